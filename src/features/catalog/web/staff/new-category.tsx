import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { createCategory } from '../../staff-category-tree.contract.ts'

/** `parentId` null: on the first level. */
export function NewCategory({ parentId, parentName }: { parentId: number | null; parentName?: string }) {
  return (
    <ActionButton
      label="New category"
      variant="primary"
      title={parentName ? `New category in ${parentName}` : 'New category'}
      description="Buyers see it as soon as it holds parts."
      confirm="Add"
      done="Category added"
      check={required({ name: 'Please enter a name' })}
      send={(entered) => callApi(createCategory, { parentId, name: entered.text('name') })}
      fields={(problems) => (
        <Field label="Name" error={problems.name}>
          <TextInput name="name" maxLength={80} autoComplete="off" />
        </Field>
      )}
    />
  )
}
