import type { AttributeCode } from './attributes.ts'

export type CategoryPath = readonly [top: string, second: string, third: string]

export type Packing = 'Tape & reel' | 'Cut tape' | 'Tube' | 'Tray' | 'Bulk' | 'Box' | 'Bag'

/** What a part is, before the store puts a price and a stock on it. */
export interface Part {
  /** The part number exactly as the maker writes it. */
  model: string
  /** The number without its packing suffix: parts of one maker that share it are the same part in other packaging. */
  stem: string
  /** A name of makers.ts. */
  brand: string
  /** A path of taxonomy.ts. */
  category: CategoryPath
  /** What it is in a few words, e.g. "Thick film chip resistor". */
  name: string
  /** One line a buyer can recognise it by, e.g. "10 kΩ ±1 % 0.1 W thick film chip resistor, 0603". */
  introduce: string
  /** Canonical package name, e.g. "0603", "SOIC-8", "SOT-23-3", "LQFP-48". */
  package: string
  /** Numbers in base SI units (Ω, F, H, V, A, Hz, W …) or in the attribute's own unit. */
  attributes: Partial<Record<AttributeCode, number | string>>
  /** Parts with the same key do the same job on the same footprint, whoever makes them. */
  equivalence: string
  /** Which drawing shows it: `<drawing>/<marking>` becomes its picture. See src/features/pictures. */
  drawing: string
  /** What is printed on the body. Short, letters and digits and a few signs. */
  marking: string
  packing: Packing
  /** Pieces in one full pack (reel, tube, tray, bag). */
  packCount: number
  /** Usual unit price in US dollars at 1,000 pieces. Invented; the store makes tiers of it. */
  usualPrice: number
  /** False only for the few leaded leftovers. */
  rohs: boolean
}

/**
 * A part-numbering rule: fields to number, number to fields.
 * `at` must give a different model for every index, must not depend on anything but the index, and
 * `parse(at(i).model)` must describe the same part.
 */
export interface Family {
  code: string
  /** How many different numbers the rule can make. */
  size: number
  /** Share of the catalogue it gets while it has numbers left, relative to the other families. */
  weight: number
  at(index: number): Part
  /** Reads a number that was met in the wild; undefined when it is not of this family. */
  parse(model: string): Part | undefined
}

/** Splits one index into digits of mixed radix, so that a rule can enumerate its fields. */
export function digits(index: number, ...radixes: number[]): number[] {
  let rest = index
  return radixes.map((radix) => {
    const digit = rest % radix
    rest = Math.floor(rest / radix)
    return digit
  })
}
