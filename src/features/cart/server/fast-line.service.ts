import { joinLabels, type LineLabels, NO_LABELS } from '#features/catalog/line-labels.rules.ts'
import { findChoice, withPacking } from '#features/catalog/packing/packing.rules.ts'
import { listGoodsOnSale } from '#features/catalog/server/catalog.service.ts'
import { type Buyer, choicesWithOwnPrices, readOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { CartLine } from '../cart.contract.ts'
import { findLineProblem } from '../cart.rules.ts'
import * as queries from './cart.queries.ts'
import { completeLines } from './cart.service.ts'
import { type CartLineInput, lineRowOf } from './cart-adding.service.ts'

/** Maximum per buyer; the newest are kept. */
const KEPT = 20

export async function createFastLine(
  sql: Db,
  { accountId, priceListId }: Buyer,
  { goodsId, count, packing = '', ...labels }: CartLineInput,
): Promise<string> {
  const [[found], own] = await Promise.all([
    listGoodsOnSale(sql, [goodsId]),
    readOwnPrices(sql, priceListId, [goodsId]),
  ])
  if (!found) throw new AppError('not_found', 'This part is not in the catalogue.')
  const { goods } = found
  const choice = findChoice(choicesWithOwnPrices(goodsId, found.choices, own), packing)
  if (!choice) throw new AppError('not_found', 'This part is not sold in this packaging. Please choose another one.')
  const problem = findLineProblem(count, withPacking(goods, choice))
  if (problem) throw new AppError(problem.reason, problem.message)
  return inTransaction(sql, async (tx) => {
    const line = lineRowOf(goods, choice, count, joinLabels(NO_LABELS, labels))
    const [kept] = await queries.insertFastLine(tx, accountId, line)
    await queries.deleteOldFastLines(tx, accountId, KEPT)
    if (!kept) throw new Error('the line of a Buy Now was not kept')
    return kept.fastId
  })
}

export async function getFastLine(sql: Db, buyer: Buyer, fastId: string): Promise<CartLine> {
  const rows = await queries.findFastLine(sql, buyer.accountId, fastId)
  const [line] = await completeLines(
    sql,
    buyer,
    rows.map((row) => ({ ...row, allCount: row.count })),
  )
  return line ?? refuseClosed()
}

interface FastLine extends LineLabels {
  goodsId: number
  count: number
  packing: string
}

/** For the checkout: the one line of a Buy Now, as long as it is open. */
export async function readFastLine(sql: Db, accountId: number, fastId: string): Promise<FastLine> {
  const [line] = await queries.findFastLine(sql, accountId, fastId)
  return line ?? refuseClosed()
}

/** For an order: deletes the line in its transaction, so that it cannot be ordered again. */
export async function takeFastLine(tx: Tx, accountId: number, fastId: string): Promise<FastLine> {
  const [line] = await queries.takeFastLine(tx, accountId, fastId)
  return line ?? refuseClosed()
}

function refuseClosed(): never {
  throw new AppError('not_found', 'This purchase is no longer open. Please choose the part again.')
}
