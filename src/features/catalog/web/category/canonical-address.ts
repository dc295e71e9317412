import { categoryPathAddress } from '../../addresses/category-address.rules.ts'
import type { CategoryName } from '../../catalog.contract.ts'
import { pageAddress } from '../addresses.ts'

/** The one URL of a page of a category, whichever of its addresses it was opened by. */
export function canonicalAddress(path: readonly CategoryName[], pageNumber: number): string {
  const [pathname = '', query] = categoryPathAddress(path).split('?')
  return pageAddress(pathname, new URLSearchParams(query), pageNumber)
}
