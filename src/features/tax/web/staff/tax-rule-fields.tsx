import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import type { StaffTaxRule } from '../../staff-tax.contract.ts'
import { CUSTOMER_KINDS, type CustomerKind, REVERSE_CHARGE_NOTE } from '../../tax.rules.ts'

export const customerKindName: Readonly<Record<CustomerKind, string>> = {
  all: 'All customers',
  business: 'Companies with a VAT number',
}

export const readTaxRule = (entered: Entered) => ({
  countryCode: entered.text('countryCode') || null,
  customerKind: CUSTOMER_KINDS.find((kind) => kind === entered.text('customerKind')) ?? 'all',
  name: entered.text('name'),
  rate: entered.text('rate'),
  reverseCharge: entered.ticked('reverseCharge'),
  note: entered.text('note'),
})

type TaxRuleFieldsProps = {
  rule?: StaffTaxRule
  countries: ReadonlyArray<{ code: string; name: string }>
  problems: Problems
}

export function TaxRuleFields({ rule, countries, problems }: TaxRuleFieldsProps) {
  return (
    <>
      <Field label="Country of delivery">
        <NativeSelect name="countryCode" defaultValue={rule?.countryCode ?? ''}>
          <option value="">All other countries</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Customers" hint="Companies without their own rule use the one for all customers.">
        <NativeSelect name="customerKind" defaultValue={rule?.customerKind ?? 'all'}>
          {CUSTOMER_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {customerKindName[kind]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Name" error={problems.name}>
          <TextInput name="name" defaultValue={rule?.name ?? 'VAT'} maxLength={30} />
        </Field>
        <Field label="Rate in %" error={problems.rate}>
          <TextInput name="rate" defaultValue={rule?.rate ?? ''} inputMode="decimal" mono maxLength={7} />
        </Field>
      </div>
      <Checkbox
        name="reverseCharge"
        label="Reverse charge: the customer owes the tax (rate 0, companies only)"
        defaultChecked={rule?.reverseCharge ?? false}
      />
      <Field label="Sentence on the invoice" optional hint={`Empty with reverse charge: “${REVERSE_CHARGE_NOTE}”`}>
        <TextInput name="note" defaultValue={rule?.note ?? ''} maxLength={300} />
      </Field>
    </>
  )
}
