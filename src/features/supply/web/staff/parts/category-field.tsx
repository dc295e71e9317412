import type { PartFormChoices } from '#features/supply/staff-parts.contract.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'

type CategoryFieldProps = {
  categories: PartFormChoices['categories']
  value: number | undefined
  /** What the first option says; without it one must be chosen. */
  none?: string
}

/** The categories that hold parts, grouped by the path above them. */
export function CategoryOptions({ categories }: Pick<CategoryFieldProps, 'categories'>) {
  const groups = Map.groupBy(categories, ({ group }) => group)
  return [...groups].map(([group, leaves]) => (
    <optgroup key={group} label={group}>
      {leaves.map(({ categoryId, name }) => (
        <option key={categoryId} value={categoryId}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}

export function CategoryField({ categories, value, none }: CategoryFieldProps) {
  return (
    <Field label="Category">
      <NativeSelect key={value} name="categoryId" defaultValue={value ?? ''}>
        {none !== undefined && <option value="">{none}</option>}
        <CategoryOptions categories={categories} />
      </NativeSelect>
    </Field>
  )
}
