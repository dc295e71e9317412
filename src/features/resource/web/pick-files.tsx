import { Paperclip } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { buttonClass } from '#web/ui/button-class.ts'

type PickFilesProps = {
  label: string
  accept: string
  busy?: boolean
  multiple?: boolean
  describedBy?: string | undefined
  onPick: (files: File[]) => void | Promise<void>
}

/** A button that asks for files. */
export function PickFiles({ label, accept, busy = false, multiple = false, describedBy, onPick }: PickFilesProps) {
  const inputId = useId()
  async function pick({ target: input }: ChangeEvent<HTMLInputElement>) {
    await onPick([...(input.files ?? [])])
    // Reset, so that picking the same file again fires a change event.
    input.value = ''
  }
  return (
    <label
      htmlFor={inputId}
      className={`${buttonClass({ size: 'sm' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 has-disabled:cursor-default has-disabled:opacity-50`}
    >
      <Paperclip aria-hidden="true" />
      {busy ? 'Sending …' : label}
      <input
        id={inputId}
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={busy}
        onChange={pick}
        aria-describedby={describedBy}
        className="sr-only"
      />
    </label>
  )
}
