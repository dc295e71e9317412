import { renderToStaticMarkup } from 'react-dom/server'
import { expectedAt, type MaintenanceNotice, messageOf } from '#features/shop/maintenance.rules.ts'
import { type SiteInfo, siteInfo } from '#features/site/site.contract.ts'
import { iconAddress, Logo } from '#features/site/web/logo.tsx'
import type { Call } from '#shared/endpoint.ts'
import { dateFormat } from '#shared/text/date-format.ts'
import { preloadedFonts } from '#web/styles/font-files.ts'
import { markThemeScript } from '#web/theme-mark.ts'
import { linkClass } from '#web/ui/display/text-link.tsx'
import stylesheet from './store.css?url'

/** The same page for everybody, so in one time zone. */
const writeTime = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** In place of every page while the store is closed for maintenance. It loads no code: the calls of pages would be refused. */
export async function renderClosed(call: Call, notice: MaintenanceNotice, nonce: string): Promise<string> {
  const info = await call(siteInfo, {})
  return `<!doctype html>${renderToStaticMarkup(<ClosedPage info={info} notice={notice} nonce={nonce} />)}`
}

interface ClosedPageProps {
  info: SiteInfo
  notice: MaintenanceNotice
  nonce: string
}

function ClosedPage({ info, notice, nonce }: ClosedPageProps) {
  const expected = expectedAt(notice, new Date())
  return (
    <html lang="en" style={info.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Closed for maintenance | ${info.siteName}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: markThemeScript }} />
        {preloadedFonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href={iconAddress(info)} type="image/svg+xml" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <header className="border-b border-line">
          <div className="page-width flex h-16 items-center">
            <Logo info={info} />
          </div>
        </header>
        <main className="page-width grow py-16 md:py-24">
          <h1 className="text-2xl md:text-3xl">We will be back soon</h1>
          <p className="mt-4 max-w-[60ch] whitespace-pre-line text-ink-2 wrap-anywhere">{messageOf(notice)}</p>
          {expected && (
            <p className="mt-4 text-ink-2">
              Expected to open: <time dateTime={expected.toISOString()}>{writeTime(expected)}</time>
            </p>
          )}
          <p className="mt-6">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty one is the address of the page that was asked for */}
            <a href="" className={linkClass('accent', true)}>
              Try again
            </a>
          </p>
        </main>
        <Contact info={info} />
      </body>
    </html>
  )
}

function Contact({ info: { serviceEmail, phone } }: Pick<ClosedPageProps, 'info'>) {
  if (!serviceEmail && !phone) return null
  return (
    <footer className="border-t border-line">
      <p className="page-width flex flex-wrap gap-x-6 gap-y-2 py-6 text-sm text-ink-3">
        {serviceEmail && (
          <a href={`mailto:${serviceEmail}`} className={linkClass('muted', true)}>
            {serviceEmail}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClass('muted', true)}>
            {phone}
          </a>
        )}
      </p>
    </footer>
  )
}
