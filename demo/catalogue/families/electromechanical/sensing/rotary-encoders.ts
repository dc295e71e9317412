import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'

interface EncoderFacts {
  brand: string
  series: string
  pulses: number
  detents: number
  shaft: number
  button: boolean
  price: number
}
const encoder = ({ brand, series, pulses, detents, shaft, button, price }: EncoderFacts) => ({
  brand,
  category: ['Sensors', 'Position & Encoders', 'Rotary Encoders'] as const,
  name: 'Rotary encoder',
  introduce: `${pulses}-pulse ${detents ? `${detents}-detent` : 'smooth'} rotary encoder${button ? ' with switch' : ''}, ${shaft} mm shaft`,
  package: 'Through hole',
  attributes: {
    measures: 'Rotation',
    range: `${pulses} pulses a turn`,
    ...(detents && { positions: detents }),
    length: shaft,
    circuit: button ? 'Quadrature, switch' : 'Quadrature',
    voltage: 5,
    series,
    mounting: 'Through hole',
    temperatureMin: -30,
    temperatureMax: 70,
  },
  equivalence: `encoder|11 mm|${pulses}|${detents}|${shaft}|${button}`,
  drawing: 'encoder',
  marking: series,
  packing: 'Tray' as const,
  packCount: 80,
  usualPrice: dollars(price),
  rohs: true,
})

/** PEC11R-4215F-S0024: detents, terminals, shaft length and style, switch, pulses. */
const bourns = numbers({
  model: 'PEC11R-{detents}{terminal}{shaft}{style}-{button}00{pulses}',
  fields: {
    shaft: [15, 20, 25, 30].map((mm) => ({ code: String(mm), mm })),
    pulses: [24, 12, 18].map((pulses) => ({ code: String(pulses), pulses })),
    detents: [
      { code: '4', perTurn: 1 },
      { code: '0', perTurn: 0 },
    ],
    button: [
      { code: 'S', button: true },
      { code: 'N', button: false },
    ],
    style: [{ code: 'F' }, { code: 'K' }],
    terminal: [{ code: '2' }, { code: '0' }],
  },
  describe: ({ shaft, pulses, detents, button }) =>
    encoder({
      brand: 'Bourns',
      series: 'PEC11R',
      pulses: pulses.pulses,
      detents: detents.perTurn ? pulses.pulses : 0,
      shaft: shaft.mm,
      button: button.button,
      price: 1.35,
    }),
})
const alpsShelf: Shelf = {
  brand: 'ALPS Alpine',
  category: ['Sensors', 'Position & Encoders', 'Rotary Encoders'],
  name: 'Rotary encoder',
  package: 'Through hole',
  drawing: 'encoder',
  marking: 'EC11',
  packing: 'Tray',
  packCount: 60,
  attributes: { measures: 'Rotation', voltage: 5, mounting: 'Through hole', temperatureMin: -10, temperatureMax: 70 },
}
const alps = (
  code: string,
  pulses: number,
  detents: number,
  shaft: number,
  button: boolean,
  price: number,
): Article => ({
  code,
  detail: `${pulses}-pulse ${detents}-detent ${shaft} mm shaft`,
  price,
  attributes: {
    range: `${pulses} pulses a turn`,
    positions: detents,
    length: shaft,
    circuit: button ? 'Quadrature, switch' : 'Quadrature',
  },
  equivalence: `encoder|11 mm|${pulses}|${detents}|${shaft}|${button}`,
})
const ALPS = [
  alps('EC11E15244G1', 15, 30, 20, true, 1.25),
  alps('EC11E15244B2', 15, 30, 15, true, 1.25),
  alps('EC11E18244A5', 18, 36, 25, true, 1.3),
  alps('EC11E18244AU', 18, 36, 20, true, 1.3),
  alps('EC11E09244BS', 9, 36, 25, true, 1.3),
  alps('EC11B15202AA', 15, 30, 20, false, 1.1),
  alps('EC11B20242AR', 20, 20, 25, true, 1.2),
  alps('EC12E2420801', 24, 24, 15, false, 0.94),
  alps('EC12E1220407', 12, 24, 20, false, 0.95),
  alps('EC12D1524403', 15, 30, 20, true, 1.4),
]
export const rotaryEncoders = family('rotary-encoders', 1, [bourns, articles(alpsShelf, ALPS)])
