import { Columns3 } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { MAX_COLUMNS, type ParameterTable } from '../../filters.contract.ts'
import { type CategoryPlace, type CategoryState, listStateFields } from './category-choice.ts'

type ColumnChooserProps = { columns: ParameterTable['columns']; place: CategoryPlace; state: CategoryState }

/** Which parameters are columns. A plain form: it works before any script has loaded. */
export function ColumnChooser({ columns, place, state }: ColumnChooserProps) {
  const rest = [...place.query, ...listStateFields({ ...state, columns: undefined, pageNumber: 1 })]
  const shown = columns.filter(({ isShown }) => isShown)
  return (
    // A new choice closes it and starts with what is shown.
    <details key={shown.map(({ code }) => code).join()} className="text-sm">
      <summary className="inline-flex cursor-pointer items-center gap-1.5 rounded-md py-1 font-medium text-link">
        <Columns3 aria-hidden="true" className="size-4" />
        Columns ({shown.length} of {columns.length})
      </summary>
      <Form method="get" action={place.path} preventScrollReset className="rounded-lg border border-line p-4">
        {rest.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="view" value="table" />
        <fieldset>
          <legend className="pb-2 text-ink-3">Show up to {MAX_COLUMNS} parameters as columns</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-1">
            {columns.map(({ code, name, isShown }) => (
              <Checkbox key={code} name="columns" value={code} defaultChecked={isShown} label={name} />
            ))}
          </div>
        </fieldset>
        <div className="pt-3">
          <Button type="submit" size="sm">
            Show these columns
          </Button>
        </div>
      </Form>
    </details>
  )
}
