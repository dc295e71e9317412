import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { buttonClass } from '#web/ui/button-class.ts'

type FacetFoldProps = {
  chosenCount: number
  /** What is left with the filters as they are: "516 parts". */
  found: string
  /** Whether some of the counts inside are "at least". */
  isLowerBound: boolean
  children: ReactNode
}

/**
 * The filters of a list. A sheet over the page, from 1280 px on a column beside the list, which has room for its nine columns then: there
 * the details element is opened by CSS; browsers without support keep it collapsed.
 */
export function FacetFold({ chosenCount, found, isLowerBound, children }: FacetFoldProps) {
  const sheet = useRef<HTMLDetailsElement>(null)
  function close() {
    if (!sheet.current) return
    sheet.current.open = false
    sheet.current.querySelector('summary')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()
  return (
    <details ref={sheet} onKeyDown={onKeyDown} className="group facet-sheet">
      <summary className="facet-sheet-head">
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters
        {chosenCount > 0 && <span className="text-ink-3">({chosenCount} chosen)</span>}
        <ChevronDown aria-hidden="true" className="ml-auto size-4 text-ink-3 group-open:rotate-180" />
      </summary>
      <nav aria-label="Filters" className="px-4 xl:px-0">
        {isLowerBound && (
          <p className="pb-3 text-xs text-ink-3 max-xl:pt-3">
            Counts marked + are minimums, and values without a count may not fit. Add a filter for exact numbers.
          </p>
        )}
        {children}
      </nav>
      <p className="sticky bottom-0 border-t border-line bg-paper p-3 xl:hidden">
        <button type="button" onClick={close} className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}>
          Show {found}
        </button>
      </p>
    </details>
  )
}
