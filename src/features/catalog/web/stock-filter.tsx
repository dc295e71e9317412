import { TextInput } from '../../../web/ui/text-input.tsx'
import type { CategoryPlace, CategoryState } from './category-choice.ts'
import { COUNT_PATTERN, FilterForm } from './filter-form.tsx'

/** "At least so many in stock", typed. */
export function StockFilter({ place, state }: { place: CategoryPlace; state: CategoryState }) {
  return (
    <div className="pt-1.5">
      <FilterForm place={place} rest={{ ...state, minStock: undefined }} name="minimum stock">
        <TextInput
          key={state.minStock}
          size="sm"
          name="minStock"
          inputMode="numeric"
          aria-label="Minimum stock"
          placeholder="Minimum stock"
          pattern={COUNT_PATTERN}
          title="A number of pieces, such as 500 or 5k"
          defaultValue={state.minStock}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
      </FilterForm>
    </div>
  )
}
