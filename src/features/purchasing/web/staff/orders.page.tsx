import { ClipboardList } from 'lucide-react'
import { type ClientLoaderFunctionArgs, Form } from 'react-router'
import { expectedDay } from '#features/catalog/stock/expected-text.ts'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffPurchaseAddress } from '#features/staff/web/staff-addresses.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { PURCHASE_STATUS_NAMES, PURCHASE_STATUSES } from '../../purchasing.rules.ts'
import { type PurchaseSummary, purchaseOrders, suppliers } from '../../staff-purchasing.contract.ts'
import { NewOrderButton } from './new-order-button.tsx'
import { ordersAddress, PURCHASING, type PurchaseFilter } from './purchasing-addresses.ts'
import { PurchasingTabs } from './purchasing-tabs.tsx'
import { PurchaseBadge } from './status-badge.tsx'

const PAGE_SIZE = 25

export const meta = () => [{ title: 'Purchase orders | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

function readFilter(query: URLSearchParams): PurchaseFilter {
  const supplierId = query.get('supplierId') ?? ''
  return {
    status: PURCHASE_STATUSES.find((one) => one === query.get('status')),
    supplierId: /^[1-9]\d{0,8}$/.test(supplierId) ? Number(supplierId) : undefined,
    text: (query.get('text') ?? '').trim().slice(0, 200),
  }
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filter = readFilter(query)
  const pageNumber = readPageNumber(query)
  const [found, known] = await Promise.all([
    callApi(purchaseOrders, { ...filter, pageNumber, pageSize: PAGE_SIZE }),
    callApi(suppliers, { pageSize: 100 }),
  ])
  return { filter, pageNumber, suppliers: known.list, ...found }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Orders to suppliers. */
export default function PurchaseOrdersPage({ loaderData }: { loaderData: PageData }) {
  const { filter, pageNumber, list, totalCount } = loaderData
  const can = useCan()
  return (
    <StaffPage
      title="Purchase orders"
      lead="What the shop buys, newest first."
      actions={
        <>
          <KeyHints />
          {can('purchasing.write') && <NewOrderButton label="New purchase order" suppliers={loaderData.suppliers} />}
        </>
      }
    >
      <PurchasingTabs here={PURCHASING} />
      <Filters filter={filter} />
      {list.length === 0 ? (
        <EmptyState icon={<ClipboardList aria-hidden="true" />} title="No purchase order">
          Choose parts under Low stock, or begin with an empty one.
        </EmptyState>
      ) : (
        <>
          <OrderTable list={list} />
          <StaffPagination
            path={PURCHASING}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['purchase order', 'purchase orders']}
            exported={{ list: 'purchase-orders', filter: { ...filter } }}
          />
        </>
      )}
    </StaffPage>
  )
}

function Filters({ filter }: { filter: PurchaseFilter }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <FilterTabs
        label="Status"
        tabs={[undefined, ...PURCHASE_STATUSES].map((status) => ({
          name: status ? PURCHASE_STATUS_NAMES[status] : 'All',
          to: ordersAddress({ ...filter, status }),
          chosen: status === filter.status,
        }))}
      />
      <Form action={PURCHASING} className="flex items-end gap-2">
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        <Field label="Number of order or part">
          <TextInput key={filter.text} name="text" type="search" defaultValue={filter.text} maxLength={200} />
        </Field>
        <Button type="submit">Search</Button>
      </Form>
    </div>
  )
}

function OrderTable({ list }: { list: readonly PurchaseSummary[] }) {
  return (
    <TableFrame caption="Purchase orders" stacked>
      <thead>
        <tr>
          <Th>Number</Th>
          <Th>Supplier</Th>
          <Th>Status</Th>
          <Th>Created</Th>
          <Th numeric>Lines</Th>
          <Th numeric>Open pieces</Th>
          <Th>Expected</Th>
          <Th numeric>Amount</Th>
        </tr>
      </thead>
      <tbody>
        {list.map((order) => (
          <tr key={order.purchaseNo} className="focus-within:bg-accent-wash hover:bg-wash">
            <Td className="py-2!">
              <TextLink to={staffPurchaseAddress(order.purchaseNo)} data-row-link className="font-mono">
                {order.purchaseNo}
              </TextLink>
            </Td>
            <Td label="Supplier" className="py-2! wrap-anywhere">
              {order.supplierName}
            </Td>
            <Td label="Status" className="py-2!">
              <PurchaseBadge status={order.status} />
            </Td>
            <Td label="Created" className="py-2! text-sm text-ink-2">
              <Moment at={order.createdAt} />
            </Td>
            <Td label="Lines" numeric className="py-2! font-mono">
              {order.lineCount}
            </Td>
            <Td label="Open pieces" numeric className="py-2! font-mono">
              {formatCount(order.openCount)}
            </Td>
            <Td
              label="Expected"
              className={`py-2! text-sm whitespace-nowrap ${order.isLate ? 'text-bad' : 'text-ink-2'}`}
            >
              {order.expectedOn ? expectedDay(order.expectedOn) : '–'}
              {order.isLate && ', late'}
            </Td>
            <Td label="Amount" numeric className="py-2!">
              {order.amount === undefined ? '–' : <Money amount={order.amount} currency={order.currency} />}
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
