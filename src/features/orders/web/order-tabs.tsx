import { Link } from 'react-router'
import { AFTER_SALE_FILTER, type StatusFilter } from '../order-status.rules.ts'
import { ordersAddress } from './order-addresses.ts'

type OrderTabsProps = {
  counts: ReadonlyArray<{ filter: StatusFilter; name: string; count: number }>
  chosen: StatusFilter
  /** Goes along: another status of the same search. */
  keyword: string
  placedBy: number | undefined
}

/** The statuses of the list as links, each with how many orders are in it. */
export function OrderTabs({ counts, chosen, keyword, placedBy }: OrderTabsProps) {
  // The two after-sales statuses have one tab.
  const current = chosen === 5 || chosen === 6 ? AFTER_SALE_FILTER : chosen
  return (
    <nav aria-label="Orders by status">
      <ul className="-mx-1 flex gap-5 overflow-x-auto px-1 pt-1 shadow-[inset_0_-1px_var(--color-line)] [scrollbar-width:none]">
        {counts.map(({ filter, name, count }) => (
          <li key={filter} className="shrink-0">
            <Link
              to={ordersAddress({ status: filter, keyword, placedBy })}
              aria-current={filter === current ? 'page' : undefined}
              preventScrollReset
              ref={filter === current ? scrollIntoRow : undefined}
              className="flex items-center gap-1.5 rounded-xs border-b-2 border-transparent py-2 font-medium whitespace-nowrap text-ink-3 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-link aria-[current]:text-ink"
            >
              {name} <span className="text-xs font-normal text-ink-3">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the row is wider than the screen; the current tab is scrolled into view. */
function scrollIntoRow(tab: HTMLElement | null) {
  const row = tab?.closest('ul')
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
