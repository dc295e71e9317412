import { family, listed } from '../numbering.ts'
import { crystal, WATCH_FREQUENCY } from './crystal.ts'

/** IQD sells by item number; the rest of the description is in the data sheet. */
const IQD = [
  { code: 'LFXTAL016178REEL', hertz: 25_000_000, size: '5032', load: 18 },
  { code: 'LFXTAL058124REEL', hertz: 26_000_000, size: '2016', load: 8 },
  { code: 'LFXTAL029962REEL', hertz: 16_000_000, size: '3225', load: 12 },
  { code: 'LFXTAL055663REEL', hertz: 32_000_000, size: '2016', load: 8 },
  { code: 'LFXTAL003253BULK', hertz: 8_000_000, size: 'HC-49/S', load: 30 },
  { code: 'LFXTAL002995BULK', hertz: 4_000_000, size: 'HC-49/S', load: 30 },
  { code: 'LFXTAL003240BULK', hertz: 12_000_000, size: 'HC-49/S', load: 30 },
  { code: 'LFXTAL009678REEL', hertz: WATCH_FREQUENCY, size: '3215', load: 12.5 },
  { code: 'LFXTAL066431REEL', hertz: WATCH_FREQUENCY, size: '2012', load: 9 },
  { code: 'XNMCZLNDED-32.768KHZ', hertz: WATCH_FREQUENCY, size: '3215', load: 12.5 },
]
export const iqdCrystals = family('iqd-crystals', 1, [
  listed(IQD, ({ code, hertz, size, load }) =>
    crystal({
      brand: 'IQD',
      series: code.slice(0, 6),
      hertz,
      package: size,
      load,
      tolerance: 20,
      stability: 50,
      temperature: [-40, 85],
      packCount: 1000,
      priceLevel: 1.6,
    }),
  ),
])
