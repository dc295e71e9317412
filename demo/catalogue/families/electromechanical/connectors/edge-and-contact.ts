import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { POGO_PINS } from './categories.ts'
import { connector, drawnCount } from './connector.ts'
import { positions, range } from './positions.ts'

/** MECF-20-01-L-DV-WT: contacts per row, board thickness, plating, layout. */
const micro = numbers({
  model: 'MECF-{n}-{thickness}-{plating}-{layout}{tabs}{packing}',
  stem: 'MECF-{n}-{thickness}-{plating}-{layout}{tabs}',
  fields: {
    n: positions([5, 8, 20, 30, 40, 50, 60, 70], 2),
    thickness: [{ code: '01' }, { code: '02' }],
    plating: [{ code: 'L' }, { code: 'S' }],
    layout: [
      { code: 'DV', orientation: 'Vertical', mounting: 'Surface mount' },
      { code: 'RA1', orientation: 'Right angle', mounting: 'Through hole' },
    ] as const,
    tabs: [{ code: '-WT' }, { code: '-NP' }, { code: '' }],
    packing: [
      { code: '', packing: 'Tube', pieces: 25 },
      { code: '-TR', packing: 'Tape & reel', pieces: 400 },
    ] as const,
  },
  describe: ({ n, layout, packing }) =>
    connector({
      brand: 'Samtec',
      category: ['Connectors', 'Board-to-Board', 'Edge Card'],
      name: 'Edge card socket',
      series: 'MECF',
      system: 'samtec-mecf',
      positions: n.count * 2,
      rows: 2,
      pitch: 1.27,
      gender: 'Female',
      orientation: layout.orientation,
      mounting: layout.mounting,
      plating: 'Gold',
      current: 2.2,
      voltage: 215,
      drawing: `board-to-board-${n.count * 2}`,
      marking: 'MECF',
      packing: packing.packing,
      packCount: packing.pieces,
      price: 1.8 + n.count * 0.06,
    }),
})
const pciExpress = numbers({
  model: 'PCIE-{n}-02-{plating}-D-{mount}',
  fields: {
    n: [
      { code: '036', count: 36 },
      { code: '064', count: 64 },
      { code: '098', count: 98 },
      { code: '164', count: 164 },
    ],
    mount: [
      { code: 'TH', orientation: 'Vertical', mounting: 'Through hole' },
      { code: 'RA', orientation: 'Right angle', mounting: 'Through hole' },
      { code: 'EMS2', orientation: 'Right angle', mounting: 'Surface mount' },
    ] as const,
    plating: [{ code: 'F' }, { code: 'L' }],
  },
  describe: ({ n, mount }) =>
    connector({
      brand: 'Samtec',
      category: ['Connectors', 'Board-to-Board', 'Edge Card'],
      name: 'PCI Express socket',
      series: 'PCIE',
      system: 'pcie-socket',
      positions: n.count,
      rows: 2,
      pitch: 1,
      gender: 'Female',
      orientation: mount.orientation,
      mounting: mount.mounting,
      plating: 'Gold',
      current: 1.1,
      voltage: 50,
      drawing: 'board-to-board-60',
      marking: 'PCIE',
      packing: 'Tray',
      packCount: 30,
      price: 1.9 + n.count * 0.02,
    }),
})

const barrier = numbers({
  model: 'NC6-P107-{n}',
  fields: { n: positions(range(2, 24), 2) },
  describe: ({ n }) =>
    connector({
      brand: 'TE Connectivity',
      category: ['Connectors', 'Terminal Blocks', 'Barrier'],
      name: 'Barrier terminal block',
      series: 'NC6',
      system: 'barrier-9.53',
      positions: n.count,
      pitch: 9.53,
      orientation: 'Vertical',
      mounting: 'Through hole',
      plating: 'Tin',
      current: 25,
      voltage: 300,
      drawing: `terminal-block-${drawnCount(n.count)}`,
      marking: 'NC6',
      packing: 'Box',
      packCount: 50,
      price: 0.5 + 0.55 * n.count,
    }),
})

const pogoShelf: Shelf = {
  brand: 'Mill-Max',
  category: POGO_PINS,
  name: 'Spring-loaded contact',
  package: 'SMD',
  drawing: 'crimp-contact',
  marking: 'POGO',
  packing: 'Bulk',
  packCount: 1000,
  attributes: {
    positions: 1,
    current: 2,
    plating: 'Gold 20 µin',
    mounting: 'Surface mount',
    temperatureMin: -55,
    temperatureMax: 125,
  },
}
const pogo = (code: string, height: number, price: number, extra: Partial<Article> = {}): Article => ({
  code,
  detail: `${height} mm`,
  price,
  ...extra,
  attributes: { height, ...extra.attributes },
})
const through = { package: 'Through hole', attributes: { mounting: 'Through hole' } }
const POGO = [
  pogo('0906-0-15-20-75-14-11-0', 6.35, 0.72, through),
  pogo('0906-1-15-20-75-14-11-0', 7.14, 0.74, through),
  pogo('0906-2-15-20-75-14-11-0', 7.92, 0.76, through),
  pogo('0906-0-57-20-75-14-11-0', 5.08, 0.79),
  pogo('0906-1-57-20-75-14-11-0', 5.87, 0.81),
  pogo('0906-2-57-20-75-14-11-0', 6.65, 0.82),
  pogo('0908-6-15-20-75-14-11-0', 10.2, 0.95, through),
  pogo('0921-0-15-20-75-14-11-0', 5.5, 0.7, through),
  pogo('0965-0-15-20-80-14-11-0', 4.2, 0.78, through),
  pogo('P70-2000045R', 4.5, 0.66, { brand: 'Harwin', packing: 'Tape & reel' }),
  pogo('P70-2010045R', 5.5, 0.68, { brand: 'Harwin', packing: 'Tape & reel' }),
  pogo('P70-2200045R', 7, 0.71, { brand: 'Harwin', packing: 'Tape & reel' }),
]

export const edgeAndContact = family('edge-and-contact', 1, [micro, pciExpress, barrier, articles(pogoShelf, POGO)])
