import { type SubmitEvent, useId, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { useBomWork } from './bom-work.ts'
import { keepWork } from './kept-boms.ts'

type SaveDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Keeps a BOM under a name; one that was kept before gets a new version. */
export function SaveDialog({ open, onOpenChange }: SaveDialogProps) {
  const formId = useId()
  const { name, bomId } = useBomWork()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (entered === '') return setProblem('Please give the BOM a name.')
    setBusy(true)
    setProblem(undefined)
    try {
      await keepWork(entered)
      notify({ kind: 'success', message: 'Success' })
      onOpenChange(false)
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
      title="Save this BOM"
      description={
        bomId ? 'It becomes the newest version; the former ones stay.' : 'You find it again on the BOM page.'
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
      <form id={formId} noValidate onSubmit={save}>
        <Field label="Name" required error={problem}>
          <TextInput name="name" maxLength={100} autoComplete="off" defaultValue={name} />
        </Field>
      </form>
    </Dialog>
  )
}
