import { PRICE_BANDS } from '#features/catalog/prices/price-bands.rules.ts'
import { pageAddress } from '#features/catalog/web/addresses.ts'
import type { AddressAfter } from '#features/catalog/web/category/category-change.ts'
import {
  type CategoryPlace,
  type CategoryState,
  listStateFields,
  NO_CHOICE,
  readCategoryState,
} from '#features/catalog/web/category/category-choice.ts'
import type { WholeList } from '#features/catalog/web/filters/facet-list.tsx'
import { readId, readIds, readPageNumber } from '#features/catalog/web/read-address.ts'
import { type SearchInput, sorts } from '../search.contract.ts'
import { MAX_CHOSEN_IDS } from '../search.rules.ts'

/** The state of a result page. The only source of truth is the URL. */
export interface SearchState {
  goodsModel: string
  fuzzy: boolean
  brandId: number[]
  categoryId: number[]
  packageId: number[]
  priceBand?: number
  inStock: boolean
  rohs: boolean
  /** What is chosen of the parameters of a category. The rest of what a category page keeps is not used here. */
  parametric: CategoryState
  sort: SearchInput['sort']
  /** The filter whose values are all shown: a parameter's code, or its kind. */
  listed?: string
  pageNumber: number
}

const NO_PARAMETERS: CategoryState = { ...NO_CHOICE, sort: 'best', pageNumber: 1, pageSize: 20 }

/** What a buyer has filtered the search by. */
export const NO_FILTERS: Partial<SearchState> = {
  brandId: [],
  categoryId: [],
  packageId: [],
  priceBand: undefined,
  inStock: false,
  rohs: false,
  parametric: NO_PARAMETERS,
}

const readPriceBand = (text: string | null): number | undefined => {
  const band = readId(text)
  return band >= 1 && band <= PRICE_BANDS ? band : undefined
}

const readParametric = (query: URLSearchParams): CategoryState => ({
  ...NO_PARAMETERS,
  parameters: readCategoryState(query).parameters,
})

/** Invalid values are ignored instead of refused, for example in a URL that was cut off in a mail. */
export function readSearchState(query: URLSearchParams): SearchState {
  return {
    goodsModel: query.get('goodsModel')?.trim() ?? '',
    fuzzy: query.get('fuzzy') === 'true',
    brandId: readIds(query.getAll('brandId'), MAX_CHOSEN_IDS),
    categoryId: readIds(query.getAll('categoryId'), MAX_CHOSEN_IDS),
    packageId: readIds(query.getAll('packageId'), MAX_CHOSEN_IDS),
    priceBand: readPriceBand(query.get('priceBand')),
    inStock: query.get('inStock') === 'true',
    rohs: query.get('rohs') === 'true',
    parametric: readParametric(query),
    listed: readCategoryState(query).listed?.code,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'best',
    pageNumber: readPageNumber(query),
  }
}

export function writeSearchState({
  goodsModel,
  fuzzy,
  parametric,
  sort,
  listed,
  pageNumber,
  ...filters
}: SearchState): string {
  const query = new URLSearchParams({ goodsModel, ...(fuzzy && { fuzzy: 'true' }) })
  for (const [name, value] of Object.entries(filters))
    for (const one of [value].flat()) if (one) query.append(name, String(one))
  for (const [name, value] of listStateFields(parametric)) query.append(name, value)
  if (sort !== 'best') query.set('sort', sort)
  if (listed) query.set('list', listed)
  return pageAddress('/comListSearch', query, pageNumber)
}

/** The address after a change. Other hits start at their first page again. */
export const changeSearch = (state: SearchState, change: Partial<SearchState>): string =>
  writeSearchState({ ...state, pageNumber: 1, ...change })

/** The page with all values of a filter. */
export const wholeListOf = (state: SearchState, code: string): WholeList => ({
  isOpen: state.listed === code,
  openTo: changeSearch(state, { listed: code }),
  closeTo: changeSearch(state, { listed: undefined }),
})

/** URLs of category filters beside search results. */
export function parametricPlace(state: SearchState): { place: CategoryPlace; after: AddressAfter } {
  const address = new URL(writeSearchState({ ...state, parametric: NO_PARAMETERS, pageNumber: 1 }), 'http://store')
  return {
    place: { path: address.pathname, query: [...address.searchParams] },
    after: (change) => changeSearch(state, { parametric: { ...state.parametric, ...change } }),
  }
}
