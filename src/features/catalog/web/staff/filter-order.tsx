import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SortableList } from '#web/ui/forms/sortable-list.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useForm } from '#web/use-form.ts'
import { type CategoryFilter, saveCategoryFilters } from '../../staff-categories.contract.ts'
import { FilterDisplay } from './filter-display.tsx'

type FilterOrderProps = { categoryId: number; version: string; filters: CategoryFilter[]; editable: boolean }

/** The filters of a category, moved up and down, shown or not, as a range or a list. */
export function FilterOrder({ categoryId, version, filters, editable }: FilterOrderProps) {
  const [order, setOrder] = useState(filters)
  const { revalidate, state } = useRevalidator()
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const wanted = order.map(({ attributeId, hidden, shownAs, unitPrefix }) => ({
        attributeId,
        hidden,
        shownAs,
        unitPrefix,
      }))
      await callApi(saveCategoryFilters, { categoryId, version, filters: wanted })
      await revalidate()
      notify({ kind: 'success', message: 'Filters saved' })
    },
  })
  // Until the saved state is there: it replaces this list, and a change made meanwhile would be lost.
  const isSaving = form.busy || state === 'loading'
  const change = (attributeId: number, to: Partial<CategoryFilter>) =>
    setOrder(order.map((one) => (one.attributeId === attributeId ? { ...one, ...to } : one)))
  const isLocked = !editable || isSaving
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-180 gap-4">
      <SortableList
        label="Filters in the order in which they are shown"
        items={order}
        onChange={setOrder}
        keyOf={({ attributeId }) => attributeId}
        nameOf={({ name }) => name}
        editable={editable}
      >
        {(filter) => (
          <>
            <Checkbox
              label={filter.unit ? `${filter.name}, ${filter.unit}` : filter.name}
              aside={`${filter.valueCount} ${filter.valueCount === 1 ? 'value' : 'values'}`}
              checked={!filter.hidden}
              disabled={isLocked}
              onChange={() => change(filter.attributeId, { hidden: !filter.hidden })}
            />
            {filter.isNumeric && !filter.hidden && (
              <FilterDisplay
                filter={filter}
                disabled={isLocked}
                onChange={(display) => change(filter.attributeId, display)}
              />
            )}
          </>
        )}
      </SortableList>
      <RefusalNote refusal={form.refusal} />
      {editable && (
        <div className="flex gap-2">
          <Button type="submit" variant="primary" loading={isSaving}>
            Save filters
          </Button>
          <Button onClick={() => setOrder(filters)}>Discard changes</Button>
        </div>
      )}
    </form>
  )
}
