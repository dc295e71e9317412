import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { TextInput, type TextInputProps } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type CategoryPlace, type CategoryState, listStateFields } from '../category/category-choice.ts'

type FilterFormProps = {
  place: CategoryPlace
  /** The choice without the fields of the form. */
  rest: CategoryState
  /** What is applied, for the button. */
  name: string
  children: ReactNode
}

/** A plain form with the rest of the choice as hidden fields; the loader parses the typed text. */
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

type CountInputProps = Pick<TextInputProps, 'id' | 'name' | 'aria-label' | 'placeholder' | 'className'> & {
  value: number | undefined
}

/** A number of pieces; what is chosen elsewhere replaces what was typed. */
export function CountInput({ value, ...props }: CountInputProps) {
  return (
    <TextInput
      key={value}
      size="sm"
      inputMode="numeric"
      pattern={COUNT_PATTERN}
      title="A number of pieces, such as 500 or 5k"
      defaultValue={value}
      autoComplete="off"
      {...props}
    />
  )
}

/** What the browser itself can check: 500, 1,000 or 5k pieces. */
const COUNT_PATTERN = String.raw`\s*\d[\d,.]*\s*[kKM]?\s*`
