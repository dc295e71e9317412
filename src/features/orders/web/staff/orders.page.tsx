import { PackageSearch } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { type About, aboutText, readAbout, readDays } from '#features/staff/web/figure-filters.ts'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffPartsAddress } from '#features/staff/web/staff-addresses.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { readAssignedNames } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { CURRENCIES } from '#shared/money/currencies.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { STATUS_FILTERS, type StatusFilter } from '../../order-status.rules.ts'
import { staffOrders } from '../../staff-orders.contract.ts'
import { StaffOrderTable } from './staff-order-table.tsx'
import { WarehouseDocumentButtons } from './warehouse-document-buttons.tsx'

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
    oldestFirst: query.get('oldest') === 'true',
    pageNumber: readPageNumber(query),
    ...readDates(query),
    ...readAssigned(query),
  }
  const found = await callApi(staffOrders, { ...input, pageSize: PAGE_SIZE })
  const assigned = await readAssignedNames(
    'order',
    found.list.map(({ orderNo }) => orderNo),
  )
  return { ...input, ...found, assigned }
}

const DATES = ['placed', 'paid', 'refunded'] as const

interface Dates extends About {
  dates?: (typeof DATES)[number]
  currency?: Currency
  from?: string
  to?: string
}

/** Where figures lead to: the orders placed, paid or refunded from one day to another, in one currency, of one manufacturer … */
function readDates(query: URLSearchParams): Dates {
  const dates = DATES.find((one) => one === query.get('dates'))
  const currency = CURRENCIES.find((one) => one === query.get('currency'))
  const days = readDays(query)
  if (!dates || !days) return readCustomer(query)
  return { dates, ...days, ...(currency && { currency }), ...readAbout(query) }
}

/** All orders of one customer, whoever of its team has placed them. */
function readCustomer(query: URLSearchParams): About {
  const { accountId, aboutName } = readAbout(query)
  return accountId ? { accountId, ...(aboutName && { aboutName }) } : {}
}

const datesOf = ({ dates, from, to, currency, brandName, categoryId, accountId, aboutName }: Dates): Dates => ({
  ...(dates && { dates, ...(from && { from }), ...(to && { to }) }),
  ...(currency && { currency }),
  ...(brandName && { brandName }),
  ...(categoryId && { categoryId }),
  ...(accountId && { accountId }),
  ...(aboutName && { aboutName }),
})

interface Filter extends Dates {
  status: StatusFilter
  keyword: string
  flagged: boolean
  oldestFirst: boolean
  assignedTo?: string | undefined
}

const addressOf = ({ status, keyword, flagged, oldestFirst, assignedTo, ...dates }: Filter) => {
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(datesOf(dates)).map(([name, value]) => [name, String(value)])),
    ...(status !== 0 && { status: String(status) }),
    ...(keyword && { keyword }),
    ...(flagged && { flagged: 'true' }),
    ...(oldestFirst && { oldest: 'true' }),
    ...(assignedTo && { assigned: assignedTo }),
  })
  return query.size > 0 ? `${ORDERS}?${query}` : ORDERS
}

type PageData = Awaited<ReturnType<typeof clientLoader>>

const filterOf = ({ status, keyword, flagged, oldestFirst, assignedTo, ...data }: PageData) => ({
  status,
  keyword,
  flagged,
  oldestFirst,
  assignedTo,
  ...datesOf(data),
})

export default function StaffOrdersPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, pageNumber, keyword, assigned } = loaderData
  const { chosen, choose } = useChosenRows(list.map(({ orderNo }) => orderNo))
  return (
    <StaffPage title="Orders" meta={foundText(loaderData)} actions={<HeadActions data={loaderData} />}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs label="Status" tabs={tabsOf(loaderData)} />
        <AssigneeFilter kind="order" />
      </div>
      {list.length === 0 ? (
        <EmptyState
          icon={<PackageSearch aria-hidden="true" />}
          title={keyword ? 'No order found' : 'No orders here'}
          actions={<ButtonLink to={ORDERS}>All orders</ButtonLink>}
        >
          {emptyText(loaderData)}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <WarehouseDocumentButtons orderNos={chosen} />
            <AssignChosen kind="order" subjects={chosen} />
          </div>
          <StaffOrderTable orders={list} caption="Orders" assigned={assigned} chosen={chosen} onChoose={choose} />
          <StaffPagination
            path={ORDERS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['order', 'orders']}
            exported={{ list: 'orders', filter: filterOf(loaderData) }}
          />
        </>
      )}
    </StaffPage>
  )
}

/** Ways out of a search or filter; hints at keys without one. */
function HeadActions({ data }: { data: PageData }) {
  const { status, keyword, flagged, oldestFirst, assignedTo, dates, accountId } = data
  const can = useCan()
  if (!keyword && !dates && !accountId) return <KeyHints action="assign" />
  const label = dates ? 'Orders of all days' : accountId ? 'Orders of all customers' : 'Clear search'
  return (
    <>
      {keyword && can('parts.read') && (
        <ButtonLink to={staffPartsAddress('keyword', keyword)}>Search in parts</ButtonLink>
      )}
      <ButtonLink to={addressOf({ status, keyword: '', flagged, oldestFirst, assignedTo })}>{label}</ButtonLink>
    </>
  )
}

/** The statuses, and a filter for flagged orders and an order that are combined with them. */
function tabsOf(data: PageData) {
  const { counts, status, keyword, flagged, oldestFirst, assignedTo, dates } = data
  const filter = { status, keyword, flagged, oldestFirst, assignedTo, ...datesOf(data) }
  // The counts are those of all orders.
  const isFiltered = keyword || flagged || dates || assignedTo
  const tabs = counts.map((one) => ({
    name: one.name,
    count: isFiltered ? undefined : one.count,
    to: addressOf({ ...filter, status: one.filter }),
    chosen: one.filter === status,
  }))
  return [
    ...tabs,
    { name: 'Flagged', to: addressOf({ ...filter, flagged: !flagged }), chosen: flagged },
    { name: 'Oldest first', to: addressOf({ ...filter, oldestFirst: !oldestFirst }), chosen: oldestFirst },
  ]
}

function foundText({ totalCount, dates, keyword, ...data }: PageData): string {
  const count = formatCount(totalCount)
  if (dates) return `${count} ${dates} ${aboutText(datesOf({ dates, ...data }))}`
  if (data.accountId && !keyword) return `${count} of ${aboutText(datesOf(data))}`
  return keyword && `${count} found for “${keyword}”`
}

function emptyText({ dates, keyword, assignedTo, status, flagged }: PageData): string {
  if (dates) return 'No order of these days has this status.'
  if (keyword) return 'Search by order number, PO number, part number or the whole e-mail address.'
  if (status === 0 && !flagged && !assignedTo) return 'No orders yet.'
  return assignedTo ? 'No order of theirs has this status.' : 'No order has this status.'
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
