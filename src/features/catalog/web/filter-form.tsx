import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { type CategoryPlace, type CategoryState, listStateFields } from './category-choice.ts'

type FilterFormProps = {
  place: CategoryPlace
  /** The choice without what the form asks for. */
  rest: CategoryState
  /** What is applied, for the button. */
  name: string
  children: ReactNode
}

/** A plain form that carries the rest of the choice along; the loader reads what was typed. */
export function FilterForm({ place, rest, name, children }: FilterFormProps) {
  const fields = [...place.query, ...listStateFields({ ...rest, pageNumber: 1 })]
  return (
    <Form method="get" action={place.path} preventScrollReset className="flex items-center gap-1.5">
      {fields.map(([field, value]) => (
        <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
      ))}
      {children}
      <IconButton type="submit" variant="secondary" size="sm" label={`Apply ${name}`}>
        <Check />
      </IconButton>
    </Form>
  )
}

/** What the browser itself can check: 500, 1,000 or 5k pieces. */
export const COUNT_PATTERN = String.raw`\s*\d[\d,.]*\s*[kKM]?\s*`
