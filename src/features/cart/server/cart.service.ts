import type { Goods } from '#features/catalog/catalog.contract.ts'
import { listGoods } from '#features/catalog/server/catalog.service.ts'
import { addFavourite } from '#features/favourites/server/favourites.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { trimDecimal } from '#shared/decimal.ts'
import { offsetOf } from '#shared/paging.ts'
import type { CartLine } from '../cart.contract.ts'
import { cartLineOf } from '../cart.rules.ts'
import * as queries from './cart.queries.ts'
import { assertAdded, type CartLineInput, putIntoCart } from './cart-adding.ts'

type Page = { pageNumber: number; pageSize: number }

export async function viewCart(sql: Db, accountId: number, page: Page) {
  const [rows, totalCount] = await Promise.all([
    queries.listLines(sql, accountId, page.pageSize, offsetOf(page)),
    countCart(sql, accountId),
  ])
  return { list: await completeLines(sql, rows), totalCount }
}

/** Adds to what is there. */
export function addToCart(sql: Db, accountId: number, input: CartLineInput): Promise<{ totalCount: number }> {
  return changeCart(sql, accountId, async (tx) => {
    const [outcome] = await putIntoCart(tx, accountId, [input])
    assertAdded(outcome)
  })
}

export function addManyToCart(sql: Db, accountId: number, inputs: CartLineInput[], how: 'add' | 'set' = 'add') {
  return inCart(sql, accountId, async (tx) => ({
    list: await putIntoCart(tx, accountId, inputs, how === 'set' ? 'instead' : 'on top'),
    totalCount: await countCart(tx, accountId),
  }))
}

/** Sets the quantity, whatever it was. */
export function updateCartLine(sql: Db, accountId: number, input: CartLineInput) {
  return inCart(sql, accountId, async (tx) => {
    const held = await queries.listLinesOf(tx, accountId, [input.goodsId])
    if (held.length === 0) throw new AppError('not_found', 'This part is not in your cart any more.')
    const [outcome] = await putIntoCart(tx, accountId, [input], 'instead')
    assertAdded(outcome)
    const [line] = await completeLines(tx, await queries.listLinesOf(tx, accountId, [input.goodsId]))
    if (!line) throw new Error('the line that was just saved is not there')
    return { line, totalCount: await countCart(tx, accountId) }
  })
}

export const deleteFromCart = (sql: Db, accountId: number, goodsIds: number[]) =>
  changeCart(sql, accountId, (tx) => queries.deleteLines(tx, accountId, goodsIds))

export const cleanCart = (sql: Db, accountId: number) =>
  changeCart(sql, accountId, (tx) => queries.deleteAllLines(tx, accountId))

/** All or none: when the favourites are full, the cart stays as it is. */
export const moveToFavourites = (sql: Db, accountId: number, goodsIds: number[]) =>
  changeCart(sql, accountId, async (tx) => {
    for (const line of await queries.listLinesOf(tx, accountId, goodsIds))
      await addFavourite(tx, accountId, line.goodsId)
    await queries.deleteLines(tx, accountId, goodsIds)
  })

/** A part and how many of it are about to be ordered. */
export interface ChosenLine {
  goods: Goods
  count: number
}

/** For the checkout: what has been ordered leaves the cart. */
export async function removeCartLines(tx: Tx, accountId: number, goodsIds: number[]): Promise<void> {
  await queries.deleteLines(tx, accountId, goodsIds)
}

/** Changes of one cart wait for each other, so that none of them counts on what another is about to change. */
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

export async function completeLines(sql: Db, rows: queries.LineRow[]): Promise<CartLine[]> {
  const joined = await joinGoods(sql, rows)
  return joined.map(({ goods, count, unitPrice }) => cartLineOf(goods, count, trimDecimal(unitPrice)))
}

/** Goods that have just left the catalogue leave the lines too. */
async function joinGoods<Row extends queries.LineRow>(sql: Db, rows: Row[]): Promise<Array<Row & ChosenLine>> {
  const goods = await listGoods(
    sql,
    rows.map((row) => row.goodsId),
  )
  const byId = new Map(goods.map((one) => [one.goodsId, one]))
  return rows.flatMap((row) => {
    const own = byId.get(row.goodsId)
    return own ? [{ ...row, goods: own }] : []
  })
}
