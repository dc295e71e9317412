import type { Facets, FacetValue } from '../search.contract.ts'
import { priceBandName } from '../search.rules.ts'
import type { SearchState } from './search-result-address.ts'

export interface ChosenFilter {
  name: string
  without: Partial<SearchState>
}

/** In words what the hits are narrowed by. A value that leaves no hits has no name in the answer; its kind stands in. */
export function listChosenFilters(state: SearchState, facets: Facets): ChosenFilter[] {
  const nameOf = (values: FacetValue[], id: number, kind: string) =>
    values.find((value) => value.id === id)?.name ?? kind
  const chosen: ChosenFilter[] = []
  if (state.inStock) chosen.push({ name: 'In stock', without: { inStock: false } })
  if (state.rohs) chosen.push({ name: 'RoHS', without: { rohs: false } })
  if (state.brandId)
    chosen.push({ name: nameOf(facets.brand, state.brandId, 'Manufacturer'), without: { brandId: undefined } })
  if (state.categoryId)
    chosen.push({ name: nameOf(facets.category, state.categoryId, 'Category'), without: { categoryId: undefined } })
  if (state.packageId)
    chosen.push({ name: nameOf(facets.package, state.packageId, 'Package'), without: { packageId: undefined } })
  if (state.priceBand)
    chosen.push({ name: `Price: ${priceBandName(state.priceBand)}`, without: { priceBand: undefined } })
  return chosen
}
