import { Form, useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { categorySorts } from '../../filters.contract.ts'
import type { AddressAfter } from './category-change.ts'
import { type CategoryPlace, type CategoryState, listStateFields } from './category-choice.ts'

const orders: Record<CategoryState['sort'], string> = {
  best: 'Popular first',
  price: 'Price, low to high',
  priceDown: 'Price, high to low',
}

/** Chosen in the head of the table. */
const BY_COLUMN = 'column'

type CategorySortProps = { place: CategoryPlace; state: CategoryState; after: AddressAfter }

/** A plain form that carries the rest of the choice along; with script, choosing is enough. */
export function CategorySort({ place, state, after }: CategorySortProps) {
  const navigate = useNavigate()
  const rest = [...place.query, ...listStateFields({ ...state, sort: 'best', sortBy: undefined, pageNumber: 1 })]
  const go = (value: string) => {
    const sort = categorySorts.find((one) => one === value) ?? 'best'
    return navigate(after({ sort, sortBy: undefined }), { preventScrollReset: true })
  }
  return (
    <Form method="get" action={place.path} className="flex items-center gap-2">
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-sm text-ink-3">
        Sort
      </label>
      <NativeSelect
        id="sort"
        name="sort"
        size="sm"
        value={state.sortBy ? BY_COLUMN : state.sort}
        onChange={(event) => go(event.currentTarget.value)}
        className="w-44"
      >
        {state.sortBy && (
          <option value={BY_COLUMN} disabled>
            By a column
          </option>
        )}
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
