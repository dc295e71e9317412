import { ClipboardList, Search, ShoppingCart, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { PrivateLink } from '#features/account/web/private-link.tsx'
import { useRfqList } from '#features/rfq/web/rfq-list.ts'
import { SearchBox } from '#features/search/web/search-box.tsx'
import { laterPart } from '#web/later-part.tsx'
import { useSession } from '#web/session.ts'
import type { SiteInfo } from '../site.contract.ts'
import { CountBadge } from './count-badge.tsx'
import type { FrameData } from './frame-data.ts'
import { Logo, LogoMark } from './logo.tsx'
import { MenuBar } from './menu-bar.tsx'
import { choosePanel, useSidePanel } from './side-panel/side-panel-choice.ts'

const MenuSheet = laterPart(async () => (await import('./menu-sheet.tsx')).MenuSheet)
const ContactEntry = laterPart(async () => (await import('./contact-entry.tsx')).ContactEntry)
const UserMenu = laterPart(async () => (await import('#features/account/web/user-menu.tsx')).UserMenu)

/** Beyond this the header is compact. */
const COMPACT_AFTER_PX = 100

export function Header({ data }: { data: FrameData }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = () => bar.current?.toggleAttribute('data-compact', window.scrollY > COMPACT_AFTER_PX)
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  return (
    // Without a box of its own the header lets its first line stick for the length of the page.
    <header className="contents">
      <div ref={bar} className="group/bar header-bar">
        <div className="page-width header-row">
          <div className="[grid-area:menu] max-lg:-ml-2.5 lg:invisible lg:justify-self-end lg:[grid-area:contact] lg:group-data-compact/bar:visible print:hidden">
            <MenuSheet data={data} />
          </div>
          <Link
            to="/"
            aria-label={`${data.info.siteName}, home`}
            className="justify-self-start rounded-xs [grid-area:logo] md:mr-3 lg:mr-6"
          >
            <Logo info={data.info} />
          </Link>
          <div className="relative [grid-area:search] max-md:[--search-lead:2.75rem] lg:max-w-180 print:hidden">
            <SearchBox />
            <PhoneMark info={data.info} />
          </div>
          <div className="[grid-area:contact] lg:group-data-compact/bar:invisible print:hidden">
            <ContactEntry info={data.info} />
          </div>
          <div className="[grid-area:account] print:hidden">
            <div className="in-data-signed-in:hidden">
              <VisitorLinks />
            </div>
            <div className="hidden in-data-signed-in:block">
              <UserMenu />
            </div>
          </div>
          <RfqButton />
          <CartLink />
        </div>
      </div>
      <MenuBar menu={data.menu} menuBrands={data.menuBrands} brandCount={data.brandCount} />
    </header>
  )
}

/** In front of the search text on a phone: a lens, and once the logo has scrolled away, the logo's sign. */
function PhoneMark({ info }: { info: SiteInfo }) {
  return (
    <span className="absolute top-0 left-0 grid size-11 place-items-center md:hidden">
      <Search
        aria-hidden="true"
        className="pointer-events-none col-start-1 row-start-1 size-5 text-ink-3 group-data-compact/bar:invisible"
      />
      <Link
        to="/"
        aria-label="Home"
        className="invisible col-start-1 row-start-1 grid size-11 place-items-center text-link group-data-compact/bar:visible"
      >
        <LogoMark info={info} />
      </Link>
    </span>
  )
}

function VisitorLinks() {
  return (
    <div className="flex items-center">
      <Link
        to="/login?type=login"
        className="flex h-11 items-center gap-2 rounded-md px-2 hover:bg-line-2 max-lg:w-11 max-lg:justify-center"
      >
        <UserRound aria-hidden="true" className="size-5 text-ink-2" />
        <span className="max-lg:sr-only">Login</span>
      </Link>
      <span aria-hidden="true" className="text-edge max-lg:hidden">
        /
      </span>
      <Link to="/login?type=logon" className="flex h-11 items-center rounded-md px-2 hover:bg-line-2 max-lg:hidden">
        Register
      </Link>
    </div>
  )
}

const countedClass = 'relative flex h-11 min-w-11 items-center justify-center gap-3 rounded-md px-2.5 hover:bg-line-2'

function RfqButton() {
  const count = useRfqList((list) => list.items.length)
  const shown = useSidePanel((panel) => panel.shown === 'rfq')
  return (
    <button
      type="button"
      aria-expanded={shown}
      onClick={() => choosePanel('rfq')}
      className={`${countedClass} [grid-area:rfq] max-md:-mr-1.5 print:hidden`}
    >
      <Counted icon={<ClipboardList aria-hidden="true" />} name="RFQ list" unit="part" count={count} />
    </button>
  )
}

function CartLink() {
  const count = useSession((session) => session.cartCount)
  return (
    <PrivateLink
      to="/shoppingTrolley?type=1"
      className={`${countedClass} [grid-area:cart] max-md:-mr-1.5 lg:-mr-2.5 print:hidden`}
    >
      <Counted icon={<ShoppingCart aria-hidden="true" />} name="Cart" unit="line" count={count} />
    </PrivateLink>
  )
}

function Counted({ icon, name, unit, count }: { icon: ReactNode; name: string; unit: string; count: number }) {
  return (
    <>
      <span className="relative text-ink-2 [&_svg]:size-5">
        {icon}
        <span aria-hidden="true">
          <CountBadge count={count} />
        </span>
      </span>
      <span className="max-xl:sr-only">{name}</span>
      <span className="sr-only">
        , {count} {count === 1 ? unit : `${unit}s`}
      </span>
    </>
  )
}
