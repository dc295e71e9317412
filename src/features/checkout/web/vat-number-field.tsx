import type { TaxPreview } from '#features/tax/tax.contract.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'

type VatNumberFieldProps = {
  tax: TaxPreview | undefined
  /** Undefined until the buyer has typed something: then the number of the account is shown. */
  entered: string | undefined
  onEnter: (vatNumber: string) => void
}

/** Only where a VAT number changes the tax. */
export function VatNumberField({ tax, entered, onEnter }: VatNumberFieldProps) {
  if (!tax?.vatNumberAsked) return null
  return (
    <Field
      label="VAT number"
      optional
      hint={tax.vatNumber ? 'Accepted. It is printed on the invoice.' : 'For companies; it may change the tax.'}
      error={tax.vatNumberProblem}
    >
      <TextInput
        name="vatNumber"
        defaultValue={entered ?? tax.vatNumber}
        maxLength={40}
        autoComplete="off"
        mono
        onBlur={(event) => {
          const now = event.target.value.trim()
          if (now !== (entered ?? tax.vatNumber)) onEnter(now)
        }}
      />
    </Field>
  )
}
