import { ActionButton } from '#features/staff/web/action-button.tsx'
import { staffPurchaseAddress } from '#features/staff/web/staff-addresses.ts'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { type Receipt, undoReceipt } from '../../staff-receipts.contract.ts'

/** Goods receipts, each with its pieces; undone as a whole. */
export function ReceiptList({ receipts, withOrder }: { receipts: readonly Receipt[]; withOrder?: boolean }) {
  const can = useCan()
  return (
    <ol aria-label="Goods receipts">
      {receipts.map((receipt) => (
        <li key={receipt.receiptNo} className="grid gap-1 border-t border-line py-3 first:border-t-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-mono">{receipt.receiptNo}</span>
            {withOrder && receipt.purchaseNo && (
              <TextLink to={staffPurchaseAddress(receipt.purchaseNo)} className="font-mono" inline>
                {receipt.purchaseNo}
              </TextLink>
            )}
            {receipt.warehouse && <Badge>{receipt.warehouse}</Badge>}
            {receipt.undoneAt && <Badge tone="warn">Undone</Badge>}
          </p>
          <p className="text-sm text-ink-3">
            <Moment at={receipt.receivedAt} withTime />, <span className="wrap-anywhere">{receipt.receivedBy}</span>
            {receipt.undoneBy && `; undone by ${receipt.undoneBy}`}
          </p>
          <ul className="text-sm">
            {receipt.lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a receipt does not change
              <li key={place} className="wrap-anywhere">
                <ReceivedLine line={line} />
              </li>
            ))}
          </ul>
          {receipt.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{receipt.note}</p>}
          {!receipt.undoneAt && can('purchasing.receive') && (
            <div>
              <ActionButton
                label="Undo"
                size="sm"
                title={`Undo ${receipt.receiptNo}?`}
                description="Its pieces leave the stock again and are open on the purchase order. Possible while none of them is sold."
                done="Goods receipt undone"
                send={() => callApi(undoReceipt, { receiptNo: receipt.receiptNo })}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function ReceivedLine({
  line: { model, count, refusedCount, refusedReason, shares },
}: {
  line: Receipt['lines'][number]
}) {
  const facts = [
    ...shares.map((share) => `${formatCount(share.count)} for ${share.orderNo}`),
    ...(refusedCount > 0 ? [`${formatCount(refusedCount)} refused: ${refusedReason}`] : []),
  ]
  return (
    <>
      <span className="font-mono">{formatCount(count)}</span> × <span className="font-mono">{model}</span>
      {facts.length > 0 && <span className="text-ink-3"> ({facts.join('; ')})</span>}
    </>
  )
}
