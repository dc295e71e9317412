import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { trimDecimal } from '#shared/decimal.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { offsetOf } from '#shared/paging.ts'
import { isInEffect, PRICE_LIST_MESSAGES } from '../price-list.rules.ts'
import type { FixedPrice, PriceList, PriceListDetail } from '../staff-price-lists.contract.ts'
import * as queries from './price-lists.queries.ts'

type Page = { pageNumber: number; pageSize: number }

/** What is changed, as the caller saw it. */
export interface Seen {
  priceListId: number
  version: number
}

const CUSTOMERS_SHOWN = 20

const today = () => new Date().toISOString().slice(0, 10)

export const notFound = () => new AppError('not_found', 'There is no such price list.')

const priceListOf = (row: queries.PriceListRow): PriceList => ({
  ...row,
  percent: trimDecimal(row.percent),
  isInEffect: isInEffect(row, today()),
  changedAt: row.changedAt.toISOString(),
})

export async function listPriceLists(sql: Db, page: Page) {
  const [rows, [counted]] = await Promise.all([
    queries.listPriceLists(sql, page.pageSize, offsetOf(page)),
    queries.countPriceLists(sql),
  ])
  return { list: rows.map(priceListOf), totalCount: counted?.count ?? 0 }
}

export async function getPriceList(sql: Db, priceListId: number): Promise<PriceList> {
  const [row] = await queries.findPriceList(sql, priceListId)
  if (!row) throw notFound()
  return priceListOf(row)
}

const fixedPriceOf = ({ counts, prices, listPrice, ...row }: queries.FixedRow): FixedPrice => ({
  ...row,
  tiers: counts.map((count, place) => ({ count, price: trimDecimal(prices[place] ?? '0') })),
  listPrice: listPrice && trimDecimal(listPrice),
})

export async function readFixedPrices(sql: Db, priceListId: number, keyword: string, page: Page) {
  const norm = normaliseModel(keyword)
  const [rows, [counted]] = await Promise.all([
    queries.listFixedPrices(sql, priceListId, norm, page.pageSize, offsetOf(page)),
    queries.countFixedPrices(sql, priceListId, norm),
  ])
  return { list: rows.map(fixedPriceOf), totalCount: counted?.count ?? 0 }
}

export async function getDetail(
  sql: Db,
  { priceListId, keyword, ...page }: { priceListId: number; keyword: string } & Page,
): Promise<PriceListDetail> {
  const priceList = await getPriceList(sql, priceListId)
  const [discounts, customers, prices] = await Promise.all([
    queries.listDiscounts(sql, priceListId),
    queries.listCustomersOf(sql, priceListId, CUSTOMERS_SHOWN),
    readFixedPrices(sql, priceListId, keyword, page),
  ])
  const trimmed = discounts.map((discount) => ({ ...discount, percent: trimDecimal(discount.percent) }))
  return { priceList, discounts: trimmed, customers, prices }
}

/** Locks the list, refuses a change from an old version, and counts the change. */
export function changeList(
  sql: Db,
  who: string,
  { priceListId, version }: Seen,
  work: (tx: Tx) => Promise<unknown>,
): Promise<Seen> {
  return inTransaction(sql, async (tx) => {
    const [known] = await queries.lockPriceList(tx, priceListId)
    if (!known) throw notFound()
    if (known.version !== version)
      throw new AppError('changed_meanwhile', `The price list has changed since you opened it: ${known.changedBy}.`)
    await work(tx)
    const [saved] = await queries.advanceVersion(tx, priceListId, who)
    return saved ?? { priceListId, version }
  })
}

type ListInput = queries.ListFields & { priceListId?: number | undefined; version: number }

export function saveList(sql: Db, who: string, { priceListId, version, ...list }: ListInput): Promise<Seen> {
  if (list.startsOn && list.endsOn && list.endsOn < list.startsOn)
    throw new AppError('invalid_input', `endsOn: ${PRICE_LIST_MESSAGES.dates}`)
  if (priceListId !== undefined)
    return changeList(sql, who, { priceListId, version }, async (tx) => {
      await assertNameIsFree(tx, list.name, priceListId)
      await queries.updatePriceList(tx, priceListId, list)
    })
  return inTransaction(sql, async (tx) => {
    await assertNameIsFree(tx, list.name, 0)
    const [saved] = await queries.insertPriceList(tx, list, who)
    if (!saved) throw new Error('a new price list was not kept')
    return saved
  })
}

async function assertNameIsFree(tx: Tx, name: string, but: number): Promise<void> {
  const [other] = await queries.findNamed(tx, name, but)
  if (other) throw new AppError('invalid_input', `name: There is a price list “${other.name}” already.`)
}

/** A customer cannot get it meanwhile: their account refers to the locked row. */
export async function removeList(sql: Db, who: string, seen: Seen): Promise<void> {
  await changeList(sql, who, seen, async (tx) => {
    const [row] = await queries.hasCustomers(tx, seen.priceListId)
    if (row?.some) throw new AppError('not_allowed', 'Customers have this price list. Give them another one first.')
    await queries.deletePriceList(tx, seen.priceListId)
  })
}

export const saveDiscount = (
  sql: Db,
  who: string,
  { percent, ...key }: Seen & queries.DiscountKey & { percent: string },
) =>
  changeList(sql, who, key, async (tx) => {
    const { priceListId, categoryId, brandId } = key
    if (categoryId === null && brandId === null)
      throw new AppError('invalid_input', 'Please choose a category or a manufacturer.')
    const [known] = await queries.findNames(tx, key)
    if (categoryId !== null && !known?.category) throw new AppError('not_found', 'There is no such category.')
    if (brandId !== null && !known?.brand) throw new AppError('not_found', 'There is no such manufacturer.')
    await queries.deleteDiscount(tx, priceListId, key)
    await queries.insertDiscount(tx, priceListId, key, percent)
  })

export const removeDiscount = (sql: Db, who: string, key: Seen & queries.DiscountKey) =>
  changeList(sql, who, key, async (tx) => {
    const [gone] = await queries.deleteDiscount(tx, key.priceListId, key)
    if (!gone) throw new AppError('not_found', 'This discount is not in the price list.')
  })

/** What the audit trail keeps of a list before and after a change. */
export async function snapshotList(sql: Db, priceListId: number | undefined) {
  if (priceListId === undefined) return undefined
  const [row] = await queries.findPriceList(sql, priceListId)
  if (!row) return undefined
  const { name, percent, startsOn, endsOn, discountCount, partCount } = row
  return { name, percent: trimDecimal(percent), startsOn, endsOn, discountCount, partCount }
}
