import { type ComponentProps, type ReactNode, useState } from 'react'
import { NewPasswordField } from '#features/account/web/password-field.tsx'
import { DEFAULT_ACCENT, findAccentProblem } from '#features/shop/shop-colours.rules.ts'
import { CURRENCIES, currencyLabel } from '#shared/money/currencies.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { useFieldControl } from '#web/ui/forms/field-context.ts'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Problems } from '#web/use-form.ts'

const CONTENTS = [
  { value: 'empty', label: 'An empty store', description: 'You import your own parts.' },
  {
    value: 'demo',
    label: 'The demo catalogue',
    description: 'Real part numbers with invented prices and stock, and some articles. Every page says so.',
  },
] as const

type SectionProps = { step: number; title: string; hint: ReactNode; children: ReactNode }

function Section({ step, title, hint, children }: SectionProps) {
  return (
    <fieldset className="grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-[13rem_minmax(0,1fr)]">
      <legend className="sr-only">{title}</legend>
      <div>
        <p aria-hidden="true" className="text-base font-semibold">
          <span className="pr-2 text-link">{step}</span>
          {title}
        </p>
        <p className="pt-1 text-sm text-ink-3">{hint}</p>
      </div>
      <div className="grid min-w-0 gap-4 sm:grid-cols-6">{children}</div>
    </fieldset>
  )
}

const whole = 'sm:col-span-6'
const half = 'sm:col-span-3'

type FieldsProps = { problems: Problems }

export function CodeFields({ problems }: FieldsProps) {
  return (
    <Section step={1} title="Code" hint="The server printed it when it started. It works once.">
      <Field label="Setup code" error={problems.code} required className={whole}>
        <TextInput
          name="code"
          size="lg"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          className="font-mono"
        />
      </Field>
    </Section>
  )
}

export function ShopFields({ problems }: FieldsProps) {
  const [name, setName] = useState('')
  const [accent, setAccent] = useState(DEFAULT_ACCENT)
  const problem = problems.accent ?? findAccentProblem(accent)
  return (
    <Section step={2} title="Shop" hint="Shown on every page, e-mail and document. A logo can be uploaded later.">
      <Field label="Shop name" error={problems.name} required className={half}>
        <TextInput
          name="name"
          size="lg"
          maxLength={60}
          autoComplete="organization"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Legal name" optional hint="On invoices, if it differs." className={half}>
        <TextInput name="legalName" size="lg" maxLength={120} autoComplete="off" />
      </Field>
      <Field label="Colour of buttons and links" error={problem} className={half}>
        <ColourInput value={accent} onChange={setAccent} />
      </Field>
      <div className={`${half} grid gap-1`}>
        <p className="text-sm font-medium">Preview</p>
        <div
          aria-hidden="true"
          style={{ backgroundColor: '#ffffff' }}
          className="flex h-11 items-center justify-between gap-3 overflow-hidden rounded-md border border-line px-3"
        >
          <span className="truncate text-lg font-bold tracking-tight" style={{ color: accent }}>
            {name || 'Your shop'}
          </span>
          <span
            className="shrink-0 rounded-md px-3 py-1 text-sm font-medium text-on-accent"
            style={{ backgroundColor: accent }}
          >
            Add to cart
          </span>
        </div>
      </div>
    </Section>
  )
}

function ColourInput({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  return (
    <input
      {...useFieldControl<ComponentProps<'input'>>({ name: 'accent', type: 'color' })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-11 w-full cursor-pointer rounded-md border border-edge bg-paper p-1"
    />
  )
}

type Country = { countryCode: string; countryName: string }

export function AddressFields({ problems, countries }: FieldsProps & { countries: readonly Country[] }) {
  return (
    <Section step={3} title="Address and contact" hint="Where buyers reach you. Printed on invoices.">
      <Field label="Street" error={problems.street} required className={whole}>
        <TextInput name="street" size="lg" maxLength={200} autoComplete="street-address" />
      </Field>
      <Field label="Postal code" error={problems.postalCode} optional className="sm:col-span-2">
        <TextInput name="postalCode" size="lg" maxLength={20} autoComplete="postal-code" />
      </Field>
      <Field label="City" error={problems.city} required className="sm:col-span-4">
        <TextInput name="city" size="lg" maxLength={80} autoComplete="address-level2" />
      </Field>
      <Field label="State or region" optional className={half}>
        <TextInput name="region" size="lg" maxLength={80} autoComplete="address-level1" />
      </Field>
      <Field label="Country" error={problems.countryCode} required className={half}>
        <NativeSelect name="countryCode" size="lg" autoComplete="country" defaultValue="">
          <option value="" disabled>
            Please select
          </option>
          {countries.map(({ countryCode, countryName }) => (
            <option key={countryCode} value={countryCode}>
              {countryName}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="E-mail address for buyers"
        hint="Mails of the store come from it, and questions go to it."
        error={problems.contactEmail}
        required
        className={half}
      >
        <TextInput name="contactEmail" type="email" size="lg" maxLength={254} autoComplete="email" />
      </Field>
      <Field label="Telephone" error={problems.phone} optional className={half}>
        <TextInput name="phone" type="tel" size="lg" maxLength={40} autoComplete="tel" />
      </Field>
    </Section>
  )
}

export function MoneyFields({ problems }: FieldsProps) {
  return (
    <Section
      step={4}
      title="Money"
      hint="Without a bank account, bank transfer is not offered. You can enter one at any time."
    >
      <Field
        label="Currency"
        hint="Of your prices. You can add others later."
        error={problems.currency}
        required
        className={half}
      >
        <NativeSelect name="currency" size="lg" defaultValue="">
          <option value="" disabled>
            Please select
          </option>
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {currencyLabel(currency)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="max-sm:hidden sm:col-span-3" />
      <Field label="Account holder" error={problems.beneficiary} optional className={half}>
        <TextInput name="beneficiary" size="lg" maxLength={120} autoComplete="off" />
      </Field>
      <Field label="Bank" error={problems.bankName} optional className={half}>
        <TextInput name="bankName" size="lg" maxLength={120} autoComplete="off" />
      </Field>
      <Field label="Account number or IBAN" error={problems.accountNumber} optional className={half}>
        <TextInput name="accountNumber" size="lg" maxLength={60} autoComplete="off" />
      </Field>
      <Field label="SWIFT code" error={problems.swift} optional className={half}>
        <TextInput name="swift" size="lg" maxLength={11} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field label="Address of the bank" optional className={whole}>
        <TextInput name="bankAddress" size="lg" maxLength={200} autoComplete="off" />
      </Field>
    </Section>
  )
}

export function AdministratorFields({ problems }: FieldsProps) {
  const [owner, setOwner] = useState({ email: '', name: '' })
  return (
    <Section step={5} title="Administrator" hint="Your account, with all rights.">
      <Field label="Your name" error={problems.adminName} required className={half}>
        <TextInput
          name="adminName"
          size="lg"
          maxLength={100}
          autoComplete="name"
          onChange={(event) => setOwner({ ...owner, name: event.target.value })}
        />
      </Field>
      <Field label="Your e-mail address" error={problems.adminEmail} required className={half}>
        <TextInput
          name="adminEmail"
          type="email"
          size="lg"
          maxLength={254}
          autoComplete="username"
          onChange={(event) => setOwner({ ...owner, email: event.target.value })}
        />
      </Field>
      <div className={whole}>
        <NewPasswordField
          name="adminPassword"
          label="Password"
          size="lg"
          owner={owner}
          error={problems.adminPassword}
        />
      </div>
    </Section>
  )
}

export function ContentFields() {
  return (
    <Section step={6} title="Start with" hint="What the store contains when it opens.">
      <div className={whole}>
        <RadioGroup
          legend={<span className="sr-only">What should the store start with?</span>}
          name="content"
          framed
          options={CONTENTS}
          defaultValue="empty"
        />
      </div>
    </Section>
  )
}
