import { TextInput } from '../../../web/ui/text-input.tsx'
import type { CategoryPlace, CategoryState } from './category-choice.ts'
import { COUNT_PATTERN, FilterForm } from './filter-form.tsx'

/** How many pieces are needed: prices are shown, ordered and filtered at that quantity. */
export function QuantityFilter({ place, state }: { place: CategoryPlace; state: CategoryState }) {
  return (
    <div className="flex items-center gap-2">
      <label htmlFor="price-quantity" className="text-sm text-ink-3">
        Price at
      </label>
      <FilterForm place={place} rest={{ ...state, quantity: undefined }} name="quantity">
        <TextInput
          key={state.quantity}
          id="price-quantity"
          size="sm"
          name="quantity"
          inputMode="numeric"
          placeholder="Quantity"
          pattern={COUNT_PATTERN}
          title="A number of pieces, such as 100 or 5k"
          defaultValue={state.quantity}
          autoComplete="off"
          className="w-24"
        />
      </FilterForm>
    </div>
  )
}
