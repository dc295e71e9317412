import { family, numbers } from '../numbering.ts'
import { crystal, WATCH_FREQUENCY } from './crystal.ts'
import { crystalFrequencies } from './frequencies.ts'

const WIDE = [-40, 85] as const

/** NX3225SA-12.000M-STD-CSR-1: the last fields are NDK's number for load and accuracy together. */
const NDK_BODIES = [
  { code: 'NX3225SA', size: '3225' },
  { code: 'NX3225GA', size: '3225' },
  { code: 'NX3225GD', size: '3225' },
  { code: 'NX2520SA', size: '2520' },
  { code: 'NX2016SA', size: '2016' },
  { code: 'NX1612SA', size: '1612' },
  { code: 'NX5032GA', size: '5032' },
  { code: 'NX8045GB', size: '8045' },
]
const NDK_SPECIFICATIONS = [
  { code: 'CSR-1', load: 8, ppm: 15, stability: 25 },
  { code: 'CSR-6', load: 12, ppm: 15, stability: 25 },
  { code: 'CRA-3', load: 8, ppm: 50, stability: 50 },
  { code: 'CSW-4', load: 8, ppm: 10, stability: 15 },
  { code: 'CZS-5', load: 6, ppm: 10, stability: 12 },
  { code: 'CSK-8', load: 8, ppm: 30, stability: 30 },
  { code: 'CSF-4', load: 18, ppm: 50, stability: 50 },
  { code: 'CRS-2', load: 10, ppm: 20, stability: 30 },
]
const ndk = NDK_BODIES.map(({ code, size }) =>
  numbers({
    model: `${code}-{f}M-STD-{specification}`,
    alsoWritten: [`${code}-{f}MHZ-STD-{specification}`],
    fields: { f: crystalFrequencies(size, 3), specification: NDK_SPECIFICATIONS },
    describe: ({ f, specification }) =>
      crystal({
        brand: 'NDK',
        series: code,
        hertz: f.hertz,
        package: size,
        load: specification.load,
        tolerance: specification.ppm,
        stability: specification.stability,
        temperature: WIDE,
        qualified: code.endsWith('GD') || code.endsWith('GA'),
        packCount: 3000,
        priceLevel: 1.3,
      }),
  }),
)
const ndkWatch = numbers({
  model: '{body}-32.768K-STD-MUA-{specification}',
  alsoWritten: ['{body}-32.768KHZ-STD-MUA-{specification}'],
  fields: {
    body: [
      { code: 'NX3215SA', size: '3215' },
      { code: 'NX2012SA', size: '2012' },
      { code: 'NX1610SA', size: '1610' },
    ],
    specification: [
      { code: '8', load: 12.5 },
      { code: '9', load: 6 },
      { code: '14', load: 9 },
      { code: '5', load: 7 },
    ],
  },
  describe: ({ body, specification }) =>
    crystal({
      brand: 'NDK',
      series: body.code,
      hertz: WATCH_FREQUENCY,
      package: body.size,
      load: specification.load,
      tolerance: 20,
      temperature: WIDE,
      packCount: 3000,
      priceLevel: 1.2,
    }),
})
export const ndkCrystals = family('ndk-crystals', 2, [...ndk, ndkWatch])
