import { implement } from '#server/api/implement.ts'
import * as contract from '../../staff-categories.contract.ts'
import * as categories from './categories.service.ts'

export const categoriesApi = [
  implement(contract.staffCategories, ({ sql }) => categories.listAllCategories(sql)),
  implement(contract.staffCategory, ({ sql }, { categoryId }) => categories.readCategoryFilters(sql, categoryId)),
  implement(contract.saveCategoryFilters, ({ sql }, input) => categories.saveCategoryFilters(sql, input), {
    snapshot: async (sql, { categoryId }) => ({
      filters: (await categories.readCategoryFilters(sql, categoryId)).filters.map(({ name, hidden }) => ({
        name,
        hidden,
      })),
    }),
  }),
  implement(contract.renameCategory, ({ sql }, input) => categories.renameCategory(sql, input)),
  implement(contract.staffMakers, ({ sql }, input) => categories.listMakers(sql, input)),
  implement(contract.saveMaker, ({ sql }, maker) => categories.saveMaker(sql, maker)),
]
