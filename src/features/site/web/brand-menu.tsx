import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brandAddress } from '#features/catalog/web/addresses.ts'
import { shelve } from '#features/catalog/web/brands/brand-index.ts'
import { useBrandList } from './brand-list.ts'

type BrandMenuProps = {
  /** Shown until all of them are known. */
  first: ReactNode
  /** Of the lists below the letters. */
  className: string
  itemClass: string
}

/** Every manufacturer, under its letter. Letters out of sight are not laid out: shops have thousands of makers. */
export function BrandMenu({ first, className, itemClass }: BrandMenuProps) {
  const { brands, problem } = useBrandList()
  if (!brands)
    return (
      <>
        {problem && <p className="px-3 pb-2 text-sm text-bad">{problem}</p>}
        {first}
      </>
    )
  return shelve(brands, ({ brandName }) => brandName).map(({ shelf, items }) => (
    <section
      key={shelf}
      aria-label={shelf}
      className="flex gap-2 border-t border-line-2 py-1 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] first:border-0"
    >
      <span aria-hidden="true" className="w-11 shrink-0 pt-2 pl-3 font-mono text-sm text-ink-3">
        {shelf}
      </span>
      <ul className={className}>
        {items.map(({ brandId, brandName }) => (
          <li key={brandId} className="min-w-0">
            <Link discover="none" to={brandAddress(brandId)} className={itemClass}>
              {brandName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
