import { Form, useSubmit } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { type SearchState, writeSearchState } from './search-result-address.ts'

const orders: Record<SearchState['sort'], string> = {
  best: 'Best match',
  stock: 'In stock first',
  price: 'Price, low to high',
  priceDown: 'Price, high to low',
  model: 'Part number',
}

/** A plain form that carries the rest of the search along; with script, choosing is enough. */
export function SearchResultSort({ state }: { state: SearchState }) {
  const submit = useSubmit()
  const rest = new URL(writeSearchState({ ...state, sort: 'best', pageNumber: 1 }), 'http://store').searchParams
  return (
    <Form method="get" action="/comListSearch" className="flex items-center gap-2">
      {[...rest].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-sm text-ink-3">
        Sort
      </label>
      <NativeSelect
        id="sort"
        key={state.sort}
        name="sort"
        size="sm"
        defaultValue={state.sort}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        className="w-44"
      >
        {Object.entries(orders).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <span className="hidden noscript:block">
        <Button type="submit" size="sm">
          Sort
        </Button>
      </span>
    </Form>
  )
}
