import type { z } from 'zod'
import type { partChoices } from '#features/supply/staff-parts.contract.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'

export type PartChoices = z.output<typeof partChoices.output>

type ScopeFieldsProps = { choices: PartChoices; brandId: number | undefined; categoryId: number | undefined }

/** Filters by manufacturer and category, for the list and for bulk changes. */
export function ScopeFields({ choices, brandId, categoryId }: ScopeFieldsProps) {
  return (
    <>
      <Field label="Manufacturer" className="sm:w-56">
        <NativeSelect key={brandId} name="brandId" defaultValue={brandId ?? ''}>
          <option value="">All</option>
          {choices.brands.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {name} ({count})
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Category" className="sm:w-64">
        <NativeSelect key={categoryId} name="categoryId" defaultValue={categoryId ?? ''}>
          <option value="">All</option>
          {choices.categories.map(({ id, name, level, count }) => (
            <option key={id} value={id}>
              {'\u00a0\u00a0\u00a0'.repeat(level - 1)}
              {name} ({count})
            </option>
          ))}
        </NativeSelect>
      </Field>
    </>
  )
}
