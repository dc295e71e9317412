import type { NamedPart, StoredDocument } from '#features/catalog/documents.rules.ts'
import type { StoredPacking } from '#features/catalog/packing/packing.rules.ts'
import { listStoreCurrencies } from '#features/catalog/server/rates.service.ts'
import { TRADE_PARAMETERS } from '#features/catalog/trade.rules.ts'
import { type SearchInput, searchGoods } from '#features/search/search.contract.ts'
import { findGoods } from '#features/search/server/search.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { trimDecimal } from '#shared/decimal.ts'
import { offsetOf } from '#shared/paging.ts'
import { formatQuantity } from '#shared/quantity.ts'
import { writeDocuments, writeNamedParts } from '../../rows/documents.rules.ts'
import { type Incoming, writeIncoming } from '../../rows/incoming.rules.ts'
import { readNumber, readText, saysNothing } from '../../rows/parameter-values.rules.ts'
import { type PartNow, readPartEdit } from '../../rows/part-edit.rules.ts'
import { packingTexts } from '../../rows/read-packings.ts'
import { writeWarehouses } from '../../rows/warehouses.rules.ts'
import type { PartDetail, PartEdit } from '../../staff-parts.contract.ts'
import { applyChange, costsNotAllowed, type Editor } from './part-history.service.ts'
import * as queries from './parts.queries.ts'
import { findOrCreatePackage, getLeaf } from './place.service.ts'

/** Beyond this a count of a manufacturer within a category says "at least". */
const MAX_COUNTED = 10_000

export interface PartFilter extends queries.PartScope {
  keyword: string
}
type Page = { pageNumber: number; pageSize: number }

/** Ids in the order in which buyers would see them. */
export async function findPartIds(sql: Db, { keyword, brandId, categoryId }: PartFilter, page: Page) {
  if (keyword !== '') {
    const input: SearchInput = searchGoods.input.parse({
      fuzzy: true,
      goodsModel: keyword,
      brandId: brandId === undefined ? [] : [brandId],
      categoryId: categoryId === undefined ? [] : [categoryId],
      ...page,
    })
    const found = await findGoods(sql, input)
    const first = page.pageNumber === 1 ? [...found.exact, ...found.packagings] : []
    const beside = found.exact.length + found.packagings.length
    return {
      ids: [...first, ...found.list].map(({ goodsId }) => goodsId),
      totalCount: found.totalCount + beside,
      isLowerBound: found.isLowerBound,
    }
  }
  const scope = { brandId, categoryId }
  const [rows, totalCount] = await Promise.all([
    queries.listPartIds(sql, scope, page.pageSize, offsetOf(page)),
    queries.countParts(sql, scope, MAX_COUNTED),
  ])
  const isLowerBound = brandId !== undefined && categoryId !== undefined && totalCount >= MAX_COUNTED
  return { ids: rows.map(({ goodsId }) => goodsId), totalCount, isLowerBound }
}

export async function listParts(sql: Db, { pageNumber, pageSize, ...filter }: PartFilter & Page) {
  const { ids, ...counted } = await findPartIds(sql, filter, { pageNumber, pageSize })
  const list = await queries.listParts(sql, ids)
  return { list: list.map((row) => ({ ...row, price: row.price && trimDecimal(row.price) })), ...counted }
}

export async function listChoices(sql: Db) {
  const [brands, categories] = await Promise.all([queries.listBrandChoices(sql), queries.listCategoryChoices(sql)])
  return { brands, categories }
}

const valueText = ({ number, text, unit }: queries.PartParameterRow) =>
  number === null ? (text ?? '') : formatQuantity(number, unit ?? '')

const tiersOf = (row: queries.PartDetailRow) =>
  row.tierCounts.map((count, place) => ({
    count,
    price: trimDecimal(row.tierPrices[place] ?? '0'),
    activity: trimDecimal(row.tierActivityPrices[place] ?? '0'),
  }))

async function getPart(sql: Db, goodsId: number): Promise<queries.PartDetailRow> {
  const row = await queries.findPart(sql, goodsId)
  if (!row) throw new AppError('not_found', 'This part is not in the catalogue.')
  return row
}

/** With costs for staff who write quotes. */
export async function getPartDetail(sql: Db, goodsId: number, maySeeCosts: boolean): Promise<PartDetail> {
  const row = await getPart(sql, goodsId)
  const [parameters, ofCategory, path, lifecycles, currencies] = await Promise.all([
    queries.listPartParameters(sql, row.valueIds),
    queries.listCategoryParameters(sql, row.categoryId),
    queries.listCategoryNames(sql, row.categoryId),
    queries.listLifecycles(sql),
    listStoreCurrencies(sql),
  ])
  const has = new Set(parameters.map(({ attributeId }) => attributeId))
  return {
    ...row,
    shownPicture: row.picture,
    datasheet: row.datasheet ?? '',
    warehouses: writeWarehouses(Object(row.trade?.warehouses), Object(row.trade?.ship_days)),
    incoming: writeIncoming(listIn<Incoming>(row.trade ?? {}, 'incoming')),
    tiers: tiersOf(row),
    categoryPath: path.map(({ name }) => name),
    parameters: parameters.map((one) => ({ ...one, value: valueText(one) })),
    missing: ofCategory.filter(({ attributeId }) => !has.has(attributeId)),
    trade: tradeOf(row.trade ?? {}, '\n'),
    ...(maySeeCosts && { cost: costTextOf(row) }),
    packings: packingsOf(row.trade ?? {}).map(packingTexts),
    lifecycles: lifecycles.map(({ name }) => name),
    currencies,
  }
}

/** As it can be typed again; the currency where it is not that of the prices. */
function costTextOf({ trade, currency }: queries.PartDetailRow): string {
  if (typeof trade?.cost !== 'number') return ''
  return trade.cost_currency === currency ? String(trade.cost) : `${trade.cost} ${trade.cost_currency}`
}

const listIn = <T>(trade: Record<string, unknown>, column: string): T[] =>
  Array.isArray(trade[column]) ? trade[column] : []

export const packingsOf = (trade: Record<string, unknown>): StoredPacking[] => listIn<StoredPacking>(trade, 'packings')

/** Formats them as in a list; documents are one per line in a form, and joined in a cell. */
export function tradeOf(trade: Record<string, unknown>, betweenDocuments = ' | '): PartDetail['trade'] {
  const text = (name: string) => String(trade[name] ?? '')
  const parts = (column: string) => writeNamedParts(listIn<NamedPart>(trade, column))
  return {
    eccn: text('eccn'),
    hts: text('hts'),
    origin: text('origin_country'),
    reach: text('reach'),
    msl: text('msl'),
    weight: text('weight_grams'),
    series: text('series'),
    dateCode: text('date_code'),
    lot: text('lot'),
    nonCancellable: typeof trade.non_cancellable === 'boolean' ? (trade.non_cancellable ? 'yes' : 'no') : '',
    alternatives: parts('alternatives'),
    documents: writeDocuments(listIn<StoredDocument>(trade, 'documents'), betweenDocuments),
    cadSymbol: text('cad_symbol'),
    cadFootprint: text('cad_footprint'),
    cadModel: text('cad_model'),
    mating: parts('mating'),
    accessories: parts('accessories'),
    boards: parts('boards'),
  }
}

/** Files of the shop that parts show. */
export const listFilesOfParts = async (sql: Db): Promise<string[]> =>
  (await queries.listFilesOfParts(sql)).map(({ resourceId }) => resourceId)

interface EditInput {
  goodsId: number
  version: string
  fields: PartEdit
  parameters: Array<{ attributeId: number; value: string }>
}

/** Checks an edit like a line of a list, changes the part, and saves the old values. */
export function editPart(sql: Db, { goodsId, version, fields, parameters }: EditInput, { who, maySeeCosts }: Editor) {
  if (fields.cost !== undefined && !maySeeCosts) throw costsNotAllowed()
  return inTransaction(sql, async (tx) => {
    await queries.lockPart(tx, goodsId)
    const row = await getPart(tx, goodsId)
    if (row.version !== version)
      throw new AppError('changed_meanwhile', 'This part has changed since you opened it. Nothing was saved.')
    const now: PartNow = { ...row, tiers: tiersOf(row) }
    const currencies = new Set<string>(await listStoreCurrencies(tx))
    const patch = readPartEdit(fields, now, currencies)
    const place = await readPlace(tx, fields, row)
    Object.assign(patch.goods, place.goods)
    const values = parameters.length > 0 ? await readParameters(tx, row.valueIds, parameters) : undefined
    const ids = await withTradeValues(tx, values?.ids ?? row.valueIds, patch.trade)
    if (values || ids !== row.valueIds) patch.goods.value_ids = ids
    return {
      changed: await applyChange(tx, {
        goodsId,
        who,
        goodsPatch: JSON.stringify(patch.goods),
        columns: Object.keys(patch.goods),
        tradePatch: JSON.stringify(patch.trade),
        tradeColumns: Object.keys(patch.trade),
        parameters: joinTexts(place.texts, values?.texts),
        undoes: null,
      }),
    }
  })
}

interface Texts {
  before: Record<string, string>
  after: Record<string, string>
}

const joinTexts = (place: Texts, values: Texts = { before: {}, after: {} }): Texts | null => {
  const after = { ...place.after, ...values.after }
  return Object.keys(after).length > 0 ? { before: { ...place.before, ...values.before }, after } : null
}

/** Category and package; the history shows their names. */
async function readPlace(tx: Tx, { categoryId, packageName }: PartEdit, row: queries.PartDetailRow) {
  const goods: Record<string, number> = {}
  const texts: Texts = { before: {}, after: {} }
  if (categoryId !== undefined && categoryId !== row.categoryId) {
    goods.category_id = categoryId
    texts.after.Category = await getLeaf(tx, categoryId)
    texts.before.Category = (await queries.listCategoryNames(tx, row.categoryId)).at(-1)?.name ?? ''
  }
  if (packageName !== undefined) {
    const packaged = await findOrCreatePackage(tx, packageName)
    if (packaged.packageName !== row.packageName) {
      goods.package_id = packaged.packageId
      texts.after.Package = packaged.packageName
      texts.before.Package = row.packageName
    }
  }
  return { goods, texts }
}

/** Some trade data is a parameter as well, for the filters. Returns the same ids when none is given. */
export async function withTradeValues(tx: Tx, known: number[], trade: Record<string, unknown>): Promise<number[]> {
  const given = Object.entries(TRADE_PARAMETERS).filter(([, column]) => column in trade)
  if (given.length === 0) return known
  const attributeIds: number[] = []
  const ids: number[] = []
  for (const [code, column] of given) {
    const attributeId = await queries.findOrCreateAttribute(tx, code)
    const fact = trade[column]
    attributeIds.push(attributeId)
    if (typeof fact === 'string')
      ids.push(await queries.findOrCreateValue(tx, attributeId, { number: null, text: fact }))
  }
  return queries.mergeValues(tx, known, attributeIds, ids)
}

/** Values of parameters in their units, by the rules of a list; the texts are for the history. */
async function readParameters(tx: Tx, known: number[], given: EditInput['parameters']) {
  const before = await queries.listPartParameters(tx, known)
  const texts = { before: {} as Record<string, string>, after: {} as Record<string, string> }
  const ids: number[] = []
  for (const { attributeId, value } of given) {
    const attribute = await queries.findAttribute(tx, attributeId)
    if (!attribute) throw new AppError('not_found', 'There is no such parameter.')
    const old = before.find((one) => one.attributeId === attributeId)
    texts.before[attribute.name] = old ? valueText(old) : ''
    texts.after[attribute.name] = ''
    if (saysNothing(value)) continue
    const read = readValue(attribute, value)
    ids.push(await queries.findOrCreateValue(tx, attributeId, read))
    texts.after[attribute.name] = valueText({ ...attribute, valueId: 0, ...read })
  }
  const without = given.map(({ attributeId }) => attributeId)
  return { ids: await queries.mergeValues(tx, known, without, ids), texts }
}

function readValue(
  { name, unit, isDescribed }: { name: string; unit: string | null; isDescribed: boolean },
  value: string,
) {
  if (unit === null) return { number: null, text: readText(value) }
  const number = readNumber(value, unit, 1)
  if (number !== undefined) return { number, text: null }
  if (unit !== '' && isDescribed)
    throw new AppError('invalid_input', `${name}: "${value.slice(0, 40)}" is not a value in ${unit}.`)
  return { number: null, text: readText(value) }
}
