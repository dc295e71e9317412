import { useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { useMayOrder } from '#web/team/may-order.ts'
import { Button } from '#web/ui/button.tsx'
import { ORDER_STATUS } from '../order-status.rules.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { DetailSection } from './detail-section.tsx'

const InvoiceDialog = lazyPart(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog)

type OrderInvoiceProps = { order: OrderDetail; onChanged: () => Promise<void> }

/** The requested invoice, or a button to request it. Closed orders have none. */
export function OrderInvoice({ order, onChanged }: OrderInvoiceProps) {
  const { orderNo, invoice, status } = order
  const [asking, setAsking] = useState<{ time: number; open: boolean }>()
  const mayOrder = useMayOrder()
  if (status === ORDER_STATUS.closed && !invoice) return null
  const open = mayOrder && (invoice === null || invoice.invoiceNo === null)
  return (
    <DetailSection title="Invoice">
      {invoice ? <Asked invoice={invoice} /> : <p className="text-ink-2">No invoice has been requested.</p>}
      {open && status !== ORDER_STATUS.closed && (
        <p className="pt-3 print:hidden">
          <Button size="sm" onClick={() => setAsking({ time: (asking?.time ?? 0) + 1, open: true })}>
            {invoice ? 'Change the request' : 'Apply for an invoice'}
          </Button>
        </p>
      )}
      {asking && (
        <InvoiceDialog
          key={asking.time}
          orderNo={orderNo}
          invoice={invoice}
          open={asking.open}
          onOpenChange={(next) => setAsking({ ...asking, open: next })}
          onChanged={onChanged}
        />
      )}
    </DetailSection>
  )
}

function Asked({ invoice }: { invoice: NonNullable<OrderDetail['invoice']> }) {
  const forms = [invoice.electronicInvoice && 'electronic', invoice.paperInvoice && 'on paper'].filter(Boolean)
  return (
    <div className="wrap-anywhere">
      <p>{invoice.title}</p>
      {invoice.taxNumber && <p className="text-sm text-ink-2">Tax number {invoice.taxNumber}</p>}
      <p className="text-sm text-ink-3">
        {invoice.invoiceNo ? (
          <>
            Issued as <span className="font-mono">{invoice.invoiceNo}</span>
          </>
        ) : (
          'Issued once the order is paid'
        )}
        {forms.length > 0 && `, ${forms.join(' and ')}`}
      </p>
    </div>
  )
}
