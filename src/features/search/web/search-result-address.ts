import { pageAddress } from '../../catalog/web/addresses.ts'
import { readId, readPageNumber } from '../../catalog/web/read-address.ts'
import { type SearchInput, sorts } from '../search.contract.ts'
import { PRICE_BANDS } from '../search.rules.ts'

/** Everything a result page depends on. It lives in the address and nowhere else. */
export interface SearchState {
  goodsModel: string
  fuzzy: boolean
  brandId?: number
  categoryId?: number
  packageId?: number
  priceBand?: number
  inStock: boolean
  rohs: boolean
  sort: SearchInput['sort']
  pageNumber: number
}

/** What a buyer has narrowed the search by. */
export const NO_FILTERS = {
  brandId: undefined,
  categoryId: undefined,
  packageId: undefined,
  priceBand: undefined,
  inStock: false,
  rohs: false,
} as const satisfies Partial<SearchState>

const readPriceBand = (text: string | null): number | undefined => {
  const band = readId(text)
  return band >= 1 && band <= PRICE_BANDS ? band : undefined
}

/** Spoilt values are left out instead of refused: an address that was cut off in a mail still finds the part. */
export function readSearchState(query: URLSearchParams): SearchState {
  return {
    goodsModel: query.get('goodsModel')?.trim() ?? '',
    fuzzy: query.get('fuzzy') !== 'false',
    brandId: readId(query.get('brandId')) || undefined,
    categoryId: readId(query.get('categoryId')) || undefined,
    packageId: readId(query.get('packageId')) || undefined,
    priceBand: readPriceBand(query.get('priceBand')),
    inStock: query.get('inStock') === 'true',
    rohs: query.get('rohs') === 'true',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'best',
    pageNumber: readPageNumber(query),
  }
}

export function writeSearchState({ goodsModel, fuzzy, sort, pageNumber, ...filters }: SearchState): string {
  const query = new URLSearchParams({ goodsModel, fuzzy: String(fuzzy) })
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value))
  if (sort !== 'best') query.set('sort', sort)
  return pageAddress('/comListSearch', query, pageNumber)
}

/** The address after a change. Other hits start at their first page again. */
export const changeSearch = (state: SearchState, change: Partial<SearchState>): string =>
  writeSearchState({ ...state, pageNumber: 1, ...change })
