import { family, numbers } from '../numbering.ts'
import { WATCH_FREQUENCY } from './crystal.ts'
import { freeFrequency } from './free-frequency.ts'
import { oscillator } from './oscillator.ts'

const brand = 'SiTime'

const PACKAGES = [
  { code: '1', size: '2520', price: 0.86 },
  { code: '2', size: '3225', price: 0.88 },
  { code: '7', size: '2016', price: 0.95 },
  { code: '3', size: '5032', price: 0.92 },
  { code: '8', size: '7050', price: 1.02 },
]
const STABILITIES = [
  { code: '2', ppm: 25, price: 1.1 },
  { code: '3', ppm: 50, price: 1 },
  { code: '1', ppm: 20, price: 1.25 },
]
const SUPPLIES = [
  { code: '33', supply: [3.3, 3.3] },
  { code: '18', supply: [1.8, 1.8] },
  { code: '25', supply: [2.5, 2.5] },
  { code: '28', supply: [2.8, 2.8] },
  { code: '30', supply: [3, 3] },
  { code: 'XX', supply: [2.25, 3.63] },
] as const
/** Output enable, standby, or neither. */
const PIN_ONE = [{ code: 'E' }, { code: 'S' }, { code: 'N' }]
/** A dash is the usual edge; letters slow it down against radiated noise. */
const DRIVES = [{ code: '-' }, { code: 'A' }, { code: 'G' }, { code: 'L' }, { code: 'R' }, { code: 'T' }]
const REELS = [
  { code: 'G', pieces: 250 },
  { code: 'E', pieces: 1000 },
  { code: 'D', pieces: 3000 },
]

const SERIES = [
  {
    code: 'SiT8008B',
    ranges: [
      { code: 'I', temperature: [-40, 85] },
      { code: 'C', temperature: [-20, 70] },
    ],
    lowest: 1_000_000,
    highest: 110_000_000,
    price: 1,
  },
  {
    code: 'SiT8208A',
    ranges: [
      { code: 'I', temperature: [-40, 85] },
      { code: 'C', temperature: [-20, 70] },
    ],
    lowest: 1_000_000,
    highest: 80_000_000,
    price: 1.5,
  },
  {
    code: 'SiT8918B',
    ranges: [
      { code: 'E', temperature: [-40, 105] },
      { code: 'A', temperature: [-40, 125] },
    ],
    lowest: 1_000_000,
    highest: 110_000_000,
    price: 1.4,
  },
  {
    code: 'SiT8924B',
    ranges: [
      { code: 'E', temperature: [-40, 105] },
      { code: 'A', temperature: [-40, 125] },
    ],
    lowest: 1_000_000,
    highest: 110_000_000,
    qualified: true,
    price: 1.8,
  },
] as const

/** SiT8008BI-12-33E-25.000000G: range, drive, package, stability, supply, pin 1, frequency, reel. */
const programmable = SERIES.map((series) =>
  numbers({
    model: `${series.code}{range}{drive}{package}{stability}-{supply}{pin}-{f}[{reel}]`,
    stem: `${series.code}{range}{drive}{package}{stability}-{supply}{pin}-{f}`,
    fields: {
      f: freeFrequency(series.lowest, series.highest),
      supply: SUPPLIES,
      package: PACKAGES,
      stability: STABILITIES,
      pin: PIN_ONE,
      reel: REELS,
      range: series.ranges,
      drive: DRIVES,
    },
    describe: ({ f, supply, package: body, stability, reel, range }) =>
      oscillator({
        brand,
        series: series.code.slice(0, 7),
        kind: 'MEMS',
        hertz: f.hertz,
        package: body.size,
        stability: stability.ppm,
        supply: supply.supply,
        supplyCurrent: 0.0045,
        output: 'LVCMOS',
        temperature: range.temperature,
        qualified: 'qualified' in series,
        packCount: reel.pieces,
        price: body.price * stability.price * series.price,
      }),
  }),
)

/** 32.768 kHz in a chip-scale package: SiT1533AI-H4-DCC-32.768E. */
const watch = numbers({
  model: 'SiT{chip}A{range}-{body}-{swing}-32.768[{reel}]',
  stem: 'SiT{chip}A{range}-{body}-{swing}-32.768',
  fields: {
    chip: [
      { code: '1533', ppm: 75 },
      { code: '1532', ppm: 75 },
      { code: '1552', ppm: 5 },
    ],
    range: [
      { code: 'I', temperature: [-40, 85] },
      { code: 'C', temperature: [-10, 70] },
    ] as const,
    body: [
      { code: 'H4', size: '2012' },
      { code: 'J4', size: '1508 CSP' },
    ],
    swing: [{ code: 'DCC' }, { code: 'D14' }, { code: 'D26' }],
    reel: [
      { code: 'E', pieces: 1000 },
      { code: 'D', pieces: 3000 },
      { code: 'G', pieces: 250 },
    ],
  },
  describe: ({ chip, range, body, reel }) =>
    oscillator({
      brand,
      series: `SiT${chip.code}`,
      kind: 'MEMS',
      hertz: WATCH_FREQUENCY,
      package: body.size,
      stability: chip.ppm,
      supply: [1.2, 3.63],
      supplyCurrent: 0.0000009,
      output: 'LVCMOS',
      temperature: range.temperature,
      packCount: reel.pieces,
      price: chip.ppm === 5 ? 2.1 : 0.94,
    }),
})

export const sitimeOscillators = family('sitime-oscillators', 6, [...programmable, watch])
