import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { brandAddress } from '#features/catalog/web/addresses.ts'
import { OrderLogin } from '#features/catalog/web/goods/order-login.tsx'
import { NewsletterForm } from '#features/newsletter/web/newsletter-form.tsx'
import { askForFilm } from '#features/promo/web/film-request.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { SiteInfo } from '../site.contract.ts'
import { askAgain } from './consent.ts'
import type { FrameData } from './frame-data.ts'
import { MANUFACTURERS } from './menu-places.ts'
import { SiteLink } from './site-link.tsx'

const ThemeChoice = lazyPart(async () => (await import('./theme-choice.tsx')).ThemeChoice)

const headClass = 'text-sm font-semibold'
const itemClass = 'footer-item'

/** A name such as "Parts B.V." ends with a point already. */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

export function Footer({ data }: { data: FrameData }) {
  const { info, footer, recommendedBrands, brandCount } = data
  return (
    // Below the page and down to the end of the window: at the bottom it would move up while its own lines arrive.
    <footer className="grow-999 border-t border-line bg-wash text-sm max-lg:pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))] print:hidden">
      <div
        className="page-width grid grid-cols-2 gap-x-6 gap-y-8 pt-10 pb-8 lg:gap-x-10 lg:grid-cols-[1.3fr_repeat(var(--columns),minmax(0,1fr))_1.5fr]"
        style={{ '--columns': Math.max(1, footer.length) } as CSSProperties}
      >
        <Contact info={info} />
        {footer.map((column) => (
          <LinkColumn key={column.label} column={column} />
        ))}
        <section aria-labelledby="footer-newsletter" className="footer-letter">
          <h2 id="footer-newsletter" className={`${headClass} mb-3`}>
            Newsletter
          </h2>
          <NewsletterForm />
          <p className="mt-2 text-xs text-ink-3">New parts and new posts. Unsubscribe at any time.</p>
        </section>
      </div>

      {recommendedBrands.length > 0 && <RecommendedBrands brands={recommendedBrands} count={brandCount} />}

      <div className="page-width">
        {(info.certificates.length > 0 || info.payments.length > 0) && (
          <div className="footer-row">
            <Facts
              label="Certificates"
              facts={info.certificates.map(({ name, subject }) => (
                <li key={name} className="footer-seal" data-sample={info.demo}>
                  <b>{name}</b>
                  {subject}
                </li>
              ))}
            />
            <Facts
              label="Payment"
              facts={info.payments.map((name) => (
                <li key={name} className="footer-fact">
                  {name}
                </li>
              ))}
            />
          </div>
        )}
        <LegalLine info={info} />
      </div>
      <OrderLogin />
    </footer>
  )
}

function Facts({ label, facts }: { label: string; facts: readonly ReactNode[] }) {
  if (facts.length === 0) return null
  return (
    <div className="footer-facts">
      <h2 className={headClass}>{label}</h2>
      <ul>{facts}</ul>
    </div>
  )
}

function OpeningHours({ hours }: { hours: SiteInfo['openingHours'] }) {
  if (hours.length === 0) return null
  return (
    <dl aria-label="Opening hours" className="grid grid-cols-[auto_1fr] gap-x-3 py-1 text-ink-2">
      {hours.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function SocialLinks({ links }: { links: SiteInfo['socialLinks'] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label="Social media" className="flex flex-wrap gap-x-4">
      {links.map(({ label, value }) => (
        <li key={label}>
          <a href={value} rel="noopener me" className={itemClass}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Contact({ info }: { info: SiteInfo }) {
  return (
    <section aria-labelledby="footer-contact" className="min-w-0 wrap-anywhere max-lg:order-last">
      <h2 id="footer-contact" className={headClass}>
        Contact
      </h2>
      <address className="mt-2 text-ink-2 not-italic">
        {info.serviceEmail && (
          <p>
            <a href={`mailto:${info.serviceEmail}`} className={itemClass}>
              {/* A narrow column breaks it after the sign, not within a word. */}
              {info.serviceEmail.split('@')[0]}@<wbr />
              {info.serviceEmail.split('@')[1]}
            </a>
          </p>
        )}
        {info.phone && (
          <p>
            <a href={`tel:${info.phone.replace(/[^+\d]/g, '')}`} className={itemClass}>
              {info.phone}
            </a>
          </p>
        )}
        {info.address && <p className="py-1">{info.address}</p>}
      </address>
      <OpeningHours hours={info.openingHours} />
      <SocialLinks links={info.socialLinks} />
    </section>
  )
}

function LinkColumn({ column }: { column: FrameData['footer'][number] }) {
  return (
    <nav aria-label={column.label}>
      <h2 className={headClass}>{column.label}</h2>
      <ul className="mt-2">
        {column.child.map((item) => (
          <li key={item.label}>
            <SiteLink href={item.href ?? '/'} newTab={item.newTab} className={itemClass}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function RecommendedBrands({ brands, count }: { brands: FrameData['recommendedBrands']; count: number }) {
  return (
    <div className="page-width">
      <nav
        aria-label="Recommended brands"
        className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line py-5"
      >
        <h2 className={headClass}>Recommended brands</h2>
        {brands.map((brand) => (
          <Link discover="none" key={brand.brandId} to={brandAddress(brand.brandId)} className={itemClass}>
            {brand.brandName}
          </Link>
        ))}
        <Link to={MANUFACTURERS} className={`${linkClass()} py-1`}>
          All {count}
        </Link>
      </nav>
    </div>
  )
}

function LegalLine({ info }: { info: SiteInfo }) {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-5 text-xs text-ink-3">
      <p className="grow">
        {[info.legalName || info.siteName, info.tagline].filter(Boolean).map(sentence).join(' ')}
        {info.taxNumbers.map(({ label, value }) => ` ${label} ${value}.`)}
        {info.demo && ' This is a demo store: prices, stock and certificates are invented.'}
      </p>
      {isHydrated && <ThemeChoice />}
      {info.film && (
        <button type="button" onClick={() => askForFilm()} className={`${linkClass()} footer-play py-1`}>
          Play the film
        </button>
      )}
      <button type="button" onClick={askAgain} className={`${linkClass()} py-1`}>
        Cookie choice
      </button>
    </div>
  )
}
