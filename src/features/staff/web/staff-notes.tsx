import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useForm } from '#web/use-form.ts'
import { StaffSection } from './staff-page.tsx'

interface Note {
  at: string
  who: string
  text: string
}

/** Returns the unknown @names. */
type AddNote = (text: string) => Promise<{ unknownNames: string[] }>

/** Notes of the staff to each other about an order, a customer … */
export function StaffNotes({ notes, onAdd }: { notes: readonly Note[]; onAdd?: AddNote }) {
  return (
    <StaffSection title="Notes" aside={<p className="text-xs text-ink-3">Only staff see these.</p>}>
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={`${note.at} ${note.who}`} className="rounded-lg border border-line px-3 py-2">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="text-xs text-ink-3">
              {note.who}, <Moment at={note.at} withTime />
            </p>
          </li>
        ))}
      </ul>
      {onAdd ? <NoteForm onAdd={onAdd} /> : notes.length === 0 && <p className="text-ink-3">No notes.</p>}
    </StaffSection>
  )
}

function NoteForm({ onAdd }: { onAdd: AddNote }) {
  const { revalidate } = useRevalidator()
  const ref = useRef<HTMLFormElement>(null)
  const form = useForm({
    check: (entered) => (entered.text('text') ? {} : { text: 'Please write a note' }),
    send: async (entered) => {
      const { unknownNames } = await onAdd(entered.text('text'))
      ref.current?.reset()
      if (unknownNames.length > 0)
        notify({
          kind: 'info',
          message: `The note is saved, but no colleague is named ${unknownNames.map((name) => `@${name}`).join(', ')}.`,
        })
      await revalidate()
    },
  })
  return (
    <form ref={ref} noValidate onSubmit={form.submit} className="mt-2 grid justify-items-start gap-2">
      <RefusalNote refusal={form.refusal} className="w-full" />
      <Field label="New note" labelHidden error={form.problems.text} className="w-full">
        <TextArea name="text" rows={2} maxLength={1000} placeholder="Write a note. @name notifies a colleague." />
      </Field>
      <Button type="submit" size="sm" loading={form.busy}>
        Add note
      </Button>
    </form>
  )
}
