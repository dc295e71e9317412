import { staffOrderAddress } from '#features/staff/web/staff-addresses.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { StaffEnquiry } from './staff-enquiry.ts'

/** Requested and offered parts, read-only. */
export function QuotedLines({ enquiry: { lines, ...enquiry } }: { enquiry: StaffEnquiry }) {
  const currency = enquiry.currency ?? enquiry.mainCurrency
  return (
    <TableFrame caption="Lines of the request" stacked>
      <thead>
        <tr>
          <Th>Requested</Th>
          <Th numeric>Quantity</Th>
          <Th>Offered</Th>
          <Th numeric>Price</Th>
          <Th numeric>Amount</Th>
          <Th>Order</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lineId, goodsModel, brandName, count, quote }) => (
          <tr key={lineId}>
            <Td className="wrap-anywhere">
              <span className="font-mono">{goodsModel}</span>
              <span className="block text-xs text-ink-3">{brandName}</span>
            </Td>
            <Td label="Quantity" numeric>
              <Count value={count} className="font-mono" />
            </Td>
            <Td label="Offered" className="wrap-anywhere">
              {quote
                ? `${quote.goodsModel}, ${formatCount(quote.count)} ${quote.count === 1 ? 'piece' : 'pieces'}`
                : 'Not offered'}
            </Td>
            <Td label="Price" numeric>
              {quote && <Money amount={quote.price} currency={currency} places={6} />}
            </Td>
            <Td label="Amount" numeric>
              {quote && <Money amount={quote.amount} currency={currency} />}
            </Td>
            <Td label="Order">
              {quote?.orderNo && (
                <TextLink to={staffOrderAddress(quote.orderNo)} className="-my-0.5 inline-block py-0.5 font-mono">
                  {quote.orderNo}
                </TextLink>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
