import { type DiscreteStyle, nexperiaStyle, onsemiStyle } from '../codes/discrete-styles.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { bipolar } from '../kinds/bipolar.ts'
import type { Nature } from '../kit/nature.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { biasResistors } from './bipolar-table.ts'

function preBiased(
  polarity: 'npn' | 'pnp',
  code: string,
  input: number,
  base: number | undefined,
  price: number,
): Nature {
  const letter = polarity === 'npn' ? 'C' : 'A'
  const nature = bipolar(
    {
      name: `DT${letter}${code}`,
      type: polarity === 'npn' ? 'dign' : 'digp',
      voltage: '50',
      current: '100m',
      gain: base === undefined ? '200' : '80',
      transition: '250M',
      power: '200m',
      body: '',
      code: '-',
      price: String(price),
    },
    price,
    `DT${letter}${code}`,
  )
  const ratio = base === undefined ? `R1 ${input / 1000} kΩ` : `R1 ${input / 1000} kΩ, R2 ${base / 1000} kΩ`
  return {
    ...nature,
    attributes: { ...nature.attributes, resistance: input, circuit: ratio },
    summary: `${nature.summary}, ${ratio}`,
  }
}

interface Maker {
  brand: string
  code: string
  weight: number
  price: number
  /** Number of one type in one package, with the letters N and P that the maker uses. */
  forms: readonly { head: (letter: 'A' | 'C', code: string) => string; body: string }[]
  style: DiscreteStyle
}

function digitalFamily({ brand, code, weight, price, forms, style }: Maker) {
  const lines = biasResistors.flatMap(([bias, input, base]) =>
    (['npn', 'pnp'] as const).flatMap((polarity): Line[] =>
      forms.map(({ head, body }) => ({
        head: head(polarity === 'npn' ? 'C' : 'A', bias),
        nature: preBiased(polarity, bias, input, base, price),
        orders: plainOrders(style(body)),
      })),
    ),
  )
  return partFamily({ code, brand, weight, lines })
}

/** PDTC114ET is SOT-23, EU SOT-323, EMB SOT-883. */
export const nexperiaDigitalFamily = digitalFamily({
  brand: 'Nexperia',
  code: 'nexperia-digital-transistors',
  weight: 1,
  price: 0.018,
  forms: [
    { head: (letter, code) => `PDT${letter}${code}T`, body: 'SOT-23-3' },
    { head: (letter, code) => `PDT${letter}${code}U`, body: 'SOT-323' },
    { head: (letter, code) => `PDT${letter}${code}MB`, body: 'SOT-883' },
  ],
  style: nexperiaStyle,
})

/** ROHM: KA SOT-23, UA SOT-323, EB SOT-416, M SOT-723, each with its own tape code. */
const rohmTape: DiscreteStyle = (body) => {
  if (body === 'SOT-23-3') return 'T146=SOT-23-3:R3000~.|.'
  if (body === 'SOT-323') return 'T106=SOT-323:R3000~.|.'
  if (body === 'SOT-416') return 'TL=SOT-416:R3000~.|.'
  return 'T2L=SOT-723:R8000~.|.'
}

export const rohmDigitalFamily = digitalFamily({
  brand: 'ROHM Semiconductor',
  code: 'rohm-digital-transistors',
  weight: 1,
  price: 0.022,
  forms: [
    { head: (letter, code) => `DT${letter}${code}KA`, body: 'SOT-23-3' },
    { head: (letter, code) => `DT${letter}${code}UA`, body: 'SOT-323' },
    { head: (letter, code) => `DT${letter}${code}EB`, body: 'SOT-416' },
    { head: (letter, code) => `DT${letter}${code}M`, body: 'SOT-723' },
  ],
  style: rohmTape,
})

export const diodesDigitalFamily = digitalFamily({
  brand: 'Diodes Incorporated',
  code: 'diodes-digital-transistors',
  weight: 1,
  price: 0.018,
  forms: [
    { head: (letter, code) => `DD${letter === 'C' ? 'TC' : 'TA'}${code}CA`, body: 'SOT-23-3' },
    { head: (letter, code) => `DD${letter === 'C' ? 'TC' : 'TA'}${code}UA`, body: 'SOT-323' },
    { head: (letter, code) => `DD${letter === 'C' ? 'TC' : 'TA'}${code}E`, body: 'SOT-416' },
  ],
  style: (body) => `-7-F=${body}:R3000~-F|.|-7`,
})

export const onsemiDigitalFamily = digitalFamily({
  brand: 'onsemi',
  code: 'onsemi-digital-transistors',
  weight: 1,
  price: 0.02,
  forms: [
    { head: (letter, code) => `DT${letter}${code}E`, body: 'SOT-416' },
    { head: (letter, code) => `DT${letter}${code}M3`, body: 'SOT-723' },
  ],
  style: (body) => onsemiStyle(body),
})
