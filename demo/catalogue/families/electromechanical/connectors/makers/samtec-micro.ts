import { family, numbers } from '../../numbering.ts'
import { MEZZANINE } from '../categories.ts'
import { connector } from '../connector.ts'
import { pinConnector } from '../pin-connectors.ts'
import { positions, range } from '../positions.ts'

const PLATINGS = [
  { code: 'L', plating: 'Gold, light selective' },
  { code: 'F', plating: 'Gold flash' },
  { code: 'G', plating: 'Gold' },
  { code: 'S', plating: 'Gold, selective' },
]
const PACKINGS = [
  { code: '', packing: 'Tube' as const, packCount: 40 },
  { code: '-TR', packing: 'Tape & reel' as const, packCount: 400 },
]
const KEYINGS = [{ code: '' }, { code: '-K' }, { code: '-P' }, { code: '-K-P' }, { code: '-A' }]
const STYLES = ['01', '02', '03', '04', '05'].map((code) => ({ code }))
const MICRO_LAYOUTS = [
  { code: 'DV', rows: 2, orientation: 'Vertical' as const, mounting: 'Surface mount' as const },
  { code: 'D', rows: 2, orientation: 'Vertical' as const, mounting: 'Through hole' as const },
  { code: 'DH', rows: 2, orientation: 'Right angle' as const, mounting: 'Surface mount' as const },
  { code: 'S', rows: 1, orientation: 'Vertical' as const, mounting: 'Through hole' as const },
]

/** Fine-pitch posts and their sockets, all numbered alike. */
const MICRO_SERIES = [
  { series: 'FTSH', pitch: 1.27, gender: 'Male' },
  { series: 'FTS', pitch: 1.27, gender: 'Male' },
  { series: 'CLP', pitch: 1.27, gender: 'Female' },
  { series: 'FLE', pitch: 1.27, gender: 'Female' },
  { series: 'TMM', pitch: 2, gender: 'Male' },
  { series: 'SQT', pitch: 2, gender: 'Female' },
] as const

const micro = MICRO_SERIES.map(({ series, pitch, gender }) =>
  numbers({
    model: `${series}-1{n}-{style}-{plating}-{layout}{keying}[{packing}]`,
    stem: `${series}-1{n}-{style}-{plating}-{layout}{keying}`,
    fields: {
      n: positions(range(2, 50), 2),
      layout: MICRO_LAYOUTS,
      plating: PLATINGS,
      packing: PACKINGS,
      style: STYLES,
      keying: KEYINGS,
    },
    describe: ({ n, style, layout, plating, packing, keying }) =>
      pinConnector({
        brand: 'Samtec',
        series,
        perRow: n.count,
        rows: layout.rows,
        pitch,
        gender,
        orientation: layout.orientation,
        mounting: layout.mounting,
        plating: plating.plating,
        special: style.code === '01' && keying.code === '' ? undefined : `${style.code}${keying.code}`,
        packing: packing.packing,
        packCount: packing.packCount,
        priceLevel: 3.8,
      }),
  }),
)

/** High-speed mezzanine strips, 0.5 mm, with a ground plane down the middle. */
const HIGH_SPEED = [
  { series: 'QSH', gender: 'Female' },
  { series: 'QTH', gender: 'Male' },
] as const

const highSpeed = HIGH_SPEED.map(({ series, gender }) =>
  numbers({
    model: `${series}-0{n}-{stack}-{plating}-D-A[{packing}]`,
    stem: `${series}-0{n}-{stack}-{plating}-D-A`,
    fields: {
      n: positions([20, 30, 60, 90], 2),
      stack: ['01', '02', '03', '04', '05', '07', '09'].map((code) => ({ code })),
      plating: PLATINGS.slice(0, 2),
      packing: PACKINGS,
    },
    describe: ({ n, stack, plating, packing }) =>
      connector({
        brand: 'Samtec',
        category: MEZZANINE,
        name: 'Mezzanine connector',
        series: `${series} Q Strip`,
        system: `Samtec Q Strip ${stack.code}`,
        positions: n.count * 2,
        rows: 2,
        pitch: 0.5,
        gender,
        orientation: 'Vertical',
        mounting: 'Surface mount',
        plating: plating.plating,
        current: 2,
        voltage: 175,
        temperature: [-55, 125],
        drawing: `board-to-board-${n.count * 2}`,
        marking: series,
        packing: packing.packing,
        packCount: packing.packCount,
        price: 2.1 + n.count * 0.055,
      }),
  }),
)

export const samtecMicro = family('samtec-micro', 3, [...micro, ...highSpeed])
