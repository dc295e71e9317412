import type { CategoryFacets } from '../narrowing.contract.ts'
import { type AddressAfter, toggleId } from './category-change.ts'
import type { CategoryPlace, CategoryState } from './category-choice.ts'
import { FacetChoice } from './facet-choice.tsx'
import { FacetFold } from './facet-fold.tsx'
import { FacetGroup } from './facet-group.tsx'
import { FacetSection } from './facet-section.tsx'
import { ParameterFilter } from './parameter-filter.tsx'

type CategoryFiltersProps = {
  place: CategoryPlace
  state: CategoryState
  after: AddressAfter
  facets: CategoryFacets
  chosenCount: number
}

/** Everything a category can be narrowed by, what its parts are known for first. */
export function CategoryFilters({ place, state, after, facets, chosenCount }: CategoryFiltersProps) {
  const { countedPartly } = facets
  const anyPartly = [
    ...Object.values(countedPartly),
    ...facets.parameters.map((facet) => facet.countedPartly),
  ].includes(true)
  return (
    <FacetFold chosenCount={chosenCount} countedPartly={anyPartly}>
      <FacetSection title="Availability">
        {(facets.inStock > 0 || state.inStock) && (
          <FacetChoice
            name="In stock"
            count={facets.inStock}
            countedPartly={countedPartly.inStock}
            chosen={state.inStock}
            to={after({ inStock: !state.inStock })}
          />
        )}
        {(facets.rohs > 0 || state.rohs) && (
          <FacetChoice
            name="RoHS"
            count={facets.rohs}
            countedPartly={countedPartly.rohs}
            chosen={state.rohs}
            to={after({ rohs: !state.rohs })}
          />
        )}
      </FacetSection>
      <FacetGroup
        title="Manufacturer"
        values={facets.brand}
        countedPartly={countedPartly.brand}
        chosenIds={state.brandIds}
        hrefFor={(id) => after({ brandIds: toggleId(state.brandIds, id) })}
      />
      {facets.parameters.map((facet) => (
        <ParameterFilter key={facet.code} facet={facet} place={place} state={state} after={after} />
      ))}
      <FacetGroup
        title="Package"
        values={facets.package}
        countedPartly={countedPartly.package}
        chosenIds={state.packageIds}
        hrefFor={(id) => after({ packageIds: toggleId(state.packageIds, id) })}
      />
    </FacetFold>
  )
}
