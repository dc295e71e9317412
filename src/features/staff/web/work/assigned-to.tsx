import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { useReading } from '#web/use-reading.ts'
import { assignments, assignWork, type WorkKind } from '../../work.contract.ts'
import { StaffSection } from '../staff-page.tsx'
import { useCan } from '../use-staff.ts'

/** The person assigned to one order, quote request or return. */
export function AssignedTo({ kind, subject }: { kind: WorkKind; subject: string }) {
  const can = useCan()
  const [turn, setTurn] = useState(0)
  const reading = useReading(`${kind} ${subject} ${turn}`, () => callApi(assignments, { kind, subjects: [subject] }))
  async function assign(text: string) {
    await callApi(assignWork, { kind, subjects: [subject], accountId: text ? Number(text) : null })
    notify({ kind: 'success', message: text ? 'Assigned' : 'Assigned to nobody' })
    setTurn((count) => count + 1)
  }
  const assigning = useMutation(assign, { onRefusal: showError })
  if (!can('work.read')) return null
  const found = reading.state === 'ready' ? reading.value : undefined
  const assigned = found?.list[0]
  return (
    <StaffSection title="Assigned to">
      {can('work.write') ? (
        <NativeSelect
          key={assigned?.accountId ?? 0}
          aria-label="Assigned to"
          defaultValue={assigned?.accountId ?? ''}
          onChange={(event) => void assigning.run(event.target.value)}
        >
          <option value="">Nobody</option>
          {found?.colleagues.map(({ accountId, name }) => (
            <option key={accountId} value={accountId}>
              {name}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <p>{assigned?.name ?? 'Nobody'}</p>
      )}
    </StaffSection>
  )
}
