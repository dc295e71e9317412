import { ActionButton } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { createApiKey, type KeyRight } from '../keys.contract.ts'

type NewKeyProps = { rights: KeyRight[]; onMade: (key: string) => void }

export function NewKey({ rights, onMade }: NewKeyProps) {
  const can = useCan()
  const own = rights.filter(({ right }) => can(right))
  const chosen = (entered: Entered) => own.map(({ right }) => right).filter((right) => entered.ticked(right))
  return (
    <ActionButton
      label="New key"
      variant="primary"
      title="New API key"
      description="Give it only the rights that its program needs. Refunds, staff accounts and personal data are not available to keys."
      confirm="Create key"
      done="Key created"
      check={(entered) => ({
        ...(entered.text('name') === '' && { name: 'Please enter a name' }),
        ...(chosen(entered).length === 0 && { rights: 'Please choose at least one right' }),
      })}
      send={async (entered) => {
        const { key } = await callApi(createApiKey, { name: entered.text('name'), rights: chosen(entered) })
        onMade(key)
      }}
      fields={(problems) => <KeyFields rights={own} problems={problems} />}
    />
  )
}

function KeyFields({ rights, problems }: { rights: KeyRight[]; problems: Problems }) {
  return (
    <>
      <Field label="Name" hint="The program that uses it; shown in the audit trail" error={problems.name}>
        <TextInput name="name" maxLength={60} autoComplete="off" />
      </Field>
      <fieldset className="min-w-0">
        <legend className="pb-1 text-sm font-medium">Rights</legend>
        {problems.rights && (
          <p role="alert" className="pb-1 text-sm text-bad">
            {problems.rights}
          </p>
        )}
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {rights.map(({ right, calls }) => (
            <li key={right} title={calls.join('\n')}>
              <Checkbox
                name={right}
                label={<span className="font-mono text-sm">{right}</span>}
                aside={`${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}
