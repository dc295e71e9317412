import { family, numbers } from '../../numbering.ts'
import { boxHeader } from '../box-headers.ts'
import { SCREW_TERMINALS } from '../categories.ts'
import { connector, drawnCount } from '../connector.ts'
import { flatCableSocket } from '../flat-cable.ts'
import { pinConnector } from '../pin-connectors.ts'
import { positions, range } from '../positions.ts'
import { wireHeader, wireHousing } from '../wire-to-board.ts'

const brand = 'Würth Elektronik'

const STYLES = [
  { code: '11', gender: 'Male', orientation: 'Vertical' },
  { code: '10', gender: 'Male', orientation: 'Right angle' },
  { code: '18', gender: 'Female', orientation: 'Vertical' },
] as const

/** 613 0 02 1 11 21: two pins in one row, upright header. The count is of all pins, not of one row. */
const pinRules = [
  { rows: 1, counts: range(1, 40) },
  { rows: 2, counts: range(2, 80, 2) },
].map(({ rows, counts }) =>
  numbers({
    model: `6130{n}${rows}{style}21`,
    fields: { n: positions(counts, 2), style: STYLES },
    describe: ({ n, style }) =>
      pinConnector({
        brand,
        series: style.gender === 'Male' ? 'WR-PHD' : 'WR-PHD socket',
        perRow: n.count / rows,
        rows,
        pitch: 2.54,
        gender: style.gender,
        orientation: style.orientation,
        mounting: 'Through hole',
        plating: 'Gold flash',
        priceLevel: 2,
      }),
  }),
)

const boxRule = numbers({
  model: '6120{n}2{style}21',
  fields: {
    n: positions([6, 8, 10, 12, 14, 16, 20, 24, 26, 30, 34, 40, 50, 60, 64], 2),
    style: [
      { code: '16', orientation: 'Vertical' },
      { code: '17', orientation: 'Right angle' },
    ] as const,
  },
  describe: ({ n, style }) =>
    boxHeader({
      brand,
      series: 'WR-BHD',
      positions: n.count,
      pitch: 2.54,
      orientation: style.orientation,
      mounting: 'Through hole',
      plating: 'Gold flash',
      priceLevel: 1.6,
    }),
})

const wireSeries = { brand, series: 'WR-WTB', pitch: 2.54, current: 3, voltage: 250, temperature: [-40, 105] } as const
const wireCounts = positions(range(2, 16), 2)
const wireRules = [
  numbers({
    model: '6190{n}1{style}21',
    fields: {
      n: wireCounts,
      style: [
        { code: '11', orientation: 'Vertical' },
        { code: '10', orientation: 'Right angle' },
      ] as const,
    },
    describe: ({ n, style }) =>
      wireHeader(wireSeries, {
        positions: n.count,
        orientation: style.orientation,
        mounting: 'Through hole',
        packCount: 500,
        drawing: `${style.orientation === 'Vertical' ? 'jst' : 'jst-side'}-${drawnCount(n.count)}`,
        price: 0.1 + 0.05 * n.count,
      }),
  }),
  numbers({
    model: '6190{n}11621',
    fields: { n: wireCounts },
    describe: ({ n }) => wireHousing(wireSeries, n.count),
  }),
]

/** WR-TBL screw terminals: series, then the pole count in the last digits. */
const TERMINALS = [
  { code: '1377', pitch: 5, current: 16 },
  { code: '1027', pitch: 5, current: 16 },
  { code: '1017', pitch: 5.08, current: 16 },
  { code: '2135', pitch: 5, current: 24 },
  { code: '2141', pitch: 3.5, current: 10 },
  { code: '2109', pitch: 2.54, current: 6 },
]
const terminalRule = numbers({
  model: '691{series}10{n}',
  fields: { n: positions(range(2, 24), 3), series: TERMINALS },
  describe: ({ n, series }) =>
    connector({
      brand,
      category: SCREW_TERMINALS,
      name: 'Screw terminal block',
      series: `WR-TBL ${series.code}`,
      system: 'pcb-screw-terminal',
      positions: n.count,
      pitch: series.pitch,
      orientation: 'Right angle',
      mounting: 'Through hole',
      plating: 'Tin',
      current: series.current,
      voltage: 300,
      drawing: `terminal-block-${drawnCount(n.count)}`,
      marking: 'WR-TBL',
      packing: 'Box',
      packCount: 100,
      price: 0.12 + n.count * 0.19,
    }),
})

const flatCableRules = [
  { number: '6871{n}149022', pitch: 0.5, counts: range(6, 60, 2) },
  { number: '6861{n}148922', pitch: 1, counts: range(4, 30) },
].map(({ number, pitch, counts }) =>
  numbers({
    model: number,
    fields: { n: positions(counts, 2) },
    describe: ({ n }) =>
      flatCableSocket({ brand, series: 'WR-FPC', positions: n.count, pitch, packCount: 1000, priceLevel: 1.5 }),
  }),
)

export const wuerthConnectors = family('wuerth-connectors', 2, [
  ...pinRules,
  boxRule,
  ...wireRules,
  terminalRule,
  ...flatCableRules,
])
