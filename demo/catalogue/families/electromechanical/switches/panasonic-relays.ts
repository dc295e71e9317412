import { family, numbers } from '../numbering.ts'
import { COILS, relay } from './relay.ts'

/** TQ2-5V: the coil voltage in clear. */
const RELAYS = [
  { model: 'TQ2-{coil}V', series: 'TQ2', kind: 'Signal', circuit: 'DPDT', rating: 1, surface: false, price: 1.6 },
  { model: 'TQ2SA-{coil}V', series: 'TQ2SA', kind: 'Signal', circuit: 'DPDT', rating: 2, surface: true, price: 1.9 },
  { model: 'TX2-{coil}V', series: 'TX2', kind: 'Signal', circuit: 'DPDT', rating: 2, surface: false, price: 2.2 },
  { model: 'TX2SA-{coil}V', series: 'TX2SA', kind: 'Signal', circuit: 'DPDT', rating: 2, surface: true, price: 2.4 },
  { model: 'DK1A-{coil}V-F', series: 'DK', kind: 'Power', circuit: 'SPST-NO', rating: 10, surface: false, price: 3.1 },
  { model: 'JS1-{coil}V-F', series: 'JS', kind: 'Power', circuit: 'SPDT', rating: 10, surface: false, price: 1.4 },
  { model: 'JW1FSN-DC{coil}V-F', series: 'JW', kind: 'Power', circuit: 'SPDT', rating: 10, surface: false, price: 2.2 },
] as const
export const panasonicRelays = family(
  'panasonic-relays',
  1,
  RELAYS.map(({ model, series, kind, circuit, rating, surface, price }) =>
    numbers({
      model,
      fields: { coil: COILS },
      describe: ({ coil }) =>
        relay({
          brand: 'Panasonic',
          series,
          kind,
          coilVoltage: coil.volts,
          circuit,
          contactRating: rating,
          voltage: kind === 'Signal' ? 125 : 250,
          surface,
          packCount: 50,
          price,
        }),
    }),
  ),
)
