import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'

interface TubeFacts {
  brand: string
  series: string
  volts: number
  poles: 2 | 3
  /** Impulse discharge current in amperes, 8/20 µs. */
  impulse: number
  body: string
  surface: boolean
  reel: boolean
  price: number
}

const gasTube = ({ brand, series, volts, poles, impulse, body, surface, reel, price }: TubeFacts) => ({
  brand,
  category: ['Circuit Protection', 'Gas Discharge Tubes', poles === 2 ? '2-pole' : '3-pole'] as const,
  name: 'Gas discharge tube',
  introduce: `${volts} V ${impulse / 1000} kA ${poles}-pole gas discharge tube, ${body}`,
  package: surface ? 'SMD' : 'Through hole',
  attributes: {
    sparkoverVoltage: volts,
    impulseCurrent: impulse,
    positions: poles,
    size: body,
    tolerance: 20,
    series,
    mounting: surface ? 'Surface mount' : 'Through hole',
    temperatureMin: -55,
    temperatureMax: 85,
  },
  equivalence: `gdt|${volts}|${poles}|${body}|${surface}`,
  drawing: 'gdt',
  marking: `${volts}`,
  packing: reel ? ('Tape & reel' as const) : ('Bulk' as const),
  packCount: reel ? 1000 : 500,
  usualPrice: dollars(price),
  rohs: true,
})

/** Bourns writes tens of volts: 2051-09-SM-RPLF is 90 V. */
const VOLTS = [9, 23, 15, 35, 7, 20, 25, 30, 40, 42, 47, 60].map((tens) => ({
  code: String(tens).padStart(2, '0'),
  volts: tens * 10,
}))
const BOURNS = [
  { series: '2036', poles: 3, impulse: 10_000, body: 'Ø 5 × 7.5 mm', price: 0.72 },
  { series: '2038', poles: 2, impulse: 5_000, body: 'Ø 5 × 5 mm', price: 0.4 },
  { series: '2051', poles: 2, impulse: 2_000, body: '5 × 4.5 mm', price: 0.36 },
  { series: '2045', poles: 2, impulse: 3_000, body: '4.5 × 3.2 mm', price: 0.38 },
  { series: '2026', poles: 3, impulse: 20_000, body: 'Ø 8 × 11.3 mm', price: 1.02 },
  { series: '2049', poles: 2, impulse: 10_000, body: 'Ø 8 × 6 mm', price: 0.52 },
] as const
const bourns = BOURNS.map(({ series, poles, impulse, body, price }) =>
  numbers({
    model: `${series}-{volts}-{form}`,
    stem: `${series}-{volts}`,
    fields: {
      volts: VOLTS,
      form: [
        { code: 'SM-RPLF', surface: true, reel: true },
        { code: 'BLF', surface: false, reel: false },
        { code: 'BT1LF', surface: false, reel: true },
      ],
    },
    describe: ({ volts, form }) =>
      gasTube({
        brand: 'Bourns',
        series,
        volts: volts.volts,
        poles,
        impulse,
        body,
        surface: form.surface,
        reel: form.reel,
        price,
      }),
  }),
)
/** SL1002A090SM and CG90LTR: volts in clear. */
const CLEAR_VOLTS = [90, 230, 150, 350, 75, 250, 260, 300, 400, 420, 470, 600]
const LITTELFUSE = [
  { series: 'SL1002A', poles: 2, impulse: 5_000, body: 'Ø 5 × 5 mm', price: 0.38 },
  { series: 'SL0902A', poles: 2, impulse: 2_500, body: '4.2 × 4.2 mm', price: 0.35 },
  { series: 'SL1003A', poles: 3, impulse: 10_000, body: 'Ø 5 × 7.5 mm', price: 0.7 },
  { series: 'SL1011A', poles: 2, impulse: 10_000, body: 'Ø 8 × 6 mm', price: 0.5 },
] as const
const littelfuse = LITTELFUSE.map(({ series, poles, impulse, body, price }) =>
  numbers({
    model: `${series}{volts}{form}`,
    stem: `${series}{volts}`,
    fields: {
      volts: CLEAR_VOLTS.map((volts) => ({ code: String(volts).padStart(3, '0'), volts })),
      form: [
        { code: 'SM', surface: true, reel: true },
        { code: 'C', surface: false, reel: false },
        { code: 'R', surface: false, reel: true },
      ],
    },
    describe: ({ volts, form }) =>
      gasTube({
        brand: 'Littelfuse',
        series,
        volts: volts.volts,
        poles,
        impulse,
        body,
        surface: form.surface,
        reel: form.reel,
        price,
      }),
  }),
)
const cg = numbers({
  model: 'CG{volts}{form}',
  stem: 'CG{volts}',
  fields: {
    volts: CLEAR_VOLTS.map((volts) => ({ code: String(volts), volts })),
    form: [
      { code: 'L', surface: false, reel: false },
      { code: 'LTR', surface: false, reel: true },
      { code: 'MS', surface: true, reel: false },
      { code: 'MSTR', surface: true, reel: true },
    ],
  },
  describe: ({ volts, form }) =>
    gasTube({
      brand: 'Littelfuse',
      series: 'CG',
      volts: volts.volts,
      poles: 2,
      impulse: 10_000,
      body: 'Ø 8 × 6 mm',
      surface: form.surface,
      reel: form.reel,
      price: 0.48,
    }),
})
export const gasDischargeTubes = family('gas-discharge-tubes', 1, [...bourns, ...littelfuse, cg])
