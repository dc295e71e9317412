import { family, numbers } from '../numbering.ts'
import { COILS, relay } from './relay.ts'

/** Omron writes the coil behind the model: G5LE-14-DC12. */
const OMRON = [
  { model: 'G5V-1', kind: 'Signal', circuit: 'SPDT', rating: 1, voltage: 125, price: 1.15 },
  { model: 'G5V-2', kind: 'Signal', circuit: 'DPDT', rating: 2, voltage: 125, price: 1.5 },
  { model: 'G5V-2-H1', kind: 'Signal', circuit: 'DPDT', rating: 1, voltage: 125, price: 1.7 },
  { model: 'G6K-2F-Y', kind: 'Signal', circuit: 'DPDT', rating: 1, voltage: 125, surface: true, price: 1.95 },
  { model: 'G6K-2G-Y', kind: 'Signal', circuit: 'DPDT', rating: 1, voltage: 125, surface: true, price: 1.95 },
  { model: 'G6K-2P-Y', kind: 'Signal', circuit: 'DPDT', rating: 1, voltage: 125, price: 1.85 },
  {
    model: 'G6K-2F-Y-TR',
    kind: 'Signal',
    circuit: 'DPDT',
    rating: 1,
    voltage: 125,
    surface: true,
    reel: true,
    price: 1.95,
  },
  { model: 'G6S-2', kind: 'Signal', circuit: 'DPDT', rating: 2, voltage: 125, price: 1.8 },
  { model: 'G6S-2F', kind: 'Signal', circuit: 'DPDT', rating: 2, voltage: 125, surface: true, price: 1.9 },
  { model: 'G6E-134P-US', kind: 'Signal', circuit: 'SPDT', rating: 3, voltage: 125, price: 1.9 },
  { model: 'G5LE-14', kind: 'Power', circuit: 'SPDT', rating: 10, voltage: 250, price: 0.92 },
  { model: 'G5LE-1', kind: 'Power', circuit: 'SPDT', rating: 10, voltage: 250, price: 0.9 },
  { model: 'G5LE-1A4', kind: 'Power', circuit: 'SPST-NO', rating: 10, voltage: 250, price: 0.88 },
  { model: 'G5LE-14-E', kind: 'Power', circuit: 'SPDT', rating: 16, voltage: 250, price: 1.1 },
  { model: 'G2R-1', kind: 'Power', circuit: 'SPDT', rating: 10, voltage: 250, price: 2.4 },
  { model: 'G2R-2', kind: 'Power', circuit: 'DPDT', rating: 5, voltage: 250, price: 2.9 },
  { model: 'G2R-1-E', kind: 'Power', circuit: 'SPDT', rating: 16, voltage: 250, price: 2.6 },
  { model: 'G2RL-1-E', kind: 'Power', circuit: 'SPDT', rating: 16, voltage: 250, price: 1.7 },
  { model: 'G2RL-24', kind: 'Power', circuit: 'DPDT', rating: 8, voltage: 250, price: 1.8 },
  { model: 'G5Q-14', kind: 'Power', circuit: 'SPDT', rating: 10, voltage: 250, price: 1 },
  { model: 'G5NB-1A-E', kind: 'Power', circuit: 'SPST-NO', rating: 5, voltage: 250, price: 0.78 },
  { model: 'G6DN-1A', kind: 'Power', circuit: 'SPST-NO', rating: 5, voltage: 250, price: 1.2 },
  { model: 'G6B-1114P-US', kind: 'Power', circuit: 'SPST-NO', rating: 5, voltage: 250, price: 1.9 },
  { model: 'G8N-1', kind: 'Automotive', circuit: 'SPDT', rating: 30, voltage: 16, price: 1.3 },
  { model: 'G8HN-1C4T-R', kind: 'Automotive', circuit: 'SPDT', rating: 35, voltage: 16, price: 2.6 },
  { model: 'G3MB-202P', kind: 'Solid State', circuit: 'SPST-NO', rating: 2, voltage: 264, price: 2.3 },
  { model: 'G3MC-202P', kind: 'Solid State', circuit: 'SPST-NO', rating: 2, voltage: 264, price: 4.8 },
] as const

export const omronRelays = family(
  'omron-relays',
  1,
  OMRON.map((model) =>
    numbers({
      model: `${model.model}-DC{coil}`,
      stem: model.model.endsWith('-TR') ? `${model.model.slice(0, -3)}-DC{coil}` : `${model.model}-DC{coil}`,
      alsoWritten: [`${model.model} DC{coil}`],
      fields: { coil: COILS },
      describe: ({ coil }) =>
        relay({
          brand: 'Omron',
          series: model.model,
          kind: model.kind,
          coilVoltage: coil.volts,
          circuit: model.circuit,
          contactRating: model.rating,
          voltage: model.voltage,
          surface: 'surface' in model,
          packing: 'reel' in model ? 'Tape & reel' : 'Tube',
          packCount: 'reel' in model ? 500 : 50,
          price: model.price,
        }),
    }),
  ),
)
