import { type ReactNode, useEffect } from 'react'
import { useRememberPlace } from '#features/account/web/login-return.ts'
import { useRegisterPrompt } from '#features/search/web/register-prompt.ts'
import { OfflineNotice } from '#web/errors/offline-notice.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { ProgressBar } from '#web/progress-bar.tsx'
import { RouteAnnouncer } from '#web/route-announcer.tsx'
import { ToastProvider } from '#web/ui/overlays/toast-provider.tsx'
import { readConsent, useConsent } from './consent.ts'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { Header } from './header.tsx'
import { SidePanel } from './side-panel/side-panel.tsx'
import { Toolbar } from './toolbar.tsx'

const CookieBanner = lazyPart(async () => (await import('./cookie-banner.tsx')).CookieBanner)
const PromoVideo = lazyPart(async () => (await import('#features/promo/web/promo-video.tsx')).PromoVideo)
const RegisterPromptDialog = lazyPart(
  async () => (await import('#features/search/web/register-prompt-dialog.tsx')).RegisterPromptDialog,
)

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
      <ProgressBar />
      <RouteAnnouncer />
      {data && <CookieQuestion tagManagerId={tagManagerId} />}
      <div className="flex min-h-dvh flex-col pr-(--rail-width)">
        {data && <Header data={data} />}
        {children}
        {data && <Footer data={data} />}
      </div>
      <SidePanel />
      {data && <Toolbar />}
      <RegisterQuestion />
      {data?.info.film && <PromoFilm />}
      <OfflineNotice />
      <ToastProvider />
    </>
  )
}

function CookieQuestion({ tagManagerId }: { tagManagerId: string | null }) {
  const open = useConsent(({ consent }) => consent === 'open')
  return open && <CookieBanner tagManagerId={tagManagerId} />
}

/** Not before the visitor has answered about cookies: one question at a time. */
function PromoFilm() {
  const answered = useConsent(({ consent }) => consent === 'granted' || consent === 'denied')
  return answered && <PromoVideo />
}

/** Loaded lazily; stays mounted, so that it can animate closing. */
function RegisterQuestion() {
  const needed = useRegisterPrompt((prompt) => prompt.needed)
  return needed && <RegisterPromptDialog />
}
