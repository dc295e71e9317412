import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { type ClientLoaderFunctionArgs, useLocation } from 'react-router'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { pageAddress, queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { groupDigits } from '#web/ui/display/money-format.ts'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { STATUS_FILTERS, type StatusFilter } from '../../order-status.rules.ts'
import { staffOrders } from '../../staff-orders.contract.ts'
import { StaffOrderTable } from './staff-order-table.tsx'
import { WarehousePaperButtons } from './warehouse-paper-buttons.tsx'

const PAGE_SIZE = 25
const ORDERS = '/staff/orders'

export const meta = () => [{ title: 'Orders | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

const readStatus = (text: string | null): StatusFilter =>
  STATUS_FILTERS.find(({ filter }) => String(filter) === text)?.filter ?? 0

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const input = {
    status: readStatus(query.get('status')),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    flagged: query.get('flagged') === 'true',
    pageNumber: readPageNumber(query),
    ...readDates(query),
  }
  return { ...input, ...(await callApi(staffOrders, { ...input, pageSize: PAGE_SIZE })) }
}

interface Dates {
  dates?: 'placed' | 'paid'
  from?: string
  to?: string
}

/** Where figures lead to: the orders placed or paid from one day to another. */
function readDates(query: URLSearchParams): Dates {
  const [dates, from, to] = ['dates', 'from', 'to'].map((name) => query.get(name) ?? '')
  const day = /^\d{4}-\d\d-\d\d$/
  if ((dates !== 'placed' && dates !== 'paid') || !from || !to || !day.test(from) || !day.test(to)) return {}
  return { dates, from, to }
}

type Filter = Dates & { status: StatusFilter; keyword: string; flagged: boolean }

const addressOf = ({ status, keyword, flagged, dates, from = '', to = '' }: Filter) => {
  const query = new URLSearchParams({
    ...(dates && { dates, from, to }),
    ...(status !== 0 && { status: String(status) }),
    ...(keyword && { keyword }),
    ...(flagged && { flagged: 'true' }),
  })
  return query.size > 0 ? `${ORDERS}?${query}` : ORDERS
}

type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function StaffOrdersPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, counts, pageNumber, status, keyword, flagged, dates, from, to } = loaderData
  const days: Dates = dates ? { dates, from, to } : {}
  const { search } = useLocation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Only what is in sight is printed.
  const chosenHere = list.map(({ orderNo }) => orderNo).filter((orderNo) => chosen.has(orderNo))
  const choose = (orderNo: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, orderNo] : [...before].filter((one) => one !== orderNo)))
  const tabs = counts.map(({ filter, name, count }) => ({
    name,
    count: keyword || flagged || dates ? undefined : count,
    to: addressOf({ status: filter, keyword, flagged, ...days }),
    chosen: filter === status,
  }))
  const flag = { name: 'Flagged', to: addressOf({ status, keyword, flagged: !flagged, ...days }), chosen: flagged }
  return (
    <StaffPage
      title="Orders"
      meta={
        dates
          ? `${groupDigits(String(totalCount))} ${dates} ${from === to ? `on ${from}` : `from ${from} to ${to}`} (UTC)`
          : keyword && `${groupDigits(String(totalCount))} found for “${keyword}”`
      }
      actions={
        keyword || dates ? (
          <ButtonLink to={addressOf({ status, keyword: '', flagged })}>
            {dates ? 'Orders of all days' : 'Clear search'}
          </ButtonLink>
        ) : (
          <KeyHints />
        )
      }
    >
      <FilterTabs label="Status" tabs={[...tabs, flag]} />
      {list.length === 0 ? (
        <EmptyState
          icon={<PackageSearch aria-hidden="true" />}
          title={keyword ? 'No order found' : 'No orders here'}
          actions={<ButtonLink to={ORDERS}>All orders</ButtonLink>}
        >
          {keyword && !dates
            ? 'Search by order number, PO number, part number or the whole e-mail address.'
            : dates
              ? 'No order of these days has this status.'
              : 'No order has this status.'}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <WarehousePaperButtons orderNos={chosenHere} />
            <AssignChosen kind="order" subjects={chosenHere} />
          </div>
          <StaffOrderTable orders={list} caption="Orders" chosen={chosen} onChoose={choose} />
          <Pagination
            page={pageNumber}
            pages={Math.ceil(totalCount / PAGE_SIZE)}
            hrefFor={(page) => pageAddress(ORDERS, search, page)}
            summary={`${groupDigits(String(totalCount))} ${totalCount === 1 ? 'order' : 'orders'}`}
          />
        </>
      )}
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
