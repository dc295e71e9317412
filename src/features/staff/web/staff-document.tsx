import { type ReactNode, useEffect } from 'react'
import { OfflineNotice } from '#web/errors/offline-notice.tsx'
import { ProgressBar } from '#web/progress-bar.tsx'
import { RouteAnnouncer } from '#web/route-announcer.tsx'
import { ToastProvider } from '#web/ui/overlays/toast-provider.tsx'

/** What every page of the back office has, signed in or not. */
export function StaffDocument({ children }: { children: ReactNode }) {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  return (
    <>
      <ProgressBar />
      <RouteAnnouncer />
      {children}
      <OfflineNotice />
      <ToastProvider />
    </>
  )
}
