import { useEffect } from 'react'
import { userInfo } from '#features/account/account.contract.ts'
import { readCountries } from '#features/address/web/places.ts'
import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useReading } from '#web/use-reading.ts'
import type { ContactProblems, EnteredContact } from '../enquiry-form.rules.ts'
import { changeContact, useEnquiryDraft } from './enquiry-draft.ts'

/** The company and phone number of the account, unless something else is entered. */
async function takeCompany(): Promise<void> {
  const profile = await callApi(userInfo, {}).catch(() => undefined)
  const { company, phone } = useEnquiryDraft.getState().contact
  if (profile) changeContact({ company: company || profile.company, phone: phone || profile.phone })
}

/** The contact. Filled in from the account; changes apply to this enquiry only. */
export function ContactFields({ problems }: { problems: ContactProblems }) {
  const contact = useEnquiryDraft((draft) => draft.contact)
  const user = useSession((session) => session.userInfo)
  const countries = useReading('countries', readCountries)

  useEffect(() => {
    if (!user) return
    const { name, email } = useEnquiryDraft.getState().contact
    changeContact({ name: name || user.name, email: email || user.email })
    void takeCompany()
  }, [user])

  const text = (name: Exclude<keyof EnteredContact, 'countryId'>) => ({
    name,
    value: contact[name],
    onChange: (event: { target: HTMLInputElement }) => changeContact({ [name]: event.target.value }),
  })
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="pb-3 text-base font-semibold">Your contact details</legend>
      <Field label="Name" required error={problems.name}>
        <TextInput {...text('name')} autoComplete="name" maxLength={100} />
      </Field>
      <Field label="E-mail" required error={problems.email}>
        <TextInput {...text('email')} type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field label="Company" optional>
        <TextInput {...text('company')} autoComplete="organization" maxLength={200} />
      </Field>
      <Field label="Country" optional>
        <NativeSelect
          name="countryId"
          autoComplete="country"
          value={contact.countryId}
          onChange={(event) => changeContact({ countryId: event.target.value })}
        >
          <option value="">Please select</option>
          {countries.state === 'ready' &&
            countries.value.map((country) => (
              <option key={country.countryId} value={country.countryId}>
                {country.countryName}
              </option>
            ))}
        </NativeSelect>
      </Field>
      <Field label="Phone" optional>
        <TextInput {...text('phone')} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
    </fieldset>
  )
}
