import { comparablePath } from '#shared/page-path.ts'
import { parseQuantity, parseQuantityIn } from '#shared/quantity.ts'
import {
  type CategoryChoice,
  categorySorts,
  MAX_COLUMNS,
  MAX_PRICE,
  MAX_QUANTITY,
  type ParameterChoice,
} from '../../filters.contract.ts'
import { readIds, readPageNumber } from '../read-address.ts'

/** Filters and view of a category. The only source of truth is the URL. */
export type CategoryState = Omit<CategoryChoice, 'categoryId' | 'withFacets' | 'withParameters' | 'withTrade' | 'total'>

export const PAGE_SIZES = [20, 50, 100] as const
const PAGE_SIZE = PAGE_SIZES[0]

/** How the goods are shown, whatever they are filtered by. */
type Display = 'sort' | 'sortBy' | 'columns' | 'quantity' | 'listed' | 'pageNumber' | 'pageSize'

export const NO_CHOICE: Omit<CategoryState, Display> = {
  parameters: [],
  brandIds: [],
  packageIds: [],
  lifecycleIds: [],
  inStock: false,
  minStock: undefined,
  rohs: false,
  minPrice: undefined,
  maxPrice: undefined,
}

/** As many as the API takes. */
const MOST = { parameters: 20, valueIds: 100, brandIds: 50, packageIds: 50, lifecycleIds: 20, text: 40 }
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/

const CODE = /^[a-zA-Z][a-zA-Z0-9]{0,58}$/

/** `p.tolerance`, and in a plain form `p.resistance.from`, `.to`, the `.unit` they are written in and its `.prefix`. */
const PARAMETER = /^p\.([a-zA-Z][a-zA-Z0-9]{0,58})(?:\.(?:from|to|unit|prefix))?$/

const readNumber = (text: string): number | undefined =>
  NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined

/** From low to high, whichever way round they were typed. Both ends open is no range. */
export function rangeOf(code: string, from: number | undefined, to: number | undefined): ParameterChoice | undefined {
  if (from === undefined && to === undefined) return undefined
  const [min, max] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return { code, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function readParameter(code: string, query: URLSearchParams): ParameterChoice | undefined {
  const unit = query.get(`p.${code}.unit`) ?? ''
  const prefix = query.get(`p.${code}.prefix`)
  const typed = (end: 'from' | 'to') => parseQuantityIn(query.get(`p.${code}.${end}`) ?? '', unit, prefix)
  const typedRange = rangeOf(code, typed('from'), typed('to'))
  if (typedRange) return typedRange
  const texts = query.getAll(`p.${code}`)
  const [from, to] = texts.find((text) => text.includes('..'))?.split('..') ?? []
  if (from !== undefined && to !== undefined) return rangeOf(code, readNumber(from), readNumber(to))
  const valueIds = readIds(texts, MOST.valueIds)
  return valueIds.length > 0 ? { code, valueIds } : undefined
}

/** A number of pieces as people type it: 1000, 1,000, 1k. */
function readCount(text: string | null): number | undefined {
  const count = parseQuantity(text ?? '', '')
  return count !== undefined && Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY ? count : undefined
}

/** Before or after an amount: $, €, CA$, CHF. */
const SIGNS = /[$€£￥\s]|^[A-Z]{1,3}|[A-Z]{3}$/g

/** `price=0.1..2`, or as a plain form sends it. In the main currency, and the lower one first. */
function readPrices(query: URLSearchParams): Pick<CategoryState, 'minPrice' | 'maxPrice'> {
  const [from, to] = (query.get('price') ?? '').split('..')
  const read = (text: string | null | undefined) => {
    const price = parseQuantity((text ?? '').replace(SIGNS, ''), '')
    return price !== undefined && price >= 0 && price <= MAX_PRICE ? price : undefined
  }
  const { min, max } = rangeOf('', read(query.get('price.from') ?? from), read(query.get('price.to') ?? to)) ?? {}
  return { minPrice: min, maxPrice: max }
}

/** `sort=p.resistance`, and with `.down` the largest first. */
const SORT_BY = /^p\.([a-zA-Z][a-zA-Z0-9]{0,58})(\.down)?$/

function readSortBy(query: URLSearchParams): CategoryState['sortBy'] {
  const [, code, down] = SORT_BY.exec(query.get('sort') ?? '') ?? []
  return code === undefined ? undefined : { code, isDescending: down !== undefined }
}

/** Columns make the list a table of parameters; none chosen, those that the category is known for. */
function readColumns(query: URLSearchParams): CategoryState['columns'] {
  const codes = query.getAll('columns').flatMap((text) => text.split(','))
  const columns = [...new Set(codes.filter((code) => CODE.test(code)))].slice(0, MAX_COLUMNS)
  return columns.length > 0 || query.get('view') === 'table' ? columns : undefined
}

function readListed(query: URLSearchParams): CategoryState['listed'] {
  const code = query.get('list') ?? ''
  return CODE.test(code) ? { code, text: (query.get('find') ?? '').trim().slice(0, MOST.text) } : undefined
}

/** Invalid values are ignored instead of refused. */
export function readCategoryState(query: URLSearchParams): CategoryState {
  const codes = new Set([...query.keys()].flatMap((key) => PARAMETER.exec(key)?.[1] ?? []))
  return {
    parameters: [...codes].flatMap((code) => readParameter(code, query) ?? []).slice(0, MOST.parameters),
    brandIds: readIds(query.getAll('brand'), MOST.brandIds),
    packageIds: readIds(query.getAll('package'), MOST.packageIds),
    lifecycleIds: readIds(query.getAll('lifecycle'), MOST.lifecycleIds),
    inStock: query.get('stock') === '1',
    minStock: readCount(query.get('minStock')),
    rohs: query.get('rohs') === '1',
    ...readPrices(query),
    quantity: readCount(query.get('quantity')),
    sort: categorySorts.find((sort) => sort === query.get('sort')) ?? 'best',
    sortBy: readSortBy(query),
    columns: readColumns(query),
    listed: readListed(query),
    pageNumber: readPageNumber(query),
    pageSize: PAGE_SIZES.find((size) => String(size) === query.get('pageSize')) ?? PAGE_SIZE,
  }
}

/** A plain form sends what was typed; the address keeps what it means. */
export const isTypedForm = (query: URLSearchParams): boolean =>
  [...query.keys()].some((key) => /^(p\..+\.(from|to|unit)|price\.(from|to))$/.test(key))

const writeParameter = ({ valueIds, min, max }: ParameterChoice): string =>
  valueIds ? valueIds.join(',') : `${min ?? ''}..${max ?? ''}`

/** The state as names and values, in the order of the address. What is as usual is left out. */
export function listStateFields(state: CategoryState): Array<[name: string, value: string]> {
  const fields: Array<[string, string]> = state.parameters.map((one) => [`p.${one.code}`, writeParameter(one)])
  if (state.brandIds.length > 0) fields.push(['brand', state.brandIds.join(',')])
  if (state.packageIds.length > 0) fields.push(['package', state.packageIds.join(',')])
  if (state.lifecycleIds.length > 0) fields.push(['lifecycle', state.lifecycleIds.join(',')])
  if (state.inStock) fields.push(['stock', '1'])
  if (state.minStock !== undefined) fields.push(['minStock', String(state.minStock)])
  if (state.rohs) fields.push(['rohs', '1'])
  if (state.minPrice !== undefined || state.maxPrice !== undefined)
    fields.push(['price', `${state.minPrice ?? ''}..${state.maxPrice ?? ''}`])
  if (state.quantity !== undefined) fields.push(['quantity', String(state.quantity)])
  if (state.sortBy) fields.push(['sort', `p.${state.sortBy.code}${state.sortBy.isDescending ? '.down' : ''}`])
  else if (state.sort !== 'best') fields.push(['sort', state.sort])
  if (state.columns) fields.push(state.columns.length > 0 ? ['columns', state.columns.join(',')] : ['view', 'table'])
  if (state.pageSize !== PAGE_SIZE) fields.push(['pageSize', String(state.pageSize)])
  if (state.listed) fields.push(['list', state.listed.code])
  if (state.listed?.text) fields.push(['find', state.listed.text])
  if (state.pageNumber > 1) fields.push(['pageNumber', String(state.pageNumber)])
  return fields
}

/** One category has three addresses; /categoryPage keeps its names and id in the query. */
export interface CategoryPlace {
  path: string
  query: Array<[name: string, value: string]>
}

export const readCategoryPlace = ({ pathname, searchParams }: URL): CategoryPlace => ({
  path: pathname,
  query: ['a', 'b', 'categoryId'].flatMap((name): Array<[string, string]> => {
    const value = comparablePath(pathname) === '/categorypage' && searchParams.get(name)
    return value ? [[name, value]] : []
  }),
})

// Commas are not encoded, to keep the URL readable.
const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',')

export function writeCategoryAddress({ path, query }: CategoryPlace, state: CategoryState): string {
  const fields = [...query, ...listStateFields(state)].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return fields.length > 0 ? `${path}?${fields.join('&')}` : path
}
