import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useUnreachable } from '../online.ts'
import { useLostPages } from './use-lost-pages.ts'

const UNREACHABLE = 'The store cannot be reached. This page stays open until it answers.'
const NEXT_PAGE = 'the one you asked for opens'
const ACTIONS = 'searching and ordering work again'

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a connection; a page fresh from the server had one. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )

/** Shown over the page while the browser is offline, or while something waits for a store that does not answer. */
export function OfflineNotice() {
  const online = useOnline()
  const unreachable = useUnreachable()
  const isLeaving = useNavigation().state !== 'idle'
  useLostPages()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height,4rem)+1rem)] z-notice flex justify-center px-4"
    >
      {(!online || unreachable) && (
        <p className="on-ink flex items-center gap-2 rounded-lg px-4 py-2 shadow-popup">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          {online
            ? UNREACHABLE
            : `You are offline. This page stays open; ${isLeaving ? NEXT_PAGE : ACTIONS} once you are online.`}
        </p>
      )}
    </div>
  )
}
