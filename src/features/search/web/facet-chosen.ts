import { priceBandName } from '#features/catalog/prices/price-bands.rules.ts'
import { toggleId } from '#features/catalog/web/category/category-change.ts'
import { listChosenValues } from '#features/catalog/web/category/category-chosen.ts'
import type { FacetValue, SearchResult } from '../search.contract.ts'
import type { SearchState } from './search-result-address.ts'

const KINDS = [
  ['brandId', 'brand', 'Manufacturer'],
  ['categoryId', 'category', 'Category'],
  ['packageId', 'package', 'Package'],
] as const

export interface ChosenFilter {
  name: string
  without: Partial<SearchState>
}

type Found = Pick<SearchResult, 'facets' | 'parameters'>

/** The active filters as texts. A value without hits has no name in the answer; kind and id are shown. */
export function listChosenFilters(state: SearchState, { facets, parameters }: Found): ChosenFilter[] {
  const nameOf = (values: FacetValue[], id: number, kind: string) =>
    values.find((value) => value.id === id)?.name ?? `${kind} ${id}`
  const chosen: ChosenFilter[] = []
  if (state.inStock) chosen.push({ name: 'In stock', without: { inStock: false } })
  if (state.rohs) chosen.push({ name: 'RoHS', without: { rohs: false } })
  for (const [field, kind, title] of KINDS)
    for (const id of state[field])
      chosen.push({ name: nameOf(facets[kind], id, title), without: { [field]: toggleId(state[field], id) } })
  if (state.priceBand)
    chosen.push({ name: `Price: ${priceBandName(state.priceBand)}`, without: { priceBand: undefined } })
  for (const { name, without } of listChosenValues(state.parametric, parameters))
    chosen.push({ name, without: { parametric: { ...state.parametric, ...without } } })
  return chosen
}
