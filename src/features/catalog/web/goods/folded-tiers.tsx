import type { ReactNode } from 'react'

type FoldedTiersProps = { count: number; children: ReactNode }

/** The tiers after the first four, in a details element, which needs no script. */
export function FoldedTiers({ count, children }: FoldedTiersProps) {
  return (
    <details className="folded-tiers">
      <summary className="fold">
        <span>{`${count} more ${count === 1 ? 'tier' : 'tiers'}`}</span>
        <span>Show less</span>
      </summary>
      {children}
    </details>
  )
}
