import type { z } from 'zod'
import { staffOrderAddress, staffReturnAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { staffAfterSaleDetail } from '../../staff-after-sales.contract.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { AfterSaleBadge } from './after-sale-state.tsx'

type Request = z.output<typeof staffAfterSaleDetail.output>

/** Context for the decision: the order, its amounts, and earlier requests of the customer. */
export function ReturnAside({ request: { order, restocked, earlier } }: { request: Request }) {
  const currency = order.amountCurrency
  return (
    <>
      <StaffSection title="Order">
        <ParamList
          params={[
            {
              name: 'Order',
              value: (
                <TextLink to={staffOrderAddress(order.orderNo)} className="-my-0.5 inline-block py-0.5 font-mono">
                  {order.orderNo}
                </TextLink>
              ),
            },
            { name: 'Status', value: <OrderStatusBadge status={order.status} /> },
            { name: 'Placed', value: <Moment at={order.createdAt} /> },
            { name: 'Total', value: <Money amount={order.totalAmount} currency={currency} /> },
            { name: 'These parts', value: <Money amount={order.requestedAmount} currency={currency} /> },
            { name: 'To refund', value: <Money amount={order.refundDue} currency={currency} /> },
            { name: 'Refunded', value: <Money amount={order.refundedAmount} currency={currency} /> },
            { name: 'Back in stock', value: restocked ? 'Yes' : 'No' },
          ]}
        />
      </StaffSection>
      <StaffSection title="Earlier requests">
        {earlier.length === 0 && <p className="text-ink-3">This is the first request of this customer.</p>}
        <ul className="grid gap-2">
          {earlier.map((one) => (
            <li key={one.afterSaleNo} className="flex flex-wrap items-center gap-x-2">
              <TextLink to={staffReturnAddress(one.afterSaleNo)} className="py-0.5 font-mono">
                {one.afterSaleNo}
              </TextLink>
              <AfterSaleBadge state={one.state} />
              <span className="text-sm wrap-anywhere text-ink-2">{one.reason}</span>
            </li>
          ))}
        </ul>
      </StaffSection>
    </>
  )
}
