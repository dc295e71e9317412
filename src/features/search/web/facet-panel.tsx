import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { Facets } from '../search.contract.ts'
import { FacetChoice } from './facet-choice.tsx'
import { FacetGroup } from './facet-group.tsx'
import { changeSearch, type SearchState } from './search-result-address.ts'

type FacetPanelProps = { state: SearchState; facets: Facets; chosenCount: number }

/**
 * What can narrow the hits. On small screens a fold above them, on large ones a column beside them: there the fold is
 * opened by the stylesheet, and browsers that cannot do that keep the fold.
 */
export function FacetPanel({ state, facets, chosenCount }: FacetPanelProps) {
  return (
    <details className="group rounded-md border border-rim lg:rounded-none lg:border-0 lg:details-content:[content-visibility:visible]">
      <summary className="flex h-11 cursor-pointer list-none items-center gap-2 px-4 font-medium lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters
        {chosenCount > 0 && <span className="text-ink-3">({chosenCount} chosen)</span>}
        <ChevronDown aria-hidden="true" className="ml-auto size-4 text-ink-3 group-open:rotate-180" />
      </summary>
      <nav aria-label="Filters" className="px-4 lg:px-0">
        <section className="border-t border-line py-3">
          <h2 className="mb-1 text-sm">Availability</h2>
          <FacetChoice
            name="In stock"
            count={facets.inStock}
            chosen={state.inStock}
            to={changeSearch(state, { inStock: !state.inStock })}
          />
          <FacetChoice
            name="RoHS"
            count={facets.rohs}
            chosen={state.rohs}
            to={changeSearch(state, { rohs: !state.rohs })}
          />
        </section>
        <FacetGroup
          title="Manufacturer"
          values={facets.brand}
          chosenId={state.brandId}
          hrefFor={(brandId) => changeSearch(state, { brandId })}
        />
        <FacetGroup
          title="Category"
          values={facets.category}
          chosenId={state.categoryId}
          hrefFor={(categoryId) => changeSearch(state, { categoryId })}
        />
        <FacetGroup
          title="Package"
          values={facets.package}
          chosenId={state.packageId}
          hrefFor={(packageId) => changeSearch(state, { packageId })}
        />
      </nav>
    </details>
  )
}
