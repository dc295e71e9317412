import { family, listed, numbers } from '../numbering.ts'
import { crystal, WATCH_FREQUENCY } from './crystal.ts'
import { crystalFrequencies } from './frequencies.ts'

const WIDE = [-40, 85] as const

/** 7M-16.000MAAJ-T: series, frequency, tolerance, stability, load. */
const TXC_BODIES = [
  { code: '7M', size: '3225' },
  { code: '7V', size: '3225' },
  { code: '7A', size: '5032' },
  { code: '7B', size: '5032' },
  { code: '8Z', size: '2520' },
  { code: '8Y', size: '2016' },
  { code: '8Q', size: '1612' },
  { code: '9C', size: 'HC-49/US SMD' },
]
const TXC_TOLERANCES = [
  { code: 'A', ppm: 30 },
  { code: 'E', ppm: 10 },
  { code: 'H', ppm: 20 },
]
const TXC_LOADS = [
  { code: 'J', load: 18 },
  { code: 'E', load: 12 },
  { code: 'N', load: 8 },
  { code: 'K', load: 10 },
  { code: 'B', load: 20 },
  { code: 'Q', load: 9 },
]
const txc = TXC_BODIES.map(({ code, size }) =>
  numbers({
    model: `${code}-{f}M{tolerance}{stability}{load}[-T]`,
    stem: `${code}-{f}M{tolerance}{stability}{load}`,
    fields: { f: crystalFrequencies(size, 3), load: TXC_LOADS, tolerance: TXC_TOLERANCES, stability: TXC_TOLERANCES },
    describe: ({ f, load, tolerance, stability }) =>
      crystal({
        brand: 'TXC',
        series: code,
        hertz: f.hertz,
        package: size,
        load: load.load,
        tolerance: tolerance.ppm,
        stability: stability.ppm,
        temperature: stability.code === 'A' ? [-20, 70] : WIDE,
        packCount: 3000,
        priceLevel: 0.9,
      }),
  }),
)
const TXC_WATCH = [
  { code: '9HT10-32.768KBZF-T', size: '3215', load: 12.5, ppm: 20 },
  { code: '9HT10-32.768KAZF-T', size: '3215', load: 12.5, ppm: 10 },
  { code: '9HT10-32.768KBZB-T', size: '3215', load: 7, ppm: 20 },
  { code: '9HT10-32.768KBZC-T', size: '3215', load: 9, ppm: 20 },
  { code: '9HT11-32.768KBZF-T', size: '2012', load: 12.5, ppm: 20 },
  { code: '9HT12-32.768KDZY-T', size: '2012', load: 7, ppm: 20 },
  { code: '9HT13-32.768KDZY-T', size: '1610', load: 7, ppm: 20 },
  { code: '9H03200012', size: '3215', load: 12.5, ppm: 20 },
]
export const txcCrystals = family('txc-crystals', 2, [
  ...txc,
  listed(TXC_WATCH, ({ code, size, load, ppm }) =>
    crystal({
      brand: 'TXC',
      series: code.slice(0, 5),
      hertz: WATCH_FREQUENCY,
      package: size,
      load,
      tolerance: ppm,
      temperature: WIDE,
      packCount: 3000,
      priceLevel: 0.9,
    }),
  ),
])
