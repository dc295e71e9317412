import { family, numbers } from '../numbering.ts'
import { crystal } from './crystal.ts'
import { CRYSTAL_FREQUENCIES, type Frequency, frequenciesFrom, OSCILLATOR_FREQUENCIES } from './frequencies.ts'
import { oscillator } from './oscillator.ts'

/** CX3225GB16000D0HPQCC: kilohertz, load, then accuracy. */
const kyoceraFrequencies: Frequency[] = CRYSTAL_FREQUENCIES.filter((hertz) => hertz >= 8e6 && hertz % 1000 === 0).map(
  (hertz) => ({ hertz, code: String(hertz / 1000).padStart(5, '0') }),
)
const crystals = [
  { code: 'CX3225GB', size: '3225' },
  { code: 'CX2520DB', size: '2520' },
  { code: 'CX2016DB', size: '2016' },
  { code: 'CX5032GB', size: '5032' },
  { code: 'CX8045GB', size: '8045' },
].map(({ code, size }) =>
  numbers({
    model: `${code}{f}{load}{grade}`,
    fields: {
      f: kyoceraFrequencies,
      load: [
        { code: 'D0', load: 8 },
        { code: 'P0', load: 12 },
        { code: 'H0', load: 16 },
        { code: 'C0', load: 7 },
      ],
      grade: [
        { code: 'HPQCC', ppm: 20, stability: 50 },
        { code: 'HPQZ1', ppm: 30, stability: 30 },
        { code: 'FLJCC', ppm: 10, stability: 15 },
        { code: 'PPSCC', ppm: 50, stability: 100 },
      ],
    },
    describe: ({ f, load, grade }) =>
      crystal({
        brand: 'Kyocera',
        series: code,
        hertz: f.hertz,
        package: size,
        load: load.load,
        tolerance: grade.ppm,
        stability: grade.stability,
        temperature: [-40, 85],
        packCount: 1000,
        priceLevel: 1,
      }),
  }),
)
/** KC2520B48.0000C10E00. */
const oscillators = numbers({
  model: 'KC{body}{f}{grade}E{reel}',
  stem: 'KC{body}{f}{grade}E',
  fields: {
    f: frequenciesFrom(1_500_000, 4, {
      atMost: 4,
      all: OSCILLATOR_FREQUENCIES.filter((hertz) => hertz !== 66_666_600),
    }),
    body: [
      { code: '2520B', size: '2520' },
      { code: '3225K', size: '3225' },
      { code: '2016K', size: '2016' },
      { code: '2520Z', size: '2520' },
      { code: '5032A', size: '5032' },
      { code: '7050K', size: '7050' },
    ],
    grade: [
      { code: 'C10', ppm: 50, volts: 3.3 },
      { code: 'C1G', ppm: 50, volts: 1.8 },
      { code: 'K30', ppm: 30, volts: 3.3 },
      { code: 'C20', ppm: 25, volts: 3.3 },
    ],
    reel: [
      { code: '00', pieces: 2000 },
      { code: 'ST', pieces: 1000 },
    ],
  },
  describe: ({ f, body, grade, reel }) =>
    oscillator({
      brand: 'Kyocera',
      series: `KC${body.code}`,
      kind: 'XO',
      hertz: f.hertz,
      package: body.size,
      stability: grade.ppm,
      supply: [grade.volts, grade.volts],
      supplyCurrent: 0.006,
      output: 'CMOS',
      temperature: [-40, 85],
      packCount: reel.pieces,
      price: 0.78,
    }),
})

export const kyoceraTiming = family('kyocera-timing', 2, [...crystals, oscillators])
