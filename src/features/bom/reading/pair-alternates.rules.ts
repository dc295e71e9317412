import type { BomRole } from './bom-table.ts'
import { meaningOf } from './header-words.rules.ts'

/** A column with alternate numbers, and the column with their makers. */
export interface AlternateColumn {
  model: number
  brand: number | undefined
}

/** Makers go with the number of the same rank (`MFR 2`, `MPN 2`), else one by one, else with their neighbour. */
export function pairAlternates(roles: readonly BomRole[], heading: readonly string[]): AlternateColumn[] {
  const columnsOf = (role: BomRole) => [...roles.keys()].filter((index) => roles[index] === role)
  const models = columnsOf('altModel')
  const brands = columnsOf('altBrand')
  const rankOf = (index: number) => numberIn(heading[index] ?? '')
  return models.map((model, place) => {
    const rank = rankOf(model)
    const byRank = rank === undefined ? undefined : brands.find((brand) => rankOf(brand) === rank)
    const beside = brands.find((brand) => Math.abs(brand - model) === 1)
    return { model, brand: byRank ?? (brands.length === models.length ? brands[place] : beside) }
  })
}

/** `Alt 1 MPN`, `AVL2 MPN`, `MPN 3`. */
const numberIn = (name: string): number | undefined => {
  const written = /\d+/.exec(name)?.[0]
  return written === undefined ? meaningOf(name)?.rank : Number(written)
}
