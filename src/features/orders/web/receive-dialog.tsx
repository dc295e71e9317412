import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { receiveOrder } from '../orders.contract.ts'
import { reloadIfChanged } from './reload-if-changed.ts'

type ReceiveDialogProps = {
  orderNo: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChanged: () => Promise<void>
}

/** Cannot be undone, so it asks for confirmation. */
export function ReceiveDialog({ orderNo, open, onOpenChange, onChanged }: ReceiveDialogProps) {
  const { busy, refusal, run } = useMutation(receive)

  async function receive() {
    await callApi(receiveOrder, { orderNo }).catch(reloadIfChanged(onChanged))
    onOpenChange(false)
    notify({ kind: 'success', message: 'Confirm completion' })
    await onChanged()
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
          <Button variant="primary" loading={busy} onClick={run}>
            Yes, all arrived
          </Button>
        </>
      }
    >
      <RefusalNote refusal={refusal} />
    </Dialog>
  )
}
