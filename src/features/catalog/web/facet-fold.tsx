import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

type FacetFoldProps = {
  chosenCount: number
  /** Whether some of the counts inside are "at least". */
  isLowerBound: boolean
  children: ReactNode
}

/**
 * What can filter a list. On small screens a fold above it, on large ones a column beside it: there the fold is opened
 * by the stylesheet, and browsers that cannot do that keep the fold.
 */
export function FacetFold({ chosenCount, isLowerBound, children }: FacetFoldProps) {
  return (
    <details className="group rounded-md border border-rim lg:rounded-none lg:border-0 lg:details-content:[content-visibility:visible]">
      <summary className="flex h-11 cursor-pointer list-none items-center gap-2 px-4 font-medium lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters
        {chosenCount > 0 && <span className="text-ink-3">({chosenCount} chosen)</span>}
        <ChevronDown aria-hidden="true" className="ml-auto size-4 text-ink-3 group-open:rotate-180" />
      </summary>
      <nav aria-label="Filters" className="px-4 lg:px-0">
        {isLowerBound && (
          <p className="pb-3 text-xs text-ink-3 max-lg:pt-3">
            Counts marked + are minimums, and values without a count may not fit. Add a filter for exact numbers.
          </p>
        )}
        {children}
      </nav>
    </details>
  )
}
