import type { Db } from '#server/database/connect.ts'
import type { MakerChoice } from '../../filters.contract.ts'
import { compareNames } from '../../value-scale.rules.ts'
import { facetsOf, listFacets } from '../category-facets.service.ts'
import { findGoods } from '../filters/find-goods.service.ts'
import { questionOf } from '../filters/part-search.ts'
import { fact, idOf } from '../part-index/part-facts.ts'
import { listRates, mainOf } from '../rates.service.ts'
import * as queries from './maker-goods.queries.ts'

const isPriced = ({ sort, minPrice, maxPrice }: MakerChoice) =>
  sort !== 'best' || minPrice !== undefined || maxPrice !== undefined

export async function listMakerGoods(sql: Db, choice: MakerChoice) {
  const rates = isPriced(choice) || choice.withFacets ? await listRates(sql) : []
  const question = questionOf(choice, [])
  const counted = facetsOf([])
  const { list, answer } = await findGoods(
    sql,
    choice,
    {
      ...question,
      all: [fact.brand(choice.brandId), ...question.all],
      ...counted,
      facets: ['category', ...(choice.withFacets ? (counted.facets ?? []).filter((kind) => kind !== 'brand') : [])],
    },
    { rates },
  )
  const counts = new Map(answer.facets.get('category')?.map(({ fact, count }) => [idOf(fact), count]))
  const names = await queries.listCategoryNames(sql, [...counts.keys()])
  return {
    list,
    totalCount: answer.total,
    rates: isPriced(choice) ? rates : [],
    facets: choice.withFacets
      ? { ...(await listFacets(sql, answer, { parameters: [], choice: {} })), currency: mainOf(rates) }
      : null,
    categories: names
      .map((name) => ({ ...name, count: counts.get(name.categoryId) ?? 0 }))
      .sort((a, b) => b.count - a.count || compareNames(a.categoryName, b.categoryName)),
  }
}
