import { addUp, inCents, minus } from '#features/orders/money.rules.ts'
import { compare, type Decimal, isPositive } from '#shared/decimal.ts'

export interface Allocation<Order> {
  parts: Array<{ order: Order; amount: Decimal }>
  /** More than all orders together. */
  rest: Decimal
}

/** Splits a payment over open orders, the first one first. Each is paid in whole cents. */
export function allocatePayment<Order extends { openAmount: Decimal }>(
  amount: Decimal,
  orders: readonly Order[],
): Allocation<Order> {
  const parts: Allocation<Order>['parts'] = []
  let rest = addUp([amount])
  for (const order of orders) {
    const toPay = addUp([inCents(order.openAmount)])
    const part = compare(rest, toPay) < 0 ? rest : toPay
    if (!isPositive(part)) continue
    parts.push({ order, amount: part })
    rest = minus(rest, part)
  }
  return { parts, rest }
}
