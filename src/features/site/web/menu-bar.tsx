import { useState } from 'react'
import { Link } from 'react-router'
import { brandAddress } from '#features/catalog/web/addresses.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import type { FrameData } from './frame-data.ts'
import { useHoverMenu } from './hover-menu.ts'
import { MenuEntry } from './menu-entry.tsx'
import { moveByArrows } from './menu-keys.ts'
import { CATEGORIES, MANUFACTURERS } from './menu-places.ts'
import { SiteLink } from './site-link.tsx'

const BrandMenu = lazyPart(async () => (await import('./brand-menu.tsx')).BrandMenu)
const CategoryFlyout = lazyPart(async () => (await import('./category-flyout.tsx')).CategoryFlyout)

/** Preloads the tree on hover. */
const warmTree = () => void import('./category-flyout.tsx').then(({ loadTree }) => loadTree().catch(() => {}))

const entryClass = 'h-10 rounded-xs text-ink-2 hover:text-ink'
const itemClass = 'menu-item'

type HoverMenu = ReturnType<typeof useHoverMenu>
type Entry = FrameData['menu'][number]
type MenuBarProps = Pick<FrameData, 'menu' | 'menuBrands' | 'brandCount'>

/** The menu of the desktop header: the first two entries open wide, the others a short list. */
export function MenuBar({ menu: entries, menuBrands, brandCount }: MenuBarProps) {
  const menu = useHoverMenu()
  return (
    <nav
      aria-label="Main"
      onKeyDown={(event) => moveByArrows(event, menu)}
      onPointerEnter={warmTree}
      className="border-b border-line max-lg:hidden print:hidden"
    >
      <div className="page-width relative flex items-center">
        <ul data-menu-row className="flex items-center gap-x-6">
          {entries.map((entry) => (
            <li key={entry.label}>
              {entry.href === CATEGORIES ? (
                <CategoriesEntry menu={menu} entry={entry} />
              ) : entry.href === MANUFACTURERS ? (
                <ManufacturersEntry menu={menu} entry={entry} brands={menuBrands} brandCount={brandCount} />
              ) : entry.child.length === 0 ? (
                <SiteLink href={entry.href ?? '/'} newTab={entry.newTab} className={`${entryClass} flex items-center`}>
                  {entry.label}
                </SiteLink>
              ) : (
                <ListEntry menu={menu} entry={entry} />
              )}
            </li>
          ))}
        </ul>
        <Link to="/bom" className={`${linkClass()} ml-auto font-medium`}>
          Upload a BOM
        </Link>
      </div>
    </nav>
  )
}

/** True from the first time the entry is open: its panel is loaded then, and stays. */
function useOpened(menu: HoverMenu, { label }: Entry): boolean {
  const [opened, setOpened] = useState(false)
  if (!opened && menu.isOpen(label)) setOpened(true)
  return opened
}

function CategoriesEntry({ menu, entry }: { menu: HoverMenu; entry: Entry }) {
  const opened = useOpened(menu, entry)
  return (
    <MenuEntry
      menu={menu}
      name={entry.label}
      label={entry.label}
      href={CATEGORIES}
      wide
      opensWithoutScript={false}
      className={`${entryClass} font-medium text-ink!`}
      panelClass="inset-x-4 md:inset-x-6"
    >
      {opened && <CategoryFlyout fallback={<div className="h-60" />} shown={menu.isOpen(entry.label)} />}
    </MenuEntry>
  )
}

type ManufacturersEntryProps = { menu: HoverMenu; entry: Entry; brands: FrameData['menuBrands']; brandCount: number }

function ManufacturersEntry({ menu, entry, brands, brandCount }: ManufacturersEntryProps) {
  const opened = useOpened(menu, entry)
  // Without scripts only the most popular ones.
  const firstBrands = (
    <ul className="grid grid-cols-4 gap-x-4 xl:grid-cols-6">
      {brands.map((brand) => (
        <li key={brand.brandId}>
          <Link discover="none" to={brandAddress(brand.brandId)} className={itemClass}>
            {brand.brandName}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <MenuEntry
      menu={menu}
      name={entry.label}
      label={entry.label}
      href={MANUFACTURERS}
      wide
      className={entryClass}
      panelClass="inset-x-4 p-4 md:inset-x-6"
    >
      <div className="max-h-[min(30rem,calc(100dvh-14rem))] overflow-y-auto overscroll-contain">
        {opened ? (
          <BrandMenu
            fallback={firstBrands}
            first={firstBrands}
            className="grid min-w-0 flex-1 grid-cols-4 gap-x-4 xl:grid-cols-5"
            itemClass={itemClass}
          />
        ) : (
          firstBrands
        )}
      </div>
      <p className="mt-3 border-t border-line-2 px-3 pt-3">
        <Link to={MANUFACTURERS} className={linkClass()}>
          {`All manufacturers (${brandCount})`}
        </Link>
      </p>
    </MenuEntry>
  )
}

function ListEntry({ menu, entry }: { menu: HoverMenu; entry: Entry }) {
  return (
    <MenuEntry
      menu={menu}
      name={entry.label}
      label={entry.label}
      className={entryClass}
      panelClass="-left-3 w-max p-1.5"
    >
      <ul>
        {entry.child.map((item) => (
          <li key={item.label}>
            <SiteLink href={item.href ?? '/'} newTab={item.newTab} className={`${itemClass} pr-6`}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </MenuEntry>
  )
}
