import type { z } from 'zod'
import { staffOrderAddress } from '#features/staff/web/staff-addresses.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { pricesPaid } from '../../staff-orders.contract.ts'

type Price = z.output<typeof pricesPaid.output>['list'][number]

/** Last price this customer paid for each part. */
export function PricesPaid({ prices }: { prices: readonly Price[] }) {
  if (prices.length === 0) return <p className="text-ink-3">No paid parts yet.</p>
  return (
    <TableFrame caption="Last price of each part" stacked>
      <thead>
        <tr>
          <Th>Part</Th>
          <Th numeric>Quantity</Th>
          <Th numeric>Unit price</Th>
          <Th>Order</Th>
          <Th>When</Th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price.goodsId}>
            <Td label="Part" className="py-2!">
              <span className="font-mono wrap-anywhere">{price.goodsModel}</span>
              <span className="block text-xs text-ink-3">{price.brandName}</span>
            </Td>
            <Td label="Quantity" numeric className="py-2!">
              <Count value={price.count} className="font-mono" />
            </Td>
            <Td label="Unit price" numeric className="py-2!">
              <Money amount={price.unitPrice} currency={price.currency} />
            </Td>
            <Td label="Order" className="py-2!">
              <TextLink to={staffOrderAddress(price.orderNo)} className="font-mono whitespace-nowrap">
                {price.orderNo}
              </TextLink>
            </Td>
            <Td label="When" className="py-2! text-sm text-ink-2">
              <Moment at={price.at} />
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
