import { Link } from 'react-router'
import { formatCount } from '#shared/text/format-count.ts'

export interface FilterTab {
  name: string
  to: string
  chosen: boolean
  count?: number | undefined
}

/** One filter of a list, in the address. */
export function FilterTabs({ label, tabs }: { label: string; tabs: FilterTab[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1.5">
      {tabs.map(({ name, to, chosen, count }) => (
        <Link
          key={name}
          to={to}
          discover="none"
          aria-current={chosen ? 'true' : undefined}
          className="inline-flex h-8 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-ink-3 aria-[current]:border-link aria-[current]:bg-accent-wash pointer-coarse:h-10"
        >
          {name}
          {count !== undefined && <span className="font-mono text-xs text-ink-3">{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
