import { useSubmit } from 'react-router'
import { SortForm } from '#features/catalog/web/filters/sort-form.tsx'
import { type SearchState, writeSearchState } from './search-result-address.ts'

const orders: Record<SearchState['sort'], string> = {
  best: 'Best match',
  stock: 'In stock first',
  price: 'Price, low to high',
  priceDown: 'Price, high to low',
  model: 'Part number',
}

export function SearchResultSort({ state }: { state: SearchState }) {
  const submit = useSubmit()
  const rest = new URL(writeSearchState({ ...state, sort: 'best', pageNumber: 1 }), 'http://store').searchParams
  return (
    <SortForm
      key={state.sort}
      action="/comListSearch"
      rest={[...rest]}
      orders={orders}
      defaultValue={state.sort}
      onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
    />
  )
}
