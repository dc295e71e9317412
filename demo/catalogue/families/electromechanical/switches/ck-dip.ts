import { family, numbers } from '../numbering.ts'
import { dipSwitch } from './switch.ts'

const brand = 'C&K'

const ckDip = [
  { model: 'SDA{n}H{height}{seal}BD', series: 'SDA', pitch: 2.54, surface: true },
  { model: 'BD{n}{height}{seal}B', series: 'BD', pitch: 2.54, surface: false },
  { model: 'TDA{n}H{height}{seal}B1', series: 'TDA', pitch: 1.27, surface: true },
].map(({ model, series, pitch, surface }) =>
  numbers({
    model,
    fields: {
      n: [2, 4, 6, 8, 3, 5, 7, 9, 10, 12].map((count) => ({ code: String(count).padStart(2, '0'), count })),
      height: [{ code: '0' }, { code: '1' }],
      seal: [{ code: 'S' }, { code: '' }],
    },
    describe: ({ n }) =>
      dipSwitch({
        brand,
        series,
        positions: n.count,
        pitch,
        surface,
        packing: 'Tube',
        packCount: Math.floor(160 / n.count),
        priceLevel: 1.4,
      }),
  }),
)
export const ckDipSwitches = family('ck-dip', 1, ckDip)
