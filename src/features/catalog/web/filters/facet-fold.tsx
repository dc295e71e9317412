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
 * The filters of a list. On small screens a sheet over the page, on large ones a column beside it: there the details element is
 * opened by CSS; browsers without support keep it collapsed.
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
    <details
      ref={sheet}
      onKeyDown={onKeyDown}
      className="group rounded-md border border-rim max-lg:open:fixed max-lg:open:inset-0 max-lg:open:z-overlay max-lg:open:overflow-y-auto max-lg:open:overscroll-contain max-lg:open:rounded-none max-lg:open:border-0 max-lg:open:bg-paper lg:rounded-none lg:border-0 lg:details-content:[content-visibility:visible]"
    >
      <summary className="flex h-11 cursor-pointer list-none items-center gap-2 bg-paper px-4 font-medium max-lg:group-open:sticky max-lg:group-open:top-0 max-lg:group-open:z-1 max-lg:group-open:border-b max-lg:group-open:border-line max-lg:not-group-open:rounded-md lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
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
      <p className="sticky bottom-0 border-t border-line bg-paper p-3 lg:hidden">
        <button type="button" onClick={close} className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}>
          Show {found}
        </button>
      </p>
    </details>
  )
}
