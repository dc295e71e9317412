import type { Db } from '#server/database/connect.ts'
import type { CategoryChoice, ParameterTable } from '../../filters.contract.ts'
import { MAX_ALTERNATIVES } from '../../index/limits.ts'
import type { Order } from '../../index/part-index.types.ts'
import { parameterOf } from '../goods-rows.ts'
import { fact } from '../part-index/part-facts.ts'
import * as queries from './filters.queries.ts'

/** Default number of columns. */
const DEFAULT_COLUMNS = 5

/** Parts without a value come last. */
export async function orderByParameter(
  sql: Db,
  { code, isDescending }: NonNullable<CategoryChoice['sortBy']>,
): Promise<Order> {
  const rows = await queries.listValuesSorted(sql, code, isDescending, MAX_ALTERNATIVES)
  return { facts: rows.map(({ attributeId, valueId }) => fact.value(attributeId, valueId)) }
}

interface Listed {
  leaves: number[]
  goodsIds: number[]
}

/** Parameters that the category does not have are left out. */
export async function readParameterTable(
  sql: Db,
  chosen: NonNullable<CategoryChoice['columns']>,
  { leaves, goodsIds }: Listed,
): Promise<ParameterTable> {
  const all = await queries.listColumns(sql, leaves)
  const wanted = chosen.filter((code) => all.some((column) => column.code === code))
  const shown = wanted.length > 0 ? wanted : all.slice(0, DEFAULT_COLUMNS).map(({ code }) => code)
  const values = await queries.listOwnValues(sql, goodsIds, shown)
  const texts = new Map(values.map((row) => [`${row.goodsId} ${row.code}`, parameterOf(row).value]))
  const columns = all.map((column) => ({ ...column, isShown: shown.includes(column.code) }))
  const shownCodes = columns.filter(({ isShown }) => isShown).map(({ code }) => code)
  return {
    columns,
    rows: goodsIds.map((goodsId) => shownCodes.map((code) => texts.get(`${goodsId} ${code}`) ?? '')),
  }
}
