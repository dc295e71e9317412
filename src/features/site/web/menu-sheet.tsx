import { Menu, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { brandAddress } from '#features/catalog/web/addresses.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import type { FrameData } from './frame-data.ts'
import { CATEGORIES, MANUFACTURERS } from './menu-places.ts'
import { SiteLink } from './site-link.tsx'

const BrandMenu = lazyPart(async () => (await import('./brand-menu.tsx')).BrandMenu)
const CategoryAccordion = lazyPart(async () => (await import('./category-accordion.tsx')).CategoryAccordion)

const rowClass = 'flex min-h-11 items-center border-b border-line-2 font-medium'
const itemClass = 'sheet-item'

/** The whole menu behind one button, for phones, tablets and the compact header. Opens without any script. */
export function MenuSheet({ data }: { data: FrameData }) {
  const { menu, menuBrands, brandCount, info } = data
  const sheet = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (sheet.current) sheet.current.open = false
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !sheet.current?.open) return
    close()
    sheet.current.querySelector('summary')?.focus()
  }
  // Content under the sheet must not be focusable.
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }

  return (
    <details ref={sheet} onKeyDown={onKeyDown} onBlur={onBlur} className="group/sheet">
      <summary className="grid h-11 w-11 cursor-pointer list-none place-items-center rounded-md hover:bg-line-2 xl:flex xl:w-auto xl:gap-2 xl:px-3 [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-5 group-open/sheet:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open/sheet:block" />
        <span className="max-xl:sr-only">Menu</span>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the shade is for pointers; Escape does the same by key */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div onClick={close} className="absolute inset-x-0 top-full -z-1 h-dvh bg-[rgb(13_27_34/0.48)]" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which have keys of their own */}
      <nav aria-label="Menu" onClick={onClick} className="menu-sheet">
        {menu.map((entry) =>
          entry.href === CATEGORIES ? (
            <Section key={entry.label} label={entry.label}>
              <SheetLink to={entry.href}>All categories</SheetLink>
              <MountOnOpen>
                <CategoryAccordion />
              </MountOnOpen>
            </Section>
          ) : entry.href === MANUFACTURERS ? (
            <ManufacturersSection key={entry.label} label={entry.label} brands={menuBrands} count={brandCount} />
          ) : entry.child.length === 0 ? (
            <SiteLink key={entry.label} href={entry.href ?? '/'} newTab={entry.newTab} className={rowClass}>
              {entry.label}
            </SiteLink>
          ) : (
            <Section key={entry.label} label={entry.label}>
              {entry.child.map((item) => (
                <SiteLink key={item.label} href={item.href ?? '/'} newTab={item.newTab} className={itemClass}>
                  {item.label}
                </SiteLink>
              ))}
            </Section>
          ),
        )}
        {/* The header itself has room for it on wide screens only. */}
        <Link to="/login?type=logon" className={`${rowClass} in-data-signed-in:hidden lg:hidden`}>
          Register
        </Link>
        {info.serviceEmail && (
          <a href={`mailto:${info.serviceEmail}`} className={`${rowClass} border-0! text-link`}>
            {info.serviceEmail}
          </a>
        )}
      </nav>
    </details>
  )
}

function SheetLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link discover="none" to={to} className={itemClass}>
      {children}
    </Link>
  )
}

function Section({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details name="menu-section" className="border-b border-line-2">
      <summary className="sheet-head">{label}</summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

/** The content of a section, rendered when the section is first opened. */
function MountOnOpen({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  const watch = (element: HTMLElement | null) => {
    const section = element?.closest('details')
    const onToggle = () => section?.open && setWanted(true)
    // It may have been opened before the script was there.
    onToggle()
    section?.addEventListener('toggle', onToggle)
    return () => section?.removeEventListener('toggle', onToggle)
  }
  return <div ref={watch}>{wanted && children}</div>
}

type ManufacturersSectionProps = {
  label: string
  brands: FrameData['menuBrands']
  count: number
}

function ManufacturersSection({ label, brands, count }: ManufacturersSectionProps) {
  return (
    <Section label={label}>
      <SheetLink to={MANUFACTURERS}>{`All manufacturers (${count})`}</SheetLink>
      <MountOnOpen>
        <BrandMenu
          first={brands.map((brand) => (
            <SheetLink key={brand.brandId} to={brandAddress(brand.brandId)}>
              {brand.brandName}
            </SheetLink>
          ))}
          className="grid min-w-0 flex-1 grid-cols-2"
          itemClass={itemClass}
        />
      </MountOnOpen>
    </Section>
  )
}
