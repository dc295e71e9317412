import { family, numbers } from '../../numbering.ts'
import { boxHeader } from '../box-headers.ts'
import { pinConnector } from '../pin-connectors.ts'
import { positions, range } from '../positions.ts'

const brand = 'Sullins'
const ROW_LETTERS = [
  { code: 'S', rows: 1 },
  { code: 'D', rows: 2 },
]
const ROW_DIGITS = [
  { code: '1', rows: 1 },
  { code: '2', rows: 2 },
]
const ANGLES = [
  { code: 'A', orientation: 'Vertical' },
  { code: 'B', orientation: 'Right angle' },
] as const

const headers = [
  { series: 'PRPC', plating: 'Gold flash' },
  { series: 'PREC', plating: 'Tin' },
].map(({ series, plating }) =>
  numbers({
    model: `${series}{n}{rows}{angle}AN[-RC]`,
    fields: { n: positions(range(1, 40), 3), rows: ROW_LETTERS, angle: ANGLES },
    describe: ({ n, rows, angle }) =>
      pinConnector({
        brand,
        series,
        perRow: n.count,
        rows: rows.rows,
        pitch: 2.54,
        gender: 'Male',
        orientation: angle.orientation,
        mounting: 'Through hole',
        plating,
        priceLevel: 1.2,
      }),
  }),
)

const sockets = [
  { series: 'PPPC', plating: 'Gold flash' },
  { series: 'PPTC', plating: 'Tin' },
].map(({ series, plating }) =>
  numbers({
    model: `${series}{n}{rows}LFBN[-RC]`,
    fields: { n: positions(range(1, 40), 2), rows: ROW_DIGITS },
    describe: ({ n, rows }) =>
      pinConnector({
        brand,
        series,
        perRow: n.count,
        rows: rows.rows,
        pitch: 2.54,
        gender: 'Female',
        orientation: 'Vertical',
        mounting: 'Through hole',
        plating,
        priceLevel: 1.3,
      }),
  }),
)

const FINE = [
  { model: 'NRPN{n}{rows}PAEN[-RC]', pitch: 2, gender: 'Male', mounting: 'Through hole' },
  { model: 'NPPN{n}{rows}BFCN[-RC]', pitch: 2, gender: 'Female', mounting: 'Through hole' },
  { model: 'GRPB{n}{rows}VWVN[-RC]', pitch: 1.27, gender: 'Male', mounting: 'Through hole' },
  { model: 'GRPB{n}{rows}MWCN[-RC]', pitch: 1.27, gender: 'Male', mounting: 'Surface mount' },
  { model: 'LPPB{n}{rows}NFFN[-RC]', pitch: 1.27, gender: 'Female', mounting: 'Through hole' },
] as const
const fine = FINE.map(({ model, pitch, gender, mounting }) =>
  numbers({
    model,
    fields: { n: positions(range(2, 40), 2), rows: ROW_DIGITS },
    describe: ({ n, rows }) =>
      pinConnector({
        brand,
        series: model.slice(0, 4),
        perRow: n.count,
        rows: rows.rows,
        pitch,
        gender,
        orientation: 'Vertical',
        mounting,
        plating: 'Gold flash',
        priceLevel: 1.6,
      }),
  }),
)

const box = numbers({
  model: 'SBH11-PBPC-D{n}-{angle}-BK',
  fields: {
    n: positions([3, 4, 5, 6, 7, 8, 10, 12, 13, 15, 17, 20, 25, 30, 32], 2),
    angle: [
      { code: 'ST', orientation: 'Vertical' },
      { code: 'RA', orientation: 'Right angle' },
    ] as const,
  },
  describe: ({ n, angle }) =>
    boxHeader({
      brand,
      series: 'SBH11',
      positions: n.count * 2,
      pitch: 2.54,
      orientation: angle.orientation,
      mounting: 'Through hole',
      plating: 'Gold flash',
      priceLevel: 1.1,
    }),
})

export const sullinsHeaders = family('sullins-headers', 2, [...headers, ...sockets, ...fine, box])
