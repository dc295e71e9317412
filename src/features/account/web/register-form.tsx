import { useState } from 'react'
import type { z } from 'zod'
import { CaptchaField } from '#features/captcha/web/captcha-field.tsx'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { type Entered, useForm } from '#web/use-form.ts'
import { findRegisterProblems } from '../form.rules.ts'
import { register, type registerInfo } from '../registration.contract.ts'
import { NewPasswordField } from './password-field.tsx'
import { TermsField } from './terms-field.tsx'

export type CountryChoice = { countryId: number; countryName: string }

const read = (entered: Entered) => ({
  email: entered.text('email'),
  password: entered.exact('password'),
  name: entered.text('name'),
  company: entered.text('company'),
  countryId: entered.text('countryId'),
  captchaId: entered.text('captchaId'),
  captchaAnswer: entered.text('captchaAnswer'),
  terms: entered.ticked('terms'),
  offers: entered.ticked('offers'),
})

type RegisterFormProps = {
  countries: readonly CountryChoice[]
  /** Settings of the registration; default texts until they are loaded. */
  rules: RegisterRules | undefined
  onRegistered: (email: string) => void
}

type RegisterRules = z.output<typeof registerInfo.output>

export function RegisterForm({ countries, rules, onRegistered }: RegisterFormProps) {
  const [owner, setOwner] = useState({ email: '', name: '' })
  const { problems, refusal, refusals, busy, submit } = useForm({
    check: (entered) => findRegisterProblems(read(entered)),
    send: async (entered) => {
      const registration = read(entered)
      await callApi(register, { ...registration, countryId: Number(registration.countryId), terms: true })
      onRegistered(registration.email)
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <RefusalNote refusal={refusal} />
      <Field label="E-mail address" error={problems.email} required>
        <TextInput
          name="email"
          type="email"
          size="lg"
          maxLength={254}
          autoComplete="username"
          onChange={(event) => setOwner({ ...owner, email: event.target.value })}
        />
      </Field>
      <Field label="Your name" error={problems.name} required>
        <TextInput
          name="name"
          size="lg"
          maxLength={100}
          autoComplete="name"
          onChange={(event) => setOwner({ ...owner, name: event.target.value })}
        />
      </Field>
      <NewPasswordField
        name="password"
        label="Password"
        shortest={rules?.shortestPassword}
        size="lg"
        owner={owner}
        error={problems.password}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Company" optional>
          <TextInput name="company" size="lg" maxLength={200} autoComplete="organization" />
        </Field>
        <Field label="Country" error={problems.countryId} required>
          <CountrySelect countries={countries} />
        </Field>
      </div>
      <CaptchaField turn={refusals} error={problems.captchaAnswer} />
      <div className="grid gap-2">
        <TermsField error={problems.terms} rules={rules} />
        <Checkbox name="offers" label="E-mail me about new parts and offers occasionally" />
      </div>
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Register
      </Button>
    </form>
  )
}

function CountrySelect({ countries }: { countries: readonly CountryChoice[] }) {
  return (
    <NativeSelect name="countryId" size="lg" autoComplete="country" defaultValue="">
      <option value="" disabled>
        Please select
      </option>
      {countries.map(({ countryId, countryName }) => (
        <option key={countryId} value={countryId}>
          {countryName}
        </option>
      ))}
    </NativeSelect>
  )
}
