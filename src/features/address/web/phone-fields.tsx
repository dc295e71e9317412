import { useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Country } from '../address.contract.ts'
import { MAX_LENGTHS } from '../address.rules.ts'
import { type AddressProblems, readMobile } from '../address-form.rules.ts'
import { flagText } from './flag-text.ts'

type PhoneFieldsProps = {
  countries: readonly Country[]
  /** That of the address. */
  countryId: number
  /** Whose area code it is: several countries share one. */
  caller: Country | undefined
  onCallerChange: (caller: Country | undefined) => void
  mobile: string
  problems: AddressProblems
}

export function PhoneFields({ countries, countryId, caller, onCallerChange, mobile, problems }: PhoneFieldsProps) {
  const [digits, setDigits] = useState(mobile)
  function enter(typed: string) {
    const { caller: named, digits: read } = readMobile(typed, countries, countryId)
    if (named) onCallerChange(named)
    // Not limited by the input, which would cut what is pasted with spaces and an area code.
    setDigits(read.slice(0, MAX_LENGTHS.mobile))
  }
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3">
      <Field label="Area code" required error={problems.mobileAreaCode}>
        <div className="relative">
          <NativeSelect
            name="mobileAreaCode"
            autoComplete="tel-country-code"
            value={caller?.countryId ?? ''}
            onChange={(event) =>
              onCallerChange(countries.find((country) => String(country.countryId) === event.target.value))
            }
            className="[&_option]:text-ink [&_select]:text-transparent forced-colors:[&_select]:text-[ButtonText]"
          >
            <option value="" disabled>
              Select
            </option>
            {countries.map((country) => (
              <option key={country.countryId} value={country.countryId}>
                {country.countryName} {country.areaCode}
              </option>
            ))}
          </NativeSelect>
          {/* The list needs the names, the closed field has room for the number only. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center gap-2 pointer-coarse:text-lg forced-colors:hidden"
          >
            {caller ? (
              <>
                <span>{flagText(caller)}</span>
                <span className="font-mono">{caller.areaCode}</span>
              </>
            ) : (
              'Select'
            )}
          </span>
        </div>
      </Field>
      <Field label="Mobile" required error={problems.mobile}>
        <TextInput
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          mono
          value={digits}
          onChange={(event) => enter(event.target.value)}
        />
      </Field>
    </div>
  )
}
