import { LogOut, Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { logout } from '#features/account/account.contract.ts'
import { callApi } from '#web/call.ts'
import { endSession } from '#web/session.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useStaffKeys } from '../row-keys.ts'
import { placeOfSearch, STAFF_LOGIN, STAFF_SECURITY } from '../staff-addresses.ts'
import type { StaffFrameData } from '../use-staff.ts'
import { SavedViews } from '../work/saved-views.tsx'
import { FactorNotice } from './factor-notice.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { StaffMenu } from './staff-menu.tsx'

export function StaffFrame({ data: { me, queues, views }, children }: { data: StaffFrameData; children: ReactNode }) {
  useStaffKeys()
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
          <StaffMenu rights={me.rights} queues={queues} />
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
            <TextLink to={STAFF_SECURITY} tone="ink" className="truncate py-1">
              {me.name || me.email}
            </TextLink>
            <span className="badge border-line text-ink-3">{me.roleName}</span>
          </p>
          <SignOut />
        </section>
        <SavedViews views={views} />
        {me.maintenance && <MaintenanceNotice />}
        <FactorNotice dueAt={me.secondFactor.dueAt} />
        {children}
      </div>
    </div>
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
