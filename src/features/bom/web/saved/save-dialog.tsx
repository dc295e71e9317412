import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useBomWork } from '../result/bom-work.ts'
import { BomNameField, useBomName } from './bom-name.tsx'
import { saveWork } from './saved-bom-work.ts'

type SaveDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Saves a BOM under a name; a saved one gets a new version. */
export function SaveDialog({ open, onOpenChange }: SaveDialogProps) {
  const { name, bomId } = useBomWork()
  const { problem, ...form } = useBomName(async (entered) => {
    await saveWork(entered)
    notify({ kind: 'success', message: 'Success' })
    onOpenChange(false)
  })

  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      size="sm"
      title="Save this BOM"
      description={
        bomId ? 'It becomes the newest version; previous versions are kept.' : 'You can open it again on the BOM page.'
      }
      confirm="Save"
      form={form}
    >
      <BomNameField label="Name" required error={problem} name={name} />
    </FormDialog>
  )
}
