import { family, listed, numbers } from '../numbering.ts'
import { crystal, WATCH_FREQUENCY } from './crystal.ts'
import { crystalFrequencies } from './frequencies.ts'

const WIDE = [-40, 85] as const

/** CS325-16.000MABJ-UT, HCM49-16.000MABJ-UT, HC49US-16.000MABJ-UB. */
const CITIZEN_BODIES = [
  { code: 'CS325', size: '3225', end: '-UT' },
  { code: 'CS325S', size: '3225', end: '-UT' },
  { code: 'CS10', size: '5032', end: '-UT' },
  { code: 'HCM49', size: 'HC-49/US SMD', end: '-UT' },
  { code: 'HC49US', size: 'HC-49/S', end: '-UB' },
]
const CITIZEN_GRADES = [
  { code: 'ABJ', ppm: 30, load: 18 },
  { code: 'ABE', ppm: 30, load: 12 },
  { code: 'EEQ', ppm: 10, load: 10 },
  { code: 'EEN', ppm: 10, load: 8 },
]
const citizen = CITIZEN_BODIES.map(({ code, size, end }) =>
  numbers({
    model: `${code}-{f}M{grade}[${end}]`,
    stem: `${code}-{f}M{grade}`,
    fields: { f: crystalFrequencies(size, 3), grade: CITIZEN_GRADES },
    describe: ({ f, grade }) =>
      crystal({
        brand: 'Citizen',
        series: code,
        hertz: f.hertz,
        package: size,
        load: grade.load,
        tolerance: grade.ppm,
        stability: 50,
        temperature: [-10, 70],
        packCount: 1000,
        priceLevel: 1,
      }),
  }),
)
const CITIZEN_WATCH = [
  { code: 'CM315D32768DZFT', size: '3215', load: 12.5 },
  { code: 'CM315D32768EZFT', size: '3215', load: 9 },
  { code: 'CM315D32768HZFT', size: '3215', load: 7 },
  { code: 'CM212D32768DZFT', size: '2012', load: 12.5 },
  { code: 'CM200C32768DZFT', size: '8038', load: 12.5 },
  { code: 'CFS-20632768DZFB', size: 'Cylinder 2×6', load: 12.5 },
  { code: 'CFS-20632768EZFB', size: 'Cylinder 2×6', load: 9 },
  { code: 'CFS-20632768HZFB', size: 'Cylinder 2×6', load: 6 },
  { code: 'CFS-14532768DZFB', size: 'Cylinder 1.5×5', load: 12.5 },
]
export const citizenCrystals = family('citizen-crystals', 1, [
  ...citizen,
  listed(CITIZEN_WATCH, ({ code, size, load }) =>
    crystal({
      brand: 'Citizen',
      series: code.slice(0, 5),
      hertz: WATCH_FREQUENCY,
      package: size,
      load,
      tolerance: 20,
      temperature: WIDE,
      packCount: 3000,
      priceLevel: 0.9,
    }),
  ),
])
