import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { NotedKind } from '../../work.contract.ts'
import { useCan } from '../use-staff.ts'
import { WorkNotes } from './work-notes.tsx'

type NotesButtonProps = {
  kind: NotedKind
  subject: string
  /** Of whom or what, for the title. */
  about: string
  count: number | undefined
}

/** Notes of a row that has no page of its own. */
export function NotesButton({ kind, subject, about, count = 0 }: NotesButtonProps) {
  const can = useCan()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  if (!can('work.read')) return null
  function close() {
    setOpen(false)
    void revalidate()
  }
  return (
    <>
      <Button size="sm" aria-label={`Notes on ${about}`} onClick={() => setOpen(true)}>
        {count > 0 ? `Notes (${count})` : 'Notes'}
      </Button>
      {open && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && close()} title={`Notes on ${about}`}>
          <WorkNotes kind={kind} subject={subject} />
        </Dialog>
      )}
    </>
  )
}
