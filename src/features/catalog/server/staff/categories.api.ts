import { type Context, callerOf, implement } from '#server/api/implement.ts'
import { type Db, inSnapshot } from '#server/database/connect.ts'
import * as contract from '../../staff-categories.contract.ts'
import * as tree from '../../staff-category-tree.contract.ts'
import * as categories from './categories.service.ts'
import { listChanges, undoChange } from './category-changes.service.ts'
import { findCategory, listChildren } from './category-tree.queries.ts'
import * as categoryTree from './category-tree.service.ts'
import { exportList } from './export-lists.service.ts'

/** For the audit trail. */
const stateOf = async (sql: Db, { categoryId }: { categoryId: number }) => ({
  path: (await findCategory(sql, categoryId))?.path ?? null,
})
const insideOf = async (sql: Db, { parentId }: { parentId: number | null }) => ({
  inside: (await listChildren(sql, parentId)).map(({ name }) => name),
})
const whoOf = (context: Context) => callerOf(context).who ?? ''

export const categoriesApi = [
  implement(contract.staffCategories, ({ sql }) => categories.listAllCategories(sql)),
  implement(contract.staffCategory, ({ sql }, { categoryId }) =>
    inSnapshot(sql, (tx) => categories.readCategory(tx, categoryId)),
  ),
  implement(contract.saveCategoryFilters, ({ sql }, input) => categories.saveCategoryFilters(sql, input), {
    snapshot: async (sql, { categoryId }) => ({
      filters: (await categories.readCategory(sql, categoryId)).filters.map(
        ({ name, hidden, shownAs, unitPrefix }) => ({
          name,
          hidden,
          shownAs,
          unitPrefix,
        }),
      ),
    }),
  }),
  implement(tree.createCategory, (context, input) => categoryTree.createCategory(context.sql, input, whoOf(context)), {
    snapshot: insideOf,
  }),
  implement(tree.renameCategory, (context, input) => categoryTree.renameCategory(context.sql, input, whoOf(context)), {
    snapshot: stateOf,
  }),
  implement(tree.moveCategory, (context, input) => categoryTree.moveCategory(context.sql, input, whoOf(context)), {
    snapshot: stateOf,
  }),
  implement(
    tree.orderCategories,
    (context, input) => categoryTree.orderCategories(context.sql, input, whoOf(context)),
    {
      snapshot: insideOf,
    },
  ),
  implement(tree.removeCategory, (context, input) => categoryTree.removeCategory(context.sql, input, whoOf(context)), {
    snapshot: stateOf,
  }),
  implement(tree.categoryChanges, ({ sql }, page) => listChanges(sql, page)),
  implement(tree.undoCategoryChange, (context, { changeId }) => undoChange(context.sql, changeId, whoOf(context))),
  implement(contract.staffMakers, ({ sql }, input) => categories.listMakers(sql, input)),
  implement(contract.exportCatalogList, ({ sql }, input) => exportList(sql, input)),
  implement(contract.saveMaker, ({ sql }, maker) => categories.saveMaker(sql, maker)),
]
