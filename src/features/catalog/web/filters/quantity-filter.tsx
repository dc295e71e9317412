import type { CategoryPlace, CategoryState } from '../category/category-choice.ts'
import { CountInput, FilterForm } from './filter-form.tsx'

/** How many pieces are needed: prices are shown, ordered and filtered at that quantity. */
export function QuantityFilter({ place, state }: { place: CategoryPlace; state: CategoryState }) {
  return (
    <div className="flex items-center gap-2">
      <label htmlFor="price-quantity" className="text-sm text-ink-3">
        Price at
      </label>
      <FilterForm place={place} rest={{ ...state, quantity: undefined }} name="quantity">
        <CountInput
          id="price-quantity"
          name="quantity"
          placeholder="Quantity"
          value={state.quantity}
          className="w-24"
        />
      </FilterForm>
    </div>
  )
}
