import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { useReading } from '#web/use-reading.ts'
import { assignments, assignWork, type WorkKind } from '../../work.contract.ts'
import { ActionButton } from '../action-button.tsx'
import { useCan } from '../use-staff.ts'

/** Gives everything that is chosen in a list to one person. */
export function AssignChosen({ kind, subjects }: { kind: WorkKind; subjects: string[] }) {
  const can = useCan()
  if (!can('work.write') || subjects.length === 0) return null
  return (
    <span data-bulk-actions className="justify-self-start">
      <ActionButton
        label="Assign"
        size="sm"
        title={`Assign ${subjects.length}`}
        confirm="Assign"
        done="Assigned"
        send={(entered) => {
          const accountId = entered.text('accountId')
          return callApi(assignWork, { kind, subjects, accountId: accountId ? Number(accountId) : null })
        }}
        fields={() => <Colleagues kind={kind} />}
      />
    </span>
  )
}

function Colleagues({ kind }: { kind: WorkKind }) {
  const reading = useReading(kind, () => callApi(assignments, { kind, subjects: [] }))
  return (
    <Field label="To">
      <NativeSelect name="accountId">
        <option value="">Nobody</option>
        {reading.state === 'ready' &&
          reading.value.colleagues.map(({ accountId, name }) => (
            <option key={accountId} value={accountId}>
              {name}
            </option>
          ))}
      </NativeSelect>
    </Field>
  )
}
