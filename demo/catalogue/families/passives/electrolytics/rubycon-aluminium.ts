import type { Family } from '#demo/catalogue/family.ts'
import { decimalOf } from '../values/decimal.ts'
import { E12 } from '../values/e-series.ts'
import { radialCans } from './aluminium-cans.ts'
import { type AluminiumSeries, aluminiumValues } from './aluminium-capacitor.ts'
import { aluminiumFamilies } from './aluminium-families.ts'

const series: AluminiumSeries[] = [
  { code: 'YXF', temperatureMax: 105, lifetime: 5000, lowImpedance: true, common: true },
  { code: 'ZL', temperatureMax: 105, lifetime: 5000, lowImpedance: true, common: false },
  { code: 'ZLH', temperatureMax: 105, lifetime: 8000, lowImpedance: true, common: true },
  { code: 'ZLJ', temperatureMax: 105, lifetime: 10000, lowImpedance: true, common: false },
  { code: 'PK', temperatureMax: 85, lifetime: 2000, lowImpedance: false, common: true },
]

/** Rubycon writes everything out: 35 V, series, 680 µF, and the can 10X16. */
export const rubyconAluminium: Family[] = aluminiumFamilies({
  code: 'rubycon-radial',
  brand: 'Rubycon',
  dearness: 1.05,
  surface: false,
  cans: radialCans,
  series,
  voltages: new Map([6.3, 10, 16, 25, 35, 50, 63, 100].map((volts) => [String(volts), volts])),
  values: aluminiumValues(E12, 4.7, 10000),
  packs: [
    {
      code: ({ diameter, length }) => `MEFC${diameter}X${length}`,
      packing: 'Bag',
      packCount: ({ diameter }) => (diameter <= 8 ? 500 : 200),
      common: true,
    },
    {
      code: ({ diameter, length }) => (diameter <= 8 ? `MEFCT7${diameter}X${length}` : undefined),
      packing: 'Box',
      packCount: () => 2000,
      common: false,
    },
  ],
  write: ({ series: code, voltage, value, ending }) => {
    const model = `${voltage}${code}${value.microfarads}${ending}`
    return { model, stem: model.replace('MEFCT7', 'MEFC') }
  },
  pattern:
    /^(?<voltage>6\.3|\d{2,3})(?<series>YXF|ZL|ZLH|ZLJ|PK)(?<capacitance>\d{1,5}(?:\.\d+)?)(?<ending>MEFC(?:T7)?(?<diameter>[\d.]+)X(?<length>[\d.]+))$/,
  decode: (text) => decimalOf(Number(text)),
})
