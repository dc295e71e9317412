import { type Currency, currencySign } from '#shared/money/currency-signs.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { CategoryPlace, CategoryState } from '../category/category-choice.ts'
import { FacetSection } from './facet-section.tsx'
import { FilterForm } from './filter-form.tsx'

const PRICE_PATTERN = String.raw`[^\d.,\-]*\d*[.,]?\d+[^\d.,\-]*`

/** A range of unit prices in the main currency, at the quantity that was typed or at the largest. */
type PriceFilterProps = { place: CategoryPlace; state: CategoryState; currency: Currency }

export function PriceFilter({ place, state, currency }: PriceFilterProps) {
  const sign = currencySign(currency)
  const { minPrice, maxPrice, quantity } = state
  const ends = [
    ['from', `From ${sign}`, minPrice],
    ['to', `To ${sign}`, maxPrice],
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
            aria-label={`Unit price, ${end}, in ${currency}`}
            placeholder={label}
            pattern={PRICE_PATTERN}
            title={`A price in ${currency}, such as 0.05`}
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
