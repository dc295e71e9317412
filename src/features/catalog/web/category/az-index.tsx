import { Link } from 'react-router'
import { indexAddress } from '../addresses.ts'

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
