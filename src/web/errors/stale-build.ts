import { create } from 'zustand'
import { readStored, writeStored } from '../browser-storage.ts'
import { reachStore } from '../online.ts'
import { notify } from '../ui/overlays/notify.ts'
import { mayReload } from './stale-build.rules.ts'

const RELOADED_AT = 'reloadedAt'

/** Once the code of a page was lost, the router waits for it for ever: from then on the browser loads the pages. */
export const useLostCode = create(() => ({ isLost: false, isRefused: false }))

/** Set once a page is being loaded, so that nothing more is tried for this one. */
let isLeaving = false

/** True when a load was allowed now; the time is kept for the tab, so that the next page knows of it. */
function takeReload(): boolean {
  const now = String(Date.now())
  if (!mayReload(readStored(RELOADED_AT, 'sessionStorage'), Number(now))) return false
  writeStored(RELOADED_AT, now, 'sessionStorage')
  // Without storage nothing would end a loop.
  return readStored(RELOADED_AT, 'sessionStorage') === now
}

function loadPage(href = window.location.href): void {
  isLeaving = true
  // The way back has changed the address already; assigning it again would only scroll.
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
}

/** Loads the page at `href`, or this one, once the store answers; false when that was tried a moment ago. */
export async function recover(href?: string, signal?: AbortSignal): Promise<boolean> {
  await reachStore()
  if (isLeaving || signal?.aborted) return true
  const isFollowed = href !== undefined && useLostCode.getState().isRefused
  if (isFollowed || takeReload()) {
    loadPage(href)
    return true
  }
  useLostCode.setState({ isLost: true, isRefused: true })
  notify({
    kind: 'error',
    message: 'A part of the store could not be loaded. Please try again in a minute.',
    action: { label: 'Try again', onPress: () => void reachStore().then(() => loadPage(href)) },
  })
  return false
}

/**
 * After a deploy, an open page requests files that no longer exist; without a connection, it gets none. For the code of a
 * page React Router reloads by itself: offline that ends on the browser's own error page, with a missing file in a loop.
 */
export function recoverLostCode(): void {
  window.addEventListener('vite:preloadError', () => void recover())
  // While developing, Vite reloads the page.
  if (import.meta.env.DEV) return
  window.navigation?.addEventListener('navigate', (event) => {
    if (isLeaving || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    event.preventDefault()
    useLostCode.setState({ isLost: true })
  })
}
