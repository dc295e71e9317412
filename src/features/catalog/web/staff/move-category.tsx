import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { moveCategory } from '../../staff-category-tree.contract.ts'

type MoveCategoryProps = {
  categoryId: number
  name: string
  parentId: number
  parents: ReadonlyArray<{ categoryId: number; name: string }>
}

/** To another category of the level above, with everything inside. */
export function MoveCategory({ categoryId, name, parentId, parents }: MoveCategoryProps) {
  return (
    <ActionButton
      label="Move"
      title={`Move ${name}`}
      description="Everything inside goes with it. Its address stays, and lists that name the old path still find it."
      confirm="Move"
      done="Category moved"
      check={required({ parentId: 'Please choose a category' })}
      send={(entered) =>
        callApi(moveCategory, { categoryId, parentBefore: parentId, parentId: Number(entered.text('parentId')) })
      }
      fields={(problems) => (
        <Field label="Into" error={problems.parentId}>
          <NativeSelect name="parentId" defaultValue="">
            <option value="">Choose</option>
            {parents.map((parent) => (
              <option key={parent.categoryId} value={parent.categoryId}>
                {parent.name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    />
  )
}
