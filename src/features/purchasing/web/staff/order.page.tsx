import type { ClientLoaderFunctionArgs } from 'react-router'
import { StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { type PurchaseDetail, purchaseOrder, suppliers } from '../../staff-purchasing.contract.ts'
import { DraftForm } from './draft-form.tsx'
import { LineTable } from './line-table.tsx'
import { OrderActions } from './order-actions.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { PurchaseBadge } from './status-badge.tsx'

export const meta = () => [{ title: 'Purchase order | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const purchaseNo = (params.purchaseNo ?? '').slice(0, 40)
  const [order, known] = await orNotFound(
    Promise.all([callApi(purchaseOrder, { purchaseNo }), callApi(suppliers, { pageSize: 100 })]),
  )
  return { order, suppliers: known.list }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** One purchase order: a form while it is a draft, then its lines with what has arrived. */
export default function PurchaseOrderPage({ loaderData: { order, suppliers } }: { loaderData: PageData }) {
  const can = useCan()
  const isForm = order.status === 'draft' && can('purchasing.write')
  return (
    <StaffPage
      title={order.purchaseNo}
      mono
      meta={<PurchaseBadge status={order.status} />}
      lead={order.supplier.name}
      actions={<OrderActions order={order} />}
    >
      <TwoColumns
        main={
          isForm ? (
            <DraftForm key={`${order.purchaseNo} ${order.version}`} order={order} suppliers={suppliers} />
          ) : (
            <StaffSection title="Lines">
              <LineTable order={order} />
            </StaffSection>
          )
        }
        aside={
          <>
            <OrderFacts order={order} />
            <StaffSection title="Goods receipts">
              {order.receipts.length === 0 ? (
                <p className="text-ink-3">Nothing has arrived yet.</p>
              ) : (
                <ReceiptList receipts={order.receipts} />
              )}
            </StaffSection>
          </>
        }
      />
    </StaffPage>
  )
}

function OrderFacts({ order }: { order: PurchaseDetail }) {
  const { supplier, amount, currency, createdAt, createdBy, sentAt, note, status } = order
  return (
    <StaffSection title="Order">
      <ParamList
        params={[
          { name: 'Supplier', value: <span className="wrap-anywhere">{supplier.name}</span> },
          ...(supplier.email
            ? [{ name: 'E-mail', value: <span className="wrap-anywhere">{supplier.email}</span> }]
            : []),
          ...(supplier.note
            ? [{ name: 'About', value: <span className="wrap-anywhere whitespace-pre-line">{supplier.note}</span> }]
            : []),
          ...(amount === undefined
            ? []
            : [{ name: 'Amount', value: <Money amount={amount} currency={currency} className="font-semibold" /> }]),
          { name: 'Created', value: <Moment at={createdAt} withTime /> },
          { name: 'By', value: <span className="wrap-anywhere">{createdBy}</span> },
          ...(sentAt ? [{ name: 'Sent', value: <Moment at={sentAt} withTime /> }] : []),
          ...(note && status !== 'draft'
            ? [{ name: 'Note', value: <span className="wrap-anywhere whitespace-pre-line">{note}</span> }]
            : []),
        ]}
      />
    </StaffSection>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
