import type { Banner } from '#features/promo/banner.contract.ts'
import { SiteLink } from '#features/site/web/site-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { linkClass } from '#web/ui/display/text-link.tsx'

/** Banners of the owner. A single one is wide, several are side by side. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  const isOne = banners.length === 1
  return (
    <section aria-label="News of the shop" className="page-width pt-8">
      <ul className={classNames('grid gap-4', !isOne && 'sm:grid-cols-2', banners.length > 2 && 'lg:grid-cols-3')}>
        {banners.map((banner) => (
          <li
            key={banner.bannerId}
            className={classNames(
              'flex min-w-0 flex-col overflow-hidden rounded-lg border border-line',
              banner.picture ? 'bg-paper' : 'bg-wash',
              isOne && banner.picture && 'md:flex-row-reverse',
            )}
          >
            {banner.picture && (
              <img
                src={banner.picture}
                alt={banner.pictureAlt}
                decoding="async"
                className={classNames('aspect-[16/7] w-full bg-wash object-cover', isOne && 'md:w-3/5')}
              />
            )}
            <div className="grid flex-1 content-center gap-2 p-4 wrap-anywhere sm:p-5">
              <h2 className="text-lg">{banner.title}</h2>
              {banner.body && <p className="whitespace-pre-line text-ink-2">{banner.body}</p>}
              {banner.href && (
                <p>
                  <SiteLink href={banner.href} newTab={banner.href.startsWith('https')} className={linkClass()}>
                    {banner.linkLabel}
                  </SiteLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
