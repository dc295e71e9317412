import { lazy, useState } from 'react'
import { Link } from 'react-router'
import { brandAddress } from '#features/catalog/web/addresses.ts'
import { OptionalPart } from '#web/optional-part.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import type { FrameData } from './frame-data.ts'
import { useHoverMenu } from './hover-menu.ts'
import { MenuEntry } from './menu-entry.tsx'
import { moveByArrows } from './menu-keys.ts'
import { CATEGORIES, MANUFACTURERS } from './menu-places.ts'
import { SiteLink } from './site-link.tsx'

const BrandMenu = lazy(async () => ({ default: (await import('./brand-menu.tsx')).BrandMenu }))
const CategoryFlyout = lazy(async () => ({ default: (await import('./category-flyout.tsx')).CategoryFlyout }))

/** Preloads the tree on hover. */
const warmTree = () => void import('./category-flyout.tsx').then(({ loadTree }) => loadTree().catch(() => {}))

const entryClass = 'h-10 rounded-xs text-ink-2 hover:text-ink'
const itemClass = 'menu-item'

/** The menu of the desktop header: the first two entries open wide, the others a short list. */
export function MenuBar({
  menu: entries,
  menuBrands,
  brandCount,
}: Pick<FrameData, 'menu' | 'menuBrands' | 'brandCount'>) {
  const menu = useHoverMenu()
  // Once asked for, the tree stays.
  const [treeWanted, setTreeWanted] = useState(false)
  const [brandsWanted, setBrandsWanted] = useState(false)
  const treeOpen = menu.isOpen('All Categories')
  if (treeOpen && !treeWanted) setTreeWanted(true)
  if (!brandsWanted && entries.some(({ href, label }) => href === MANUFACTURERS && menu.isOpen(label)))
    setBrandsWanted(true)
  // Without scripts only the most popular ones.
  const firstBrands = (
    <ul className="grid grid-cols-4 gap-x-4 xl:grid-cols-6">
      {menuBrands.map((brand) => (
        <li key={brand.brandId}>
          <Link discover="none" to={brandAddress(brand.brandId)} className={itemClass}>
            <span className="truncate">{brand.brandName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )

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
                <MenuEntry
                  menu={menu}
                  name={entry.label}
                  label={entry.label}
                  href={entry.href}
                  wide
                  opensWithoutScript={false}
                  className={`${entryClass} font-medium text-ink!`}
                  panelClass="inset-x-4 md:inset-x-6"
                >
                  {treeWanted && (
                    <OptionalPart fallback={<div className="h-60" />}>
                      <CategoryFlyout shown={treeOpen} />
                    </OptionalPart>
                  )}
                </MenuEntry>
              ) : entry.href === MANUFACTURERS ? (
                <MenuEntry
                  menu={menu}
                  name={entry.label}
                  label={entry.label}
                  href={entry.href}
                  wide
                  className={entryClass}
                  panelClass="inset-x-4 p-4 md:inset-x-6"
                >
                  <div className="max-h-[min(30rem,calc(100dvh-14rem))] overflow-y-auto overscroll-contain">
                    {brandsWanted ? (
                      <OptionalPart fallback={firstBrands}>
                        <BrandMenu
                          first={firstBrands}
                          className="grid min-w-0 flex-1 grid-cols-4 gap-x-4 xl:grid-cols-5"
                          itemClass={itemClass}
                        />
                      </OptionalPart>
                    ) : (
                      firstBrands
                    )}
                  </div>
                  <p className="mt-3 border-t border-line-2 px-3 pt-3">
                    <Link to={MANUFACTURERS} className={linkClass()}>
                      All manufacturers ({brandCount})
                    </Link>
                  </p>
                </MenuEntry>
              ) : entry.child.length === 0 ? (
                <SiteLink href={entry.href ?? '/'} newTab={entry.newTab} className={`${entryClass} flex items-center`}>
                  {entry.label}
                </SiteLink>
              ) : (
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
