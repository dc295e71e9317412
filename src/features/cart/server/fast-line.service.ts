import { inTransaction, type Sql, type Tx } from '../../../server/database/connect.ts'
import { AppError } from '../../../shared/app-error.ts'
import { listGoods } from '../../catalog/server/catalog.service.ts'
import type { CartLine } from '../cart.contract.ts'
import { findLineProblem } from '../cart.rules.ts'
import * as queries from './cart.queries.ts'
import { type ChosenLine, completeLines } from './cart.service.ts'
import { type CartWish, lineRowOf } from './cart-adding.ts'

type Db = Sql | Tx

/** Of each buyer, the newest ones: enough for some tabs and the way back, and nobody fills the table. */
const KEPT = 20

export async function createFastLine(sql: Db, accountId: number, { goodsId, count }: CartWish): Promise<string> {
  const [goods] = await listGoods(sql, [goodsId])
  if (!goods) throw new AppError('not_found', 'This part is not in the catalogue.')
  const problem = findLineProblem(count, goods)
  if (problem) throw new AppError(problem.reason, problem.message)
  return inTransaction(sql, async (tx) => {
    const [kept] = await queries.insertFastLine(tx, accountId, lineRowOf(goods, count))
    await queries.deleteOldFastLines(tx, accountId, KEPT)
    if (!kept) throw new Error('the line of a Buy Now was not kept')
    return kept.fastId
  })
}

export async function getFastLine(sql: Db, accountId: number, fastId: string): Promise<CartLine> {
  const [line] = await completeLines(sql, await queries.findFastLine(sql, accountId, fastId))
  if (!line) throw new AppError('not_found', 'This purchase is no longer open. Please choose the part again.')
  return line
}

/** For the checkout: the one line of a Buy Now, as long as it is open. */
export async function findFastLine(sql: Db, accountId: number, fastId: string): Promise<ChosenLine | undefined> {
  const [row] = await queries.findFastLine(sql, accountId, fastId)
  const [goods] = row ? await listGoods(sql, [row.goodsId]) : []
  return row && goods && { goods, count: row.count }
}

/** For the checkout: what has been ordered cannot be ordered again. */
export async function removeFastLine(tx: Tx, accountId: number, fastId: string): Promise<void> {
  await queries.deleteFastLine(tx, accountId, fastId)
}
