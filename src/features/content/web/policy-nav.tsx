import { Link } from 'react-router'
import type { Heading } from '../content.contract.ts'
import { SHIPPING_ADDRESS } from '../content.rules.ts'
import { OnThisPage } from './on-this-page.tsx'
import { policies } from './text-pages.ts'

const entries = [...policies, { path: SHIPPING_ADDRESS, label: 'Transportation & payment' }]

/** The policies, and where in this one. */
export function PolicyNav({ current, headings }: { current: string; headings: readonly Heading[] }) {
  return (
    <div className="lg:sticky lg:top-[calc(var(--header-height,4rem)+1rem)]">
      <nav aria-label="Policies">
        <ul className="-mx-3 flex flex-wrap gap-1 lg:mx-0 lg:flex-col">
          {entries.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={path === current ? 'page' : undefined}
                className="block rounded-md px-3 py-1.5 text-ink-2 hover:bg-line-2 hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-medium aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pt-6 pl-3 max-xl:hidden">
        <OnThisPage headings={headings} />
      </div>
    </div>
  )
}
