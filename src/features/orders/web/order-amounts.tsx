import { taxLabel } from '#features/tax/tax-label.ts'
import { Money } from '#web/ui/display/money.tsx'
import type { OrderSummary } from '../order.schema.ts'
import type { OrderDetail } from '../orders.contract.ts'

type Amounts = Pick<
  OrderSummary,
  'amount' | 'amountCurrency' | 'freightAmount' | 'freightCurrency' | 'totalAmount' | 'taxAmount'
>
type OrderAmountsProps = { order: Amounts & { refundedAmount?: string; tax?: OrderDetail['tax'] } }

/** What the goods cost, what sending them costs, the tax if there is one, and all together; always with 4 decimals. */
export function OrderAmounts({ order }: OrderAmountsProps) {
  const { amount, amountCurrency, freightAmount, freightCurrency, totalAmount, taxAmount, refundedAmount = '0' } = order
  const refunded = Number(refundedAmount) > 0
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 *:even:text-right">
      <dt className="text-ink-3">Commodity cost</dt>
      <dd>
        <Money amount={amount} currency={amountCurrency} />
      </dd>
      <dt className="text-ink-3">Shipping cost</dt>
      <dd>{Number(freightAmount) === 0 ? 'Free' : <Money amount={freightAmount} currency={freightCurrency} />}</dd>
      {taxAmount !== undefined && <dt className="text-ink-3">{order.tax ? taxLabel(order.tax) : 'Tax'}</dt>}
      {taxAmount !== undefined && (
        <dd>
          <Money amount={taxAmount} currency={amountCurrency} />
        </dd>
      )}
      <dt className="font-medium">Total</dt>
      <dd className="font-semibold">
        <Money amount={totalAmount} currency={amountCurrency} />
      </dd>
      {refunded && <dt className="text-ink-3">Refunded</dt>}
      {refunded && (
        <dd>
          <Money amount={refundedAmount} currency={amountCurrency} />
        </dd>
      )}
    </dl>
  )
}
