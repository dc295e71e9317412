import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { renameCategory } from '../../staff-category-tree.contract.ts'

type RenameCategoryProps = { categoryId: number; name: string }

/** Of any level. */
export function RenameCategory({ categoryId, name }: RenameCategoryProps) {
  return (
    <ActionButton
      label="Rename"
      title={`Rename ${name}`}
      confirm="Save"
      done="Category renamed"
      check={required({ name: 'Please enter a name' })}
      send={(entered) => callApi(renameCategory, { categoryId, before: name, name: entered.text('name') })}
      fields={(problems) => (
        <Field label="Name" error={problems.name}>
          <TextInput name="name" defaultValue={name} maxLength={80} />
        </Field>
      )}
    />
  )
}
