import { comparePayments } from '#features/payment/comparison.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'

/** Compares some days again, e.g. after a restore. */
export function CompareDays() {
  const can = useCan()
  if (!can('payments.check')) return null
  return (
    <ActionButton
      label="Compare days"
      title="Compare days with the provider"
      description="It takes some seconds for each day. Load this page again to see the result."
      confirm="Compare"
      done="The days are being compared."
      check={required({ from: 'Please enter the first day', to: 'Please enter the last day' })}
      send={(entered) => callApi(comparePayments, { from: entered.text('from'), to: entered.text('to') })}
      fields={(problems) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="From" error={problems.from} required>
            <TextInput name="from" type="date" />
          </Field>
          <Field label="To" error={problems.to} required>
            <TextInput name="to" type="date" />
          </Field>
        </div>
      )}
    />
  )
}
