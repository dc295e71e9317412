import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'

interface BreakerFacts {
  brand: string
  series: string
  kind: 'Thermal' | 'Magnetic'
  amperes: number
  voltage: number
  poles: number
  price: number
}
const breaker = ({ brand, series, kind, amperes, voltage, poles, price }: BreakerFacts) => ({
  brand,
  category: ['Circuit Protection', 'Circuit Breakers', kind] as const,
  name: 'Circuit breaker',
  introduce: `${amperes} A ${voltage} V ${poles}-pole ${kind.toLowerCase()} circuit breaker, ${series}`,
  package: 'Panel',
  attributes: {
    current: amperes,
    voltage,
    positions: poles,
    series,
    mounting: 'Panel',
    temperatureMin: -25,
    temperatureMax: 75,
  },
  equivalence: `breaker|${kind}|${series}|${amperes}|${poles}`,
  drawing: kind === 'Thermal' ? 'breaker-panel' : 'breaker-rail',
  marking: `${amperes}A`,
  packing: 'Box' as const,
  packCount: 10,
  usualPrice: dollars(price),
  rohs: true,
})
const SMALL_AMPERES = [5, 10, 15, 20, 1, 2, 3, 7, 8, 12, 0.5, 0.25].map((amperes) => ({
  code: String(amperes),
  amperes,
}))
const thermal = [
  { model: 'W28-XQ1A-{amperes}', series: 'W28', price: 3.1 },
  { model: 'W57-XB1A4A10-{amperes}', series: 'W57', price: 5.4 },
  { model: 'W58-XB1A4A-{amperes}', series: 'W58', price: 6.2 },
].map(({ model, series, price }) =>
  numbers({
    model,
    fields: { amperes: SMALL_AMPERES },
    describe: ({ amperes }) =>
      breaker({
        brand: 'TE Connectivity',
        series,
        kind: 'Thermal',
        amperes: amperes.amperes,
        voltage: 250,
        poles: 1,
        price,
      }),
  }),
)
/** FAZ-C10/1: curve, amperes, poles. */
const faz = numbers({
  model: 'FAZ-{curve}{amperes}/{poles}{region}',
  fields: {
    amperes: [10, 16, 6, 20, 32, 1, 2, 3, 4, 13, 25, 40, 50, 63].map((amperes) => ({ code: String(amperes), amperes })),
    poles: [1, 2, 3, 4].map((poles) => ({ code: String(poles), poles })),
    curve: [{ code: 'C' }, { code: 'B' }, { code: 'D' }],
    region: [{ code: '' }, { code: '-NA' }],
  },
  describe: ({ amperes, poles, curve }) =>
    breaker({
      brand: 'Eaton',
      series: `FAZ-${curve.code}`,
      kind: 'Magnetic',
      amperes: amperes.amperes,
      voltage: 240,
      poles: poles.poles,
      price: 9 * poles.poles,
    }),
})
export const circuitBreakers = family('circuit-breakers', 1, [...thermal, faz])
