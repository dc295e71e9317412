import { family, numbers } from '../../numbering.ts'
import { pinConnector } from '../pin-connectors.ts'
import { positions, range } from '../positions.ts'

const PLATINGS = [
  { code: 'G', plating: 'Gold 10 µin on contact' },
  { code: 'T', plating: 'Matte tin' },
  { code: 'L', plating: 'Gold, light selective' },
  { code: 'F', plating: 'Gold flash' },
  { code: 'S', plating: 'Gold, selective' },
  { code: 'H', plating: 'Gold, heavy' },
]
const ROWS = [
  { code: 'S', rows: 1 },
  { code: 'D', rows: 2 },
]
/** Post lengths; 07 is the 0.23 inch post that everyone means by "pin header". */
const POSTS = ['07', '05', '06', '08', '09', '10', '14', '16', '17', '18', '23', '25', '26'].map((code) => ({ code }))
const BODIES = ['01', '02', '03', '21', '22', '23'].map((code) => ({ code }))
const ANGLES = [
  { code: '', orientation: 'Vertical' as const },
  { code: '-RA', orientation: 'Right angle' as const },
]
/** Samtec counts contacts per row and writes 1 before them. */
const perRow = positions(range(1, 50), 2)

const tsw = numbers({
  model: 'TSW-1{n}-{post}-{plating}-{rows}{angle}',
  fields: { n: perRow, rows: ROWS, plating: PLATINGS, angle: ANGLES, post: POSTS },
  describe: ({ n, rows, plating, angle, post }) =>
    pinConnector({
      brand: 'Samtec',
      series: 'TSW',
      perRow: n.count,
      rows: rows.rows,
      pitch: 2.54,
      gender: 'Male',
      orientation: angle.orientation,
      mounting: 'Through hole',
      plating: plating.plating,
      special: post.code === '07' ? undefined : `post ${post.code}`,
      priceLevel: 3.2,
    }),
})

const ssw = numbers({
  model: 'SSW-1{n}-{body}-{plating}-{rows}{angle}',
  fields: { n: perRow, rows: ROWS, plating: PLATINGS, angle: ANGLES, body: BODIES },
  describe: ({ n, rows, plating, angle, body }) =>
    pinConnector({
      brand: 'Samtec',
      series: 'SSW',
      perRow: n.count,
      rows: rows.rows,
      pitch: 2.54,
      gender: 'Female',
      orientation: angle.orientation,
      mounting: 'Through hole',
      plating: plating.plating,
      special: body.code === '01' ? undefined : `tail ${body.code}`,
      packing: 'Tube',
      priceLevel: 2.6,
    }),
})

const ssa = numbers({
  model: 'SSA-1{n}-{rows}-{plating}',
  fields: {
    n: positions(range(1, 36), 2),
    rows: [
      { code: 'S', rows: 1 },
      { code: 'W', rows: 1 },
    ],
    plating: PLATINGS.slice(0, 2),
  },
  describe: ({ n, rows, plating }) =>
    pinConnector({
      brand: 'Samtec',
      series: 'SSA',
      perRow: n.count,
      rows: rows.rows,
      pitch: 2.54,
      gender: 'Female',
      orientation: 'Vertical',
      mounting: 'Through hole',
      plating: plating.plating,
      special: `tail ${rows.code}`,
      priceLevel: 2.4,
    }),
})

const tsm = numbers({
  model: 'TSM-1{n}-{post}-{plating}-{layout}[{packing}]',
  stem: 'TSM-1{n}-{post}-{plating}-{layout}',
  fields: {
    n: positions(range(2, 36), 2),
    layout: [
      { code: 'SV', rows: 1, orientation: 'Vertical' as const },
      { code: 'DV', rows: 2, orientation: 'Vertical' as const },
      { code: 'SH', rows: 1, orientation: 'Right angle' as const },
      { code: 'DH', rows: 2, orientation: 'Right angle' as const },
    ],
    plating: PLATINGS.slice(1, 5),
    packing: [
      { code: '', packing: 'Tube' as const },
      { code: '-P-TR', packing: 'Tape & reel' as const },
    ],
    post: ['01', '02', '03', '04'].map((code) => ({ code })),
  },
  describe: ({ n, layout, plating, packing, post }) =>
    pinConnector({
      brand: 'Samtec',
      series: 'TSM',
      perRow: n.count,
      rows: layout.rows,
      pitch: 2.54,
      gender: 'Male',
      orientation: layout.orientation,
      mounting: 'Surface mount',
      plating: plating.plating,
      special: post.code === '01' ? undefined : `post ${post.code}`,
      packing: packing.packing,
      priceLevel: 3.6,
    }),
})

export const samtecHeaders = family('samtec-headers', 4, [tsw, ssw, ssa, tsm])
