import { staffReturnAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { AfterSaleBadge, solutionNames } from './after-sale-state.tsx'
import type { StaffOrderDetail } from './staff-order-detail.ts'

/** Requests to customer service about this order. */
export function OrderReturns({ order: { afterSales } }: { order: StaffOrderDetail }) {
  if (afterSales.length === 0) return null
  return (
    <StaffSection title="Returns">
      <ul>
        {afterSales.map((one) => (
          <li
            key={one.afterSaleNo}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <TextLink to={staffReturnAddress(one.afterSaleNo)} className="py-0.5 font-mono">
              {one.afterSaleNo}
            </TextLink>
            <AfterSaleBadge state={one.state} />
            <span className="wrap-anywhere">
              {solutionNames[one.solution]}: {one.reason}
            </span>
            <span className="text-sm text-ink-3">
              <Moment at={one.createdAt} withTime />
            </span>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
