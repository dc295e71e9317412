import type { ParameterFacet } from '#features/catalog/filters.contract.ts'
import type { Answer, AnyOf, Order, Search } from '#features/catalog/index/part-index.types.ts'
import { priceBandName } from '#features/catalog/prices/price-bands.rules.ts'
import { listGoodsAndReplacements } from '#features/catalog/server/catalog.service.ts'
import { countParameters } from '#features/catalog/server/category-facets.service.ts'
import { chosenValues } from '#features/catalog/server/filters/part-search.ts'
import { listNames } from '#features/catalog/server/names.service.ts'
import { fact, idOf } from '#features/catalog/server/part-index/part-facts.ts'
import { getParts, type Parts } from '#features/catalog/server/part-index/part-index.service.ts'
import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { offsetOf } from '#shared/paging.ts'
import type { Facets, FacetValue, SearchInput } from '../search.contract.ts'
import * as queries from './find-wanted.queries.ts'
import { searchFor } from './find-wanted.service.ts'
import { type NearPage, nothingNear } from './near-page.service.ts'
import type { Filter } from './result-parameters.service.ts'
import { MAX_COUNTED, SHOWN_VALUES } from './search.queries.ts'
import type { WantedParts } from './wanted-parts.ts'

const FACETS = ['brand', 'category', 'package'] as const

/** The filters beside a search. */
export interface ChosenFilters {
  input: SearchInput
  /** Chosen parameters. */
  filters: readonly Filter[]
}

/** One page of the parts that meet what is wanted, with their facets. `isAny`: whether there are some without the filters. */
export async function readWantedPage(
  sql: Db,
  wanted: WantedParts,
  chosen: ChosenFilters,
): Promise<{ page: NearPage; isAny: boolean }> {
  const [parts, { near, ...question }] = await Promise.all([getParts(sql), searchFor(sql, wanted)])
  const [all = 0] = parts.index.count([withStock(question, wanted.inStock)])
  if (all === 0) return { page: nothingNear(), isAny: false }
  const { input } = chosen
  const search: Search = {
    ...filtered(question, wanted, chosen),
    ...(input.sort === 'best' && { near }),
    facets: [...FACETS, 'priceBand', 'rohs'],
    bands: [{ column: 'stock', from: [1] }],
  }
  const { ids, answer } = await findPage(sql, parts, search, input)
  const [list, facets] = await Promise.all([listGoodsAndReplacements(sql, ids), facetsOf(sql, answer, input)])
  const page = {
    list,
    totalCount: answer.total,
    countedUpTo: MAX_COUNTED,
    isLowerBound: false,
    facets,
    parameters: [],
    rates: [],
  }
  return { page, isAny: true }
}

/** The filters of the categories for what is wanted. A selected parameter is counted without its own filter. */
export async function countWantedParameters(
  sql: Db,
  wanted: WantedParts,
  chosen: ChosenFilters,
  leaves: number[],
): Promise<ParameterFacet[]> {
  const { near: _, ...question } = await searchFor(sql, wanted)
  return countParameters(sql, filtered(question, wanted, chosen), { leaves, parameters: chosen.input.parameters })
}

const withStock = (question: Search, inStock: boolean): Search =>
  inStock ? { ...question, where: [{ column: 'stock', from: 1 }] } : question

function filtered(question: Search, wanted: WantedParts, { input, filters }: ChosenFilters): Search {
  const chosen = (facts: string[]): AnyOf[] => (facts.length > 0 ? [{ facts, isChoice: true }] : [])
  return withStock(
    {
      all: [...(question.all ?? []), ...(input.rohs ? [fact.rohs] : [])],
      any: [
        ...(question.any ?? []),
        ...chosen(input.brandId.map(fact.brand)),
        ...chosen(input.categoryId.map(fact.category)),
        ...chosen(input.packageId.map(fact.package)),
        ...chosen(input.priceBand === undefined ? [] : [fact.priceBand(input.priceBand)]),
        ...filters.map(({ attributeId, condition: { valueIds = [] } }) => chosenValues({ attributeId, valueIds })),
      ],
    },
    wanted.inStock || input.inStock,
  )
}

const ORDERS: Record<SearchInput['sort'], Order | undefined> = {
  best: 'rank',
  stock: 'rank',
  price: { column: 'price' },
  priceDown: { column: 'price', isDescending: true },
  model: undefined,
}

/** By number only the first so many are sorted, which the database does. */
async function findPage(sql: Db, { index }: Parts, search: Search, input: SearchInput) {
  const page = { from: offsetOf(input), size: input.pageSize }
  const order = ORDERS[input.sort]
  if (order) {
    const answer = index.find({ ...search, order, page })
    return { ids: answer.ids, answer }
  }
  const answer = index.find({ ...search, page: { from: 0, size: MAX_COUNTED } })
  const sorted = goodsIdsOf(await queries.sortByNumber(sql, answer.ids))
  return { ids: sorted.slice(page.from, page.from + page.size), answer }
}

/** The most frequent ones, those that were chosen before all others. */
async function facetsOf(sql: Db, { facets, bands }: Answer, input: SearchInput): Promise<Facets> {
  const chosen = { brand: input.brandId, category: input.categoryId, package: input.packageId }
  const shown = (group: (typeof FACETS)[number]) => {
    const counts = (facets.get(group) ?? []).map(({ fact, count }) => ({ id: idOf(fact), count }))
    const isChosen = ({ id }: { id: number }) => chosen[group].includes(id)
    return [...counts.filter(isChosen), ...counts.filter((one) => !isChosen(one))].slice(0, SHOWN_VALUES)
  }
  const listed = { brand: shown('brand'), category: shown('category'), package: shown('package') }
  const names = await listNames(sql, {
    brand: listed.brand.map(({ id }) => id),
    category: listed.category.map(({ id }) => id),
    package: listed.package.map(({ id }) => id),
  })
  const named = (group: (typeof FACETS)[number]): FacetValue[] =>
    listed[group]
      .map(({ id, count }) => ({ id, count, name: names[group].get(id) ?? '' }))
      .sort((a, b) => b.count - a.count || a.id - b.id)
  return {
    brand: named('brand'),
    category: named('category'),
    package: named('package'),
    // Ascending by price, unlike the others.
    price: (facets.get('priceBand') ?? [])
      .map(({ fact, count }) => ({ id: idOf(fact), count, name: priceBandName(idOf(fact)) }))
      .sort((a, b) => a.id - b.id),
    inStock: bands.get('stock')?.[0] ?? 0,
    rohs: facets.get('rohs')?.[0]?.count ?? 0,
  }
}
