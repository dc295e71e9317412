import { Menu, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { includesRight } from '#shared/rights.ts'
import { useSiteName } from '#web/site-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { QueueName } from '../../queues.rules.ts'
import { isLate } from '../../queues.rules.ts'
import type { Queue } from '../../staff.contract.ts'
import { STAFF_HOME } from '../staff-addresses.ts'

interface Place {
  to: string
  name: string
  right: string
  queue?: QueueName
}

/** The pages of the back office; a page of another feature is one line here. */
const PLACES: Array<{ group: string; places: Place[] }> = [
  {
    group: 'Work',
    places: [
      { to: '/staff/orders', name: 'Orders', right: 'orders.read', queue: 'ship' },
      { to: '/staff/payments', name: 'Payments', right: 'payments.read', queue: 'transfers' },
      { to: '/staff/receivables', name: 'Receivables', right: 'payments.read' },
      { to: '/staff/quotes', name: 'Quotes', right: 'quotes.read', queue: 'quotes' },
      { to: '/staff/returns', name: 'Returns', right: 'returns.read', queue: 'returns' },
      { to: '/staff/messages', name: 'Messages', right: 'feedback.read', queue: 'feedback' },
    ],
  },
  {
    group: 'Catalogue',
    places: [
      { to: '/staff/parts', name: 'Parts', right: 'parts.read' },
      { to: '/staff/price-lists', name: 'Price lists', right: 'parts.read' },
      { to: '/staff/stock', name: 'Low stock', right: 'stock.read' },
      { to: '/staff/purchasing', name: 'Purchasing', right: 'purchasing.read' },
      { to: '/staff/imports', name: 'Imports', right: 'import.read' },
      { to: '/staff/categories', name: 'Categories', right: 'catalog.read' },
      { to: '/staff/manufacturers', name: 'Manufacturers', right: 'catalog.read' },
      { to: '/staff/searches', name: 'Searches', right: 'search.read' },
    ],
  },
  {
    group: 'Shop',
    places: [
      { to: '/staff/figures', name: 'Figures', right: 'figures.read' },
      { to: '/staff/customers', name: 'Customers', right: 'customers.read' },
      { to: '/staff/content', name: 'Content', right: 'content.read' },
      { to: '/staff/settings', name: 'Settings', right: 'shop.read' },
      { to: '/staff/texts', name: 'Answer texts', right: 'texts.read' },
      { to: '/staff/people', name: 'Staff', right: 'people.read' },
      { to: '/staff/jobs', name: 'Failed jobs', right: 'jobs.read', queue: 'failedJobs' },
      { to: '/staff/audit', name: 'Audit trail', right: 'audit.read' },
      { to: '/staff/security-log', name: 'Security log', right: 'security.read' },
    ],
  },
]

const placesFor = (rights: readonly string[]) =>
  PLACES.map(({ group, places }) => ({
    group,
    places: places.filter(({ right }) => includesRight(rights, right)),
  })).filter(({ places }) => places.length > 0)

type StaffMenuProps = { rights: readonly string[]; queues: Queue[] }

/**
 * All pages in a column beside the page. On narrow screens they are a line that scrolls sideways, and a button opens
 * them as a list.
 */
export function StaffMenu({ rights, queues }: StaffMenuProps) {
  const siteName = useSiteName()
  const { open, toggle, close } = useOpenHere()
  const nav = useVisibleEntry(open)
  return (
    <>
      <p className="flex items-center gap-2 px-4 pt-3 font-semibold lg:px-5 lg:pt-4 lg:pb-3">
        {siteName} <span className="badge border-rim text-ink-2">back office</span>
        <button
          type="button"
          aria-expanded={open}
          onClick={toggle}
          className="ml-auto flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-normal text-ink-2 hover:bg-wash hover:text-ink lg:hidden [&_svg]:size-5"
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          {open ? 'Close' : 'All pages'}
        </button>
      </p>
      <nav
        ref={nav}
        aria-label="Back office"
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className={classNames(
          'relative px-2 py-2 lg:flex lg:flex-col lg:gap-0.5 lg:overflow-visible',
          open ? 'grid grid-cols-2 gap-x-2 pb-4 sm:grid-cols-3' : 'flex gap-1 overflow-x-auto',
        )}
      >
        <Entry place={{ to: STAFF_HOME, name: 'Today', right: '' }} queues={queues} />
        {placesFor(rights).map(({ group, places }) => (
          <div key={group} className="contents">
            <p
              className={classNames(
                'px-3 pt-4 pb-1 text-xs text-ink-3',
                open ? 'max-lg:col-span-full' : 'max-lg:hidden',
              )}
            >
              {group}
            </p>
            {places.map((place) => (
              <Entry key={place.to} place={place} queues={queues} />
            ))}
          </div>
        ))}
      </nav>
    </>
  )
}

/** Open until a page is chosen. */
function useOpenHere() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  return { open, toggle: () => setOpenAt(open ? undefined : key), close: () => setOpenAt(undefined) }
}

/** In the line that scrolls sideways the entry of this page is brought into view. */
function useVisibleEntry(open: boolean): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry
  useEffect(() => {
    const { current: list } = nav
    const entry = list?.querySelector<HTMLElement>('[aria-current=page]')
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2
  }, [pathname, open])
  return nav
}

function Entry({ place: { to, name, queue }, queues }: { place: Place; queues: Queue[] }) {
  const waiting = queues.find((one) => one.queue === queue)
  return (
    <NavLink
      to={to}
      end={to === STAFF_HOME}
      discover="none"
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 text-ink-2 hover:bg-wash hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-ink lg:min-h-8"
    >
      {name}
      {waiting !== undefined && waiting.count > 0 && (
        <span
          className={classNames(
            'ml-auto font-mono text-xs',
            isLate(waiting.queue, waiting.oldestAt, Date.now()) ? 'text-copper' : 'text-link',
          )}
        >
          {waiting.count}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </NavLink>
  )
}
