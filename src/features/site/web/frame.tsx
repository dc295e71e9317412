import { type ReactNode, useEffect } from 'react'
import { useRememberPlace } from '#features/account/web/login-return.ts'
import { recoverAnswer } from '#web/errors/lost-code.ts'
import { laterPart } from '#web/later-part.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { readConsent, useConsent } from './consent.ts'
import type { FrameData } from './frame-data.ts'
import { Header } from './header.tsx'
import { Toolbar } from './toolbar.tsx'

const CookieBanner = laterPart(async () => (await import('./cookie-banner.tsx')).CookieBanner)
const Footer = laterPart(async () => (await import('./footer.tsx')).Footer)
const FrameOverlays = lazyPart(async () => (await import('./frame-overlays.tsx')).FrameOverlays, recoverAnswer)

/** Marks hydration for the stylesheet: menus no longer open by CSS. */
const HYDRATED_ATTRIBUTE = 'data-hydrated'

/** Header, footer, toolbar and overlays of every page. Without data only the page is rendered. */
export function Frame({ data, children }: { data: FrameData | undefined; children: ReactNode }) {
  useRememberPlace()
  const tagManagerId = data?.info.tagManagerId ?? null
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '')
    readConsent(tagManagerId)
  }, [tagManagerId])

  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-notice -translate-y-16 rounded-md bg-inverse px-4 py-2 text-on-inverse focus:translate-y-0"
      >
        Skip to content
      </a>
      {data && <CookieQuestion tagManagerId={tagManagerId} />}
      <div className="flex min-h-dvh flex-col pr-(--rail-width)">
        {data && <Header data={data} />}
        {children}
        {data && <Footer data={data} />}
      </div>
      <FrameOverlays hasFilm={data?.info.film ?? false} />
      {data && <Toolbar />}
    </>
  )
}

/** Rendered by the server too, which does not know whether it was answered. */
function CookieQuestion({ tagManagerId }: { tagManagerId: string | null }) {
  const mayBeOpen = useConsent(({ consent }) => consent === 'open' || consent === 'unread')
  return mayBeOpen && <CookieBanner tagManagerId={tagManagerId} />
}
