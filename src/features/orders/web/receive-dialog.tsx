import { useState } from 'react'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { receiveOrder } from '../orders.contract.ts'

type ReceiveDialogProps = {
  orderNo: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChanged: () => Promise<void>
}

/** Confirming cannot be taken back, so it is asked for once more. */
export function ReceiveDialog({ orderNo, open, onOpenChange, onChanged }: ReceiveDialogProps) {
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function receive() {
    setBusy(true)
    setRefusal(undefined)
    try {
      await callApi(receiveOrder, { orderNo })
      onOpenChange(false)
      notify({ kind: 'success', message: 'Confirm completion' })
    } catch (error) {
      if (!isAppError(error)) throw error
      setRefusal(error.message)
    }
    // Also after a refusal: then the order is no longer what is shown here.
    await onChanged()
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Confirm receipt"
      description={
        <>
          Have all parts of <span className="font-mono">{orderNo}</span> arrived? This finishes the order. You can still
          ask for after-sales service.
        </>
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Not yet</Button>
          <Button variant="primary" loading={busy} onClick={() => void receive()}>
            Yes, all arrived
          </Button>
        </>
      }
    >
      <div role="alert">{refusal && <Callout tone="bad">{refusal}</Callout>}</div>
    </Dialog>
  )
}
