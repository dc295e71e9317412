import { useRevalidator } from 'react-router'
import type { Country } from '#features/address/address.contract.ts'
import { changeShop, type ShopState } from '#features/shop/shop.contract.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { StaffRefusal } from '#features/staff/web/staff-refusal.tsx'
import { GuardedForm, useGuardedForm } from '#features/staff/web/work/leave-guard.tsx'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { AccentField } from './accent-field.tsx'
import { changedSettings, type ShopField, type ShopSection, textOfSetting } from './shop-fields.ts'

type ShopFormProps = { shop: ShopState; sections: ShopSection[]; countries: readonly Country[]; editable: boolean }

export function ShopForm({ shop: { settings, version }, sections, countries, editable }: ShopFormProps) {
  const { revalidate } = useRevalidator()
  const form = useGuardedForm({
    check: () => ({}),
    send: async (entered) => {
      await callApi(changeShop, { version, changes: changedSettings(settings, entered.text) })
      await revalidate()
      notify({ kind: 'success', message: 'Saved. The store shows it now.' })
    },
  })
  return (
    <GuardedForm guard={form.guard} onSubmit={form.submit}>
      <fieldset disabled={!editable} className="grid min-w-0 gap-6">
        <legend className="sr-only">Settings of the shop</legend>
        {sections.map(({ title, fields }) => (
          <StaffSection key={title} title={title}>
            <div className="grid gap-4 sm:grid-cols-2">
              {fields.map((field) => (
                <SettingField
                  key={field.name}
                  field={field}
                  value={textOfSetting(settings[field.name])}
                  countries={countries}
                />
              ))}
            </div>
          </StaffSection>
        ))}
        {editable && (
          <div className="grid gap-2 border-t border-line pt-4">
            <StaffRefusal refusal={form.refusal} onReload={() => void revalidate()} />
            <div>
              <Button type="submit" variant="primary" loading={form.busy}>
                Save
              </Button>
            </div>
          </div>
        )}
      </fieldset>
    </GuardedForm>
  )
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

type SettingFieldProps = { field: ShopField; value: string; countries: readonly Country[] }

function SettingField({ field, value, countries }: SettingFieldProps) {
  const { name, label, hint, area, country, colour, yesNo, wide } = field
  const choices = yesNo ? YES_NO : field.choices
  if (colour) return <AccentField label={label} hint={hint} value={value} />
  return (
    <Field label={label} hint={hint} {...(wide && { className: 'sm:col-span-2' })}>
      {area && <TextArea name={name} rows={2} defaultValue={value} />}
      {country && (
        <NativeSelect name={name} defaultValue={value}>
          <option value="">Not given</option>
          {countries.map(({ countryCode, countryName }) => (
            <option key={countryCode} value={countryCode}>
              {countryName}
            </option>
          ))}
        </NativeSelect>
      )}
      {choices && (
        <NativeSelect name={name} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      )}
      {!area && !country && !choices && <TextInput name={name} defaultValue={value} />}
    </Field>
  )
}
