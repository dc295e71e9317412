import type { Category } from '#features/catalog/catalog.contract.ts'

/** The two entries of the menu that show more than the links stored with them. */
export const CATEGORIES = '/allCategories'
export const MANUFACTURERS = '/manufacturer'

/** The second and third level of the tree have their own kinds of page. */
export const secondAddress = (top: Category, second: Category): string =>
  `/categoryPage?${new URLSearchParams({
    a: top.categoryName,
    b: second.categoryName,
    categoryId: String(second.categoryId),
  })}`

export const thirdAddress = (third: Category): string => `/category/${third.categoryId}`
