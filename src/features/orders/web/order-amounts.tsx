import { Money } from '#web/ui/display/money.tsx'
import type { OrderSummary } from '../order.schema.ts'

type Amounts = Pick<OrderSummary, 'amount' | 'amountCurrency' | 'freightAmount' | 'freightCurrency' | 'totalAmount'>
type OrderAmountsProps = { order: Amounts & { refundedAmount?: string } }

/** What the goods cost, what sending them costs, and both together; always with 4 decimals. */
export function OrderAmounts({ order }: OrderAmountsProps) {
  const { amount, amountCurrency, freightAmount, freightCurrency, totalAmount, refundedAmount = '0' } = order
  const refunded = Number(refundedAmount) > 0
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 *:even:text-right">
      <dt className="text-ink-3">Commodity cost</dt>
      <dd>
        <Money amount={amount} currency={amountCurrency} />
      </dd>
      <dt className="text-ink-3">Shipping cost</dt>
      <dd>{Number(freightAmount) === 0 ? 'Free' : <Money amount={freightAmount} currency={freightCurrency} />}</dd>
      <dt className="font-medium">Total</dt>
      <dd className="font-semibold">
        <Money amount={totalAmount} currency={amountCurrency} />
      </dd>
      {refunded && <dt className="text-ink-3">Given back</dt>}
      {refunded && (
        <dd>
          <Money amount={refundedAmount} currency={amountCurrency} />
        </dd>
      )}
    </dl>
  )
}
