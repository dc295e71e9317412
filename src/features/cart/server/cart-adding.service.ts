import type { Goods, PackingChoice, PackingCode } from '#features/catalog/catalog.contract.ts'
import { findPrice } from '#features/catalog/catalog.rules.ts'
import { joinLabels, type LineLabels, NO_LABELS } from '#features/catalog/line-labels.rules.ts'
import { findChoice, withPacking } from '#features/catalog/packing/packing.rules.ts'
import { listGoodsOnSale } from '#features/catalog/server/catalog.service.ts'
import { type Buyer, choicesWithOwnPrices, readOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import type { Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { MAX_CART_LINES } from '../cart.limits.ts'
import { findLineProblem, type LineProblem, lineKey } from '../cart.rules.ts'
import * as queries from './cart.queries.ts'

export interface CartLineInput {
  goodsId: number
  count: number
  /** Without one the part on its own terms. */
  packing?: PackingCode | undefined
  /** Without them the line keeps those it has. */
  ownNumber?: string | undefined
  customerRef?: string | undefined
}

/** The result of one line. `take` lists quantities that could be added instead. */
interface AddResult {
  result: 'added' | LineProblem['reason'] | 'not_found' | 'cart_full'
  message: string
  take: number[]
}
export type Outcome = Pick<CartLineInput, 'goodsId' | 'count'> & { packing: PackingCode } & AddResult

const ADDED: AddResult = { result: 'added', message: 'Add Success!', take: [] }
const NOT_FOUND: AddResult = { result: 'not_found', message: 'This part is not in the catalogue.', take: [] }
const NOT_OFFERED: AddResult = {
  result: 'not_found',
  message: 'This part is not sold in this packaging. Please choose another one.',
  take: [],
}
const FULL: AddResult = {
  result: 'cart_full',
  message: `Your cart has ${formatCount(MAX_CART_LINES)} lines, the maximum. Please remove some first.`,
  take: [],
}

/**
 * Adds the lines that can be added to a locked cart and returns a result for each. Quantities are added to what is there,
 * including earlier lines for the same part, unless they replace it; labels too.
 */
export async function putIntoCart(
  tx: Tx,
  { accountId, priceListId }: Buyer,
  inputs: CartLineInput[],
  how: 'on top' | 'instead' = 'on top',
): Promise<{ outcomes: Outcome[]; totalCount: number }> {
  const ids = [...new Set(inputs.map((input) => input.goodsId))]
  const [found, agreed, lines, [{ count: size } = { count: 0 }]] = await Promise.all([
    listGoodsOnSale(tx, ids),
    readOwnPrices(tx, priceListId, ids),
    queries.listLinesOf(tx, accountId, ids),
    queries.countLines(tx, accountId),
  ])
  const onSale = new Map(found.map((one) => [one.goods.goodsId, one]))
  const held = new Map(lines.map((line) => [lineKey(line), line.count]))
  const labels = new Map<string, LineLabels>(lines.map((line) => [lineKey(line), line]))
  const pieces = new Map(lines.map((line) => [line.goodsId, line.allCount]))
  let room = MAX_CART_LINES - size
  const changed = new Map<string, queries.LineRow>()

  const put = (input: CartLineInput): AddResult => {
    const { goodsId, count, packing = '' } = input
    const found = onSale.get(goodsId)
    if (!found) return NOT_FOUND
    const part = found.goods
    const choice = findChoice(choicesWithOwnPrices(goodsId, found.choices, agreed), packing)
    if (!choice) return NOT_OFFERED
    const key = lineKey({ goodsId, packing })
    const before = held.get(key)
    if (before === undefined && room === 0) return FULL
    const there = how === 'instead' ? 0 : (before ?? 0)
    // Other packagings of the part share its stock.
    const others = (pieces.get(goodsId) ?? 0) - (before ?? 0)
    const offered = { ...withPacking(part, choice), stockCount: Math.max(0, part.stockCount - others) }
    const problem = findLineProblem(count, offered, there)
    if (problem) return { result: problem.reason, message: problem.message, take: problem.take }
    if (before === undefined) room -= 1
    held.set(key, there + count)
    pieces.set(goodsId, others + there + count)
    const own = labels.get(key) ?? NO_LABELS
    labels.set(key, how === 'instead' ? givenLabels(own, input) : joinLabels(own, input))
    changed.set(key, lineRowOf(part, choice, there + count, labels.get(key)))
    return ADDED
  }

  const outcomes = inputs.map((input) => {
    const { goodsId, count, packing = '' } = input
    return { goodsId, count, packing, ...put(input) }
  })
  if (changed.size > 0) await queries.saveLines(tx, accountId, [...changed.values()])
  return { outcomes, totalCount: MAX_CART_LINES - room }
}

const givenLabels = (before: LineLabels, { ownNumber, customerRef }: Partial<LineLabels>): LineLabels => ({
  ownNumber: ownNumber ?? before.ownNumber,
  customerRef: customerRef ?? before.customerRef,
})

/** With the price a piece has now, for a quantity that has been found right. */
export const lineRowOf = (
  goods: Goods,
  choice: PackingChoice,
  count: number,
  { ownNumber, customerRef }: LineLabels = NO_LABELS,
): queries.LineRow => ({
  goodsId: goods.goodsId,
  packing: choice.packing,
  count,
  unitPrice: findPrice(choice.priceList, count)?.unit ?? '0',
  ownNumber,
  customerRef,
})

/** Throws the refusal when only one part was to be added. */
export function assertAdded(outcome: Outcome | undefined): void {
  if (outcome && outcome.result !== 'added') throw new AppError(outcome.result, outcome.message)
}
