import type { Db } from '#server/database/connect.ts'
import { offsetOf } from '#shared/paging.ts'
import { parseQuantity } from '#shared/quantity.ts'
import type { Goods } from '../../catalog.contract.ts'
import type { CategoryChoice, ParameterChoice } from '../../filters.contract.ts'
import { getCategoryLeaves, listGoodsAndReplacements, listTrade } from '../catalog.service.ts'
import { listFacets } from '../category-facets.service.ts'
import { listRates, mainOf } from '../rates.service.ts'
import { countFiltered, countWhole } from './filter-counts.service.ts'
import * as lists from './filter-list.queries.ts'
import { type AppliedFilters, filterByParameters, hasNoFilters } from './filter-plan.ts'
import * as queries from './filters.queries.ts'
import { findSorted, isSortable, readParameterTable } from './parameter-table.service.ts'

export async function listFilteredGoods(sql: Db, choice: CategoryChoice) {
  const [{ leaves, goodsCount }, rates] = await Promise.all([
    getCategoryLeaves(sql, choice.categoryId),
    isPriced(choice) || choice.withFacets ? listRates(sql) : [],
  ])
  const leafIds = leaves.map(({ categoryId }) => categoryId)
  const asked = await Promise.all(
    choice.parameters.map(async (one) => ({ code: one.code, row: (await queries.findAllowed(sql, one, leafIds))[0] })),
  )
  const { most, ...way } = filterByParameters(leafIds, asked)
  const filters: AppliedFilters = { ...choice, ...way, rates }
  const { withFacets, withParameters } = choice
  const picked = [...pickedOf(choice), ...(await listTyped(sql, filters.leaves, choice.listed))]
  const sizeOf = new Map(leaves.map((leaf) => [leaf.categoryId, leaf.goodsCount]))
  const readable = filters.leaves.reduce((sum, leaf) => sum + (sizeOf.get(leaf) ?? 0), 0)
  const count = () => {
    if (hasNoFilters(filters))
      return countWhole(sql, filters.leaves, { goodsCount, picked, withFacets, withParameters })
    const goodsCounts = filters.leaves.map((leaf) => sizeOf.get(leaf) ?? 0)
    return countFiltered(sql, filters, { goodsCounts, most, picked, withFacets })
  }
  const [list, counted] = await Promise.all([listPage(sql, filters, choice, readable), count()])
  const { totalCount, totalPartly } = counted
  const isOrderedInBlocks = isOrderedAt(choice) && (totalPartly || totalCount > blockOf(choice))
  return {
    list,
    totalCount,
    totalPartly,
    rates: isPriced(choice) ? rates : [],
    orderedBy: isOrderedInBlocks ? blockOf(choice) : null,
    facets: withFacets
      ? {
          ...(await listFacets(sql, counted, { leaves: filters.leaves, picked, choice })),
          currency: mainOf(rates),
        }
      : null,
    table: choice.columns
      ? await readParameterTable(sql, choice.columns, {
          leaves: filters.leaves,
          goodsCount: readable,
          goodsIds: list.map(({ goodsId }) => goodsId),
        })
      : null,
    trade: choice.withTrade ? await readTrade(sql, list) : null,
  }
}

async function readTrade(sql: Db, list: readonly Goods[]) {
  const known = await listTrade(
    sql,
    list.map(({ goodsId }) => goodsId),
  )
  return list.map(({ goodsId }) => known.get(goodsId) ?? null)
}

/** Resolves chosen parameters in some leaves, for lists of other features. Parameters that the leaves lack are ignored. */
export async function listAllowedValues(sql: Db, parameters: readonly ParameterChoice[], leaves: number[]) {
  const rows = await Promise.all(parameters.map((one) => queries.findAllowed(sql, one, leaves)))
  return rows.flatMap(([row]) => {
    if (!row || row.places.length === 0) return []
    const { attributeId, valueIds, places } = row
    return [{ attributeId, valueIds, goodsCount: places.reduce((sum, [, , count]) => sum + count, 0) }]
  })
}

/** Block size for sorting by price at a quantity, in whole pages. */
const MAX_ORDERED = 1000
const blockOf = ({ pageSize }: CategoryChoice) => Math.floor(MAX_ORDERED / pageSize) * pageSize
const isOrderedAt = ({ sort, sortBy, quantity }: CategoryChoice) => !sortBy && sort !== 'best' && quantity !== undefined
const isPriced = ({ sort, minPrice, maxPrice }: CategoryChoice) =>
  sort !== 'best' || minPrice !== undefined || maxPrice !== undefined

async function listPage(sql: Db, filters: AppliedFilters, choice: CategoryChoice, readable: number) {
  const ids = await listIds(sql, filters, choice, readable)
  return listGoodsAndReplacements(
    sql,
    ids.map((row) => row.goodsId),
  )
}

async function listIds(sql: Db, filters: AppliedFilters, choice: CategoryChoice, readable: number) {
  const { sort, sortBy, quantity } = choice
  const page = { limit: choice.pageSize, offset: offsetOf(choice) }
  const by = sortBy && isSortable(readable) ? await findSorted(sql, sortBy.code, filters.leaves) : undefined
  if (sortBy && by) return lists.listByParameter(sql, filters, { ...page, by, isDescending: sortBy.isDescending })
  if (sort === 'best') return lists.listBest(sql, filters, page)
  if (quantity === undefined) return lists.listByLowestPrice(sql, filters, { ...page, sort })
  return lists.listByPriceAt(sql, filters, { ...page, sort, quantity, block: blockOf(choice) })
}

/** Of thousands of values not all are read; those that match a typed text always are. */
async function listTyped(sql: Db, leaves: number[], listed: CategoryChoice['listed']): Promise<number[]> {
  if (!listed?.text) return []
  const [attribute] = await queries.findAttribute(sql, listed.code)
  if (!attribute) return []
  const number = parseQuantity(listed.text, attribute.unit ?? '')
  const rows =
    number === undefined
      ? await queries.listValuesNamed(sql, attribute.attributeId, listed.text)
      : await queries.listValuesNear(sql, leaves, attribute.attributeId, number)
  return rows.map(({ valueId }) => valueId)
}

const pickedOf = ({ parameters }: CategoryChoice) => parameters.flatMap(({ valueIds = [] }) => valueIds)
