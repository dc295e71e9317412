import { Link } from 'react-router'
import { indexAddress } from '../addresses.ts'
import { countText } from '../filters/count-text.ts'

const KEYS = ['0', '#', ...'123456789', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Part numbers by their first sign. */
export function AzIndex({ current }: { current?: string }) {
  return (
    <nav aria-label="Part numbers by first character">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] overflow-hidden rounded-lg border border-line xl:grid-cols-37">
        {KEYS.map((key) => (
          <li key={key} className="-mr-px -mb-px border-r border-b border-line">
            <Link
              to={indexAddress(key)}
              aria-current={key === current ? 'page' : undefined}
              className="grid h-9 place-items-center font-mono text-sm text-ink-2 hover:bg-accent-wash hover:text-ink focus-visible:outline-offset-[-2px] aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {key}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same with how many there are of each. */
export function CountedAzIndex({
  counts,
}: {
  counts: ReadonlyArray<{ key: string; count: number; isLowerBound: boolean }>
}) {
  return (
    <nav aria-label="Part numbers by first character">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {counts.map(({ key, count, isLowerBound }) => (
          <li key={key}>
            <Link
              to={indexAddress(key)}
              className={`flex items-baseline justify-between gap-2 rounded-md border border-line px-3 py-2.5 hover:bg-accent-wash ${count === 0 ? 'text-ink-3' : ''}`}
            >
              <span className="font-mono text-lg">{key}</span>
              <span className="text-sm text-ink-3 tabular-nums">{countText(count, isLowerBound)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
