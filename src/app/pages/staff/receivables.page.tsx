import { CircleCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { openOrders, receivables } from '#features/credit/staff-credit.contract.ts'
import { BalanceTable } from '#features/credit/web/staff/balance-table.tsx'
import { OpenOrderTable } from '#features/credit/web/staff/open-order-table.tsx'
import { addressOf, RECEIVABLES, type ReceivablesFilter } from '#features/credit/web/staff/receivables-address.ts'
import { RecordCustomerPayment } from '#features/payment/web/staff/record-customer-payment.tsx'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { callApi } from '#web/call.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'

const PAGE_SIZE = 50

export const meta = () => [{ title: 'Receivables | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

function readFilter(query: URLSearchParams): ReceivablesFilter {
  const accountId = /^[1-9]\d{0,8}$/.test(query.get('accountId') ?? '') ? Number(query.get('accountId')) : undefined
  return {
    by: accountId || query.get('by') === 'orders' ? 'orders' : 'customers',
    overdueOnly: query.get('overdue') === 'true',
    accountId,
  }
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filter = readFilter(query)
  const { overdueOnly, accountId } = filter
  const page = { overdueOnly, pageNumber: readPageNumber(query), pageSize: PAGE_SIZE }
  const found =
    filter.by === 'orders'
      ? { orders: await callApi(openOrders, { ...page, ...(accountId && { accountId }) }) }
      : { balances: await callApi(receivables, page) }
  return { filter, pageNumber: page.pageNumber, ...found }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** What customers owe for orders on account. */
export default function ReceivablesPage({ loaderData }: { loaderData: PageData }) {
  const { filter, balances, orders } = loaderData
  const isEmpty = (balances ?? orders)?.list.length === 0
  return (
    <StaffPage
      title="Receivables"
      lead="Orders on account that are still to be paid, the longest overdue first."
      actions={<KeyHints />}
    >
      <Filters filter={filter} />
      {isEmpty && (
        <EmptyState
          icon={<CircleCheck aria-hidden="true" />}
          title={filter.overdueOnly ? 'Nothing is overdue' : 'Nothing is open'}
        >
          {filter.overdueOnly
            ? 'All invoices that are due are paid.'
            : 'Customers to whom you give terms on their page can buy on account.'}
        </EmptyState>
      )}
      {balances && !isEmpty && (
        <BalanceTable
          list={balances.list}
          totals={balances.totals}
          // What is overdue is not all that a payment may be for.
          actionOf={filter.overdueOnly ? undefined : (balance) => <RecordCustomerPayment balance={balance} />}
        />
      )}
      {orders && !isEmpty && <OpenOrderTable list={orders.list} />}
      {!isEmpty && <Pages data={loaderData} />}
    </StaffPage>
  )
}

function Filters({ filter }: { filter: ReceivablesFilter }) {
  const { by, overdueOnly, accountId } = filter
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FilterTabs
        label="By"
        tabs={[
          { name: 'Customers', to: addressOf({ by: 'customers', overdueOnly }), chosen: by === 'customers' },
          { name: 'Orders', to: addressOf({ by: 'orders', overdueOnly }), chosen: by === 'orders' && !accountId },
          ...(accountId ? [{ name: 'One customer', to: addressOf(filter), chosen: true }] : []),
        ]}
      />
      <FilterTabs
        label="Due"
        tabs={[
          { name: 'All open', to: addressOf({ ...filter, overdueOnly: false }), chosen: !overdueOnly },
          { name: 'Overdue', to: addressOf({ ...filter, overdueOnly: true }), chosen: overdueOnly },
        ]}
      />
    </div>
  )
}

function Pages({ data: { filter, pageNumber, balances, orders } }: { data: PageData }) {
  const { overdueOnly, accountId } = filter
  return (
    <StaffPagination
      path={RECEIVABLES}
      pageNumber={pageNumber}
      pageSize={PAGE_SIZE}
      totalCount={(balances ?? orders)?.totalCount ?? 0}
      nouns={balances ? ['balance', 'balances'] : ['order', 'orders']}
      exported={
        balances
          ? { list: 'receivables', filter: { overdueOnly } }
          : { list: 'open-orders', filter: { overdueOnly, accountId } }
      }
    />
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
