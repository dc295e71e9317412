import type { Db, Tx } from '#server/database/connect.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { AppError } from '#shared/app-error.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { offsetOf } from '#shared/paging.ts'
import { warehouseStock } from '../availability.rules.ts'
import type {
  BrandDetail,
  Category,
  CategoryName,
  Goods,
  GoodsDetail,
  GoodsName,
  PackingChoice,
} from '../catalog.contract.ts'
import { MakerIndex } from '../makers.rules.ts'
import type { TradeData } from '../trade-data.schema.ts'
import { findReplacements, pickReplacements } from './alternatives/judge-alternatives.service.ts'
import * as queries from './catalog.queries.ts'
import { CategoryIndex } from './categories.ts'
import { readDocuments } from './documents/documents.service.ts'
import { goodsNameOf, goodsOf, parameterOf } from './goods-rows.ts'
import { listPackingChoices } from './packings.service.ts'
import { listIncoming } from './stock/expected.service.ts'

type Page = { pageNumber: number; pageSize: number }

/** Goods in the order of the ids, without what could replace them. */
export const listGoods = async (sql: Db, ids: number[]): Promise<Goods[]> =>
  ids.length === 0 ? [] : (await queries.listGoodsByIds(sql, ids)).map(goodsOf)

export const listGoodsNames = async (sql: Db, ids: number[]): Promise<GoodsName[]> =>
  ids.length === 0 ? [] : (await queries.listGoodsByIds(sql, ids)).map(goodsNameOf)

export interface GoodsOnSale {
  goods: Goods
  /** The ways to buy it, its own terms first. */
  choices: PackingChoice[]
  isNonCancellable: boolean
}

/** Goods in the order of the ids, for carts: up to 2,000 at a time. */
export async function listGoodsOnSale(sql: Db, ids: number[]): Promise<GoodsOnSale[]> {
  if (ids.length === 0) return []
  return inBatches(ids, async (batch) => onSale(sql, await queries.listGoodsOnSale(sql, batch)))
}

async function onSale(sql: Db, rows: queries.SaleRow[]): Promise<GoodsOnSale[]> {
  const goods = rows.map(goodsOf)
  const choices = await listPackingChoices(sql, goods, rows)
  return goods.map((one, place) => ({
    goods: one,
    choices: choices[place] ?? [],
    isNonCancellable: rows[place]?.isNonCancellable ?? false,
  }))
}

/** Alternatives per part in a list; a part's own page has more. */
const REPLACEMENTS_IN_LIST = 2

/** Candidates that are compared per part of a list. */
const COMPARED_IN_LIST = { inStock: 3, outOfStock: 8 }

const candidateOf = (goodsId: number, row: queries.CandidateRow) => ({ goodsId, otherId: row[0], version: row[7], row })

const candidateName = ([goodsId, model, brandId, brandName, packageName, stock, coverPic]: queries.CandidateRow) => ({
  goodsId,
  model,
  brandId,
  brandName,
  package: packageName,
  stock,
  coverPic,
})

/** Goods in the order of the ids, each with the first parts that can replace it; for every list of the store. */
export async function listGoodsAndReplacements(sql: Db, ids: number[]): Promise<Goods[]> {
  if (ids.length === 0) return []
  const rows = await queries.listGoodsWithCandidates(sql, ids, COMPARED_IN_LIST)
  const candidates = rows.flatMap(({ goodsId, candidates }) =>
    (candidates ?? []).map((row) => candidateOf(goodsId, row)),
  )
  const replacements = await pickReplacements(sql, candidates, REPLACEMENTS_IN_LIST)
  return rows.map((row) => ({
    ...goodsOf(row),
    replace: (replacements.get(row.goodsId) ?? []).map(({ row }) => goodsNameOf(candidateName(row))),
  }))
}

export async function assertGoods(sql: Db, goodsId: number): Promise<void> {
  const found = await queries.findGoods(sql, goodsId)
  if (found.length === 0) throw noSuchGoods()
}

const noSuchGoods = () => new AppError('not_found', 'This part is not in the catalogue.')

const readCategories = async (sql: Db) => new CategoryIndex(await queries.listCategories(sql))

/** Trade data by the ids of the goods that have any. */
export const listTrade = async (sql: Db, ids: number[]): Promise<Map<number, TradeData>> =>
  new Map((await queries.listTrade(sql, ids)).map((row) => [row.goodsId, tradeDataOf(row)]))

/** Without the columns of a row that are no trade data. */
const tradeDataOf = ({
  goodsId,
  documents,
  symbol,
  footprint,
  model,
  mating,
  accessories,
  boards,
  warehouses,
  shipDays,
  incoming,
  ...trade
}: queries.TradeRow): TradeData => trade

/** As many as a part names; the rest is listed page by page. */
const MAX_REPLACEMENTS = 6

export async function getGoodsDetail(sql: Db, goodsId: number): Promise<GoodsDetail> {
  const [row] = await queries.findDetail(sql, goodsId)
  if (!row) throw noSuchGoods()
  const { trade, packageId, categoryPath, packagingIds } = row
  const isExpected = row.isOnOrder || trade?.incoming
  const [[own], parameters, replacementIds, arriving] = await Promise.all([
    onSale(sql, [row]),
    queries.listParameters(sql, row.valueIds),
    findReplacements(sql, goodsId, MAX_REPLACEMENTS),
    isExpected ? listIncoming(sql, [goodsId]) : undefined,
  ])
  if (!own) throw noSuchGoods()
  const others = await listGoodsOnSale(sql, [...packagingIds, ...replacementIds])
  const packagings = others.slice(0, packagingIds.length)
  return {
    ...own.goods,
    ...(await readDocuments(sql, trade ?? undefined, { readMakers, listGoodsNames })),
    trade: trade ? tradeDataOf(trade) : null,
    warehouses: trade ? warehouseStock(trade.warehouses, trade.shipDays ?? {}, own.goods.stockCount) : [],
    incoming: arriving?.get(goodsId) ?? [],
    parameters: parameters.map((one) => ({ ...parameterOf(one), valueId: one.valueId })),
    packageId,
    categoryPath,
    packagings: packagings.map(({ goods, choices }) => ({ ...goods, packingName: choices[0]?.name ?? '' })),
    packingChoices: own.choices,
    replace: others.slice(packagingIds.length).map(({ goods }) => goods),
  }
}

export async function findCategories(sql: Db, text: string): Promise<Category[]> {
  return (await readCategories(sql)).filteredTo(text)
}

export async function getCategory(sql: Db, categoryId: number): Promise<{ category: Category; path: CategoryName[] }> {
  const categories = await readCategories(sql)
  const category = categories.find(categoryId)
  if (!category) throw new AppError('not_found', 'There is no such category.')
  return { category, path: categories.pathTo(categoryId) }
}

/** The third-level categories below a category, where its goods are. */
export async function getCategoryLeaves(
  sql: Db,
  categoryId: number,
): Promise<{ leaves: Array<{ categoryId: number; goodsCount: number }>; goodsCount: number }> {
  const below = await queries.listCategoriesBelow(sql, categoryId)
  const own = below.find((row) => row.categoryId === categoryId)
  if (!own) throw new AppError('not_found', 'There is no such category.')
  return { leaves: below.filter((row) => row.isLeaf), goodsCount: own.goodsCount }
}

let makersIndex: { of: string; index: MakerIndex } | undefined

/** Finds makers by any of their names. The index is made again when one of them has changed. */
export async function readMakers(sql: Db): Promise<MakerIndex> {
  const makers = await queries.listMakers(sql)
  const of = JSON.stringify(makers)
  if (makersIndex?.of !== of) makersIndex = { of, index: new MakerIndex(makers) }
  return makersIndex.index
}

/** Adds an alias of a maker, for searches, lists and BOMs; returns its name. */
export async function addMakerName(tx: Tx, brandId: number, name: string): Promise<string> {
  const [maker] = await queries.lockMaker(tx, brandId)
  if (!maker) throw new AppError('not_found', 'There is no such manufacturer.')
  const [other] = await queries.findMakerNamed(tx, name, brandId)
  if (other) throw new AppError('invalid_input', `“${name}” is a name of ${other.brandName}.`)
  const isKnown = [maker.brandName, ...maker.aliases].some((one) => one.toLowerCase() === name.toLowerCase())
  if (!isKnown) await queries.saveAliases(tx, brandId, [...maker.aliases, name])
  await recordCatalogChange(tx)
  return maker.brandName
}

export async function listManufacturers(sql: Db) {
  const brand = await queries.listBrands(sql)
  const recommendBrand = brand
    .filter((row) => row.recommendedRank !== null)
    .sort((a, b) => Number(a.recommendedRank) - Number(b.recommendedRank))
  return { brand, recommendBrand }
}

export async function getManufacturer(
  sql: Db,
  brandId: number,
  page: Page,
): Promise<BrandDetail & { list: Goods[]; totalCount: number }> {
  const [brand] = await queries.findBrand(sql, brandId)
  if (!brand) throw new AppError('not_found', 'There is no such manufacturer.')
  const ids = await queries.listGoodsIdsOfBrand(sql, brandId, page.pageSize, offsetOf(page))
  return { ...brand, list: await listGoodsAndReplacements(sql, goodsIdsOf(ids)), totalCount: brand.goodsCount }
}

/** From the stored counts of categories and brands. */
export async function countGoods(sql: Db) {
  const [categories, brands] = await Promise.all([readCategories(sql), queries.listBrands(sql)])
  return {
    goodsCount: categories.tops.reduce((total, top) => total + top.goodsCount, 0),
    brandCount: brands.length,
    categoryCount: categories.size,
  }
}

/** The parts that were added last, of as many categories as possible; without those that the shop itself puts forward. */
export const listNewGoods = async (sql: Db, limit: number): Promise<GoodsName[]> =>
  listGoodsNames(sql, goodsIdsOf(await queries.listLastAdded(sql, limit)))

/** What is ordered and looked at most comes before what the shop has chosen. */
export async function saveHotGoods(tx: Tx, goodsIds: readonly number[]): Promise<void> {
  const before = goodsIdsOf(await queries.listHotGoods(tx))
  if (before.join() === goodsIds.join()) return
  await queries.deleteHotGoods(tx)
  await queries.insertHotGoods(tx, goodsIds)
  await recordCatalogChange(tx)
}

/** Of each list of the home page but the hot models, whose number the call says. */
const SHOWCASE_SIZE = 12

export async function readHome(sql: Db, hotCount: number) {
  const [hot, chosen, categories, pictures, counts] = await Promise.all([
    queries.listHotGoods(sql),
    queries.listShowcase(sql, { hot: hotCount, others: SHOWCASE_SIZE }),
    readCategories(sql),
    queries.listCategoryPictures(sql),
    countGoods(sql),
  ])
  const shown = [...hot.map(({ goodsId }) => ({ kind: 'hot', goodsId })), ...chosen]
  const names = new Map(
    (await listGoodsNames(sql, [...new Set(goodsIdsOf(shown))])).map((goods) => [goods.goodsId, goods]),
  )
  const pictureOf = new Map(pictures.map((row) => [row.categoryId, row.coverPic]))
  const pick = (kind: string) =>
    [...new Set(goodsIdsOf(shown.filter((row) => row.kind === kind)))].flatMap((goodsId) => names.get(goodsId) ?? [])
  return {
    new: pick('new'),
    recommend: pick('recommend'),
    hot: pick('hot').slice(0, hotCount),
    scarcity: pick('scarcity'),
    categories: categories.tops.map((top) => ({ ...top, coverPic: pictureOf.get(top.categoryId) ?? '' })),
    ...counts,
  }
}

export async function findCatalogVersion(sql: Db): Promise<string | undefined> {
  const [row] = await queries.readCatalogVersion(sql)
  return row?.version
}

/** Call in the transaction of every change that public pages show. */
export async function recordCatalogChange(sql: Db): Promise<void> {
  await queries.bumpCatalogVersion(sql)
}
