import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react'
import { useSession } from '#web/session.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Address, AddressFields, Country } from '../address.contract.ts'
import { MAX_LENGTHS } from '../address.rules.ts'
import {
  type AddressEntry,
  type AddressProblems,
  findAddressProblems,
  findCaller,
  isPhoneMissing,
  PHONE_MISSING,
  splitName,
} from '../address-form.rules.ts'
import { PhoneFields } from './phone-fields.tsx'
import { type Place, PlaceFields } from './place-fields.tsx'

type AddressFormProps = {
  /** Form id for the submit button in the dialog's footer. */
  id: string
  countries: readonly Country[]
  /** Left out for a new address. */
  address: Address | undefined
  /** Ticked in a new address, when it is the first. */
  defaults: boolean
  onSubmit: (fields: AddressFields) => void
}

type TextName = 'firstName' | 'lastName' | 'company' | 'address' | 'zipCode' | 'email'

export function AddressForm({ id, countries, address, defaults, onSubmit }: AddressFormProps) {
  const user = useSession((session) => session.userInfo)
  const { place, choosePlace, caller, setCaller } = useOrigin(countries, address, user?.countryId)
  const [problems, setProblems] = useState<AddressProblems>({})

  /** Clears the problems of edited fields; a new country also resets region and area code. */
  function clearProblems({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target
    const edited = name === 'countryId' ? ['countryId', 'regionId', 'mobileAreaCode'] : [name]
    if (edited.some((field) => field in problems))
      setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !edited.includes(field))))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const entry = readEntry(entered, caller?.areaCode ?? '')
    const found = findAddressProblems(entry)
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    onSubmit({
      ...entry,
      countryId: Number(entry.countryId),
      regionId: Number(entry.regionId),
      defaultDelivery: entered.has('defaultDelivery'),
      defaultBill: entered.has('defaultBill'),
    })
  }

  const known: Partial<Pick<Address, TextName>> =
    address ?? (user ? { ...splitName(user.name), company: user.company ?? '', email: user.email } : {})
  const text = (name: TextName, label: string, autoComplete: string, need: object = { required: true }) => (
    <Field label={label} {...need} error={problems[name]}>
      <TextInput name={name} autoComplete={autoComplete} maxLength={MAX_LENGTHS[name]} defaultValue={known[name]} />
    </Field>
  )
  return (
    <form id={id} noValidate onSubmit={submit} onChange={clearProblems} className="grid gap-4">
      <Pair>
        {text('firstName', 'First name', 'given-name')}
        {text('lastName', 'Last name', 'family-name')}
      </Pair>
      {text('company', 'Company', 'organization', { optional: true })}
      <Pair>
        <PlaceFields countries={countries} place={place} onChange={choosePlace} problems={problems} />
      </Pair>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        {text('address', 'Street, house number and city', 'street-address')}
        {text('zipCode', 'Zip code', 'postal-code')}
      </div>
      <PhoneFields
        countries={countries}
        countryId={Number(place.countryId)}
        caller={caller}
        onCallerChange={setCaller}
        mobile={address?.mobile ?? ''}
        problems={problems}
      />
      {/* Inline, because notices are not reachable while a dialog is open. */}
      <div role="status" className="empty:hidden">
        {isPhoneMissing(problems) && <Callout>{PHONE_MISSING}</Callout>}
      </div>
      {text('email', 'E-mail', 'email')}
      <div className="grid gap-2">
        <Checkbox
          name="defaultDelivery"
          label="Default delivery address"
          defaultChecked={address?.defaultDelivery ?? defaults}
        />
        <Checkbox
          name="defaultBill"
          label="Default billing address"
          defaultChecked={address?.defaultBill ?? defaults}
        />
      </div>
    </form>
  )
}

/** Country and region, and whose area code the phone number has. A new address begins with the country of the account. */
function useOrigin(
  countries: readonly Country[],
  address: Address | undefined,
  accountCountryId: number | null | undefined,
) {
  const countryId = address?.countryId ?? accountCountryId
  const [place, setPlace] = useState<Place>({
    countryId: String(countryId ?? ''),
    regionId: String(address?.regionId ?? ''),
  })
  const [caller, setCaller] = useState(() =>
    address
      ? findCaller(countries, address.mobileAreaCode, address.countryId)
      : countries.find((country) => country.countryId === countryId),
  )

  function choosePlace(chosen: Place) {
    setPlace(chosen)
    // Most phone numbers are of the country of the address. The area code of a saved one stays.
    if (!caller || (!address && String(caller.countryId) === place.countryId))
      setCaller(countries.find((country) => String(country.countryId) === chosen.countryId))
  }
  return { place, choosePlace, caller, setCaller }
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>
}

/** Disabled or empty selects are missing in FormData. */
function readEntry(entered: FormData, mobileAreaCode: string): AddressEntry {
  const text = (name: keyof AddressEntry) => String(entered.get(name) ?? '').trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    mobileAreaCode,
    mobile: text('mobile'),
    countryId: text('countryId'),
    regionId: text('regionId'),
    email: text('email'),
    zipCode: text('zipCode'),
    address: text('address'),
  }
}
