import { formatCount } from '#shared/text/format-count.ts'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { CategoryPlace, CategoryState } from '../category/category-choice.ts'
import { FacetSection } from './facet-section.tsx'
import { FilterForm } from './filter-form.tsx'

const PRICE_PATTERN = String.raw`\s*\$?\s*\d*[.,]?\d+\s*`

/** A range of unit prices in dollars, at the quantity that was typed or at the largest. */
export function PriceFilter({ place, state }: { place: CategoryPlace; state: CategoryState }) {
  const { minPrice, maxPrice, quantity } = state
  const ends = [
    ['from', 'From $', minPrice],
    ['to', 'To $', maxPrice],
  ] as const
  return (
    <FacetSection title="Unit price">
      <FilterForm place={place} rest={{ ...state, minPrice: undefined, maxPrice: undefined }} name="unit price">
        {ends.map(([end, label, price]) => (
          <TextInput
            key={`${end} ${price}`}
            size="sm"
            name={`price.${end}`}
            inputMode="decimal"
            aria-label={`Unit price, ${end}, in dollars`}
            placeholder={label}
            pattern={PRICE_PATTERN}
            title="A price in dollars, such as 0.05"
            defaultValue={price}
            autoComplete="off"
            className="min-w-0 flex-1 px-2!"
          />
        ))}
      </FilterForm>
      <p className="pt-1 text-xs text-ink-3">
        {quantity === undefined ? 'The lowest price of each part' : `The price at ${formatCount(quantity)} pieces`}
      </p>
    </FacetSection>
  )
}
