import { family, numbers } from '../../numbering.ts'
import { IC_SOCKETS } from '../categories.ts'
import { connector } from '../connector.ts'
import { pinConnector } from '../pin-connectors.ts'
import { positions, range } from '../positions.ts'

const brand = 'Mill-Max'

/** Sleeve and contact finish, in the order of how often they are asked for. */
const FINISHES = [
  { code: '43', plating: 'Gold contact, tin sleeve' },
  { code: '44', plating: 'Tin' },
  { code: '93', plating: 'Gold 30 µin, tin sleeve' },
  { code: '99', plating: 'Tin-lead free' },
  { code: '41', plating: 'Gold flash' },
  { code: '47', plating: 'Gold 10 µin' },
]
/** Row spacing in tenths of an inch, then the pin count: 308 is a narrow DIP-8, 640 a wide DIP-40. */
const SIZES = [
  ...[6, 8, 14, 16, 18, 20, 22, 24, 28].map((pins) => ({
    code: `3${String(pins).padStart(2, '0')}`,
    pins,
    spacing: 7.62,
  })),
  ...[22, 24].map((pins) => ({ code: `4${pins}`, pins, spacing: 10.16 })),
  ...[24, 28, 32, 36, 40, 42, 48].map((pins) => ({ code: `6${pins}`, pins, spacing: 15.24 })),
]
const TAILS = [
  { code: '001000', mounting: 'Through hole' as const },
  { code: '105000', mounting: 'Surface mount' as const },
]

const sockets = numbers({
  model: '110-{finish}-{size}-41-{tail}',
  fields: { size: SIZES, finish: FINISHES, tail: TAILS },
  describe: ({ size, finish, tail }) => {
    const base = connector({
      brand,
      category: IC_SOCKETS,
      name: 'IC socket',
      series: '110',
      system: `dip-socket ${size.spacing}`,
      positions: size.pins,
      rows: 2,
      pitch: 2.54,
      gender: 'Female',
      orientation: 'Vertical',
      mounting: tail.mounting,
      plating: finish.plating,
      current: 3,
      voltage: 100,
      temperature: [-55, 125],
      drawing: `ic-socket-${size.pins}`,
      marking: 'MILL-MAX',
      packing: 'Tube',
      packCount: Math.floor(440 / size.pins),
      price: 0.1 + size.pins * (finish.code === '44' ? 0.065 : 0.09),
    })
    return {
      ...base,
      package: `DIP-${size.pins}`,
      attributes: { ...base.attributes, size: `${size.spacing} mm between rows` },
    }
  },
})

const strips = [
  { base: '310', gender: 'Female', finishes: FINISHES },
  { base: '800', gender: 'Male', finishes: [{ code: '10', plating: 'Gold 10 µin' }] },
  {
    base: '350',
    gender: 'Male',
    finishes: [
      { code: '10', plating: 'Gold 10 µin' },
      { code: '80', plating: 'Tin' },
    ],
  },
] as const
const stripRules = strips.map(({ base, gender, finishes }) =>
  numbers({
    model: base === '310' ? `${base}-{finish}-1{n}-41-001000` : `${base}-{finish}-0{n}-10-001000`,
    fields: { n: positions(range(1, 64), 2), finish: finishes },
    describe: ({ n, finish }) =>
      pinConnector({
        brand,
        series: base,
        perRow: n.count,
        rows: 1,
        pitch: 2.54,
        gender,
        orientation: 'Vertical',
        mounting: 'Through hole',
        plating: finish.plating,
        special: 'round pins',
        packing: 'Tube',
        packCount: 50,
        priceLevel: 4,
      }),
  }),
)

export const millMax = family('mill-max', 1, [sockets, ...stripRules])
