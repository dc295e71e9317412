import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { deleteBom, type SavedBom } from '../../saved-bom.contract.ts'

type DeleteDialogProps = { bom: SavedBom; open: boolean; onOpenChange: (open: boolean) => void; onDeleted: () => void }

/** Confirms the deletion of all versions and of the share link. */
export function DeleteDialog({ bom, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { busy, refusal, run } = useMutation(async () => {
    await callApi(deleteBom, { bomId: bom.bomId })
    notify({ kind: 'success', message: 'successfully' })
    onOpenChange(false)
    onDeleted()
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={`Delete ${bom.name}?`}
      description="All its versions are deleted, and its share link stops working."
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={run}>
            Delete
          </Button>
        </>
      }
    >
      {refusal && <Callout tone="bad">{refusal.message}</Callout>}
    </Dialog>
  )
}
