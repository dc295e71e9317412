import type { CategoryName } from '../catalog.contract.ts'

export const categoryAddress = (categoryId: number): string => `/category/detail/${categoryId}`

/** The page of a category by its path from the top: the second level has a kind of page of its own. */
export function categoryPathAddress(path: readonly CategoryName[]): string {
  const [top, second] = path
  if (path.length !== 2 || !top || !second) return categoryAddress(path.at(-1)?.categoryId ?? 0)
  const query = { a: top.categoryName, b: second.categoryName, categoryId: String(second.categoryId) }
  return `/categoryPage?${new URLSearchParams(query)}`
}
