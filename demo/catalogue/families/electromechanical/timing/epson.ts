import { family, numbers } from '../numbering.ts'
import { crystal, WATCH_FREQUENCY } from './crystal.ts'
import { freeFrequency } from './free-frequency.ts'
import { crystalFrequencies } from './frequencies.ts'
import { oscillator } from './oscillator.ts'

const brand = 'Epson'

/** TSX-3225 16.0000MF18X-AC0: frequency, then tolerance in ppm, the range letter, load and packing. */
const SERIES = [
  { code: 'TSX-3225', size: '3225' },
  { code: 'FA-238', size: '3225' },
  { code: 'FA-238V', size: '3225' },
  { code: 'FA-128', size: '2016' },
  { code: 'FA-20H', size: '2520' },
  { code: 'FA-118T', size: '1612' },
  { code: 'FA-365', size: '6035' },
]
const TOLERANCES = [
  { code: '10', ppm: 10 },
  { code: '18', ppm: 18 },
  { code: '20', ppm: 20 },
  { code: '30', ppm: 30 },
  { code: '09', ppm: 9 },
]
const RANGES = [
  { code: 'X', temperature: [-20, 75] },
  { code: 'Z', temperature: [-40, 85] },
  { code: 'P', temperature: [-30, 85] },
  { code: 'V', temperature: [-40, 105] },
] as const
const LOADS = [
  { code: 'AC', load: 9 },
  { code: 'W', load: 12 },
  { code: 'B', load: 8 },
  { code: 'K', load: 10 },
  { code: 'C', load: 18 },
  { code: 'G', load: 7 },
]
/** The last digit is how it comes: 3 a reel of 250, 0 and 5 full reels. */
const REELS = [
  { code: '0', pieces: 3000 },
  { code: '3', pieces: 250 },
  { code: '5', pieces: 1000 },
]

const megahertzCrystals = SERIES.map(({ code, size }) =>
  numbers({
    model: `${code} {f}MF{tolerance}{range}-{load}{reel}`,
    stem: `${code} {f}MF{tolerance}{range}-{load}`,
    fields: {
      f: crystalFrequencies(size, 4, 4),
      load: LOADS,
      tolerance: TOLERANCES,
      range: RANGES,
      reel: REELS,
    },
    describe: ({ f, load, tolerance, range, reel }) =>
      crystal({
        brand,
        series: code,
        hertz: f.hertz,
        package: size,
        load: load.load,
        tolerance: tolerance.ppm,
        stability: tolerance.ppm,
        temperature: range.temperature,
        packCount: reel.pieces,
        priceLevel: 1.3,
      }),
  }),
)

const watch = numbers({
  model: '{series} 32.7680K{grade}-{load}{reel}',
  stem: '{series} 32.7680K{grade}-{load}',
  fields: {
    series: [
      { code: 'FC-135', size: '3215' },
      { code: 'FC-135R', size: '3215' },
      { code: 'FC-12M', size: '2012' },
      { code: 'FC1610AN', size: '1610' },
      { code: 'MC-306', size: '8038' },
      { code: 'MC-146', size: '7015' },
    ],
    load: [
      { code: 'A', load: 12.5 },
      { code: 'AC', load: 9 },
      { code: 'AG', load: 7 },
      { code: 'E', load: 6 },
    ],
    grade: [
      { code: 'A', ppm: 20 },
      { code: 'B', ppm: 10 },
    ],
    reel: REELS,
  },
  describe: ({ series, load, grade, reel }) =>
    crystal({
      brand,
      series: series.code,
      hertz: WATCH_FREQUENCY,
      package: series.size,
      load: load.load,
      tolerance: grade.ppm,
      temperature: [-40, 85],
      packCount: reel.pieces,
      priceLevel: 1.2,
    }),
})

/** SG-8018CE 25.0000M-TJHSA0 is programmed to order; SG3225CAN 25.000000M-TJGA3 is cut for its frequency. */
const BODIES = [
  { code: 'CE', size: '3225', price: 1.3 },
  { code: 'CG', size: '2520', price: 1.35 },
  { code: 'CB', size: '5032', price: 1.4 },
  { code: 'CA', size: '7050', price: 1.45 },
]
const OSCILLATOR_RANGES = [
  { code: 'J', ppm: 50, temperature: [-40, 105] },
  { code: 'H', ppm: 50, temperature: [-40, 85] },
] as const
const programmable = numbers({
  model: 'SG-8018{body} {f}M-T{range}H{pin}A{reel}',
  stem: 'SG-8018{body} {f}M-T{range}H{pin}A',
  fields: {
    f: freeFrequency(1_000_000, 110_000_000, 4),
    body: BODIES,
    range: OSCILLATOR_RANGES,
    pin: [{ code: 'S' }, { code: 'P' }],
    reel: REELS,
  },
  describe: ({ f, body, range, reel }) =>
    oscillator({
      brand,
      series: 'SG-8018',
      kind: 'XO',
      hertz: f.hertz,
      package: body.size,
      stability: range.ppm,
      supply: [1.62, 3.63],
      supplyCurrent: 0.0035,
      output: 'CMOS',
      temperature: range.temperature,
      packCount: reel.pieces,
      price: body.price,
    }),
})
const fixed = numbers({
  model: 'SG{body}CAN {f}M-T{range}GA{reel}',
  stem: 'SG{body}CAN {f}M-T{range}GA',
  fields: {
    f: crystalFrequencies('HC-49/S', 6),
    body: ['3225', '2520', '2016', '5032', '7050'].map((code) => ({ code })),
    range: OSCILLATOR_RANGES,
    reel: REELS,
  },
  describe: ({ f, body, range, reel }) =>
    oscillator({
      brand,
      series: `SG${body.code}CAN`,
      kind: 'XO',
      hertz: f.hertz,
      package: body.code,
      stability: range.ppm,
      supply: [1.62, 3.63],
      supplyCurrent: 0.002,
      output: 'CMOS',
      temperature: range.temperature,
      packCount: reel.pieces,
      price: 0.92,
    }),
})

export const epsonCrystals = family('epson-crystals', 3, [...megahertzCrystals, watch])
export const epsonOscillators = family('epson-oscillators', 2, [fixed, programmable])
