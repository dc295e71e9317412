import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { findMakerNamed, listCategoryPath } from '../catalog.queries.ts'
import { getCategory, recordCatalogChange } from '../catalog.service.ts'
import * as queries from './categories.queries.ts'

const LEAF_LEVEL = 3

export const listAllCategories = async (sql: Db) => ({ list: [...(await queries.listAllCategories(sql))] })

export async function readCategoryFilters(sql: Db, categoryId: number) {
  const [{ category }, path, version, filters] = await Promise.all([
    getCategory(sql, categoryId),
    listCategoryPath(sql, categoryId),
    queries.readFilterVersion(sql, categoryId),
    queries.listFilters(sql, categoryId),
  ])
  if (path.length !== LEAF_LEVEL) throw new AppError('not_found', 'Only categories of the third level have filters.')
  return {
    categoryId,
    name: category.categoryName,
    path: path.map(({ categoryName }) => categoryName),
    goodsCount: category.goodsCount,
    version,
    filters: [...filters],
  }
}

const changedMeanwhile = () =>
  new AppError('changed_meanwhile', 'Somebody else has changed this meanwhile. Nothing was saved.')

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

export function renameCategory(
  sql: Db,
  { categoryId, before, name }: { categoryId: number; before: string; name: string },
) {
  return inTransaction(sql, async (tx) => {
    const [sibling] = await queries.findSiblingNamed(tx, categoryId, name)
    if (sibling) throw new AppError('invalid_input', `There is a category “${name}” beside it already.`)
    const [renamed] = await queries.updateCategoryName(tx, categoryId, before, name)
    if (!renamed) throw changedMeanwhile()
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
