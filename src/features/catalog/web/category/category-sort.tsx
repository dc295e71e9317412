import { useNavigate } from 'react-router'
import { categorySorts } from '../../filters.contract.ts'
import { SortForm } from '../filters/sort-form.tsx'
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

export function CategorySort({ place, state, after }: CategorySortProps) {
  const navigate = useNavigate()
  const rest = [...place.query, ...listStateFields({ ...state, sort: 'best', sortBy: undefined, pageNumber: 1 })]
  const go = (value: string) => {
    const sort = categorySorts.find((one) => one === value) ?? 'best'
    return navigate(after({ sort, sortBy: undefined }), { preventScrollReset: true })
  }
  return (
    <SortForm
      action={place.path}
      rest={rest}
      orders={orders}
      value={state.sortBy ? BY_COLUMN : state.sort}
      onChange={(event) => go(event.currentTarget.value)}
    >
      {state.sortBy && (
        <option value={BY_COLUMN} disabled>
          By a column
        </option>
      )}
    </SortForm>
  )
}
