import { family, listed } from '../../numbering.ts'
import { boxHeader } from '../box-headers.ts'
import { PLUGGABLE_TERMINALS, SCREW_TERMINALS } from '../categories.ts'
import { connector, drawnCount, type Orientation } from '../connector.ts'
import { flatCableSocket } from '../flat-cable.ts'
import { pinConnector } from '../pin-connectors.ts'
import { range } from '../positions.ts'
import { type WireSeries, wireHeader, wireHousing } from '../wire-to-board.ts'
import { teNumbers } from './te-number.ts'

const brand = 'TE Connectivity'

const TERMINALS = [
  { base: '282836', series: 'Buchanan 5 mm', pitch: 5, orientation: 'Vertical', pluggable: false, current: 13.5 },
  {
    base: '282837',
    series: 'Buchanan 5.08 mm',
    pitch: 5.08,
    orientation: 'Right angle',
    pluggable: false,
    current: 13.5,
  },
  { base: '282834', series: 'Buchanan 2.54 mm', pitch: 2.54, orientation: 'Right angle', pluggable: false, current: 6 },
  { base: '282841', series: 'Buchanan 5.08 mm', pitch: 5.08, orientation: 'Vertical', pluggable: false, current: 10 },
  {
    base: '796634',
    series: 'Buchanan plug 5.08 mm',
    pitch: 5.08,
    orientation: 'Right angle',
    pluggable: true,
    current: 15,
  },
  {
    base: '796644',
    series: 'Buchanan header 5.08 mm',
    pitch: 5.08,
    orientation: 'Right angle',
    pluggable: true,
    current: 15,
  },
] as const

export const teTerminalBlocks = family(
  'te-terminal-blocks',
  1,
  TERMINALS.map(({ base, series, pitch, orientation, pluggable, current }) =>
    listed(teNumbers(base, range(2, 24)), ({ count }) =>
      connector({
        brand,
        category: pluggable ? PLUGGABLE_TERMINALS : SCREW_TERMINALS,
        name: pluggable ? 'Pluggable terminal block' : 'Screw terminal block',
        series,
        system: pluggable ? `${brand} ${base}` : 'pcb-screw-terminal',
        positions: count,
        pitch,
        orientation,
        mounting: 'Through hole',
        plating: 'Tin',
        current,
        voltage: 300,
        drawing: `terminal-block-${drawnCount(count)}`,
        marking: 'TE',
        packing: 'Box',
        packCount: 200,
        price: 0.2 + count * 0.31,
      }),
    ),
  ),
)

const upright: Orientation = 'Vertical'
const flat: Orientation = 'Right angle'

const ampmodu = [
  { base: '826646', rows: 1, orientation: upright },
  { base: '826656', rows: 2, orientation: upright },
  { base: '826631', rows: 1, orientation: flat },
  { base: '826634', rows: 2, orientation: flat },
].map(({ base, rows, orientation }) =>
  listed(teNumbers(base, range(2, 50)), ({ count }) =>
    pinConnector({
      brand,
      series: 'AMPMODU II',
      perRow: count,
      rows,
      pitch: 2.54,
      gender: 'Male',
      orientation,
      mounting: 'Through hole',
      plating: 'Tin',
      priceLevel: 1.8,
    }),
  ),
)

/** Shrouded headers are numbered by size, not by count. */
const BOX_SIZES = [
  { code: '5103308-1', count: 10 },
  { code: '5103308-2', count: 14 },
  { code: '5103308-3', count: 16 },
  { code: '5103308-5', count: 20 },
  { code: '5103308-6', count: 26 },
  { code: '5103308-7', count: 34 },
  { code: '5103308-8', count: 40 },
]
const boxes = listed(BOX_SIZES, ({ count }) =>
  boxHeader({
    brand,
    series: 'AMP-LATCH',
    positions: count,
    pitch: 2.54,
    orientation: 'Vertical',
    mounting: 'Through hole',
    plating: 'Gold 15 µin',
    priceLevel: 2.4,
  }),
)

const mta = { brand, current: 5, voltage: 250, temperature: [-55, 105] } as const
const mta100: WireSeries = { ...mta, series: 'MTA-100', pitch: 2.54 }
const mta156: WireSeries = { ...mta, series: 'MTA-156', pitch: 3.96, current: 7 }
const microMatch: WireSeries = { ...mta, series: 'Micro-MaTch', pitch: 1.27, current: 1.5, voltage: 230 }

const WIRE_HEADERS = [
  { base: '640456', series: mta100, counts: range(2, 28), orientation: upright },
  { base: '640457', series: mta100, counts: range(2, 28), orientation: flat },
  { base: '640445', series: mta156, counts: range(2, 24), orientation: upright },
  { base: '640389', series: mta156, counts: range(2, 24), orientation: flat },
]
const wireHeaders = WIRE_HEADERS.map(({ base, series, counts, orientation }) =>
  listed(teNumbers(base, counts), ({ count }) =>
    wireHeader(series, {
      positions: count,
      orientation,
      mounting: 'Through hole',
      packCount: 500,
      drawing: `${orientation === upright ? 'jst' : 'jst-side'}-${drawnCount(count)}`,
      price: 0.06 + count * 0.05,
    }),
  ),
)
const wireHousings = [
  { base: '640440', series: mta100, counts: range(2, 28) },
  { base: '640426', series: mta156, counts: range(2, 24) },
  { base: '215083', series: microMatch, counts: range(4, 20, 2) },
].map(({ base, series, counts }) =>
  listed(teNumbers(base, counts), ({ count }) => wireHousing(series, count, series === microMatch ? 2 : 1)),
)
const microMatchSockets = [
  { base: '215079', mounting: 'Through hole' as const },
  { base: '215570', mounting: 'Surface mount' as const },
  { base: '215464', mounting: 'Through hole' as const },
].map(({ base, mounting }) =>
  listed(teNumbers(base, range(4, 20, 2)), ({ count }) =>
    wireHeader(microMatch, {
      positions: count,
      rows: 2,
      orientation: base === '215464' ? flat : upright,
      mounting,
      packCount: 350,
      drawing: `pin-socket-${drawnCount(count / 2)}`,
      price: 0.3 + count * 0.07,
    }),
  ),
)

const flatCable = ['84952', '84953'].map((base) =>
  listed(teNumbers(base, range(4, 30)), ({ count }) =>
    flatCableSocket({
      brand,
      series: base === '84952' ? 'FPC top contact' : 'FPC bottom contact',
      positions: count,
      pitch: 1,
      plating: 'Tin',
      packCount: 1000,
      priceLevel: 2.4,
    }),
  ),
)

export const teHeaders = family('te-headers', 2, [
  ...ampmodu,
  boxes,
  ...wireHeaders,
  ...wireHousings,
  ...microMatchSockets,
  ...flatCable,
])
