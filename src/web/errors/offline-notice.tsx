import { WifiOff } from 'lucide-react'
import { useOnline } from '../online.ts'

/** Shown over the page while the browser is offline. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar-height,0px)+1rem)] z-notice flex justify-center px-4"
    >
      {!online && (
        <p className="on-ink flex items-center gap-2 rounded-lg px-4 py-2 shadow-popup">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          You are offline. This page stays open; searching and ordering work again once you are online.
        </p>
      )}
    </div>
  )
}
