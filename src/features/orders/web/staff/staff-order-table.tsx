import { DueBadge } from '#features/credit/web/due-badge.tsx'
import { Age } from '#features/staff/web/age.tsx'
import { staffOrderAddress } from '#features/staff/web/staff-addresses.ts'
import type { AssignedNames } from '#features/staff/web/work/assigned-names.ts'
import { ChooseCell, ChooseHead } from '#features/staff/web/work/chosen-rows.tsx'
import { WorkLinkCell } from '#features/staff/web/work/work-link-cell.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { OrderSummary } from '../../order.schema.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'

export type StaffOrder = OrderSummary & { email: string; flagged: boolean }

type StaffOrderTableProps = {
  orders: readonly StaffOrder[]
  caption: string
  /** Who looks after them. */
  assigned?: AssignedNames
  /** For lists from which several are chosen. */
  chosen?: readonly string[]
  onChoose?: (orderNo: string, isChosen: boolean) => void
}

/** On a tablet five characters of it would be left. */
const WIDE_ONLY = 'sm:max-lg:hidden'

/** Orders as rows that can be selected with the keyboard. */
export function StaffOrderTable({ orders, caption, assigned, chosen = [], onChoose }: StaffOrderTableProps) {
  return (
    <TableFrame caption={caption} stacked>
      <thead>
        <tr>
          {onChoose && <ChooseHead />}
          <Th>Order</Th>
          <Th>Customer</Th>
          <Th className={WIDE_ONLY}>Parts</Th>
          <Th numeric>Lines</Th>
          <Th numeric>Total</Th>
          <Th>Status</Th>
          <Th numeric>Age</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderNo} className="focus-within:bg-accent-wash hover:bg-wash">
            {onChoose && <ChooseCell row={order.orderNo} chosen={chosen} onChoose={onChoose} />}
            <WorkLinkCell
              to={staffOrderAddress(order.orderNo)}
              number={order.orderNo}
              assignee={assigned?.[order.orderNo]}
            />
            <Td label="Customer" className="py-2! max-w-60 wrap-anywhere sm:min-w-56">
              {order.email}
              {order.poNumber && <span className="block text-xs text-ink-3">PO {order.poNumber}</span>}
            </Td>
            <Td label="Parts" className={`py-2! max-w-72 text-sm text-ink-2 ${WIDE_ONLY}`}>
              <span className="line-clamp-1 font-mono wrap-anywhere">
                {order.models.map(({ goodsModel }) => goodsModel).join(', ')}
              </span>
            </Td>
            <Td label="Lines" numeric className="py-2!">
              <Count value={order.lineCount} className="font-mono" />
            </Td>
            <Td label="Total" numeric className="py-2!">
              <Money amount={order.totalAmount} currency={order.amountCurrency} />
            </Td>
            <Td label="Status" className="py-2!">
              <span className="inline-flex flex-wrap gap-1">
                <OrderStatusBadge status={order.status} />
                <DueBadge account={order.account} />
                {order.flagged && <Badge tone="bad">Flagged</Badge>}
              </span>
            </Td>
            <Td label="Age" numeric className="py-2! text-sm text-ink-2">
              <Age at={order.createdAt} />
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
