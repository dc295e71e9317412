import { useState } from 'react'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCurrencies } from '#features/staff/web/use-staff.ts'
import { fixed, sum } from '#shared/decimal.ts'
import { Money } from '#web/ui/display/money.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { findTaxRule, REVERSE_CHARGE_NOTE, taxOf } from '../../tax.rules.ts'
import { taxLabel } from '../../tax-label.ts'
import { placeName, type TaxState } from './tax-rules.tsx'

const AMOUNT = /^\d{1,9}(\.\d{1,4})?$/

/** What a customer would pay under the rules as they are saved. */
export function TaxExample({ state: { rules, countries } }: { state: TaxState }) {
  const [code, setCode] = useState(rules.find((rule) => rule.countryCode !== null)?.countryCode ?? 'FR')
  const [kind, setKind] = useState('business')
  const [entered, setEntered] = useState('100')
  const [currency = 'USD'] = useCurrencies()
  const isBusiness = kind === 'business'
  const amount = AMOUNT.test(entered) ? entered : undefined
  return (
    <StaffSection title="Who pays what">
      <div className="grid gap-3">
        <Field label="Country of delivery">
          <NativeSelect value={code} onChange={(event) => setCode(event.target.value)}>
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Customer">
          <NativeSelect value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="business">A company with a VAT number</option>
            <option value="other">Anybody else</option>
          </NativeSelect>
        </Field>
        <Field
          label={`Parts and shipping, ${currency}`}
          error={amount === undefined ? 'Please enter an amount such as 100' : undefined}
        >
          <TextInput
            value={entered}
            inputMode="decimal"
            mono
            onChange={(event) => setEntered(event.target.value.trim())}
          />
        </Field>
        {amount !== undefined && (
          <Result
            who={`${isBusiness ? 'A company' : 'A customer'} in ${placeName(countries, code)}${isBusiness ? ' with a VAT number' : ''}`}
            amount={amount}
            currency={currency}
            rule={findTaxRule(rules, { countryCode: code, isBusiness })}
          />
        )}
      </div>
    </StaffSection>
  )
}

type ResultProps = { who: string; amount: string; currency: string; rule: TaxState['rules'][number] | undefined }

function Result({ who, amount, currency, rule }: ResultProps) {
  const tax = taxOf([amount], rule?.rate ?? '0')
  return (
    <div aria-live="polite" className="border-t border-line pt-3">
      <p>
        {who} pays{' '}
        <strong>
          <Money amount={fixed(sum([amount, tax]))} currency={currency} />
        </strong>
        {rule ? (
          <>
            : {taxLabel(rule)} is <Money amount={tax} currency={currency} />.
          </>
        ) : (
          ': no tax.'
        )}
      </p>
      {rule && (rule.note || rule.reverseCharge) && (
        <p className="pt-1 text-sm text-ink-2">Text on the invoice: {rule.note || REVERSE_CHARGE_NOTE}</p>
      )}
    </div>
  )
}
