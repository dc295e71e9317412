import { useNavigate } from 'react-router'
import { FreightEstimate } from '#features/freight/web/freight-estimate.tsx'
import { Button } from '#web/ui/button.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useMutation } from '#web/use-mutation.ts'
import type { CartLine } from '../cart.contract.ts'
import { type CurrencyTotal, lineKey, totalsByCurrency } from '../cart.rules.ts'
import { checkoutAddress } from './cart-addresses.ts'
import { saveCounts } from './cart-changes.ts'
import { useCart } from './cart-lines.ts'

type CartSummaryProps = { lines: CartLine[] /** Lines that cannot be ordered as they are. */; troubled: number }

/** Sticky: beside the lines on a desktop, at the bottom elsewhere. */
export function CartSummary({ lines, troubled }: CartSummaryProps) {
  const totals = totalsByCurrency(lines)
  const taxAtCheckout = useCart((cart) => cart.taxAtCheckout)
  const extra = taxAtCheckout ? 'plus shipping and tax' : 'plus shipping'
  return (
    <Panel className="max-sm:p-3!">
      <section aria-label="Summary" className="grid gap-4 max-xl:gap-2">
        <h2 className="text-lg max-xl:sr-only">Summary</h2>
        {totals.length === 0 && <p className="text-ink-2">Select the parts to order.</p>}
        {totals.map((total) => (
          <Total key={total.currency} total={total} alone={totals.length === 1} extra={extra} />
        ))}
        {totals.length > 1 && (
          <p className="text-xs text-ink-3 max-sm:sr-only">
            An order has one currency, so these become {totals.length} orders.
          </p>
        )}
        {troubled > 0 && (
          <p className="text-xs text-bad">
            {troubled === 1 ? '1 line needs' : `${troubled} lines need`} your attention and{' '}
            {troubled === 1 ? 'is' : 'are'} left out.
          </p>
        )}
        <div className="grid gap-2 max-xl:hidden">
          <p className="text-xs text-ink-3">
            {taxAtCheckout ? 'Prices are without tax. Shipping and tax are' : 'Shipping is'} added at checkout.
          </p>
          {totals.length === 1 && <FreightEstimate lines={lines} />}
        </div>
      </section>
    </Panel>
  )
}

type TotalProps = { total: CurrencyTotal; alone: boolean /** What the checkout adds. */; extra: string }

function Total({ total, alone, extra }: TotalProps) {
  const navigate = useNavigate()
  const { currency, amount, lines } = total
  const { busy, run } = useMutation(async () => {
    const asShown = await saveCounts()
    if (asShown) void navigate(checkoutAddress(lines.map(lineKey)))
  })

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xl:block">
      <dl className="min-w-0 flex-1">
        <dt className="text-sm text-ink-3">
          Total {currency}, <Count value={lines.length} /> {lines.length === 1 ? 'line' : 'lines'}
        </dt>
        <dd aria-live="polite" className="text-xl font-semibold wrap-anywhere xl:pb-3">
          <Money amount={amount} currency={currency} />{' '}
          <span className="text-xs font-normal text-ink-3 xl:hidden">{extra}</span>
        </dd>
      </dl>
      <Button variant="primary" size="lg" loading={busy} onClick={run} className="xl:w-full">
        {alone ? 'Checkout' : `Checkout ${currency}`}
      </Button>
    </div>
  )
}
