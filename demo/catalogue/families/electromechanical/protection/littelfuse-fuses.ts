import { family, numbers } from '../numbering.ts'
import { fuse, littelfuseRatings } from './fuse.ts'

/** Reel letters and what is on the reel. */
const NANO_REELS = [
  { code: 'MRL', pieces: 1000 },
  { code: 'NRL', pieces: 5000 },
]
const reel = (code: string, pieces: number) => [{ code, pieces }]

/** 0451001.MRL is 1 A, 0451.500MRL half an ampere. */
const chip = (
  series: string,
  body: string,
  speed: string,
  [from, to]: readonly [number, number],
  voltage: number,
  reels: typeof NANO_REELS,
  price: number,
) => ({ series, body, speed, from, to, voltage, reels, price })
const CHIPS = [
  chip('0451', '2410', 'Very fast-acting', [0.1, 15], 125, NANO_REELS, 0.42),
  chip('0452', '2410', 'Time-lag', [0.375, 5], 125, NANO_REELS, 0.58),
  chip('0453', '2410', 'Very fast-acting', [0.1, 15], 125, NANO_REELS, 0.44),
  chip('0454', '2410', 'Time-lag', [0.375, 5], 125, NANO_REELS, 0.6),
  chip('0448', '2410', 'Very fast-acting', [0.1, 15], 125, reel('MR', 1000), 0.46),
  chip('0466', '1206', 'Very fast-acting', [0.125, 5], 63, reel('NR', 5000), 0.22),
  chip('0467', '0603', 'Very fast-acting', [0.25, 5], 32, reel('NR', 5000), 0.19),
  chip('0468', '1206', 'Time-lag', [0.5, 3], 63, reel('NR', 3000), 0.26),
  chip('0437', '1206', 'Fast-acting', [0.25, 8], 63, reel('WR', 3000), 0.24),
  chip('0438', '0603', 'Fast-acting', [0.25, 6.3], 32, reel('WR', 4000), 0.21),
  chip('0435', '0402', 'Very fast-acting', [0.25, 5], 32, reel('KR', 10000), 0.2),
  chip('0494', '0603', 'Very fast-acting', [0.25, 5], 32, reel('NR', 5000), 0.19),
  chip('0501', '1206', 'High-current', [10, 20], 32, reel('WR', 3000), 0.3),
]
const chips = CHIPS.map((series) =>
  numbers({
    model: `${series.series}{rating}{reel}`,
    stem: `${series.series}{rating}`,
    fields: { rating: littelfuseRatings(series.from, series.to), reel: series.reels },
    describe: ({ rating, reel }) =>
      fuse({
        brand: 'Littelfuse',
        series: series.series.slice(1),
        kind: 'SMD Fuses',
        current: rating.amperes,
        voltage: series.voltage,
        speed: series.speed,
        package: series.body,
        packing: 'Tape & reel',
        packCount: reel.pieces,
        price: series.price,
        qualified: series.series === '0437' || series.series === '0438',
      }),
  }),
)
export const littelfuseChipFuses = family('littelfuse-chip-fuses', 2, chips)

const CARTRIDGES = [
  {
    series: '0217',
    ends: ['MXP', 'HXP'],
    body: '5×20 mm',
    speed: 'Fast-acting',
    from: 0.1,
    to: 15,
    voltage: 250,
    price: 0.29,
  },
  {
    series: '0218',
    ends: ['MXP', 'HXP'],
    body: '5×20 mm',
    speed: 'Time-lag',
    from: 0.1,
    to: 15,
    voltage: 250,
    price: 0.31,
  },
  {
    series: '0215',
    ends: ['MXP', 'HXP'],
    body: '5×20 mm',
    speed: 'Time-lag, high breaking',
    from: 0.2,
    to: 20,
    voltage: 250,
    price: 0.42,
  },
  {
    series: '0216',
    ends: ['MXP', 'HXP'],
    body: '5×20 mm',
    speed: 'Fast-acting, high breaking',
    from: 0.2,
    to: 10,
    voltage: 250,
    price: 0.44,
  },
  {
    series: '0312',
    ends: ['HXP', 'MXP'],
    body: '6.3×32 mm',
    speed: 'Fast-acting',
    from: 0.1,
    to: 20,
    voltage: 250,
    price: 0.36,
  },
  {
    series: '0313',
    ends: ['HXP', 'MXP'],
    body: '6.3×32 mm',
    speed: 'Time-lag',
    from: 0.1,
    to: 20,
    voltage: 250,
    price: 0.62,
  },
] as const
const cartridges = CARTRIDGES.map((cartridge) =>
  numbers({
    model: `${cartridge.series}{rating}{end}`,
    stem: `${cartridge.series}{rating}`,
    fields: {
      rating: littelfuseRatings(cartridge.from, cartridge.to),
      end: cartridge.ends.map((code) => ({ code, pieces: code === 'MXP' ? 1000 : 100 })),
    },
    describe: ({ rating, end }) =>
      fuse({
        brand: 'Littelfuse',
        series: cartridge.series.slice(1),
        kind: 'Cartridge',
        current: rating.amperes,
        voltage: cartridge.voltage,
        speed: cartridge.speed,
        package: cartridge.body,
        packing: 'Bulk',
        packCount: end.pieces,
        price: cartridge.price,
      }),
  }),
)

const BLADES = [
  {
    series: '0287',
    end: 'PXCN',
    name: 'ATOF',
    body: 'Blade regular',
    amperes: [5, 10, 15, 20, 30, 1, 2, 3, 4, 7.5, 25, 35, 40],
    price: 0.16,
  },
  {
    series: '0297',
    end: 'WXNV',
    name: 'MINI',
    body: 'Blade mini',
    amperes: [5, 10, 15, 20, 30, 2, 3, 4, 7.5, 25],
    price: 0.17,
  },
  { series: '0299', end: 'ZXNV', name: 'MAXI', body: 'Blade maxi', amperes: [20, 30, 40, 50, 60, 70, 80], price: 0.74 },
]
const blades = BLADES.map((blade) =>
  numbers({
    model: `${blade.series}{rating}${blade.end}`,
    stem: `${blade.series}{rating}`,
    fields: {
      rating: blade.amperes.map((amperes) => ({
        amperes,
        code: Number.isInteger(amperes) ? `${String(amperes).padStart(3, '0')}.` : `0${amperes}`,
      })),
    },
    describe: ({ rating }) =>
      fuse({
        brand: 'Littelfuse',
        series: blade.name,
        kind: 'Automotive',
        current: rating.amperes,
        voltage: 32,
        speed: 'Fast-acting',
        package: blade.body,
        packing: 'Bulk',
        packCount: 500,
        price: blade.price,
      }),
  }),
)
export const littelfuseCartridgeAndBlade = family('littelfuse-cartridge-blade', 1, [...cartridges, ...blades])
