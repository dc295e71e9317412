import type { ParameterFacet } from '#features/catalog/filters.contract.ts'
import { toggleId } from '#features/catalog/web/category/category-change.ts'
import { FacetChoice } from '#features/catalog/web/filters/facet-choice.tsx'
import { FacetFold } from '#features/catalog/web/filters/facet-fold.tsx'
import { FacetGroup } from '#features/catalog/web/filters/facet-group.tsx'
import { FacetSection } from '#features/catalog/web/filters/facet-section.tsx'
import { ParameterFilter } from '#features/catalog/web/filters/parameter-filter.tsx'
import type { Facets } from '../search.contract.ts'
import { changeSearch, parametricPlace, type SearchState, wholeListOf } from './search-result-address.ts'

type FacetPanelProps = {
  state: SearchState
  facets: Facets
  /** Of the category that the search was understood as. */
  parameters: readonly ParameterFacet[]
  isLowerBound: boolean
  chosenCount: number
  /** "516 parts". */
  found: string
}

/** What can filter the hits: several makers, categories, packages and values of parameters, one range of prices. */
export function FacetPanel({ state, facets, parameters, isLowerBound, chosenCount, found }: FacetPanelProps) {
  const { place, after } = parametricPlace(state)
  const group = (title: string, kind: 'brand' | 'category' | 'package', field: `${typeof kind}Id`) => (
    <FacetGroup
      title={title}
      values={facets[kind]}
      wholeList={wholeListOf(state, kind)}
      isLowerBound={isLowerBound}
      chosenIds={state[field]}
      hrefFor={(id) => changeSearch(state, { [field]: toggleId(state[field], id) })}
    />
  )
  return (
    <FacetFold
      chosenCount={chosenCount}
      found={found}
      isLowerBound={isLowerBound || parameters.some((facet) => facet.isLowerBound)}
    >
      <FacetSection title="Availability">
        <ul>
          <li>
            <FacetChoice
              name="In stock"
              count={facets.inStock}
              isLowerBound={isLowerBound}
              chosen={state.inStock}
              to={changeSearch(state, { inStock: !state.inStock })}
            />
          </li>
          <li>
            <FacetChoice
              name="RoHS"
              count={facets.rohs}
              isLowerBound={isLowerBound}
              chosen={state.rohs}
              to={changeSearch(state, { rohs: !state.rohs })}
            />
          </li>
        </ul>
      </FacetSection>
      {group('Manufacturer', 'brand', 'brandId')}
      {group('Category', 'category', 'categoryId')}
      {parameters.map((facet) => (
        <ParameterFilter
          key={facet.code}
          facet={facet}
          place={place}
          state={state.parametric}
          after={after}
          wholeList={wholeListOf(state, facet.code)}
        />
      ))}
      {group('Package', 'package', 'packageId')}
      <FacetGroup
        title="Lowest unit price"
        values={facets.price}
        wholeList={wholeListOf(state, 'price')}
        isLowerBound={isLowerBound}
        chosenIds={state.priceBand ? [state.priceBand] : []}
        hrefFor={(id) => changeSearch(state, { priceBand: id === state.priceBand ? undefined : id })}
      />
    </FacetFold>
  )
}
