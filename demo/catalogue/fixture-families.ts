/** Three small rules with known clashes, so that the generator can be tested without the real families. */
import { digits, type Family, type Part } from './family.ts'

const part = (brand: string, model: string, stem: string, ohms: number): Part => ({
  model,
  stem,
  brand,
  category: ['Resistors', 'Chip Resistors (SMD)', 'Thick Film'],
  name: 'Thick film chip resistor',
  introduce: `${ohms} Ω thick film chip resistor, 0603`,
  package: '0603',
  attributes: { mounting: 'SMD', resistance: ohms, tolerance: 1 },
  equivalence: `resistor/0603/${ohms}`,
  drawing: 'chip/0603',
  marking: ohms < 10 ? '' : String(ohms),
  packing: 'Tape & reel',
  packCount: 5000,
  usualPrice: 0.002,
  rohs: true,
})

function resistors(code: string, brand: string, prefix: string, size: number, weight: number): Family {
  const of = (value: number, pack: number) =>
    part(brand, `${prefix}-${value}${pack === 0 ? '' : '-T'}`, `${prefix}-${value}`, value)
  return {
    code,
    size,
    weight,
    at(index) {
      const [pack = 0, value = 0] = digits(index, 2, size / 2)
      return of(value + 1, pack)
    },
    parse(model) {
      const match = new RegExp(`^${prefix}-?(\\d{1,6})(-?T)?$`).exec(model)
      const value = Number(match?.[1])
      return match && value >= 1 && value <= size / 2 ? of(value, match[2] ? 1 : 0) : undefined
    },
  }
}

/** 120,000 numbers of one maker. */
export const large = resistors('large', 'Yageo', 'RX', 120_000, 3)
/** 100 numbers: soon exhausted. */
export const small = resistors('small', 'Vishay', 'CX', 100, 1)
/** The first 50 values again, under another rule of the same maker: each of its numbers is one of `large`. */
export const clashing: Family = { ...resistors('clashing', 'Yageo', 'RX', 100, 1) }
/** The same spelling as `large`, but of another maker: no clash. */
export const otherMaker = resistors('other-maker', 'Panasonic', 'RX', 1_000, 1)
