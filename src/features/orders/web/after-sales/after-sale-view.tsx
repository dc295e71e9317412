import { ArrowLeft } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
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
      {actions.includes('afterSale') && returnable ? (
        <AfterSaleForm key={afterSales.length} order={order} onSent={revalidate} />
      ) : (
        afterSales.length === 0 && (
          <Callout tone="warn">This order is “{statusName}”: it is not eligible for customer service.</Callout>
        )
      )}
    </main>
  )
}
