import { useState } from 'react'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { deleteBom, type SavedBom } from '../../saved-bom.contract.ts'

type DeleteDialogProps = { bom: SavedBom; open: boolean; onOpenChange: (open: boolean) => void; onDeleted: () => void }

/** All versions go, and a link to it too: that is asked once. */
export function DeleteDialog({ bom, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function remove() {
    setBusy(true)
    setProblem(undefined)
    try {
      await callApi(deleteBom, { bomId: bom.bomId })
      notify({ kind: 'success', message: 'successfully' })
      onOpenChange(false)
      onDeleted()
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={`Delete ${bom.name}?`}
      description="All its versions are deleted, and a link to it is closed."
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      {problem && <Callout tone="bad">{problem}</Callout>}
    </Dialog>
  )
}
