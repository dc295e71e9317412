import type { ReactNode } from 'react'

type FoldedTiersProps = { count: number; children: ReactNode }

/** The tiers after the first four, in a details element, which needs no script. */
export function FoldedTiers({ count, children }: FoldedTiersProps) {
  return (
    <details className="group flex flex-col">
      <summary className="fold">
        <span className="group-open:hidden">{`${count} more ${count === 1 ? 'tier' : 'tiers'}`}</span>
        <span className="hidden group-open:inline">Show less</span>
      </summary>
      {children}
    </details>
  )
}
