import { LogOut, Search } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { logout } from '#features/account/account.contract.ts'
import { includesRight } from '#shared/rights.ts'
import { callApi } from '#web/call.ts'
import { endSession } from '#web/session.ts'
import { useSiteName } from '#web/site-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { QueueName } from '../queues.rules.ts'
import { isLate } from '../queues.rules.ts'
import type { Queue } from '../staff.contract.ts'
import { useStaffKeys } from './row-keys.ts'
import { placeOfSearch, STAFF_HOME, STAFF_LOGIN } from './staff-addresses.ts'
import type { StaffFrameData } from './use-staff.ts'
import { SavedViews } from './work/saved-views.tsx'

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
      { to: '/staff/quotes', name: 'Quotes', right: 'quotes.read', queue: 'quotes' },
      { to: '/staff/returns', name: 'Returns', right: 'returns.read', queue: 'returns' },
      { to: '/staff/messages', name: 'Messages', right: 'feedback.read', queue: 'feedback' },
    ],
  },
  {
    group: 'Catalogue',
    places: [
      { to: '/staff/parts', name: 'Parts', right: 'parts.read' },
      { to: '/staff/stock', name: 'Low stock', right: 'stock.read' },
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

export function StaffFrame({ data: { me, queues, views }, children }: { data: StaffFrameData; children: ReactNode }) {
  useStaffKeys()
  const siteName = useSiteName()
  const nav = useVisibleEntry()
  const allowed = placesFor(me.rights)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="fixed top-2 left-2 z-notice -translate-y-16 rounded-md bg-inverse px-4 py-2 text-on-inverse focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="on-ink min-w-0 print:hidden">
        <div className="flex flex-col lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto">
          <p className="flex items-center gap-2 px-4 pt-3 font-semibold lg:px-5 lg:pt-4 lg:pb-3">
            {siteName} <span className="badge border-rim text-ink-2">back office</span>
          </p>
          <nav
            ref={nav}
            aria-label="Back office"
            className="relative flex gap-1 overflow-x-auto px-2 py-2 lg:flex-col lg:gap-0.5 lg:overflow-visible"
          >
            <Entry place={{ to: STAFF_HOME, name: 'Today', right: '' }} queues={queues} />
            {allowed.map(({ group, places }) => (
              <div key={group} className="contents">
                <p className="px-3 pt-4 pb-1 text-xs text-ink-3 max-lg:hidden">{group}</p>
                {places.map((place) => (
                  <Entry key={place.to} place={place} queues={queues} />
                ))}
              </div>
            ))}
          </nav>
        </div>
      </header>
      <div className="flex min-w-0 flex-col">
        <section
          aria-label="Search and account"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 lg:px-6 print:hidden"
        >
          <SearchBox />
          <TextLink to="/" tone="muted" className="ml-auto py-1 text-sm max-sm:hidden">
            Open store
          </TextLink>
          <p className="flex min-w-0 items-center gap-2 text-sm max-sm:mr-auto">
            <TextLink to="/staff/security" tone="ink" className="truncate py-1">
              {me.name || me.email}
            </TextLink>
            <span className="badge border-line text-ink-3">{me.roleName}</span>
          </p>
          <SignOut />
        </section>
        <SavedViews views={views} />
        {children}
      </div>
    </div>
  )
}

/** On narrow screens the list scrolls sideways: the entry of this page is brought into view. */
function useVisibleEntry() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry
  useEffect(() => {
    const { current: list } = nav
    const entry = list?.querySelector<HTMLElement>('[aria-current=page]')
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2
  }, [pathname])
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

function SearchBox() {
  const navigate = useNavigate()
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (text !== '') void navigate(placeOfSearch(text))
  }
  return (
    <search className="w-full max-w-130 min-w-0 sm:flex-1">
      <form onSubmit={search}>
        <TextInput
          name="text"
          type="search"
          data-staff-search
          aria-label="Search orders, parts, customers, quotes"
          aria-keyshortcuts="/"
          placeholder="Order, part, e-mail, quote …"
          maxLength={100}
          lead={<Search aria-hidden="true" />}
          trail={<kbd className="mr-1 rounded-sm border border-line px-1.5 text-2xs max-lg:hidden">/</kbd>}
        />
      </form>
    </search>
  )
}

function SignOut() {
  async function leave() {
    // An expired token counts as ended.
    await callApi(logout, {}).catch(() => undefined)
    endSession()
    // A full page load, so that no data stays in memory.
    window.location.assign(STAFF_LOGIN)
  }
  return (
    <IconButton label="Sign out" onClick={leave}>
      <LogOut aria-hidden="true" />
    </IconButton>
  )
}
