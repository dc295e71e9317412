import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { offsetOf } from '#shared/paging.ts'
import type { CategoryFacets, MakerChoice } from '../../filters.contract.ts'
import { compareNames } from '../../value-scale.rules.ts'
import { listGoodsAndReplacements } from '../catalog.service.ts'
import { listKindNames } from '../filters/filters.queries.ts'
import { listRates, mainOf } from '../rates.service.ts'
import { countMakerGoods } from './maker-counts.ts'
import * as queries from './maker-goods.queries.ts'

const isPriced = ({ sort, minPrice, maxPrice }: MakerChoice) =>
  sort !== 'best' || minPrice !== undefined || maxPrice !== undefined

export async function listMakerGoods(sql: Db, choice: MakerChoice) {
  const rates = isPriced(choice) || choice.withFacets ? await listRates(sql) : []
  const [ids, alike] = await Promise.all([
    queries.listIds(sql, choice, rates, { limit: choice.pageSize, offset: offsetOf(choice) }),
    queries.countAlike(sql, choice, rates),
  ])
  const counts = countMakerGoods(alike, choice)
  const [list, names, kinds] = await Promise.all([
    listGoodsAndReplacements(sql, goodsIdsOf(ids)),
    queries.listCategoryNames(sql, [...counts.category.keys()]),
    choice.withFacets ? listKindNames(sql, [], [...counts.package.keys()]) : [],
  ])
  const named = (kind: 'package' | 'lifecycle') =>
    kinds.flatMap(({ kind: own, id, name }) => {
      const count = own === kind ? counts[kind].get(id) : undefined
      return count === undefined ? [] : [{ id, name, count }]
    })
  const facets = (): CategoryFacets => ({
    brand: [],
    package: named('package').sort((a, b) => compareNames(a.name, b.name)),
    lifecycle: named('lifecycle'),
    inStock: counts.inStock,
    rohs: counts.rohs,
    isLowerBound: { brand: false, package: false, lifecycle: false, inStock: false, rohs: false },
    parameters: [],
    packagePlace: 0,
    currency: mainOf(rates),
  })
  return {
    list,
    totalCount: counts.total,
    rates: isPriced(choice) ? rates : [],
    facets: choice.withFacets ? facets() : null,
    categories: names
      .map((name) => ({ ...name, count: counts.category.get(name.categoryId) ?? 0 }))
      .sort((a, b) => b.count - a.count || compareNames(a.categoryName, b.categoryName)),
  }
}
