import { staffCustomerAddress, staffOrderAddress } from '#features/staff/web/staff-addresses.ts'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { StaffOpenOrder } from '../../staff-credit.contract.ts'
import { DueBadge } from '../due-badge.tsx'

/** Orders on account that are still to be paid. */
export function OpenOrderTable({ list }: { list: readonly StaffOpenOrder[] }) {
  return (
    <TableFrame caption="Orders that are still to be paid" stacked>
      <thead>
        <tr>
          <Th>Order</Th>
          <Th>Invoice</Th>
          <Th>Customer</Th>
          <Th>Due</Th>
          <Th numeric>Total</Th>
          <Th numeric>Open</Th>
        </tr>
      </thead>
      <tbody>
        {list.map((order) => (
          <tr key={order.orderNo} className="focus-within:bg-accent-wash hover:bg-wash">
            <Td className="py-2!">
              <TextLink
                to={staffOrderAddress(order.orderNo)}
                data-row-link
                className="-my-0.5 inline-block py-0.5 font-mono"
              >
                {order.orderNo}
              </TextLink>
              {order.poNumber && <span className="block text-xs wrap-anywhere text-ink-3">PO {order.poNumber}</span>}
            </Td>
            <Td label="Invoice" className="py-2! font-mono text-sm">
              {order.invoiceNo ?? '–'}
            </Td>
            <Td label="Customer" className="py-2! max-w-72 wrap-anywhere">
              {order.accountId === null ? (
                order.name || 'Removed account'
              ) : (
                <TextLink to={staffCustomerAddress(order.accountId)} inline>
                  {order.name}
                </TextLink>
              )}
            </Td>
            <Td label="Due" className="py-2!">
              <DueBadge account={order} />
            </Td>
            <Td label="Total" numeric className="py-2!">
              <Money amount={order.totalAmount} currency={order.currency} />
            </Td>
            <Td label="Open" numeric className="py-2!">
              <Money amount={order.openAmount} currency={order.currency} className="font-semibold" />
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
