import { setSecondFactorDays } from '#features/account/second-factor.contract.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { ActionButton } from '../action-button.tsx'
import { StaffSection } from '../staff-page.tsx'
import { useCan } from '../use-staff.ts'

/** Changed only by those who may do everything. */
export function FactorRule({ days }: { days: number }) {
  const mayChange = useCan()('*')
  return (
    <StaffSection title="Second factor" aside={mayChange && <ChangeFactorRule days={days} />}>
      <p className="max-w-240 text-ink-2">
        {days === 0
          ? 'Not required, unless a role above says so.'
          : `Required ${days === 1 ? 'one day' : `${days} days`} after somebody gets the right to refund, to export or erase customers, or to manage staff, API keys or webhooks. Administrators have all of them.`}
      </p>
    </StaffSection>
  )
}

const ChangeFactorRule = ({ days }: { days: number }) => (
  <ActionButton
    label="Change"
    size="sm"
    title="When is a second factor required?"
    description="Members without one can then only open their security page, and their API keys are refused, until they have set one up. Turning the rule on gives everybody all the days; changing them does not begin them anew."
    confirm="Save"
    done="Second factor rule changed"
    check={(entered) =>
      /^\d{1,2}$/.test(entered.text('days')) ? {} : { days: 'Please enter a whole number from 0 to 90' }
    }
    send={(entered) => callApi(setSecondFactorDays, { days: Number(entered.text('days')) })}
    fields={(problems) => (
      <Field label="Days to set one up" hint="0: not required" error={problems.days} required>
        <TextInput name="days" inputMode="numeric" maxLength={2} defaultValue={String(days)} />
      </Field>
    )}
  />
)
