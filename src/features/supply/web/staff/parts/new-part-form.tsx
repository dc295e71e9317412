import { useId, useState } from 'react'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { createPart, type PartFormChoices, partNumbered } from '#features/supply/staff-parts.contract.ts'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Entered, type Problems, useForm } from '#web/use-form.ts'
import { CategoryField } from './category-field.tsx'
import { partAddress } from './part-addresses.ts'

const TEXTS = ['price', 'currency', 'stock', 'minimum', 'multiple', 'packageName', 'description'] as const

/** Fields that were filled in. */
function fieldsOf(entered: Entered) {
  const categoryId = Number(entered.text('categoryId'))
  const texts = TEXTS.map((name) => [name, entered.text(name)] as const).filter(([, text]) => text !== '')
  return { ...Object.fromEntries(texts), ...(categoryId > 0 && { categoryId }) }
}

const check = (entered: Entered): Problems => ({
  ...(entered.text('model') === '' && { model: 'Please enter the part number.' }),
  ...(entered.text('brand') === '' && { brand: 'Please enter the manufacturer.' }),
})

type NewPartFormProps = { choices: PartFormChoices; onCreated: (goodsId: number) => unknown }

export function NewPartForm({ choices, onCreated }: NewPartFormProps) {
  const [existing, setExisting] = useState<number>()
  const form = useForm({
    check,
    send: async (entered) => {
      setExisting(undefined)
      const number = { model: entered.text('model'), brand: entered.text('brand') }
      try {
        const { goodsId } = await callApi(createPart, { ...number, fields: fieldsOf(entered) })
        notify({ kind: 'success', message: 'Part added. The store shows it now.' })
        await onCreated(goodsId)
      } catch (error) {
        if (isAppError(error) && error.reason === 'part_exists')
          setExisting((await callApi(partNumbered, number)).part?.goodsId)
        throw error
      }
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-180 gap-6">
      <StaffSection title="What it is">
        <IdentityFields choices={choices} problems={form.problems} />
      </StaffSection>
      <StaffSection title="Prices and stock">
        <PriceFields currencies={choices.currencies} />
      </StaffSection>
      <RefusalNote refusal={form.refusal}>
        {existing !== undefined && (
          <>
            {' '}
            <TextLink to={partAddress(existing)}>Open this part</TextLink>
          </>
        )}
      </RefusalNote>
      <div>
        <Button type="submit" variant="primary" loading={form.busy}>
          Add part
        </Button>
      </div>
    </form>
  )
}

function IdentityFields({ choices, problems }: { choices: PartFormChoices; problems: Problems }) {
  const brandsId = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Part number" error={problems.model}>
        <TextInput name="model" mono autoComplete="off" maxLength={200} />
      </Field>
      <Field label="Manufacturer" error={problems.brand} hint="Any of its names. A new one is added.">
        <TextInput name="brand" list={brandsId} autoComplete="off" maxLength={200} />
      </Field>
      <datalist id={brandsId}>
        {choices.brands.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <CategoryField categories={choices.categories} value={undefined} none="Uncategorised" />
      <Field label="Package" optional>
        <TextInput name="packageName" mono autoComplete="off" maxLength={60} placeholder="SOIC-8" />
      </Field>
      <Field label="Description" optional className="sm:col-span-2">
        <TextArea name="description" rows={2} maxLength={2000} />
      </Field>
    </div>
  )
}

function PriceFields({ currencies }: { currencies: string[] }) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      <Field
        label="Price"
        className="col-span-2 sm:col-span-3"
        hint="0.25, or tiers as 1:0.10;10:0.08. Left empty: price on request."
      >
        <TextInput name="price" mono autoComplete="off" maxLength={2000} />
      </Field>
      <Field label="Currency">
        <NativeSelect name="currency" defaultValue={currencies[0]}>
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Stock" optional>
        <TextInput name="stock" mono inputMode="numeric" maxLength={20} />
      </Field>
      <Field label="Minimum" optional>
        <TextInput name="minimum" mono inputMode="numeric" maxLength={20} />
      </Field>
      <Field label="Multiple" optional>
        <TextInput name="multiple" mono inputMode="numeric" maxLength={20} />
      </Field>
    </div>
  )
}
