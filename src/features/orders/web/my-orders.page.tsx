import { Package, SearchX } from 'lucide-react'
import { type ClientLoaderFunctionArgs, redirect, useLocation } from 'react-router'
import { PersonFilter, readPerson } from '#features/account/web/team/person-filter.tsx'
import { followTeamRole } from '#features/account/web/team/team-role.ts'
import { pageAddress } from '#features/catalog/web/addresses.ts'
import { FindPartsActions } from '#features/catalog/web/category/find-parts-actions.tsx'
import { queryOf, readPageNumber } from '#features/catalog/web/read-address.ts'
import { myCredit } from '#features/credit/credit.contract.ts'
import { CreditPanel } from '#features/credit/web/credit-panel.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { privatePage } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { approvals } from '../approvals/approvals.contract.ts'
import { STATUS_FILTERS, type StatusFilter } from '../order-status.rules.ts'
import { myOrders } from '../orders.contract.ts'
import { WaitingApprovals } from './approvals/waiting-approvals.tsx'
import { MY_ORDERS, ordersAddress } from './order-addresses.ts'
import { OrderCard } from './order-card.tsx'
import { MAX_KEYWORD_LENGTH, OrderSearch } from './order-search.tsx'
import { OrderTabs } from './order-tabs.tsx'

const PAGE_SIZE = 10

export const meta = privatePage('My Order')

/** An unknown status means all orders, not an error. The single after-sales statuses are accepted, too. */
const readStatus = (text: string | null): StatusFilter =>
  [...STATUS_FILTERS.map(({ filter }) => filter), 5 as const, 6 as const].find((one) => String(one) === text) ?? 0

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const pageNumber = readPageNumber(query)
  const status = readStatus(query.get('status'))
  const keyword = (query.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH)
  const placedBy = readPerson(query)
  const [{ list, totalCount, counts, team }, credit, waiting] = await Promise.all([
    callApi(myOrders, { status, keyword, placedBy, pageNumber, pageSize: PAGE_SIZE }),
    callApi(myCredit, {}),
    readWaiting(),
  ])
  followTeamRole(team?.role ?? null)
  const pages = Math.ceil(totalCount / PAGE_SIZE)
  // The last page is empty once its only order has moved to another tab.
  if (list.length === 0 && pages > 0) throw redirect(pageAddress(MY_ORDERS, query, pages))
  return { list, totalCount, counts, pageNumber, pages, status, keyword, placedBy, team, credit, waiting }
}
/** Nothing is sent for approval by accounts without a team. */
const readWaiting = async () =>
  useSession.getState().userInfo?.teamRole
    ? callApi(approvals, { state: 'pending', pageSize: 5 })
    : { list: [], totalCount: 0 }

type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function MyOrdersPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, counts, pageNumber, pages, status, keyword, placedBy, team, credit, waiting } = loaderData
  const { search } = useLocation()
  const first = (pageNumber - 1) * PAGE_SIZE + 1
  return (
    <main id="main">
      <PageHeading>My Order</PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3">
        <CreditPanel {...credit} />
        <WaitingApprovals waiting={waiting} />
        <OrderTabs counts={counts} chosen={status} keyword={keyword} placedBy={placedBy} />
        <div className="flex flex-wrap items-end gap-3">
          <OrderSearch key={`${status} ${keyword}`} status={status} keyword={keyword} placedBy={placedBy} />
          <PersonFilter
            team={team}
            chosen={placedBy}
            addressFor={(person) => ordersAddress({ status, keyword, placedBy: person })}
          />
        </div>
        <p role="status" className={keyword ? 'text-sm text-ink-2' : 'sr-only'}>
          {keyword && `${totalCount} found for “${keyword}”`}
        </p>
        {list.length === 0 ? (
          <NoOrders status={status} keyword={keyword} isFiltered={placedBy !== undefined} />
        ) : (
          <>
            <ul className="grid gap-3">
              {list.map((order) => (
                <li key={order.orderNo}>
                  <OrderCard order={order} team={team} />
                </li>
              ))}
            </ul>
            <Pagination
              page={pageNumber}
              pages={pages}
              hrefFor={(page) => pageAddress(MY_ORDERS, new URLSearchParams(search), page)}
              summary={`${first}–${first + list.length - 1} of ${formatCount(totalCount)} ${totalCount === 1 ? 'order' : 'orders'}`}
            />
          </>
        )}
      </div>
    </main>
  )
}

function NoOrders({ status, keyword, isFiltered }: { status: StatusFilter; keyword: string; isFiltered: boolean }) {
  if (keyword)
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title="No orders found"
        actions={<ButtonLink to={ordersAddress({ status })}>Clear the search</ButtonLink>}
      >
        Search for a part of an order number, of your PO number or of a part number.
      </EmptyState>
    )
  if (status !== 0 || isFiltered)
    return (
      <EmptyState
        icon={<Package aria-hidden="true" />}
        title={isFiltered ? 'No orders by this person' : 'No orders with this status'}
        actions={<ButtonLink to={MY_ORDERS}>All orders</ButtonLink>}
      />
    )
  return (
    <EmptyState icon={<Package aria-hidden="true" />} title="No orders yet" actions={<FindPartsActions />}>
      Your orders are listed here, with payments, shipments and customer service.
    </EmptyState>
  )
}
