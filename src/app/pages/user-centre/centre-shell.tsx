import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { centreTabs, tabIndexOf, useCentreTab } from './centre-tabs.ts'

const tabClass =
  'flex h-11 items-center gap-2.5 rounded-md px-3 whitespace-nowrap text-ink-2 hover:bg-line-2 hover:text-ink ' +
  'focus-visible:-outline-offset-2 aria-[current]:bg-accent-wash aria-[current]:font-medium aria-[current]:text-link lg:h-10'

/** The navigation of the personal centre: beside its pages on wide screens, else above them. */
export function CentreShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { tabIndex } = useCentreTab()
  // During server rendering and hydration the tab is taken from the URL.
  const current = useHydrated() ? tabIndex : tabIndexOf(pathname)
  return (
    <div className="page-width flex min-h-dvh grow flex-col gap-x-10 gap-y-5 pt-3 pb-16 lg:flex-row lg:pt-8">
      <nav aria-label="Personal Center" className="shrink-0 lg:w-48">
        <p className="px-3 pb-2 text-xs font-medium text-ink-3 max-lg:hidden">Personal Center</p>
        <ul className="flex gap-1 overflow-x-auto border-line max-lg:-mx-4 max-lg:border-b max-lg:px-4 max-lg:md:-mx-6 max-lg:md:px-6 max-lg:pb-2 lg:sticky lg:top-24 lg:flex-col [scrollbar-width:none]">
          {centreTabs.map(({ label, to, Icon }, index) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={index === current ? 'page' : undefined}
                ref={index === current ? scrollIntoRow : undefined}
                className={tabClass}
              >
                <Icon
                  aria-hidden="true"
                  className={classNames('size-4.5 shrink-0', index !== current && 'text-ink-3')}
                />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 grow flex-col">{children}</div>
    </div>
  )
}

/** On a phone the row of tabs is wider than the screen; the current one is scrolled into view. */
function scrollIntoRow(tab: HTMLElement | null) {
  const row = tab?.closest('ul')
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
