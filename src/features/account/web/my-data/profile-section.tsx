import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { updateUser } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Entered, useForm } from '#web/use-form.ts'
import { type UserDetails, updateInfo } from '../../account.contract.ts'
import { findProfileProblems } from '../../form.rules.ts'
import type { CountryChoice } from '../register-form.tsx'
import { Section } from './section.tsx'

const read = (entered: Entered) => ({
  name: entered.text('name'),
  company: entered.text('company'),
  jobTitle: entered.text('jobTitle'),
  phone: entered.text('phone'),
  website: entered.text('website'),
  taxNumber: entered.text('taxNumber'),
  countryId: Number(entered.text('countryId')) || null,
})

type ProfileSectionProps = { user: UserDetails; countries: readonly CountryChoice[] }

export function ProfileSection({ user, countries }: ProfileSectionProps) {
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findProfileProblems(read(entered)),
    send: async (entered) => {
      const saved = await callApi(updateInfo, read(entered))
      const { userId, email, name, avatar, role, countryId, company, ownPrices, teamRole } = saved
      updateUser({ userId, email, name, avatar, role, countryId, company, ownPrices, teamRole })
      notify({ kind: 'success', message: 'Success' })
    },
  })
  return (
    <Section id="profile" title="You and your company" description="Used on quotes and invoices.">
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <RefusalNote refusal={refusal} className="sm:col-span-2" />
        <Field label="E-mail address" hint="Used to sign in. Change it below." className="sm:col-span-2">
          <TextInput readOnly defaultValue={user.email} />
        </Field>
        <Field label="Name" required error={problems.name}>
          <TextInput name="name" maxLength={100} autoComplete="name" defaultValue={user.name} />
        </Field>
        <Field label="Job title" optional>
          <TextInput name="jobTitle" maxLength={100} autoComplete="organization-title" defaultValue={user.jobTitle} />
        </Field>
        <Field label="Company" optional>
          <TextInput name="company" maxLength={200} autoComplete="organization" defaultValue={user.company} />
        </Field>
        <Field label="Country" optional>
          <NativeSelect name="countryId" autoComplete="country" defaultValue={String(user.countryId ?? '')}>
            <option value="">Not given</option>
            {countries.map(({ countryId, countryName }) => (
              <option key={countryId} value={countryId}>
                {countryName}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Phone" optional error={problems.phone}>
          <TextInput name="phone" type="tel" maxLength={40} autoComplete="tel" defaultValue={user.phone} />
        </Field>
        <Field label="Tax number" optional>
          <TextInput name="taxNumber" mono maxLength={40} autoComplete="off" defaultValue={user.taxNumber} />
        </Field>
        <Field label="Website" optional error={problems.website} className="sm:col-span-2">
          <TextInput name="website" type="url" maxLength={200} autoComplete="url" defaultValue={user.website} />
        </Field>
        <p className="sm:col-span-2">
          <Button type="submit" variant="primary" loading={busy}>
            Save
          </Button>
        </p>
      </form>
    </Section>
  )
}
