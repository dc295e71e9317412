import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { type Address, removeAddress } from '../address.contract.ts'
import { addressLines } from '../address.rules.ts'

type RemoveAddressDialogProps = {
  address: Address
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Cannot be undone, so it asks for confirmation. */
export function RemoveAddressDialog({ address, open, onOpenChange, onRemoved }: RemoveAddressDialogProps) {
  async function remove() {
    await callApi(removeAddress, { addressId: address.addressId })
    notify({ kind: 'success', message: 'successfully' })
    onOpenChange(false)
    onRemoved()
  }
  const { busy, run } = useMutation(remove, { onRefusal: showError })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Remove this address?"
      description="Orders to this address are not changed."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
          <Button variant="danger" loading={busy} onClick={run}>
            Remove
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere text-ink-2">{addressLines(address).join(', ')}</p>
    </Dialog>
  )
}
