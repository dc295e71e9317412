import { lazy, useState } from 'react'
import { callApi } from '#web/call.ts'
import { OptionalPart } from '#web/optional-part.tsx'
import { showError } from '#web/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { notify } from '#web/ui/notify.ts'
import type { OrderSummary } from '../order.schema.ts'
import { ACTION_NAMES } from '../order-status.rules.ts'
import { receiveOrder } from '../orders.contract.ts'
import { afterSaleAddress, paymentAddress } from './order-addresses.ts'

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))

type OrderOperationsProps = {
  order: Pick<OrderSummary, 'orderNo' | 'actions'>
  /** Something was done: what is shown is to be read again. */
  onChanged: () => Promise<void>
  size?: 'sm' | 'md'
}

/** The buttons of an order. The server says which there are, by the status. */
export function OrderOperations({ order: { orderNo, actions }, onChanged, size = 'sm' }: OrderOperationsProps) {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<{ time: number; open: boolean }>()

  async function receive() {
    setBusy(true)
    try {
      await callApi(receiveOrder, { orderNo })
      notify({ kind: 'success', message: 'Confirm completion' })
    } catch (error) {
      showError(error)
    }
    // Also after a refusal: then the order is no longer what is shown here.
    await onChanged()
    setBusy(false)
  }

  return (
    <>
      {actions.includes('afterSale') && (
        <ButtonLink size={size} to={afterSaleAddress(orderNo)}>
          {ACTION_NAMES.afterSale}
        </ButtonLink>
      )}
      {actions.includes('cancel') && (
        <Button size={size} onClick={() => setAsking({ time: (asking?.time ?? 0) + 1, open: true })}>
          {ACTION_NAMES.cancel}
        </Button>
      )}
      {actions.includes('receive') && (
        <Button size={size} variant="primary" loading={busy} onClick={receive}>
          {ACTION_NAMES.receive}
        </Button>
      )}
      {actions.includes('pay') && (
        <ButtonLink size={size} variant="primary" to={paymentAddress(orderNo)}>
          {ACTION_NAMES.pay}
        </ButtonLink>
      )}
      {asking && (
        <OptionalPart>
          <CancelDialog
            key={asking.time}
            orderNo={orderNo}
            open={asking.open}
            onOpenChange={(open) => setAsking({ ...asking, open })}
            onChanged={onChanged}
          />
        </OptionalPart>
      )}
    </>
  )
}
