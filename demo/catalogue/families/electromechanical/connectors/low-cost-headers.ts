import { family, numbers } from '../numbering.ts'
import { flatCableSocket } from './flat-cable.ts'
import { pinConnector } from './pin-connectors.ts'
import { positions, range } from './positions.ts'

/** Low-cost board connectors: plain grammars, the pole count in clear. */
const xunpuHeaders = numbers({
  model: 'PM254-{rows}-{n}-{angle}-8.5',
  fields: {
    n: positions(range(2, 40), 2),
    rows: [
      { code: '1', rows: 1 },
      { code: '2', rows: 2 },
    ],
    angle: [
      { code: 'Z', orientation: 'Vertical' },
      { code: 'W', orientation: 'Right angle' },
    ] as const,
  },
  describe: ({ n, rows, angle }) =>
    pinConnector({
      brand: 'XUNPU',
      series: 'PM254',
      perRow: n.count,
      rows: rows.rows,
      pitch: 2.54,
      gender: 'Male',
      orientation: angle.orientation,
      mounting: 'Through hole',
      plating: 'Gold flash',
      priceLevel: 0.35,
    }),
})

const xunpuFlatCable = [
  { model: 'FPC-05F-{n}PH20', pitch: 0.5, counts: [...range(4, 30), 32, 34, 36, 40, 45, 50, 54, 60] },
  { model: 'FPC-1.0F-{n}PH25', pitch: 1, counts: range(4, 30) },
].map(({ model, pitch, counts }) =>
  numbers({
    model,
    fields: { n: positions(counts) },
    describe: ({ n }) =>
      flatCableSocket({
        brand: 'XUNPU',
        series: model.slice(0, model.indexOf('F-') + 1),
        positions: n.count,
        pitch,
        packCount: 1500,
        priceLevel: 0.4,
      }),
  }),
)

/** XKB counts all pins: C85D32 is the 8.5 mm post of the common 2.54 mm header. */
const XKB = [
  { model: 'X6511WV-{n}H-C60D60', gender: 'Male', rows: 1, pitch: 2.54, mounting: 'Through hole' },
  { model: 'X6511FV-{n}-C85D32', gender: 'Female', rows: 1, pitch: 2.54, mounting: 'Through hole' },
  { model: 'X6521FV-{n}-C85D32', gender: 'Female', rows: 2, pitch: 2.54, mounting: 'Through hole' },
  { model: 'X6511FRS-{n}-C85D30', gender: 'Female', rows: 1, pitch: 2.54, mounting: 'Surface mount' },
  { model: 'X1321FVS-2x{n}-C43D30', gender: 'Female', rows: 2, pitch: 1.27, mounting: 'Surface mount' },
] as const
const xkb = XKB.map(({ model, gender, rows, pitch, mounting }) =>
  numbers({
    model,
    fields: { n: positions(range(2, 40), 2) },
    describe: ({ n }) =>
      pinConnector({
        brand: 'XKB',
        series: model.slice(0, model.indexOf('-')),
        perRow: n.count,
        rows,
        pitch,
        gender,
        orientation: 'Vertical',
        mounting,
        plating: 'Gold flash',
        priceLevel: 0.5,
      }),
  }),
)

const boomele = numbers({
  model: '2.54-{rows}*{n}P{gender}',
  fields: {
    n: positions(range(2, 40)),
    rows: [
      { code: '1', rows: 1 },
      { code: '2', rows: 2 },
    ],
    gender: [
      { code: 'M', gender: 'Male' },
      { code: 'F', gender: 'Female' },
    ] as const,
  },
  describe: ({ n, rows, gender }) =>
    pinConnector({
      brand: 'BOOMELE',
      series: '2.54',
      perRow: n.count,
      rows: rows.rows,
      pitch: 2.54,
      gender: gender.gender,
      orientation: 'Vertical',
      mounting: 'Through hole',
      plating: 'Gold flash',
      priceLevel: 0.3,
    }),
})

export const lowCostHeaders = family('low-cost-headers', 1, [xunpuHeaders, ...xunpuFlatCable, ...xkb, boomele])
