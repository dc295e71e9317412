import { FacetChoice } from '../../catalog/web/facet-choice.tsx'
import { FacetFold } from '../../catalog/web/facet-fold.tsx'
import { FacetGroup } from '../../catalog/web/facet-group.tsx'
import { FacetSection } from '../../catalog/web/facet-section.tsx'
import type { Facets } from '../search.contract.ts'
import { changeSearch, type SearchState } from './search-result-address.ts'

type FacetPanelProps = { state: SearchState; facets: Facets; countedPartly: boolean; chosenCount: number }

const kinds = [
  ['Manufacturer', 'brand', 'brandId'],
  ['Category', 'category', 'categoryId'],
  ['Package', 'package', 'packageId'],
  ['Lowest unit price', 'price', 'priceBand'],
] as const

/** What can narrow the hits: one maker, one category, one package, one range of prices. */
export function FacetPanel({ state, facets, countedPartly, chosenCount }: FacetPanelProps) {
  return (
    <FacetFold chosenCount={chosenCount} countedPartly={countedPartly}>
      <FacetSection title="Availability">
        <FacetChoice
          name="In stock"
          count={facets.inStock}
          countedPartly={countedPartly}
          chosen={state.inStock}
          to={changeSearch(state, { inStock: !state.inStock })}
        />
        <FacetChoice
          name="RoHS"
          count={facets.rohs}
          countedPartly={countedPartly}
          chosen={state.rohs}
          to={changeSearch(state, { rohs: !state.rohs })}
        />
      </FacetSection>
      {kinds.map(([title, kind, field]) => (
        <FacetGroup
          key={kind}
          title={title}
          values={facets[kind]}
          countedPartly={countedPartly}
          chosenIds={state[field] ? [state[field]] : []}
          hrefFor={(id) => changeSearch(state, { [field]: id === state[field] ? undefined : id })}
        />
      ))}
    </FacetFold>
  )
}
