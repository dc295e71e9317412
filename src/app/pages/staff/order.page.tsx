import type { ClientLoaderFunctionArgs } from 'react-router'
import { DueBadge } from '#features/credit/web/due-badge.tsx'
import { staffOrderDetail } from '#features/orders/staff-orders.contract.ts'
import { OrderAmounts } from '#features/orders/web/order-amounts.tsx'
import { OrderDocuments } from '#features/orders/web/order-documents.tsx'
import { OrderFacts } from '#features/orders/web/order-facts.tsx'
import { OrderStatusBadge } from '#features/orders/web/order-status-badge.tsx'
import { OrderActions } from '#features/orders/web/staff/order-actions.tsx'
import { OrderNotes } from '#features/orders/web/staff/order-notes.tsx'
import { OrderReturns } from '#features/orders/web/staff/order-returns.tsx'
import { AddressButton } from '#features/orders/web/staff/picking/address-button.tsx'
import { OrderMails, Parcels } from '#features/orders/web/staff/picking/parcels.tsx'
import { PickingTable } from '#features/orders/web/staff/picking/picking-table.tsx'
import { StaffTimeLine } from '#features/orders/web/staff/staff-time-line.tsx'
import { staffPayments } from '#features/payment/staff-payment.contract.ts'
import { CancelOnAccount } from '#features/payment/web/staff/cancel-on-account.tsx'
import { OrderPayments } from '#features/payment/web/staff/order-payments.tsx'
import { RecordTransfer } from '#features/payment/web/staff/record-transfer.tsx'
import { RefundButton } from '#features/payment/web/staff/refund-button.tsx'
import { staffCustomerAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { AssignedTo } from '#features/staff/web/work/assigned-to.tsx'
import { callApi } from '#web/call.ts'
import { ifAllowed } from '#web/errors/if-allowed.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'

export const meta = ({ params }: { params: { orderNo?: string } }) => [
  { title: `Order ${params.orderNo ?? ''} | Back office` },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The warehouse role sees orders without amounts. */
export async function clientLoader({ params: { orderNo = '' } }: ClientLoaderFunctionArgs) {
  const [order, payments] = await Promise.all([
    callApi(staffOrderDetail, { orderNo }),
    ifAllowed(callApi(staffPayments, { orderNo, pageSize: 100 })),
  ])
  return { order, payments: payments?.list }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function StaffOrderPage({ loaderData: { order, payments } }: { loaderData: PageData }) {
  const { orderNo, status, flagged, createdAt, poNumber, placedBy } = order
  return (
    <StaffPage
      title={orderNo}
      mono
      meta={
        <span className="flex flex-wrap items-center gap-2">
          <OrderStatusBadge status={status} />
          <DueBadge account={order.account} />
          {flagged && <Badge tone="bad">Flagged</Badge>}
        </span>
      }
      lead={
        <>
          <CustomerLink order={order} />
          {poNumber && `, PO ${poNumber}`}, placed <Moment at={createdAt} withTime />
          {placedBy && ` by ${placedBy.name}, a member of the team`}
        </>
      }
      actions={
        <>
          {payments && <RecordTransfer order={order} />}
          {payments && <RefundButton order={order} payments={payments} />}
          {payments && <CancelOnAccount order={order} />}
          <OrderActions order={order} />
        </>
      }
    >
      <TwoColumns
        main={
          <>
            <PickingTable order={order} />
            <Parcels order={order} />
            {payments && <OrderPayments payments={payments} />}
            <OrderReturns order={order} />
            <OrderNotes key={orderNo} order={order} />
            <OrderFacts order={order} />
            <div>
              <AddressButton key={orderNo} order={order} />
            </div>
          </>
        }
        aside={
          <>
            <StaffSection title="Amounts">
              <OrderAmounts order={order} />
            </StaffSection>
            <AssignedTo kind="order" subject={orderNo} />
            <StaffTimeLine order={order} />
            <OrderDocuments order={order} />
            <OrderMails order={order} />
          </>
        }
      />
    </StaffPage>
  )
}

function CustomerLink({ order: { accountId, email } }: { order: PageData['order'] }) {
  return (
    <TextLink
      to={accountId === null ? `/staff/orders?keyword=${encodeURIComponent(email)}` : staffCustomerAddress(accountId)}
      className="wrap-anywhere"
      inline
    >
      {email}
    </TextLink>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
