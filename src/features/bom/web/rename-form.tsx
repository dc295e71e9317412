import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'

type RenameFormProps = {
  name: string
  onRename: (name: string) => Promise<void>
  onClose: () => void
}

const startTyping = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

/** Stands where the name stood; Escape leaves the name as it is. */
export function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (entered === '') return setProblem('Please give the BOM a name.')
    setBusy(true)
    setProblem(undefined)
    try {
      if (entered !== name) await onRename(entered)
      onClose()
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
      setBusy(false)
    }
  }

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }

  return (
    <form noValidate onSubmit={rename} className="flex w-full max-w-140 flex-wrap items-start gap-2">
      <Field label={`New name of ${name}`} labelHidden error={problem} className="min-w-48 flex-1">
        <TextInput
          ref={startTyping}
          name="name"
          maxLength={100}
          autoComplete="off"
          defaultValue={name}
          onKeyDown={leave}
        />
      </Field>
      <Button type="submit" variant="primary" loading={busy}>
        Rename
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  )
}
