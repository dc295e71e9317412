import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Address, removeAddress } from '../address.contract.ts'
import { addressLines } from '../address.rules.ts'

type RemoveAddressDialogProps = {
  address: Address
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** There is no way back, so it asks. */
export function RemoveAddressDialog({ address, open, onOpenChange, onRemoved }: RemoveAddressDialogProps) {
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await callApi(removeAddress, { addressId: address.addressId })
      notify({ kind: 'success', message: 'successfully' })
      onOpenChange(false)
      onRemoved()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Remove this address?"
      description="Orders that go to it stay as they are."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
          <Button variant="danger" loading={busy} onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere text-ink-2">{addressLines(address).join(', ')}</p>
    </Dialog>
  )
}
