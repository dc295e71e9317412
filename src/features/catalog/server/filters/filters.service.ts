import type { Db } from '#server/database/connect.ts'
import type { Goods } from '../../catalog.contract.ts'
import type { CategoryChoice, ParameterChoice } from '../../filters.contract.ts'
import { MAX_ALTERNATIVES } from '../../index/limits.ts'
import { getCategoryLeaves, listTrade } from '../catalog.service.ts'
import { facetsOf, listFacets, listParameters } from '../category-facets.service.ts'
import { fact } from '../part-index/part-facts.ts'
import { listRates, mainOf } from '../rates.service.ts'
import * as queries from './filters.queries.ts'
import { findGoods } from './find-goods.service.ts'
import { orderByParameter, readParameterTable } from './parameter-table.service.ts'
import { type AllowedValues, questionOf } from './part-search.ts'

export async function listFilteredGoods(sql: Db, choice: CategoryChoice) {
  const { withFacets, sortBy } = choice
  const [{ leaves }, rates, allowed] = await Promise.all([
    getCategoryLeaves(sql, choice.categoryId),
    isPriced(choice) || withFacets ? listRates(sql) : [],
    listChosen(sql, choice.parameters),
  ])
  const leafIds = leaves.map(({ categoryId }) => categoryId)
  const question = questionOf(choice, allowed)
  const parameters = withFacets && choice.withParameters ? await listParameters(sql, leafIds, choice) : []
  const { list, answer, isPartly, orderedBy } = await findGoods(
    sql,
    choice,
    {
      ...question,
      any: [{ facts: leafIds.map(fact.category) }, ...question.any],
      ...(withFacets && facetsOf(parameters)),
    },
    { rates, order: sortBy && (await orderByParameter(sql, sortBy)) },
  )
  return {
    list,
    totalCount: answer.total,
    totalPartly: isPartly,
    rates: isPriced(choice) ? rates : [],
    orderedBy,
    facets: withFacets ? { ...(await listFacets(sql, answer, { parameters, choice })), currency: mainOf(rates) } : null,
    table: choice.columns
      ? await readParameterTable(sql, choice.columns, {
          leaves: leafIds,
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

/** A range is the set of known values inside it, so that ranges and picked values are one kind of filter. */
const listChosen = (sql: Db, parameters: readonly ParameterChoice[]): Promise<AllowedValues[]> =>
  Promise.all(
    parameters.map(async (one) => {
      const [row] = await queries.listValuesInRange(sql, one, one.valueIds ? 0 : MAX_ALTERNATIVES)
      return { attributeId: row?.attributeId ?? 0, valueIds: one.valueIds ?? row?.valueIds ?? [] }
    }),
  )

/** Resolves chosen parameters in some leaves, for lists of other features. Parameters that the leaves lack are ignored. */
export async function listAllowedValues(sql: Db, parameters: readonly ParameterChoice[], leaves: number[]) {
  const rows = await Promise.all(parameters.map((one) => queries.findAllowed(sql, one, leaves)))
  return rows.flatMap(([row]) => {
    if (!row || row.places.length === 0) return []
    const { attributeId, valueIds, places } = row
    return [{ attributeId, valueIds, goodsCount: places.reduce((sum, [, , count]) => sum + count, 0) }]
  })
}

const isPriced = ({ sort, minPrice, maxPrice }: CategoryChoice) =>
  sort !== 'best' || minPrice !== undefined || maxPrice !== undefined
