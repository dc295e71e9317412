import { useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { OrderSummary } from '../order.schema.ts'
import { ACTION_NAMES } from '../order-status.rules.ts'
import { afterSaleAddress, paymentAddress } from './order-addresses.ts'

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)
const ReceiveDialog = lazyPart(async () => (await import('./receive-dialog.tsx')).ReceiveDialog)

/** On a phone the main action has a line of its own. */
const MAIN = 'max-sm:w-full'

type OrderOperationsProps = {
  order: Pick<OrderSummary, 'orderNo' | 'actions'>
  /** Something was done: what is shown is to be read again. */
  onChanged: () => Promise<void>
  size?: 'sm' | 'md'
}

/** The operations of an order and nothing else. The server returns those of its status. */
export function OrderOperations({ order: { orderNo, actions }, onChanged, size = 'sm' }: OrderOperationsProps) {
  const [asking, setAsking] = useState<{ about: 'cancel' | 'receive'; time: number; open: boolean }>()
  const ask = (about: 'cancel' | 'receive') => setAsking({ about, time: (asking?.time ?? 0) + 1, open: true })
  const AskDialog = asking?.about === 'receive' ? ReceiveDialog : CancelDialog

  if (actions.length === 0 && !asking) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields of a form
    <div role="group" aria-label={`Operations of order ${orderNo}`} className="flex flex-wrap gap-2">
      {actions.includes('afterSale') && (
        <ButtonLink size={size} to={afterSaleAddress(orderNo)}>
          {ACTION_NAMES.afterSale}
        </ButtonLink>
      )}
      {actions.includes('cancel') && (
        <Button size={size} onClick={() => ask('cancel')}>
          {ACTION_NAMES.cancel}
        </Button>
      )}
      {actions.includes('receive') && (
        <Button size={size} variant="primary" className={MAIN} onClick={() => ask('receive')}>
          {ACTION_NAMES.receive}
        </Button>
      )}
      {actions.includes('pay') && (
        <ButtonLink size={size} variant="primary" className={MAIN} to={paymentAddress(orderNo)}>
          {ACTION_NAMES.pay}
        </ButtonLink>
      )}
      {asking && (
        <AskDialog
          key={asking.time}
          orderNo={orderNo}
          open={asking.open}
          onOpenChange={(open) => setAsking({ ...asking, open })}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}
