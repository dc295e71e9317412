import type { Category } from '#features/catalog/catalog.contract.ts'

/** The two entries of the menu that show more than the links stored with them. */
export const CATEGORIES = '/allCategories'
export const MANUFACTURERS = '/manufacturer'

/** In the tree the third level leads to its goods. */
export const thirdAddress = (third: Category): string => `/category/${third.categoryId}`
