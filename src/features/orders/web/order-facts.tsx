import { addressLines, phoneText } from '#features/address/address.rules.ts'
import { dayCount, longDate, netDaysText } from '#features/credit/credit.rules.ts'
import { isPositive } from '#shared/decimal.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import type { OrderAddress, OrderDetail } from '../orders.contract.ts'
import { DetailSection } from './detail-section.tsx'

export const PAY_METHODS = { online: 'Card', transfer: 'Bank transfer', account: 'On account' } as const

/** Addresses, payment and remarks of the order. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const facts = [
    { name: 'Shipping', value: `${order.expressName}, ${order.expressDays} working days` },
    { name: 'Payment', value: paymentText(order) },
    ...openFacts(order),
    ...(order.paidAt ? [{ name: 'Paid', value: <Moment at={order.paidAt} withTime /> }] : []),
    ...(order.poNumber ? [{ name: 'PO number', value: order.poNumber }] : []),
    ...(order.remark ? [{ name: 'Remark', value: <span className="whitespace-pre-line">{order.remark}</span> }] : []),
  ]
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <DetailSection title="Delivery address">
        <PostalAddress address={order.deliveryAddress} />
      </DetailSection>
      <DetailSection title="Billing address">
        <PostalAddress address={order.billAddress} />
      </DetailSection>
      <DetailSection title="Details" className="sm:col-span-2">
        <ParamList params={facts} />
      </DetailSection>
    </div>
  )
}

const paymentText = ({ payMethod, account }: OrderDetail) =>
  account ? `${PAY_METHODS.account}, ${netDaysText(account.days)}` : PAY_METHODS[payMethod]

/** What is to be paid for an order on account, and when. */
const openFacts = ({ account, amountCurrency }: OrderDetail) =>
  account && isPositive(account.openAmount)
    ? [
        { name: 'Due', value: account.dueOn ? longDate(account.dueOn) : `${dayCount(account.days)} after shipment` },
        ...(isPositive(account.receivedAmount)
          ? [{ name: 'Received', value: <Money amount={account.receivedAmount} currency={amountCurrency} /> }]
          : []),
        { name: 'To pay', value: <Money amount={account.openAmount} currency={amountCurrency} payable /> },
      ]
    : []

export function PostalAddress({ address }: { address: OrderAddress }) {
  const lines = [...addressLines(address), phoneText(address), address.email]
  return (
    <address className="grid wrap-anywhere text-ink-2 not-italic">
      {lines.map((line, place) => (
        <span key={line} className={place === 0 ? 'text-ink' : undefined}>
          {line}
        </span>
      ))}
    </address>
  )
}
