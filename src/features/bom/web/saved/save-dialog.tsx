import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useBomWork } from '../result/bom-work.ts'
import { BomNameField, useBomName } from './bom-name.tsx'
import { saveWork } from './saved-bom-work.ts'

type SaveDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Saves a BOM under a name; a saved one gets a new version. */
export function SaveDialog({ open, onOpenChange }: SaveDialogProps) {
  const formId = useId()
  const { name, bomId } = useBomWork()
  const { problem, busy, submit } = useBomName(async (entered) => {
    await saveWork(entered)
    notify({ kind: 'success', message: 'Success' })
    onOpenChange(false)
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Save this BOM"
      description={
        bomId ? 'It becomes the newest version; previous versions are kept.' : 'You can open it again on the BOM page.'
      }
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <BomNameField label="Name" required error={problem} name={name} />
      </form>
    </Dialog>
  )
}
