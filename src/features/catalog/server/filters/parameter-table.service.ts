import type { Db } from '#server/database/connect.ts'
import type { CategoryChoice, ParameterTable } from '../../filters.contract.ts'
import { parameterOf } from '../goods-rows.ts'
import type { AllowedValues } from './filter-plan.ts'
import * as queries from './filters.queries.ts'

/** Default number of columns. */
const DEFAULT_COLUMNS = 5

/** Maximum number of parts that are sorted by a parameter, which has no index. Not measured yet. */
const MAX_SORTED = 200_000

export const isSortable = (goodsCount: number): boolean => goodsCount <= MAX_SORTED

/** The parameter to sort by, as the filters know it; undefined when these leaves do not have it. */
export async function findSorted(sql: Db, code: string, leaves: number[]): Promise<AllowedValues | undefined> {
  const [found] = await queries.findPlaces(sql, code, leaves)
  if (!found) return undefined
  const slotOf = new Map(found.places)
  const slots = leaves.map((leaf) => slotOf.get(leaf) ?? null)
  return { code, attributeId: found.attributeId, valueIds: [], storeCount: null, goodsCount: 0, slots }
}

interface Listed {
  leaves: number[]
  goodsCount: number
  goodsIds: number[]
}

/** Parameters that the category does not have are left out. */
export async function readParameterTable(
  sql: Db,
  chosen: NonNullable<CategoryChoice['columns']>,
  { leaves, goodsCount, goodsIds }: Listed,
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
    isSortable: isSortable(goodsCount),
  }
}
