import type { CategoryFacets, ParameterFacet } from '../../filters.contract.ts'
import { FacetChoice } from '../filters/facet-choice.tsx'
import { FacetFold } from '../filters/facet-fold.tsx'
import { FacetGroup } from '../filters/facet-group.tsx'
import { SHOWN } from '../filters/facet-list.tsx'
import { FacetSection } from '../filters/facet-section.tsx'
import { ParameterFilter } from '../filters/parameter-filter.tsx'
import { mostFrequent } from '../filters/parameter-scale.ts'
import { PriceFilter } from '../filters/price-filter.tsx'
import { StockFilter } from '../filters/stock-filter.tsx'
import { type AddressAfter, toggleId, wholeListOf } from './category-change.ts'
import type { CategoryPlace, CategoryState } from './category-choice.ts'

type CategoryFiltersProps = {
  place: CategoryPlace
  state: CategoryState
  after: AddressAfter
  facets: CategoryFacets
  chosenCount: number
  /** "516 parts". */
  found: string
}

/** Everything a category can be filtered by, what its parts are known for first. */
export function CategoryFilters({ place, state, after, facets, chosenCount, found }: CategoryFiltersProps) {
  const { isLowerBound } = facets
  const hasLowerBounds = [
    ...Object.values(isLowerBound),
    ...facets.parameters.map((facet) => facet.isLowerBound),
  ].includes(true)
  const parameter = (facet: ParameterFacet) => (
    <ParameterFilter
      key={facet.code}
      facet={facet}
      place={place}
      state={state}
      after={after}
      wholeList={wholeListOf(state, after, facet.code)}
    />
  )
  return (
    <FacetFold chosenCount={chosenCount} found={found} isLowerBound={hasLowerBounds}>
      <AvailabilityFilter place={place} state={state} after={after} facets={facets} />
      {facets.parameters.slice(0, facets.packagePlace).map(parameter)}
      <FacetGroup
        title="Package"
        values={facets.package}
        first={new Set(mostFrequent(facets.package, SHOWN).map(({ id }) => id))}
        isLowerBound={isLowerBound.package}
        wholeList={wholeListOf(state, after, 'packages')}
        chosenIds={state.packageIds}
        hrefFor={(id) => after({ packageIds: toggleId(state.packageIds, id) })}
      />
      {facets.parameters.slice(facets.packagePlace).map(parameter)}
      <FacetGroup
        title="Manufacturer"
        values={facets.brand}
        isLowerBound={isLowerBound.brand}
        wholeList={wholeListOf(state, after, 'brands')}
        chosenIds={state.brandIds}
        hrefFor={(id) => after({ brandIds: toggleId(state.brandIds, id) })}
      />
      <PriceFilter place={place} state={state} currency={facets.currency} />
      <FacetGroup
        title="Lifecycle"
        values={facets.lifecycle}
        isLowerBound={isLowerBound.lifecycle}
        wholeList={wholeListOf(state, after, 'lifecycles')}
        chosenIds={state.lifecycleIds}
        hrefFor={(id) => after({ lifecycleIds: toggleId(state.lifecycleIds, id) })}
      />
    </FacetFold>
  )
}

type AvailabilityFilterProps = Pick<CategoryFiltersProps, 'place' | 'state' | 'after' | 'facets'>

function AvailabilityFilter({ place, state, after, facets }: AvailabilityFilterProps) {
  const { isLowerBound } = facets
  return (
    <FacetSection title="Availability">
      <ul>
        {(facets.inStock > 0 || state.inStock) && (
          <li>
            <FacetChoice
              name="In stock"
              count={facets.inStock}
              isLowerBound={isLowerBound.inStock}
              chosen={state.inStock}
              to={after({ inStock: !state.inStock })}
            />
          </li>
        )}
        {(facets.rohs > 0 || state.rohs) && (
          <li>
            <FacetChoice
              name="RoHS"
              count={facets.rohs}
              isLowerBound={isLowerBound.rohs}
              chosen={state.rohs}
              to={after({ rohs: !state.rohs })}
            />
          </li>
        )}
      </ul>
      <StockFilter place={place} state={state} />
    </FacetSection>
  )
}
