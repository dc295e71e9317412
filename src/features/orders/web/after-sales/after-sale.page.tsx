import { RotateCcw } from 'lucide-react'
import { type ClientLoaderFunctionArgs, useLocation } from 'react-router'
import { pageAddress } from '#features/catalog/web/addresses.ts'
import { queryOf, readPageNumber } from '#features/catalog/web/read-address.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { privatePage } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { type AfterSale, myAfterSales } from '../../after-sales.contract.ts'
import { type OrderDetail, orderDetail } from '../../orders.contract.ts'
import { AFTER_SALES, MY_ORDERS } from '../order-addresses.ts'
import { AfterSaleCard } from './after-sale-card.tsx'
import { AfterSaleView } from './after-sale-view.tsx'

const PAGE_SIZE = 10

export const meta = privatePage('After-Sale')

type ListData = { list: AfterSale[]; totalCount: number; pageNumber: number }
type PageData = { order: OrderDetail } | ListData

/** All requests, or with `orderNo` those of one order and the form for a new one. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PageData> {
  const query = queryOf(request)
  const orderNo = query.get('orderNo')
  if (orderNo) return { order: await orNotFound(callApi(orderDetail, { orderNo })) }
  const pageNumber = readPageNumber(query)
  return { pageNumber, ...(await callApi(myAfterSales, { pageNumber, pageSize: PAGE_SIZE })) }
}

export default function AfterSalePage({ loaderData }: { loaderData: PageData }) {
  if ('order' in loaderData) return <AfterSaleView key={loaderData.order.orderNo} order={loaderData.order} />
  return <AfterSaleList {...loaderData} />
}

function AfterSaleList({ list, totalCount, pageNumber }: ListData) {
  const { search } = useLocation()
  return (
    <main id="main">
      <PageHeading meta={totalCount > 0 && `${totalCount} ${totalCount === 1 ? 'request' : 'requests'}`}>
        After-Sale
      </PageHeading>
      <div className="grid gap-4 pt-5">
        {totalCount === 0 ? (
          <EmptyState
            icon={<RotateCcw aria-hidden="true" />}
            title="No requests yet"
            actions={
              <ButtonLink variant="primary" to={MY_ORDERS}>
                Go to your orders
              </ButtonLink>
            }
          >
            Problem with a delivery? Choose Apply Customer Service in the order. Your requests are listed here.
          </EmptyState>
        ) : (
          <>
            <ul className="grid gap-3">
              {list.map((request) => (
                <li key={request.afterSaleNo}>
                  <AfterSaleCard request={request} withOrder />
                </li>
              ))}
            </ul>
            <Pagination
              page={pageNumber}
              pages={Math.ceil(totalCount / PAGE_SIZE)}
              hrefFor={(page) => pageAddress(AFTER_SALES, new URLSearchParams(search), page)}
            />
          </>
        )}
      </div>
    </main>
  )
}
