import { family, numbers } from '../../numbering.ts'
import { pinConnector } from '../pin-connectors.ts'
import { positions, range } from '../positions.ts'

const FINISHES = [
  { code: '46', plating: 'Tin' },
  { code: '45', plating: 'Gold flash' },
  { code: '42', plating: 'Gold and tin' },
]
const FINE_FINISHES = [
  { code: '05', plating: 'Gold' },
  { code: '42', plating: 'Gold and tin' },
  { code: '46', plating: 'Tin' },
]

/** `{n}` counts the contacts of one row. */
const SERIES = [
  {
    number: 'M20-999',
    rows: 1,
    pitch: 2.54,
    gender: 'Male',
    orientation: 'Vertical',
    mounting: 'Through hole',
    to: 50,
  },
  {
    number: 'M20-998',
    rows: 2,
    pitch: 2.54,
    gender: 'Male',
    orientation: 'Vertical',
    mounting: 'Through hole',
    to: 50,
  },
  {
    number: 'M20-996',
    rows: 2,
    pitch: 2.54,
    gender: 'Male',
    orientation: 'Right angle',
    mounting: 'Through hole',
    to: 40,
  },
  {
    number: 'M20-997',
    rows: 1,
    pitch: 2.54,
    gender: 'Male',
    orientation: 'Right angle',
    mounting: 'Through hole',
    to: 40,
  },
  {
    number: 'M20-877',
    rows: 1,
    pitch: 2.54,
    gender: 'Male',
    orientation: 'Vertical',
    mounting: 'Surface mount',
    to: 20,
  },
  {
    number: 'M20-876',
    rows: 2,
    pitch: 2.54,
    gender: 'Male',
    orientation: 'Vertical',
    mounting: 'Surface mount',
    to: 20,
  },
  {
    number: 'M20-782',
    rows: 1,
    pitch: 2.54,
    gender: 'Female',
    orientation: 'Vertical',
    mounting: 'Through hole',
    to: 20,
  },
  {
    number: 'M20-783',
    rows: 2,
    pitch: 2.54,
    gender: 'Female',
    orientation: 'Vertical',
    mounting: 'Through hole',
    to: 20,
  },
] as const

const FINE_SERIES = [
  { number: 'M22-201', rows: 1, pitch: 2, gender: 'Male', orientation: 'Vertical', mounting: 'Through hole', to: 50 },
  { number: 'M22-202', rows: 2, pitch: 2, gender: 'Male', orientation: 'Vertical', mounting: 'Through hole', to: 50 },
  {
    number: 'M22-251',
    rows: 1,
    pitch: 2,
    gender: 'Male',
    orientation: 'Right angle',
    mounting: 'Through hole',
    to: 36,
  },
  { number: 'M22-713', rows: 1, pitch: 2, gender: 'Female', orientation: 'Vertical', mounting: 'Through hole', to: 20 },
  {
    number: 'M50-350',
    rows: 2,
    pitch: 1.27,
    gender: 'Male',
    orientation: 'Vertical',
    mounting: 'Through hole',
    to: 50,
  },
  {
    number: 'M50-360',
    rows: 2,
    pitch: 1.27,
    gender: 'Male',
    orientation: 'Vertical',
    mounting: 'Surface mount',
    to: 50,
  },
  {
    number: 'M50-310',
    rows: 2,
    pitch: 1.27,
    gender: 'Female',
    orientation: 'Vertical',
    mounting: 'Through hole',
    to: 50,
  },
] as const

const rulesOf = (series: (typeof SERIES)[number] | (typeof FINE_SERIES)[number], finishes: typeof FINISHES) =>
  numbers({
    model: `${series.number}{n}{finish}`,
    fields: { n: positions(range(2, series.to), 2), finish: finishes },
    describe: ({ n, finish }) =>
      pinConnector({
        brand: 'Harwin',
        series: series.number.slice(0, 3),
        perRow: n.count,
        rows: series.rows,
        pitch: series.pitch,
        gender: series.gender,
        orientation: series.orientation,
        mounting: series.mounting,
        plating: finish.plating,
        priceLevel: series.pitch === 2.54 ? 1.5 : 2,
      }),
  })

export const harwinHeaders = family('harwin-headers', 2, [
  ...SERIES.map((series) => rulesOf(series, FINISHES)),
  ...FINE_SERIES.map((series) => rulesOf(series, FINE_FINISHES)),
])
