import type { CategoryPlace, CategoryState } from '../category/category-choice.ts'
import { CountInput, FilterForm } from './filter-form.tsx'

/** "At least so many in stock", typed. */
export function StockFilter({ place, state }: { place: CategoryPlace; state: CategoryState }) {
  return (
    <div className="pt-1.5">
      <FilterForm place={place} rest={{ ...state, minStock: undefined }} name="minimum stock">
        <CountInput
          name="minStock"
          aria-label="Minimum stock"
          placeholder="Minimum stock"
          value={state.minStock}
          className="min-w-0 flex-1"
        />
      </FilterForm>
    </div>
  )
}
