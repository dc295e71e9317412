import type { Call } from '#shared/endpoint.ts'
import { searchGoods } from '../search.contract.ts'
import type { SearchState } from './search-result-address.ts'

export const PAGE_SIZE = 20

export type SearchResult = Awaited<ReturnType<typeof readResult>>

export function readResult(call: Call, { parametric, listed, ...asked }: SearchState) {
  const { parameters } = parametric
  return call(searchGoods, { ...asked, parameters, withParameters: true, pageSize: PAGE_SIZE })
}
