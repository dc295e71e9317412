import { family, numbers } from '../numbering.ts'
import { crystal, WATCH_FREQUENCY } from './crystal.ts'

/** CM7V-T1A-32.768KHZ-7PF-20PPM-TA-QC: everything in clear. */
const microCrystal = numbers({
  model: '{body}-32.768KHZ-{load}PF-{tolerance}PPM-{range}-{grade}',
  fields: {
    load: ['7', '9', '12.5', '6', '4'].map((code) => ({ code, load: Number(code) })),
    tolerance: [
      { code: '20', ppm: 20 },
      { code: '10', ppm: 10 },
      { code: '100', ppm: 100 },
    ],
    body: [
      { code: 'CM7V-T1A', size: '3215' },
      { code: 'CM8V-T1A', size: '2012' },
      { code: 'CM9V-T1A', size: '1610' },
      { code: 'CC7V-T1A', size: '3215' },
      { code: 'CC8V-T1A', size: '2012' },
      { code: 'MS3V-T1R', size: '5018' },
      { code: 'MS1V-T1K', size: '6019' },
    ],
    range: [
      { code: 'TA', temperature: [-40, 85] },
      { code: 'TB', temperature: [-40, 125] },
    ] as const,
    grade: [
      { code: 'QC', qualified: false },
      { code: 'QA', qualified: true },
    ],
  },
  describe: ({ load, tolerance, body, range, grade }) =>
    crystal({
      brand: 'Micro Crystal',
      series: body.code.slice(0, 4),
      hertz: WATCH_FREQUENCY,
      package: body.size,
      load: load.load,
      tolerance: tolerance.ppm,
      temperature: range.temperature,
      qualified: grade.qualified,
      packCount: 3000,
      priceLevel: 1.8,
    }),
})
export const microCrystalCrystals = family('micro-crystal', 1, [microCrystal])
