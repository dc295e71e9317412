import type { CategoryPath } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Choice, Described } from '../numbering.ts'
import { dollars } from '../price.ts'

export interface FuseFacts {
  brand: string
  series: string
  kind: 'SMD Fuses' | 'Cartridge' | 'Automotive'
  current: number
  voltage: number
  /** Fast-acting, time-lag … */
  speed: string
  package: string
  packing: Described['packing']
  packCount: number
  price: number
  qualified?: boolean
}

export function fuse(facts: FuseFacts): Described {
  const { kind, current, voltage, speed } = facts
  const category: CategoryPath = ['Circuit Protection', 'Fuses', kind]
  const name = kind === 'SMD Fuses' ? 'Chip fuse' : kind === 'Cartridge' ? 'Cartridge fuse' : 'Blade fuse'
  return {
    brand: facts.brand,
    category,
    name,
    introduce: `${formatQuantity(current, 'A')} ${voltage} V ${speed.toLowerCase()} ${name.toLowerCase()}, ${facts.package}`,
    package: facts.package,
    attributes: {
      current,
      voltage,
      characteristic: speed,
      series: facts.series,
      mounting: kind === 'SMD Fuses' ? 'Surface mount' : 'Panel',
      temperatureMin: -55,
      temperatureMax: kind === 'Cartridge' ? 85 : 125,
      ...(facts.qualified && { qualification: 'AEC-Q200' }),
    },
    equivalence: `fuse|${facts.package}|${current}|${voltage}|${speed}`,
    drawing: kind === 'SMD Fuses' ? 'fuse-chip' : 'fuse-cartridge',
    marking: formatQuantity(current, 'A').replace(' ', ''),
    packing: facts.packing,
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}

export interface Rating extends Choice {
  readonly amperes: number
}

export const AMPERES: readonly number[] = [
  1, 2, 3, 5, 0.5, 10, 1.5, 4, 0.25, 2.5, 7, 8, 0.75, 0.375, 0.1, 0.125, 0.2, 0.315, 0.4, 0.63, 0.8, 1.25, 1.6, 3.15,
  3.5, 6.3, 12, 15, 20,
]

export const ratingsWithin = (lowest: number, highest: number) =>
  AMPERES.filter((amperes) => amperes >= lowest && amperes <= highest)

/** Littelfuse prints the rating in four characters around the point: .500, 001., 01.5, 3.15. */
export function littelfuseRatings(lowest: number, highest: number): Rating[] {
  return ratingsWithin(lowest, highest).map((amperes) => {
    const code =
      amperes < 1
        ? amperes.toFixed(3).slice(1)
        : Number.isInteger(amperes)
          ? `${String(amperes).padStart(3, '0')}.`
          : String(amperes).length === 3
            ? `0${amperes}`
            : String(amperes)
    return { code, amperes }
  })
}

/** Others write the plain number: 1, 1.5, 0.5 or 500mA. */
export const plainRatings = (lowest: number, highest: number): Rating[] =>
  ratingsWithin(lowest, highest).map((amperes) => ({ code: String(amperes), amperes }))
