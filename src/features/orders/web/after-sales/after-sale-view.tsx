import { ArrowLeft } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { canApplyAgain } from '../../order-status.rules.ts'
import type { OrderDetail } from '../../orders.contract.ts'
import { MY_ORDERS, orderAddress } from '../order-addresses.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { AfterSaleCard } from './after-sale-card.tsx'
import { AfterSaleForm } from './after-sale-form.tsx'

/** Customer service for one order: previous requests, and the form while pieces can be returned. */
export function AfterSaleView({ order }: { order: OrderDetail }) {
  const { revalidate } = useRevalidator()
  const { orderNo, status, statusName, actions, afterSales, lines } = order
  const returnable = lines.some((line) => line.returnableCount > 0)
  const offered = actions.includes('afterSale') || canApplyAgain(status)
  return (
    <main id="main" className="grid gap-6">
      <div>
        <ButtonLink to={MY_ORDERS} variant="quiet" size="sm" className="-ml-3">
          <ArrowLeft aria-hidden="true" />
          Go Back
        </ButtonLink>
        <PageHeading meta={<OrderStatusBadge status={status} />}>Customer service</PageHeading>
        <p className="pt-1 text-ink-2">
          Order{' '}
          <TextLink to={orderAddress(orderNo, status)} inline className="font-mono">
            {orderNo}
          </TextLink>
        </p>
      </div>
      {afterSales.map((request) => (
        <AfterSaleCard key={request.afterSaleNo} request={request} />
      ))}
      {offered && returnable ? (
        <AfterSaleForm key={afterSales.length} order={order} onSent={revalidate} />
      ) : (
        <Callout tone={afterSales.length === 0 ? 'warn' : 'info'}>
          {whyNot({ statusName, offered, isAnswered: afterSales.every(({ state }) => state !== 'open') })}
        </Callout>
      )}
    </main>
  )
}

function whyNot({ statusName, offered, isAnswered }: { statusName: string; offered: boolean; isAnswered: boolean }) {
  if (!isAnswered) return 'You can send another request for this order once this one is answered.'
  return offered
    ? 'All pieces of this order have already been returned or refunded.'
    : `This order is “${statusName}”: it is not eligible for customer service.`
}
