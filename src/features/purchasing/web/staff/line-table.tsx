import { expectedDay } from '#features/catalog/stock/expected-text.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { lineAmount } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { costText } from '../../cost.rules.ts'
import { isUnderWay } from '../../purchasing.rules.ts'
import { cancelPurchase, type PurchaseDetail, type PurchaseLine } from '../../staff-purchasing.contract.ts'

/** The lines of an order that was sent. */
export function LineTable({ order }: { order: PurchaseDetail }) {
  const seesCosts = order.amount !== undefined
  return (
    <TableFrame caption="Parts ordered" stacked>
      <thead>
        <tr>
          <Th>Part</Th>
          <Th numeric>Ordered</Th>
          <Th numeric>Received</Th>
          <Th numeric>Open</Th>
          <Th>Expected</Th>
          {seesCosts && <Th numeric>Amount</Th>}
          <Th nameHidden>Cancel</Th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <LineRow key={line.lineId} order={order} line={line} />
        ))}
      </tbody>
    </TableFrame>
  )
}

function LineRow({ order, line }: { order: PurchaseDetail; line: PurchaseLine }) {
  const { purchaseNo, version, status, currency } = order
  const can = useCan()
  const cancelled = line.count - line.receivedCount - line.openCount
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td className="py-2!">
        <PartName line={line} />
        <span className="block text-xs text-ink-3">{line.brandName}</span>
      </Td>
      <Td label="Ordered" numeric className="py-2! font-mono">
        {formatCount(line.count)}
      </Td>
      <Td label="Received" numeric className="py-2! font-mono">
        {formatCount(line.receivedCount)}
      </Td>
      <Td label="Open" numeric className="py-2! font-mono">
        {formatCount(line.openCount)}
        {status !== 'draft' && cancelled > 0 && (
          <span className="block font-sans text-xs text-ink-3">{formatCount(cancelled)} cancelled</span>
        )}
      </Td>
      <Td label="Expected" className="py-2! text-sm text-ink-2">
        {line.expectedOn ? expectedDay(line.expectedOn) : '–'}
      </Td>
      {line.unitCost !== undefined && (
        <Td label="Amount" numeric className="py-2!">
          <Money amount={lineAmount(line.unitCost, line.count)} currency={currency} />
          <span className="block text-xs text-ink-3">{costText({ cost: line.unitCost, currency })} each</span>
        </Td>
      )}
      <Td className="py-2! sm:py-1! sm:text-right">
        {isUnderWay(status) && line.openCount > 0 && can('purchasing.write') && (
          <ActionButton
            label="Cancel rest"
            size="sm"
            title={`Cancel ${formatCount(line.openCount)} open pieces of ${line.model}?`}
            description="They are no longer expected. The supplier is not told."
            done="Cancelled"
            send={() => callApi(cancelPurchase, { purchaseNo, version, lineId: line.lineId })}
          />
        )}
      </Td>
    </tr>
  )
}

function PartName({ line: { goodsId, model } }: { line: PurchaseLine }) {
  const can = useCan()
  if (goodsId === null) return <span className="font-mono wrap-anywhere">{model}</span>
  return (
    <TextLink
      to={can('parts.read') ? `/staff/parts/${goodsId}` : `/goods/detail/${goodsId}`}
      className="font-mono wrap-anywhere"
    >
      {model}
    </TextLink>
  )
}
