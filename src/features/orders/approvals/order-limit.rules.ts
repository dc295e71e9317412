import type { OrderLimit } from '#features/account/team.contract.ts'
import type { CurrencyRate } from '#features/catalog/filters.contract.ts'
import { compare, type Decimal, multiply } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { limitText } from './approvals.rules.ts'

/**
 * Whether an order is above the limit of its buyer. Amounts in two currencies are compared by the rates of the shop;
 * without one they cannot be, and somebody else decides.
 */
export function isAboveLimit(
  limit: OrderLimit,
  order: { totalAmount: Decimal; currency: Currency },
  rates: ReadonlyArray<Pick<CurrencyRate, 'currency' | 'perMain'>>,
): boolean {
  if (order.currency === limit.currency) return compare(order.totalAmount, limit.amount) > 0
  const rateOf = (currency: Currency) => rates.find((rate) => rate.currency === currency)?.perMain
  const [ofOrder, ofLimit] = [rateOf(order.currency), rateOf(limit.currency)]
  if (!ofOrder || !ofLimit) return true
  return compare(multiply(order.totalAmount, ofLimit), multiply(limit.amount, ofOrder)) > 0
}

/** Of an order that was sent without the approval it needs. */
export const explainLimit = (limit: OrderLimit, source: 'cart' | 'quote'): string =>
  source === 'quote'
    ? `This is above your limit of ${limitText(limit)} for one order. Please ask an administrator of your team to accept the quote.`
    : `This is above your limit of ${limitText(limit)} for one order. Please send it for approval.`
