import type { KeyboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { BomNameField, useBomName } from './bom-name.tsx'

type RenameFormProps = {
  name: string
  onRename: (name: string) => Promise<void>
  onClose: () => void
}

const startTyping = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

/** Replaces the name while it is edited; Escape cancels. */
export function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const { problem, busy, submit } = useBomName(async (entered) => {
    if (entered !== name) await onRename(entered)
    onClose()
  })
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }

  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-140 flex-wrap items-start gap-2">
      <BomNameField
        label={`New name of ${name}`}
        labelHidden
        error={problem}
        name={name}
        input={{ ref: startTyping, onKeyDown: leave }}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="primary" loading={busy}>
        Rename
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  )
}
