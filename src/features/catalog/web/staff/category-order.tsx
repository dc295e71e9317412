import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { StaffRefusal } from '#features/staff/web/staff-refusal.tsx'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { SortableList } from '#web/ui/forms/sortable-list.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useForm } from '#web/use-form.ts'
import { orderCategories } from '../../staff-category-tree.contract.ts'

type Ordered = { categoryId: number; name: string }
type CategoryOrderProps<T extends Ordered> = {
  parentId: number | null
  categories: readonly T[]
  editable: boolean
  children: (category: T) => ReactNode
}

const categoryIdsOf = (categories: readonly Ordered[]) => categories.map(({ categoryId }) => categoryId)

/** Categories of one level in the order of the menus, changed by dragging or with buttons. */
export function CategoryOrder<T extends Ordered>({ parentId, categories, editable, children }: CategoryOrderProps<T>) {
  const [order, setOrder] = useState([...categories])
  const { revalidate, state } = useRevalidator()
  const before = categoryIdsOf(categories)
  const isChanged = categoryIdsOf(order).join() !== before.join()
  const form = useForm({
    check: () => ({}),
    send: async () => {
      await callApi(orderCategories, { parentId, before, order: categoryIdsOf(order) })
      await revalidate()
      notify({ kind: 'success', message: 'Order saved' })
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <SortableList
        label="Categories in the order in which they are shown"
        items={order}
        onChange={setOrder}
        keyOf={({ categoryId }) => categoryId}
        nameOf={({ name }) => name}
        editable={editable && categories.length > 1}
      >
        {children}
      </SortableList>
      <StaffRefusal refusal={form.refusal} onReload={() => void revalidate()} />
      {isChanged && (
        <div className="sticky bottom-0 z-raised flex gap-2 border-t border-line bg-paper py-3">
          <Button type="submit" variant="primary" loading={form.busy || state === 'loading'}>
            Save order
          </Button>
          <Button onClick={() => setOrder([...categories])}>Discard changes</Button>
        </div>
      )}
    </form>
  )
}
