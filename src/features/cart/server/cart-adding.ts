import type { Goods } from '#features/catalog/catalog.contract.ts'
import { findPrice } from '#features/catalog/catalog.rules.ts'
import { listGoods } from '#features/catalog/server/catalog.service.ts'
import type { Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { MOST_CART_LINES } from '../cart.limits.ts'
import { findLineProblem, type LineProblem } from '../cart.rules.ts'
import * as queries from './cart.queries.ts'

export interface CartWish {
  goodsId: number
  count: number
}

/** What became of a wish; `take` are quantities that could be added instead. */
interface Fate {
  result: 'added' | LineProblem['reason'] | 'not_found' | 'cart_full'
  message: string
  take: number[]
}
export type Outcome = CartWish & Fate

const ADDED: Fate = { result: 'added', message: 'Add Success!', take: [] }
const NOT_FOUND: Fate = { result: 'not_found', message: 'This part is not in the catalogue.', take: [] }
const FULL: Fate = {
  result: 'cart_full',
  message: `Your cart has ${MOST_CART_LINES.toLocaleString('en')} lines, which is as many as it holds. Please remove some first.`,
  take: [],
}

/**
 * Puts what can be put into a locked cart, and tells of each wish what became of it. Quantities come on top of what is
 * there, of earlier wishes for the same part too, unless they are to stand instead of it.
 */
export async function putIntoCart(
  tx: Tx,
  accountId: number,
  wishes: CartWish[],
  how: 'on top' | 'instead' = 'on top',
): Promise<Outcome[]> {
  const ids = [...new Set(wishes.map((wish) => wish.goodsId))]
  const goods = new Map((await listGoods(tx, ids)).map((one) => [one.goodsId, one]))
  const held = new Map((await queries.listLinesOf(tx, accountId, ids)).map((line) => [line.goodsId, line.count]))
  const [{ count: size } = { count: 0 }] = await queries.countLines(tx, accountId)
  let room = MOST_CART_LINES - size
  const changed = new Map<number, queries.LineRow>()

  const put = ({ goodsId, count }: CartWish): Fate => {
    const part = goods.get(goodsId)
    if (!part) return NOT_FOUND
    const before = held.get(goodsId)
    if (before === undefined && room === 0) return FULL
    const there = how === 'instead' ? 0 : (before ?? 0)
    const problem = findLineProblem(count, part, there)
    if (problem) return { result: problem.reason, message: problem.message, take: problem.take }
    if (before === undefined) room -= 1
    held.set(goodsId, there + count)
    changed.set(goodsId, lineRowOf(part, there + count))
    return ADDED
  }

  const outcomes = wishes.map((wish) => ({ ...wish, ...put(wish) }))
  if (changed.size > 0) await queries.saveLines(tx, accountId, [...changed.values()])
  return outcomes
}

/** With the price a piece has now, for a quantity that has been found right. */
export const lineRowOf = (goods: Goods, count: number): queries.LineRow => ({
  goodsId: goods.goodsId,
  count,
  unitPrice: findPrice(goods.priceList, count)?.unit ?? '0',
})

/** A refusal for whoever asked for one part only. */
export function assertAdded(outcome: Outcome | undefined): void {
  if (outcome && outcome.result !== 'added') throw new AppError(outcome.result, outcome.message)
}
