import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireLogin } from '#features/account/web/require-login.ts'
import { useRequireLogin } from '#features/account/web/use-require-login.ts'
import { PageFallback } from '#web/errors/page-fallback.tsx'
import { privatePage } from '#web/site-name.ts'
import { Count } from '#web/ui/display/count.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { OrderDetail } from '../orders.contract.ts'
import { BackToOrders } from './back-to-orders.tsx'
import { BuyAgainButton } from './buy-again-button.tsx'
import { OrderLineList } from './lines/order-line-list.tsx'
import { orderAddress } from './order-addresses.ts'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { readOrder } from './read-order.ts'

export const meta = privatePage('Order goods')
export const clientMiddleware = [requireLogin]
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readOrder(request)

/** The goods of one order, with links and a button to buy them again. */
export default function OrderGoodsPage({ loaderData: order }: { loaderData: OrderDetail }) {
  useRequireLogin()
  const { orderNo, status, lines, totalCount, amountCurrency } = order
  return (
    <main id="main" className="page-width min-h-dvh grow pt-4 pb-16">
      <BackToOrders />
      <PageHeading
        meta={<OrderStatusBadge status={status} />}
        actions={
          <div className="print:hidden">
            <BuyAgainButton orderNo={orderNo} size="md" />
          </div>
        }
      >
        Order goods
      </PageHeading>
      <p className="pt-1 text-ink-2">
        <Count value={totalCount} /> {totalCount === 1 ? 'piece' : 'pieces'} in {lines.length}{' '}
        {lines.length === 1 ? 'line' : 'lines'} of order{' '}
        <TextLink to={orderAddress(orderNo, status)} inline className="font-mono">
          {orderNo}
        </TextLink>
      </p>
      <div className="pt-5">
        <OrderLineList lines={lines} currency={amountCurrency} wide />
      </div>
      <div className="mt-5 ml-auto max-w-72">
        <OrderAmounts order={order} />
      </div>
    </main>
  )
}

export function HydrateFallback() {
  return (
    <PageFallback title="Order goods" label="Loading the goods of your order">
      <Skeleton className="h-64" />
    </PageFallback>
  )
}
