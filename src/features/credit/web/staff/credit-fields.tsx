import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Problems } from '#web/use-form.ts'
import { amountText, USUAL_DAYS } from '../../credit.rules.ts'
import type { StaffCreditTerms } from '../../staff-credit.contract.ts'

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused: shown at the checkout, cannot be chosen' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const

/** Terms on which a customer may buy on account. */
export function CreditFields({ credit, currencies, problems }: StaffCreditTerms & { problems: Problems }) {
  // What is agreed stays, also when the shop no longer sells in that currency.
  const known = credit && !currencies.includes(credit.currency) ? [credit.currency, ...currencies] : currencies
  return (
    <>
      <Field label="State">
        <NativeSelect name="state" defaultValue={credit?.state ?? 'active'}>
          {STATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="Days to pay"
        hint={`After shipment. Usual: ${USUAL_DAYS.join(', ')}`}
        error={problems.days}
        required
      >
        <TextInput
          name="days"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue={String(credit?.days ?? 30)}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Credit limit" error={problems.creditLimit} required>
          <TextInput
            name="creditLimit"
            mono
            inputMode="decimal"
            maxLength={15}
            autoComplete="off"
            defaultValue={credit ? amountText(credit.creditLimit) : ''}
          />
        </Field>
        <Field label="Currency" hint="Only orders in it can be placed on account.">
          <NativeSelect name="currency" defaultValue={credit?.currency ?? currencies[0]}>
            {known.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field label="Note, for staff" optional>
        <TextArea name="note" rows={2} maxLength={500} defaultValue={credit?.note ?? ''} />
      </Field>
    </>
  )
}
