import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { findMakerNamed } from '../catalog.queries.ts'
import { recordCatalogChange } from '../catalog.service.ts'
import * as queries from './categories.queries.ts'
import { findCategory, listChildren, listParents } from './category-tree.queries.ts'
import { changedMeanwhile } from './category-tree.service.ts'

export const listAllCategories = async (sql: Db) => ({ list: [...(await queries.listAllCategories(sql))] })

export async function readCategory(sql: Db, categoryId: number) {
  const state = await findCategory(sql, categoryId)
  if (!state) throw new AppError('not_found', 'There is no such category.')
  const [children, parents, version, filters] = await Promise.all([
    listChildren(sql, categoryId),
    listParents(sql, state.level - 1),
    queries.readFilterVersion(sql, categoryId),
    queries.listFilters(sql, categoryId),
  ])
  return {
    ...state,
    children: [...children],
    parents: parents.filter((parent) => parent.categoryId !== state.parentId),
    version,
    filters: [...filters],
  }
}

interface FiltersInput {
  categoryId: number
  version: string
  filters: queries.FilterSettings[]
}

export function saveCategoryFilters(sql: Db, { categoryId, version, filters }: FiltersInput) {
  return inTransaction(sql, async (tx) => {
    const known = new Set((await queries.lockFilters(tx, categoryId)).map(({ attributeId }) => attributeId))
    if (known.size === 0) throw new AppError('not_found', 'This category has no filters.')
    if ((await queries.readFilterVersion(tx, categoryId)) !== version) throw changedMeanwhile()
    const given = filters.map(({ attributeId }) => attributeId)
    if (new Set(given).size !== given.length || given.some((id) => !known.has(id)))
      throw new AppError('invalid_input', 'A filter is listed twice or does not belong to this category.')
    await queries.saveFilters(tx, categoryId, filters)
    await recordCatalogChange(tx)
    return {}
  })
}

export async function listMakers(
  sql: Db,
  { keyword, ...page }: { keyword: string; pageNumber: number; pageSize: number },
) {
  const [list, totalCount] = await Promise.all([
    queries.listStaffMakers(sql, keyword, page.pageSize, offsetOf(page)),
    queries.countMakers(sql, keyword),
  ])
  return { list: [...list], totalCount }
}

type MakerInput = Parameters<typeof queries.updateMaker>[1]

export function saveMaker(sql: Db, maker: MakerInput) {
  return inTransaction(sql, async (tx) => {
    for (const name of maker.aliases) {
      const [other] = await findMakerNamed(tx, name, maker.brandId)
      if (other) throw new AppError('invalid_input', `“${name}” is a name of ${other.brandName}.`)
    }
    const [saved] = await queries.updateMaker(tx, maker)
    if (!saved) throw changedMeanwhile()
    await recordCatalogChange(tx)
    return {}
  })
}
