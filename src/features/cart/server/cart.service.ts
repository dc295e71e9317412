import { type PackingChoice, PackingCode } from '#features/catalog/catalog.contract.ts'
import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import { findChoice } from '#features/catalog/packing/packing.rules.ts'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { listGoodsOnSale } from '#features/catalog/server/catalog.service.ts'
import { listIncoming } from '#features/catalog/server/stock/expected.service.ts'
import { addFavourite } from '#features/favourites/server/favourites.service.ts'
import { type Buyer, choicesWithOwnPrices, readOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import { hasTaxRules } from '#features/tax/server/tax-rules.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { trimDecimal } from '#shared/decimal.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { offsetOf } from '#shared/paging.ts'
import type { CartLine } from '../cart.contract.ts'
import { cartLineOf, lineKey } from '../cart.rules.ts'
import * as queries from './cart.queries.ts'
import { assertAdded, type CartLineInput, putIntoCart } from './cart-adding.service.ts'

type Page = { pageNumber: number; pageSize: number }

export async function viewCart(sql: Db, buyer: Buyer, page: Page) {
  const { accountId } = buyer
  const [rows, totalCount, taxAtCheckout] = await Promise.all([
    queries.listLines(sql, accountId, page.pageSize, offsetOf(page)),
    countCart(sql, accountId),
    hasTaxRules(sql),
  ])
  const ownPrices = buyer.priceListId !== undefined
  return { list: await completeLines(sql, buyer, rows), totalCount, taxAtCheckout, ownPrices }
}

/** Adds to what is there. */
export function addToCart(sql: Db, buyer: Buyer, input: CartLineInput): Promise<{ totalCount: number }> {
  return inCart(sql, buyer.accountId, async (tx) => {
    const { outcomes, totalCount } = await putIntoCart(tx, buyer, [input])
    assertAdded(outcomes[0])
    return { totalCount }
  })
}

export function addManyToCart(sql: Db, buyer: Buyer, inputs: CartLineInput[], how: 'add' | 'set' = 'add') {
  return inCart(sql, buyer.accountId, async (tx) => {
    const { outcomes, totalCount } = await putIntoCart(tx, buyer, inputs, how === 'set' ? 'instead' : 'on top')
    return { list: outcomes, totalCount }
  })
}

/** Sets the quantity. */
export function updateCartLine(sql: Db, buyer: Buyer, input: CartLineInput) {
  const { accountId } = buyer
  return inCart(sql, accountId, async (tx) => {
    const { packing = '' } = input
    const held = await queries.listLinesOf(tx, accountId, [input.goodsId])
    if (!held.some((line) => line.packing === packing))
      throw new AppError('not_found', 'This part is no longer in your cart.')
    const { outcomes, totalCount } = await putIntoCart(tx, buyer, [input], 'instead')
    assertAdded(outcomes[0])
    const lines = await completeLines(tx, buyer, await queries.listLinesOf(tx, accountId, [input.goodsId]))
    const line = lines.find((one) => one.packing === packing)
    if (!line) throw new Error('the line that was just saved is not there')
    return { line, totalCount }
  })
}

export const deleteFromCart = (sql: Db, accountId: number, goodsIds: number[], packing?: string) =>
  changeCart(sql, accountId, (tx) => queries.deleteLines(tx, accountId, goodsIds, packing))

export const cleanCart = (sql: Db, accountId: number) =>
  changeCart(sql, accountId, (tx) => queries.deleteAllLines(tx, accountId))

/** In one transaction: when the favourites are full, the cart is unchanged. */
export const moveToFavourites = (sql: Db, accountId: number, goodsIds: number[]) =>
  changeCart(sql, accountId, async (tx) => {
    const lines = await queries.listLinesOf(tx, accountId, goodsIds)
    for (const goodsId of new Set(lines.map((line) => line.goodsId))) await addFavourite(tx, accountId, goodsId)
    await queries.deleteLines(tx, accountId, goodsIds)
  })

/** For the checkout: the buyer's labels of the lines, by `lineKey`. */
export async function readCartLabels(
  sql: Db,
  accountId: number,
  lines: Array<{ goodsId: number }>,
): Promise<ReadonlyMap<string, LineLabels>> {
  const ids = lines.map(({ goodsId }) => goodsId)
  const rows = await queries.listLinesOf(sql, accountId, ids)
  return new Map(rows.map((row) => [lineKey(row), row]))
}

/** For the checkout: removes ordered lines and returns their labels, by `lineKey`. */
export async function takeCartLines(
  tx: Tx,
  accountId: number,
  lines: Array<{ goodsId: number; packing: string }>,
): Promise<ReadonlyMap<string, LineLabels>> {
  const rows = await queries.deleteTheseLines(tx, accountId, lines)
  return new Map(rows.map((row) => [lineKey(row), row]))
}

/** Locks the cart, so that changes run one after the other. */
export function inCart<T>(sql: Db, accountId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(sql, async (tx) => {
    await queries.lockCart(tx, accountId)
    return work(tx)
  })
}

const changeCart = (sql: Db, accountId: number, work: (tx: Tx) => Promise<unknown>) =>
  inCart(sql, accountId, async (tx) => {
    await work(tx)
    return { totalCount: await countCart(tx, accountId) }
  })

export async function countCart(sql: Db, accountId: number): Promise<number> {
  const [row] = await queries.countLines(sql, accountId)
  return row?.count ?? 0
}

/** Lines of deleted goods are dropped. A packaging that is no longer sold has no price. */
export async function completeLines(sql: Db, buyer: Buyer, rows: queries.CartRow[]): Promise<CartLine[]> {
  const ids = [...new Set(rows.map((row) => row.goodsId))]
  const [parts, own] = await Promise.all([listGoodsOnSale(sql, ids), readOwnPrices(sql, buyer.priceListId, ids)])
  const onSale = new Map(parts.map((one) => [one.goods.goodsId, one]))
  const lines = rows.flatMap(({ goodsId, packing, count, unitPrice, allCount, ...labels }) => {
    const found = onSale.get(goodsId)
    if (!found) return []
    const { goods, isNonCancellable } = found
    const choices = choicesWithOwnPrices(goodsId, found.choices, own)
    const choice = findChoice(choices, packing) ?? (choices[0] && endedChoice(choices[0], packing))
    if (!choice) return []
    const left = Math.max(0, goods.stockCount - (allCount - count))
    return [cartLineOf({ ...goods, stockCount: left }, choice, count, trimDecimal(unitPrice), labels, isNonCancellable)]
  })
  return withIncoming(sql, lines)
}

async function withIncoming(sql: Db, lines: CartLine[]): Promise<CartLine[]> {
  const short = lines.filter(({ stockShort }) => stockShort)
  if (short.length === 0) return lines
  const arriving = await listIncoming(sql, [...new Set(goodsIdsOf(short))])
  return lines.map((line) => (line.stockShort ? { ...line, incoming: arriving.get(line.goodsId) ?? [] } : line))
}

function endedChoice(own: PackingChoice, packing: string): PackingChoice {
  const code = PackingCode.parse(packing)
  const name = code === '' ? own.name : `${PACKING_NAMES[code]}, no longer offered`
  return { ...own, packing: code, name, kind: 'other', partNumber: null, packCount: null, fee: '0', priceList: [] }
}
