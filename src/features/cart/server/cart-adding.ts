import type { Goods } from '#features/catalog/catalog.contract.ts'
import { findPrice } from '#features/catalog/catalog.rules.ts'
import { listGoods } from '#features/catalog/server/catalog.service.ts'
import type { Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { MAX_CART_LINES } from '../cart.limits.ts'
import { findLineProblem, type LineProblem } from '../cart.rules.ts'
import * as queries from './cart.queries.ts'

export interface CartLineInput {
  goodsId: number
  count: number
}

/** The result of one line. `take` lists quantities that could be added instead. */
interface AddResult {
  result: 'added' | LineProblem['reason'] | 'not_found' | 'cart_full'
  message: string
  take: number[]
}
export type Outcome = CartLineInput & AddResult

const ADDED: AddResult = { result: 'added', message: 'Add Success!', take: [] }
const NOT_FOUND: AddResult = { result: 'not_found', message: 'This part is not in the catalogue.', take: [] }
const FULL: AddResult = {
  result: 'cart_full',
  message: `Your cart has ${MAX_CART_LINES.toLocaleString('en')} lines, which is as many as it holds. Please remove some first.`,
  take: [],
}

/**
 * Adds the lines that can be added to a locked cart and returns a result for each. Quantities are added to what is there,
 * including earlier lines for the same part, unless they replace it.
 */
export async function putIntoCart(
  tx: Tx,
  accountId: number,
  inputs: CartLineInput[],
  how: 'on top' | 'instead' = 'on top',
): Promise<Outcome[]> {
  const ids = [...new Set(inputs.map((input) => input.goodsId))]
  const goods = new Map((await listGoods(tx, ids)).map((one) => [one.goodsId, one]))
  const held = new Map((await queries.listLinesOf(tx, accountId, ids)).map((line) => [line.goodsId, line.count]))
  const [{ count: size } = { count: 0 }] = await queries.countLines(tx, accountId)
  let room = MAX_CART_LINES - size
  const changed = new Map<number, queries.LineRow>()

  const put = ({ goodsId, count }: CartLineInput): AddResult => {
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

  const outcomes = inputs.map((input) => ({ ...input, ...put(input) }))
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
