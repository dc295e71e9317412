import type { ReactNode } from 'react'
import type { OrderLimit } from '#features/account/team.contract.ts'
import { dayCount } from '#features/credit/credit.rules.ts'
import { limitText } from '#features/orders/approvals/approvals.rules.ts'
import { taxLabel } from '#features/tax/tax-label.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Preview } from './checkout-source.ts'

type OrderSummaryProps = {
  preview: Preview | undefined
  busy: boolean
  ready: boolean
  isOnAccount: boolean
  children: ReactNode
}

/** The total and the order button. */
export function OrderSummary({ preview, busy, ready, isOnAccount, children }: OrderSummaryProps) {
  return (
    <aside aria-label="Order summary" className="lg:sticky lg:top-20">
      <Panel className="grid gap-4">
        <h2 className="text-lg">Summary</h2>
        {preview ? <Amounts preview={preview} /> : <Skeleton className="h-24" />}
        {children}
        {preview?.aboveLimit && <ForApproval limit={preview.aboveLimit} />}
        <Button type="submit" variant="primary" size="lg" wide loading={busy} disabled={!ready}>
          {preview?.aboveLimit ? 'Send for approval' : 'Place the order'}
        </Button>
        <p className="text-xs text-ink-3">{nextStep(preview, isOnAccount)}</p>
      </Panel>
    </aside>
  )
}

function nextStep(preview: Preview | undefined, isOnAccount: boolean): string {
  if (preview?.aboveLimit) return 'Prices and stock are not reserved until it is approved. You pay after that.'
  if (isOnAccount) return `We ship immediately. You pay within ${dayCount(preview?.account?.days ?? 0)} after shipment.`
  return 'You will pay on the next page.'
}

/** Of an order that somebody else of the team has to approve. */
const ForApproval = ({ limit }: { limit: OrderLimit }) => (
  <>
    <Callout>
      This order is above your limit of {limitText(limit)}. The owner or an administrator of your team has to approve
      it.
    </Callout>
    <Field label="Note for the approver" optional>
      <TextArea name="note" rows={2} maxLength={1000} />
    </Field>
  </>
)

function Amounts({ preview }: { preview: Preview }) {
  const { currency, amount, freightAmount, totalAmount, expressId, tax, taxAmount } = preview
  return (
    <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-y-1.5">
      <dt className="text-ink-2">Parts</dt>
      <dd className="text-right">
        <Money amount={amount} currency={currency} />
      </dd>
      <dt className="text-ink-2">Shipping</dt>
      <dd className="text-right">
        {expressId === null ? (
          '–'
        ) : Number(freightAmount) === 0 ? (
          'Free'
        ) : (
          <Money amount={freightAmount} currency={currency} />
        )}
      </dd>
      {tax && <dt className="text-ink-2">{taxLabel(tax)}</dt>}
      {tax && (
        <dd className="text-right">
          <Money amount={taxAmount ?? '0'} currency={currency} />
        </dd>
      )}
      <dt className="border-t border-line pt-2 font-semibold">Total</dt>
      <dd className="border-t border-line pt-2 text-right text-lg font-semibold">
        <Money amount={totalAmount} currency={currency} />
      </dd>
    </dl>
  )
}
