import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { useReading } from '#web/use-reading.ts'
import { type NotedKind, noteWork, workNotes } from '../../work.contract.ts'
import { StaffNotes } from '../staff-notes.tsx'
import { useCan } from '../use-staff.ts'

/** Notes of the staff about a quote request, a return, a message … */
export function WorkNotes({ kind, subject }: { kind: NotedKind; subject: string }) {
  const can = useCan()
  const [turn, setTurn] = useState(0)
  const mayRead = can('work.read')
  const reading = useReading(mayRead ? `${kind} ${subject} ${turn}` : undefined, () =>
    callApi(workNotes, { kind, subject }),
  )
  if (!mayRead) return null
  async function add(text: string) {
    const answer = await callApi(noteWork, { kind, subject, text })
    setTurn((count) => count + 1)
    return answer
  }
  return (
    <StaffNotes
      notes={reading.state === 'ready' ? reading.value.list : []}
      {...(can('work.write') && { onAdd: add })}
    />
  )
}
