import { family, numbers } from '../numbering.ts'
import { crystal, WATCH_FREQUENCY } from './crystal.ts'
import { crystalFrequencies } from './frequencies.ts'

const brand = 'Abracon'

const SERIES = [
  { code: 'ABM8', size: '3225' },
  { code: 'ABM3B', size: '5032' },
  { code: 'ABM3', size: '5032' },
  { code: 'ABM3C', size: '5032' },
  { code: 'ABM10', size: '2520' },
  { code: 'ABM11', size: '2016' },
  { code: 'ABM12', size: '1612' },
  { code: 'ABM8G', size: '3225' },
  { code: 'ABM7', size: '6035' },
  { code: 'ABM2', size: '8045' },
]
const LOADS = [18, 8, 10, 12, 7, 6, 9, 20, 16].map((load) => ({ code: String(load), load }))
const TOLERANCES = [
  { code: '2', ppm: 20 },
  { code: '1', ppm: 10 },
  { code: '4', ppm: 30 },
  { code: '7', ppm: 15 },
]
const RANGES = [
  { code: 'D', temperature: [-40, 85] },
  { code: 'B', temperature: [-20, 70] },
  { code: 'E', temperature: [0, 70] },
  { code: 'L', temperature: [-40, 105] },
] as const
const STABILITIES = [
  { code: 'U', ppm: 10 },
  { code: 'X', ppm: 20 },
  { code: 'Y', ppm: 30 },
  { code: 'G', ppm: 15 },
]
const TAPE = [
  { code: '-T', pieces: 1000 },
  { code: '-T3', pieces: 3000 },
]
const UNIT = '[MHZ]'

/** ABM8-16.000MHZ-7-1-U-T: load, tolerance, stability over −20 … 70 °C. */
const byLoad = SERIES.map(({ code, size }) =>
  numbers({
    model: `${code}-{f}${UNIT}-{load}-{tolerance}-{stability}[{tape}]`,
    stem: `${code}-{f}MHZ-{load}-{tolerance}-{stability}`,
    fields: { f: crystalFrequencies(size, 3), load: LOADS, tolerance: TOLERANCES, stability: STABILITIES, tape: TAPE },
    describe: ({ f, load, tolerance, stability, tape }) =>
      crystal({
        brand,
        series: code,
        hertz: f.hertz,
        package: size,
        load: load.load,
        tolerance: tolerance.ppm,
        stability: stability.ppm,
        temperature: [-20, 70],
        packCount: tape.pieces,
        priceLevel: 1.2,
      }),
  }),
)

/** ABM3-25.000MHZ-B2-T: temperature range and tolerance in two characters, 18 pF. */
const byGrade = SERIES.map(({ code, size }) =>
  numbers({
    model: `${code}-{f}${UNIT}-{range}{tolerance}[{tape}]`,
    stem: `${code}-{f}MHZ-{range}{tolerance}`,
    fields: { f: crystalFrequencies(size, 3), range: RANGES, tolerance: TOLERANCES, tape: TAPE },
    describe: ({ f, range, tolerance, tape }) =>
      crystal({
        brand,
        series: code,
        hertz: f.hertz,
        package: size,
        load: 18,
        tolerance: tolerance.ppm,
        stability: range.code === 'B' || range.code === 'E' ? 30 : 50,
        temperature: range.temperature,
        packCount: tape.pieces,
        priceLevel: 1.1,
      }),
  }),
)

/** ABM8W-16.0000MHZ-6-D1X-T3: made for wireless chips with little drive. */
const WIRELESS = [
  { code: 'ABM8W', size: '3225' },
  { code: 'ABM10W', size: '2520' },
  { code: 'ABM11W', size: '2016' },
  { code: 'ABM12W', size: '1612' },
  { code: 'ABM13W', size: '1210' },
]
const wireless = WIRELESS.map(({ code, size }) =>
  numbers({
    model: `${code}-{f}${UNIT}-{load}-{range}{tolerance}{stability}[-T3]`,
    stem: `${code}-{f}MHZ-{load}-{range}{tolerance}{stability}`,
    fields: {
      f: crystalFrequencies(size, 4),
      load: [8, 6, 4, 7, 5, 10].map((load) => ({ code: String(load), load })),
      tolerance: TOLERANCES,
      stability: STABILITIES,
      range: RANGES,
    },
    describe: ({ f, load, tolerance, stability, range }) =>
      crystal({
        brand,
        series: code,
        hertz: f.hertz,
        package: size,
        load: load.load,
        tolerance: tolerance.ppm,
        stability: stability.ppm,
        temperature: range.temperature,
        packCount: 3000,
        priceLevel: 1.4,
      }),
  }),
)

/** Numbered customs: the middle field says what is special, not how it is cut. */
const special = numbers({
  model: `ABM10-{special}-{f}${UNIT}[{tape}]`,
  stem: 'ABM10-{special}-{f}MHZ',
  fields: {
    f: crystalFrequencies('2520', 3),
    special: [
      { code: '166', load: 8, ppm: 10 },
      { code: '165', load: 9, ppm: 20 },
      { code: '167', load: 10, ppm: 10 },
      { code: '168', load: 12, ppm: 10 },
    ],
    tape: TAPE,
  },
  describe: ({ f, special: custom, tape }) =>
    crystal({
      brand,
      series: 'ABM10',
      hertz: f.hertz,
      package: '2520',
      load: custom.load,
      tolerance: custom.ppm,
      stability: 15,
      temperature: [-40, 85],
      packCount: tape.pieces,
      priceLevel: 1.3,
    }),
})

const HOLDERS = [
  { code: 'ABLS', size: 'HC-49/US SMD', lowest: 0 },
  { code: 'ABL', size: 'HC-49/S', lowest: 0 },
  // Without its dashes ABLS2-4.000MHZ would read as ABLS-24.000MHZ.
  { code: 'ABLS2', size: 'HC-49/US SMD', lowest: 10_000_000 },
]
const leaded = HOLDERS.map(({ code, size, lowest }) =>
  numbers({
    model: size === 'HC-49/S' ? `${code}-{f}${UNIT}-{range}{tolerance}` : `${code}-{f}${UNIT}-{range}{tolerance}[-T]`,
    stem: `${code}-{f}MHZ-{range}{tolerance}`,
    fields: {
      f: crystalFrequencies(size, 3).filter(({ hertz }) => hertz >= lowest),
      range: RANGES,
      tolerance: TOLERANCES,
    },
    describe: ({ f, range, tolerance }) =>
      crystal({
        brand,
        series: code,
        hertz: f.hertz,
        package: size,
        load: 18,
        tolerance: tolerance.ppm,
        stability: 50,
        temperature: range.temperature,
        packCount: 1000,
        priceLevel: 1.2,
      }),
  }),
)

const WATCH = [
  { code: 'ABS07', size: '3215' },
  { code: 'ABS06', size: '2012' },
  { code: 'ABS25', size: '8038' },
  { code: 'ABS05', size: '1610' },
  { code: 'ABS07W', size: '3215' },
  { code: 'ABS07-LR', size: '3215' },
  { code: 'ABS06-LR', size: '2012' },
  { code: 'ABS07-120', size: '3215' },
  { code: 'ABS06-127', size: '2012' },
]
const watch = numbers({
  model: '{series}-32.768KHZ[{load}{tolerance}][{tape}]',
  stem: '{series}-32.768KHZ{load}{tolerance}',
  fields: {
    series: WATCH,
    load: [12.5, 7, 9, 6, 4].map((load) => ({ code: load === 12.5 ? '' : `-${load}`, load })),
    tolerance: [
      { code: '', ppm: 20 },
      { code: '-1', ppm: 10 },
    ],
    tape: [
      { code: '-T', also: ['T'], pieces: 1000 },
      { code: '-T5', pieces: 5000 },
    ],
  },
  describe: ({ series, load, tolerance, tape }) =>
    crystal({
      brand,
      series: series.code,
      hertz: WATCH_FREQUENCY,
      package: series.size,
      load: load.load,
      tolerance: tolerance.ppm,
      temperature: [-40, 85],
      packCount: tape.pieces,
      priceLevel: 1.2,
    }),
})

const cylinders = numbers({
  model: '{series}-32.768KHZ{load}',
  fields: {
    series: [
      { code: 'AB26T', size: 'Cylinder 2×6' },
      { code: 'AB38T', size: 'Cylinder 3×8' },
    ],
    load: [12.5, 6, 7, 9].map((load) => ({ code: load === 12.5 ? '' : `-${load}`, load })),
  },
  describe: ({ series, load }) =>
    crystal({
      brand,
      series: series.code,
      hertz: WATCH_FREQUENCY,
      package: series.size,
      load: load.load,
      tolerance: 20,
      temperature: [-10, 60],
      packCount: 1000,
      priceLevel: 0.6,
    }),
})

export const abraconCrystals = family('abracon-crystals', 4, [
  ...byLoad,
  ...byGrade,
  ...wireless,
  special,
  ...leaded,
  watch,
  cylinders,
])
