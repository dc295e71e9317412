import { family, numbers } from '../../numbering.ts'
import { boxHeader } from '../box-headers.ts'
import { flatCableSocket } from '../flat-cable.ts'
import { pinConnector } from '../pin-connectors.ts'
import { positions, range } from '../positions.ts'

const brand = 'Amphenol'

/** BergStik: the hundreds digit of the suffix is the plating, the rest counts the pins. */
const PLATINGS = [
  { code: '1', plating: 'Gold 15 µin' },
  { code: '2', plating: 'Gold 30 µin' },
  { code: '4', plating: 'Gold flash' },
]
const BERGSTIK = [
  { base: '68000', rows: 1, orientation: 'Vertical' },
  { base: '68015', rows: 1, orientation: 'Right angle' },
  { base: '67996', rows: 2, orientation: 'Vertical' },
  { base: '68020', rows: 2, orientation: 'Right angle' },
] as const
const bergStik = BERGSTIK.map(({ base, rows, orientation }) =>
  numbers({
    model: `${base}-{plating}{n}H[LF]`,
    stem: `${base}-{plating}{n}H`,
    fields: { n: positions(range(rows, 36 * rows, rows), 2), plating: PLATINGS },
    describe: ({ n, plating }) =>
      pinConnector({
        brand,
        series: 'BergStik',
        perRow: n.count / rows,
        rows,
        pitch: 2.54,
        gender: 'Male',
        orientation,
        mounting: 'Through hole',
        plating: plating.plating,
        priceLevel: 1.7,
      }),
  }),
)

/** Minitek 2 mm and 1.27 mm, shrouded and open. */
const FINE_PACKINGS = [
  { code: 'C4', packing: 'Tube', packCount: 50 },
  { code: 'T4', packing: 'Tape & reel', packCount: 500 },
] as const
const minitekShrouded = numbers({
  model: '20021121-000{n}{packing}[LF]',
  stem: '20021121-000{n}',
  fields: {
    n: positions([4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 26, 30, 34, 40, 44, 50, 60, 64, 68, 80], 2),
    packing: FINE_PACKINGS,
  },
  describe: ({ n, packing }) =>
    boxHeader({
      brand,
      series: 'Minitek127',
      positions: n.count,
      pitch: 1.27,
      orientation: 'Vertical',
      mounting: 'Surface mount',
      plating: 'Gold',
      packing: packing.packing,
      packCount: packing.packCount,
      priceLevel: 2.4,
    }),
})
const minitekOpen = numbers({
  model: '20021111-000{n}{packing}[LF]',
  stem: '20021111-000{n}',
  fields: { n: positions(range(4, 80, 2), 2), packing: FINE_PACKINGS },
  describe: ({ n, packing }) =>
    pinConnector({
      brand,
      series: 'Minitek127',
      perRow: n.count / 2,
      rows: 2,
      pitch: 1.27,
      gender: 'Male',
      orientation: 'Vertical',
      mounting: 'Through hole',
      plating: 'Gold',
      packing: packing.packing,
      packCount: packing.packCount,
      priceLevel: 2.2,
    }),
})
const minitek2 = numbers({
  model: '57202-G52-{n}[LF]',
  stem: '57202-G52-{n}',
  fields: { n: positions(range(4, 50, 2), 2) },
  describe: ({ n }) =>
    pinConnector({
      brand,
      series: 'Minitek',
      perRow: n.count / 2,
      rows: 2,
      pitch: 2,
      gender: 'Male',
      orientation: 'Vertical',
      mounting: 'Surface mount',
      plating: 'Gold',
      priceLevel: 2.2,
    }),
})

const CONTACT_SIDES = [{ code: '1' }, { code: '2' }]
const flatCable = [
  { model: 'SFV{n}R-{side}STBE1H[LF]', series: 'SFV', pitch: 0.5, counts: range(4, 60) },
  { model: 'SFW{n}R-{side}STE1[LF]', series: 'SFW', pitch: 1, counts: range(4, 34) },
].map(({ model, series, pitch, counts }) =>
  numbers({
    model,
    fields: { n: positions(counts), side: CONTACT_SIDES },
    describe: ({ n, side }) =>
      flatCableSocket({
        brand,
        series: side.code === '1' ? `${series} bottom contact` : `${series} top contact`,
        positions: n.count,
        pitch,
        packCount: 2000,
        priceLevel: 1.4,
      }),
  }),
)

export const amphenolHeaders = family('amphenol-headers', 2, [
  ...bergStik,
  minitekShrouded,
  minitekOpen,
  minitek2,
  ...flatCable,
])
