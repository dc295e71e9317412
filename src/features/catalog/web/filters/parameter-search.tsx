import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { AddressAfter } from '../category/category-change.ts'
import { type CategoryPlace, type CategoryState, listStateFields } from '../category/category-choice.ts'

type ParameterSearchProps = {
  code: string
  name: string
  place: CategoryPlace
  state: CategoryState
  after: AddressAfter
  /** There are more values than the page has. */
  more: boolean
}

/** Searches all values on the server, with a plain form. */
export function ParameterSearch({ code, name, place, state, after, more }: ParameterSearchProps) {
  const isListed = state.listed?.code === code
  const others = listStateFields({ ...state, listed: undefined, pageNumber: 1 })
  return (
    <>
      <Form method="get" action={place.path} preventScrollReset className="flex items-center gap-1.5 pt-2 pb-1">
        {[...place.query, ...others, ['list', code] as const].map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <TextInput
          key={isListed ? state.listed?.text : ''}
          size="sm"
          type="search"
          name="find"
          aria-label={`Find in ${name}`}
          placeholder="Find a value"
          defaultValue={isListed ? state.listed?.text : ''}
          maxLength={40}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button type="submit" size="sm">
          Find
        </Button>
      </Form>
      <TextLink
        to={after({ listed: isListed ? undefined : { code, text: '' } })}
        preventScrollReset
        rel="nofollow"
        className="py-1 text-xs"
      >
        {isListed ? 'Show the most frequent values' : 'List all values'}
      </TextLink>
      {isListed && more && <p className="text-xs text-ink-3">There are more values. Type one to find it.</p>}
    </>
  )
}
