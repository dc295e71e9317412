import { isPositive } from '#shared/decimal.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { CreditStanding, OpenOrder, OwnCredit } from '../credit.contract.ts'
import { dayCount } from '../credit.rules.ts'
import { DueBadge } from './due-badge.tsx'

/** Terms of buying on account and what is to be paid; nothing for customers without both. */
export function CreditPanel({ credit, open }: OwnCredit) {
  if (!credit && open.length === 0) return null
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">On account</h2>
        {credit && <span className="text-ink-2">Net {dayCount(credit.days)} after shipment</span>}
        {credit?.state === 'paused' && <Badge tone="warn">Paused</Badge>}
      </div>
      {credit?.state === 'paused' && (
        <Callout tone="warn">
          New orders cannot be placed on account at the moment. Please{' '}
          <TextLink inline to="/contactUs">
            contact us
          </TextLink>
          .
        </Callout>
      )}
      {credit && <Amounts credit={credit} />}
      {open.length > 0 && <OpenOrders open={open} />}
    </Panel>
  )
}

function Amounts({ credit }: { credit: CreditStanding }) {
  const { creditLimit, openAmount, availableAmount, overdueAmount, currency } = credit
  const amounts = [
    { name: 'Limit', amount: creditLimit },
    { name: 'Open', amount: openAmount },
    ...(isPositive(overdueAmount) ? [{ name: 'Overdue', amount: overdueAmount, className: 'text-bad' }] : []),
    { name: 'Available', amount: availableAmount },
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {amounts.map(({ name, amount, className }) => (
        <div key={name}>
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="font-semibold">
            <Money amount={amount} currency={currency} {...(className && { className })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OpenOrders({ open }: { open: readonly OpenOrder[] }) {
  return (
    <section aria-label="To be paid">
      <h3 className="pb-1 text-base">To be paid</h3>
      <ul>
        {open.map((order) => (
          <li
            key={order.orderNo}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-2 py-2 first:border-t-0"
          >
            <TextLink to={`/orderDetail?orderNo=${order.orderNo}`} className="font-mono">
              {order.orderNo}
            </TextLink>
            {order.invoiceNo && <span className="font-mono text-sm text-ink-2">{order.invoiceNo}</span>}
            <DueBadge account={order} />
            <Money amount={order.openAmount} currency={order.currency} payable className="font-semibold sm:ml-auto" />
            <TextLink to={`/payment?orderNo=${order.orderNo}`} aria-label={`Pay ${order.orderNo}`}>
              Pay
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
