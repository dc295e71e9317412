const COLOURS = [
  '#15171a',
  '#6f3d1e',
  '#c8281f',
  '#e8731c',
  '#f0c91f',
  '#2f8a3b',
  '#2356a8',
  '#7a3f98',
  '#80878c',
  '#f4f4f2',
]
const GOLD = '#c9a13b'
const SILVER = '#b8bec2'

const MULTIPLIER: Readonly<Record<string, number>> = { R: 1, r: 1, Ω: 1, K: 1e3, k: 1e3, M: 1e6 }

/** Ohms from what is written on a resistor: 4K7, 100R, 0R22, 1M, 10K, 103, 4702, 47. */
export function readOhms(marking: string): number | undefined {
  const text = marking.trim()
  const letter = /^(\d*)([RrKkMΩ])(\d*)/.exec(text)
  if (letter && (letter[1] || letter[3])) {
    const [, whole = '', unit = '', part = ''] = letter
    return Number(`${whole || '0'}.${part || '0'}`) * (MULTIPLIER[unit] ?? 1)
  }
  const decimal = /^(\d+(?:\.\d+)?)\s*([kKMΩR]?)(?:Ω|ohm)?$/.exec(text)
  if (decimal && (decimal[2] || (decimal[1] ?? '').includes('.') || (decimal[1] ?? '').length < 3)) {
    return Number(decimal[1]) * (MULTIPLIER[decimal[2] ?? ''] ?? 1)
  }
  const digits = /^(\d{2,3})(\d)$/.exec(text)
  return digits ? Number(digits[1]) * 10 ** Number(digits[2]) : undefined
}

/** The bands of a resistor: two figures, multiplier, gold for 5 %; or three figures and brown for 1 % when two do not tell it. */
export function colourBands(ohms: number): string[] {
  if (ohms <= 0) return ['#15171a']
  const figures = ohms.toPrecision(3).replace(/e.*$/, '').replace('.', '').replace(/^0+/, '').padEnd(3, '0').slice(0, 3)
  const exponent = Math.floor(Math.log10(ohms) + 1e-9)
  const fine = !figures.endsWith('0')
  const shown = fine ? figures : figures.slice(0, 2)
  const power = exponent - (shown.length - 1)
  const multiplier = power === -1 ? GOLD : power === -2 ? SILVER : (COLOURS[Math.min(9, Math.max(0, power))] ?? GOLD)
  return [...[...shown].map((digit) => COLOURS[Number(digit)] ?? GOLD), multiplier, fine ? (COLOURS[1] ?? GOLD) : GOLD]
}
