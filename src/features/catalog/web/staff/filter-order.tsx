import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useForm } from '#web/use-form.ts'
import { type CategoryFilter, saveCategoryFilters } from '../../staff-categories.contract.ts'
import { moveItem } from './move-item.ts'

type FilterOrderProps = { categoryId: number; version: string; filters: CategoryFilter[]; editable: boolean }

/** The filters of a category, moved up and down and shown or not. */
export function FilterOrder({ categoryId, version, filters, editable }: FilterOrderProps) {
  const [order, setOrder] = useState(filters)
  const { revalidate } = useRevalidator()
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const wanted = order.map(({ attributeId, hidden }) => ({ attributeId, hidden }))
      await callApi(saveCategoryFilters, { categoryId, version, filters: wanted })
      notify({ kind: 'success', message: 'Filters saved' })
      await revalidate()
    },
  })
  const toggle = (attributeId: number) =>
    setOrder(order.map((one) => (one.attributeId === attributeId ? { ...one, hidden: !one.hidden } : one)))
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-180 gap-4">
      <ol>
        {order.map(({ attributeId, name, unit, hidden, valueCount }, index) => (
          <li key={attributeId} className="flex items-center gap-3 border-t border-line py-1 first:border-t-0">
            <Checkbox
              label={unit ? `${name}, ${unit}` : name}
              aside={`${valueCount} ${valueCount === 1 ? 'value' : 'values'}`}
              checked={!hidden}
              disabled={!editable}
              onChange={() => toggle(attributeId)}
              className="grow"
            />
            {editable && (
              <span className="flex">
                <IconButton
                  label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => setOrder(moveItem(order, index, -1))}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move ${name} down`}
                  disabled={index === order.length - 1}
                  onClick={() => setOrder(moveItem(order, index, 1))}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      <RefusalNote refusal={form.refusal} />
      {editable && (
        <div className="flex gap-2">
          <Button type="submit" variant="primary" loading={form.busy}>
            Save filters
          </Button>
          <Button onClick={() => setOrder(filters)}>Discard changes</Button>
        </div>
      )}
    </form>
  )
}
