import { Printer } from 'lucide-react'
import { type ClientLoaderFunctionArgs, replace, useRevalidator } from 'react-router'
import { requireLogin } from '#features/account/web/require-login.ts'
import { PlacedByNote } from '#features/account/web/team/placed-by-note.tsx'
import { followTeamRole } from '#features/account/web/team/team-role.ts'
import { ViewerNote } from '#features/account/web/team/viewer-note.tsx'
import { useRequireLogin } from '#features/account/web/use-require-login.ts'
import { queryOf } from '#features/catalog/web/read-address.ts'
import { dueText } from '#features/credit/credit.rules.ts'
import { DueBadge } from '#features/credit/web/due-badge.tsx'
import { isPositive } from '#shared/decimal.ts'
import { PageFallback } from '#web/errors/page-fallback.tsx'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { canApplyAgain } from '../order-status.rules.ts'
import type { OwnOrder } from '../orders.contract.ts'
import { AfterSaleCard } from './after-sales/after-sale-card.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { BuyAgainButton } from './buy-again-button.tsx'
import { DetailSection } from './detail-section.tsx'
import { OrderLineList } from './lines/order-line-list.tsx'
import { afterSaleAddress, orderAddress, orderGoodsAddress, paymentAddress } from './order-addresses.ts'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderInvoice } from './order-invoice.tsx'
import { OrderOperations } from './order-operations.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTimeLine } from './order-time-line.tsx'
import { readOrder } from './read-order.ts'

export const meta = ({ loaderData, matches }: TitleArgs & { loaderData?: OwnOrder }) => [
  titled({ matches }, `${loaderData ? `Order ${loaderData.orderNo}` : 'Order'}`),
  { name: 'robots', content: 'noindex' },
]

export const clientMiddleware = [requireLogin]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const order = await readOrder(request)
  // An old link may name an old status: redirect to the current one.
  const state = queryOf(request).get('state')
  if (state !== null && state !== String(order.status)) throw replace(orderAddress(order.orderNo, order.status))
  followTeamRole(order.team?.role ?? null)
  return order
}

export default function OrderDetailPage({ loaderData: order }: { loaderData: OwnOrder }) {
  useRequireLogin()
  const { revalidate } = useRevalidator()
  const { orderNo, payBy } = order
  return (
    <main id="main" className="page-width min-h-dvh grow pt-4 pb-16">
      <BackToOrders />
      <ViewerNote />
      <OrderHeading order={order} onChanged={revalidate} />
      {payBy && (
        <div className="pt-4 print:hidden">
          <Callout tone="warn">
            Not paid yet. The parts are reserved for you until <Moment at={payBy} withTime />.
          </Callout>
        </div>
      )}
      <DueNote order={order} />
      <div className="grid items-start gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="grid min-w-0 gap-8">
          <DetailSection
            title="Parts"
            aside={
              <TextLink to={orderGoodsAddress(orderNo)} className="text-sm print:hidden">
                View as parts list
              </TextLink>
            }
          >
            <OrderLineList lines={order.lines} currency={order.amountCurrency} />
          </DetailSection>
          <OrderShipments order={order} />
          <OrderFacts order={order} />
          <Requests order={order} />
        </div>
        <div className="grid gap-8 print:pt-8">
          <Panel className="grid gap-2">
            <h2 className="text-lg">Amounts</h2>
            <OrderAmounts order={order} />
          </Panel>
          <OrderInvoice order={order} onChanged={revalidate} />
          <OrderDocuments order={order} />
          <OrderTimeLine events={order.events} />
        </div>
      </div>
    </main>
  )
}

/** Requests to customer service; after an answer another one can be sent for other pieces. */
function Requests({ order: { orderNo, status, lines, afterSales } }: { order: OwnOrder }) {
  if (afterSales.length === 0) return null
  const isLeft = canApplyAgain(status) && lines.some(({ returnableCount }) => returnableCount > 0)
  return (
    <DetailSection
      title="Customer service"
      aside={
        isLeft && (
          <TextLink to={afterSaleAddress(orderNo)} className="text-sm print:hidden">
            Request for other pieces
          </TextLink>
        )
      }
    >
      {afterSales.map((request) => (
        <AfterSaleCard key={request.afterSaleNo} request={request} headingLevel={3} />
      ))}
    </DetailSection>
  )
}

export function HydrateFallback() {
  return (
    <PageFallback title="Order" label="Loading your order">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </PageFallback>
  )
}

/** An order on account that is still to be paid. */
function DueNote({ order: { account, amountCurrency, orderNo } }: { order: OwnOrder }) {
  if (!account || !isPositive(account.openAmount)) return null
  return (
    <div className="pt-4">
      <Callout tone={account.overdueDays > 0 ? 'bad' : 'info'}>
        {dueText(account)}. To pay: <Money amount={account.openAmount} currency={amountCurrency} payable />.{' '}
        <TextLink to={paymentAddress(orderNo)} className="print:hidden" inline>
          Bank account and proof of payment
        </TextLink>
      </Callout>
    </div>
  )
}

function OrderHeading({ order, onChanged }: { order: OwnOrder; onChanged: () => Promise<void> }) {
  const { orderNo, status, createdAt } = order
  return (
    <PageHeading
      mono
      meta={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderStatusBadge status={status} />
          <DueBadge account={order.account} />
          <span className="text-sm">
            Created <Moment at={createdAt} withTime />
          </span>
          <PlacedByNote team={order.team} placedBy={order.placedBy} className="text-sm wrap-anywhere" />
        </span>
      }
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
          <BuyAgainButton orderNo={orderNo} size="md" />
          <OrderOperations order={order} onChanged={onChanged} size="md" />
        </div>
      }
    >
      {orderNo}
    </PageHeading>
  )
}
