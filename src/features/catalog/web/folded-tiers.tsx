import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type FoldedTiersProps = {
  count: number /** Where the prices stand, when something stands before them. */
  indented?: boolean
  children: ReactNode
}

/** The tiers after the first four, one press away. The browser's own fold: it needs no script. */
export function FoldedTiers({ count, indented, children }: FoldedTiersProps) {
  return (
    <details className="group flex flex-col">
      <summary
        className={classNames(
          'flex w-fit cursor-pointer list-none rounded-xs py-1 text-xs text-link underline-offset-2 hover:underline [&::-webkit-details-marker]:hidden',
          indented && 'ml-18',
        )}
      >
        <span className="group-open:hidden">
          {count} more {count === 1 ? 'tier' : 'tiers'}
        </span>
        <span className="hidden group-open:inline">Show less</span>
      </summary>
      {children}
    </details>
  )
}
