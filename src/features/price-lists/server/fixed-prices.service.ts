import { readMakers } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { writeTableFile } from '#server/sheets/write-table-file.ts'
import { AppError } from '#shared/app-error.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { type FixedTier, findTierProblem } from '../price-list.rules.ts'
import * as queries from './price-lists.queries.ts'
import { changeList, getPriceList, readFixedPrices, type Seen } from './price-lists.service.ts'

export type { NewFixedPrice } from './price-lists.queries.ts'

export interface NamedPart {
  goodsModel: string
  /** Empty: whoever makes it. */
  brandName: string
}

/** Finds parts by number and manufacturer: the part, or why there is not exactly one. */
export async function findParts(sql: Db, named: readonly NamedPart[]) {
  const norms = [...new Set(named.map(({ goodsModel }) => normaliseModel(goodsModel)))].filter(Boolean)
  const [rows, makers] = await Promise.all([queries.listParts(sql, norms), readMakers(sql)])
  const byNorm = Map.groupBy(rows, ({ norm }) => norm)
  return ({ goodsModel, brandName }: NamedPart): queries.PartRow | string => {
    const found = byNorm.get(normaliseModel(goodsModel)) ?? []
    const brands = makers.find(brandName)
    const [part, ...others] = brands ? found.filter(({ brandId }) => brands.has(brandId)) : found
    if (found.length === 0) return `${goodsModel} is not in the catalogue.`
    if (!part) return `${goodsModel} of ${brandName} is not in the catalogue.`
    if (others.length > 0)
      return `${goodsModel} is made by ${found.map((one) => one.brandName).join(', ')}. Please name the manufacturer.`
    return part
  }
}

/** A price in another currency would have no effect. */
export const findCurrencyProblem = (part: queries.PartRow, currency: string): string | undefined =>
  part.currency === currency ? undefined : `${part.goodsModel} is sold in ${part.currency}, not in ${currency}.`

export const sortTiers = (tiers: readonly FixedTier[]): FixedTier[] => tiers.toSorted((a, b) => a.count - b.count)

interface FixedPriceInput extends Seen, NamedPart {
  currency: string
  tiers: FixedTier[]
}

export const saveFixedPrice = (sql: Db, who: string, { currency, tiers, ...input }: FixedPriceInput) =>
  changeList(sql, who, input, async (tx) => {
    const part = (await findParts(tx, [input]))(input)
    if (typeof part === 'string') throw new AppError('invalid_input', `goodsModel: ${part}`)
    const problem = findCurrencyProblem(part, currency) ?? findTierProblem(tiers)
    if (problem) throw new AppError('invalid_input', problem)
    await queries.saveFixedPrices(tx, input.priceListId, [{ goodsId: part.goodsId, currency, tiers: sortTiers(tiers) }])
  })

export const removeFixedPrice = (sql: Db, who: string, input: Seen & { goodsId: number }) =>
  changeList(sql, who, input, async (tx) => {
    const [gone] = await queries.deleteFixedPrice(tx, input.priceListId, input.goodsId)
    if (!gone) throw new AppError('not_found', 'This part has no fixed price in the price list.')
  })

/** For files: all of them at once, added to those that are there or instead of them. */
export const replaceFixedPrices = (
  sql: Db,
  who: string,
  seen: Seen,
  prices: readonly queries.NewFixedPrice[],
  how: 'add' | 'replace',
) =>
  changeList(sql, who, seen, async (tx) => {
    if (how === 'replace') await queries.deleteFixedPrices(tx, seen.priceListId)
    if (prices.length > 0) await queries.saveFixedPrices(tx, seen.priceListId, prices)
  })

/** One row for each quantity, with the headings that an upload reads. */
export async function writeFixedPrices(sql: Db, priceListId: number): Promise<FileAnswer> {
  const { name } = await getPriceList(sql, priceListId)
  const { list } = await readFixedPrices(sql, priceListId, '', { pageNumber: 1, pageSize: 1_000_000 })
  const rows = list.flatMap(({ goodsModel, brandName, currency, tiers }) =>
    tiers.map(({ count, price }) => [goodsModel, brandName, count, Number(price), currency]),
  )
  return writeTableFile({
    name,
    rows: [['Number', 'Manufacturer', 'Quantity', 'Price', 'Currency'], ...rows],
    format: 'csv',
    saveAs: `${name.replace(/[^\p{L}\p{N} ._-]+/gu, '_')}.csv`,
  })
}
