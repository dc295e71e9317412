import type { z } from 'zod'
import type { Call } from '#shared/endpoint.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { type CategoryFacets, categoryGoods, type NamedCount } from '../../filters.contract.ts'
import { type CategoryState, NO_CHOICE, PAGE_SIZES } from './category-choice.ts'

interface CategoryGoods {
  /** The request that was sent. */
  state: CategoryState
  goods: Answer
  /** Names of values without hits. */
  names?: CategoryFacets
}
type Answer = z.output<typeof categoryGoods.output>

/** Top categories have too many kinds of parts for common parameters. */
export async function readTopGoods(call: Call, categoryId: number, asked: CategoryState): Promise<CategoryGoods> {
  const state = { ...asked, parameters: [], sortBy: undefined, columns: undefined, listed: undefined }
  const ask = (state: CategoryState) =>
    orNotFound(call(categoryGoods, { ...state, categoryId, withFacets: true, withParameters: false }))
  const goods = await ask(state)
  if (!goods.facets || isNamed(state, goods.facets)) return { state, goods }
  const whole = await ask({ ...state, ...NO_CHOICE, pageNumber: 1 })
  return { state, goods, ...(whole.facets ? { names: whole.facets } : {}) }
}

/**
 * The goods of a filtered category, in one call. Only when a selected value is missing in the answer, the whole category
 * is requested as well: it has the names of values without hits, and shows that a parameter does not belong to the
 * category, which is ignored.
 */
export async function readFilteredGoods(call: Call, categoryId: number, asked: CategoryState): Promise<CategoryGoods> {
  const ask = (state: CategoryState) => orNotFound(call(categoryGoods, { ...state, categoryId, withFacets: true }))
  const goods = await ask(asked)
  if (!goods.facets || isNamed(asked, goods.facets)) return { state: asked, goods }
  const whole = await ask({ ...asked, ...NO_CHOICE, pageNumber: 1 })
  const names = whole.facets ?? undefined
  const parameters = asked.parameters.filter(({ code }) => names?.parameters.some((one) => one.code === code))
  if (goods.totalCount > 0 || parameters.length === asked.parameters.length) return { state: asked, goods, names }
  const state = { ...asked, parameters }
  return { state, goods: await ask(state), names }
}

const hasAll = (list: readonly NamedCount[], ids: readonly number[]) =>
  ids.every((id) => list.some((one) => one.id === id))

const isNamed = (state: CategoryState, facets: CategoryFacets): boolean =>
  hasAll(facets.brand, state.brandIds) &&
  hasAll(facets.package, state.packageIds) &&
  hasAll(facets.lifecycle, state.lifecycleIds) &&
  state.parameters.every(({ code, valueIds = [] }) =>
    facets.parameters.some((facet) => facet.code === code && hasAll(facet.values, valueIds)),
  )

/** Whether the page differs from the category as it is usually shown: search engines are led to that one. */
export const isUsualList = (state: CategoryState): boolean =>
  !hasFilters(state) &&
  state.sort === 'best' &&
  [state.sortBy, state.columns, state.quantity, state.listed].every((one) => one === undefined) &&
  state.pageSize === PAGE_SIZES[0]

const hasFilters = (state: CategoryState): boolean =>
  state.parameters.length + state.brandIds.length + state.packageIds.length + state.lifecycleIds.length > 0 ||
  state.inStock ||
  state.rohs ||
  [state.minStock, state.minPrice, state.maxPrice].some((one) => one !== undefined)
