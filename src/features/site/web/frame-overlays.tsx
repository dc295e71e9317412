import { useState } from 'react'
import { useFilmRequest } from '#features/promo/web/film-request.ts'
import { useRegisterPrompt } from '#features/search/web/limit/register-prompt.ts'
import { OfflineNotice } from '#web/errors/offline-notice.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { ProgressBar } from '#web/progress-bar.tsx'
import { RouteAnnouncer } from '#web/route-announcer.tsx'
import { ToastProvider } from '#web/ui/overlays/toast-provider.tsx'
import { useConsent } from './consent.ts'
import { SidePanel } from './side-panel/side-panel.tsx'

const PromoVideo = lazyPart(async () => (await import('#features/promo/web/promo-video.tsx')).PromoVideo)
const RegisterPromptDialog = lazyPart(
  async () => (await import('#features/search/web/limit/register-prompt-dialog.tsx')).RegisterPromptDialog,
)

/** What lies over the pages when there is a reason. Nothing of it is shown at first, so it is not in the first script. */
export function FrameOverlays({ hasFilm }: { hasFilm: boolean }) {
  return (
    <>
      <ProgressBar />
      <RouteAnnouncer />
      <SidePanel />
      <RegisterQuestion />
      {hasFilm && <PromoFilm />}
      <OfflineNotice />
      <ToastProvider />
    </>
  )
}

/** By itself not before the visitor has answered about cookies: one question at a time. */
function PromoFilm() {
  const answered = useConsent(({ consent }) => consent === 'granted' || consent === 'denied')
  const [needed, setNeeded] = useState(false)
  const asked = useFilmRequest((request) => request.asked)
  if (!needed && (answered || asked)) setNeeded(true)
  return needed && <PromoVideo mayOpen={answered} />
}

/** Loaded lazily; stays mounted, so that it can animate closing. */
function RegisterQuestion() {
  const needed = useRegisterPrompt((prompt) => prompt.needed)
  return needed && <RegisterPromptDialog />
}
