import { useNavigate } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { removeCategory } from '../../staff-category-tree.contract.ts'

type RemoveCategoryProps = { categoryId: number; name: string; backTo: string }

/** For an empty one. */
export function RemoveCategory({ categoryId, name, backTo }: RemoveCategoryProps) {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Remove"
      variant="danger"
      title={`Remove ${name}?`}
      description="It is empty. The removal can be undone on the list of all categories."
      done="Category removed"
      send={async () => {
        await callApi(removeCategory, { categoryId, before: name })
        await navigate(backTo)
      }}
    />
  )
}
