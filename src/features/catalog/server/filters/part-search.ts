import type { CategoryChoice, MakerChoice } from '../../filters.contract.ts'
import type { AnyOf, Order, Question, Range } from '../../index/part-index.types.ts'
import { fact } from '../part-index/part-facts.ts'

/** A chosen parameter: the values that fit. */
export interface AllowedValues {
  attributeId: number
  valueIds: readonly number[]
}

type Chosen = Pick<
  MakerChoice,
  'packageIds' | 'lifecycleIds' | 'inStock' | 'minStock' | 'rohs' | 'quantity' | 'minPrice' | 'maxPrice'
> &
  Partial<Pick<CategoryChoice, 'brandIds'>>

const choice = (facts: readonly string[]): AnyOf => ({ facts, isChoice: true })

/** Of a parameter. Where no value fits, one that no part has tells which parameter it is. */
export const chosenValues = ({ attributeId, valueIds }: AllowedValues): AnyOf =>
  choice((valueIds.length > 0 ? valueIds : [0]).map((id) => fact.value(attributeId, id)))

/** What visitors have chosen, as conditions of the index. */
export function questionOf(
  chosen: Chosen,
  allowed: readonly AllowedValues[],
): Required<Pick<Question, 'all' | 'any' | 'where'>> {
  const kinds = [
    (chosen.brandIds ?? []).map(fact.brand),
    chosen.packageIds.map(fact.package),
    chosen.lifecycleIds.map(fact.lifecycle),
  ]
  return {
    all: chosen.rohs ? [fact.rohs] : [],
    any: [...kinds.filter((facts) => facts.length > 0).map(choice), ...allowed.map(chosenValues)],
    where: [...stockRange(chosen), ...priceRanges(chosen)],
  }
}

const stockRange = ({ inStock, minStock }: Chosen): Range[] =>
  inStock || minStock !== undefined ? [{ column: 'stock', from: minStock ?? 1 }] : []

/** At a quantity the price is between the lowest and the highest; which of them fit is looked up afterwards. */
function priceRanges({ quantity, minPrice, maxPrice }: Chosen): Range[] {
  if (minPrice === undefined && maxPrice === undefined) return []
  const [from, to] = [minPrice ?? 0, maxPrice ?? Number.MAX_VALUE]
  if (quantity === undefined) return [{ column: 'price', from, to }]
  return [
    { column: 'price', from: 0, to },
    { column: 'highestPrice', from },
  ]
}

export const orderOf = (sort: CategoryChoice['sort']): Order =>
  sort === 'best' ? 'rank' : { column: 'price', isDescending: sort === 'priceDown' }
