import { readStored, writeStored } from '../browser-storage.ts'
import { reachStore } from '../online.ts'
import { notify } from '../ui/overlays/notify.ts'
import { allowReloads } from './lost-code.ts'
import { mayReload } from './stale-build.rules.ts'

const RELOADED_AT = 'reloadedAt'

/** True when a reload was allowed now; the time is kept for the tab, so that the next page knows of it. */
function takeReload(): boolean {
  const now = Date.now()
  if (!mayReload(readStored(RELOADED_AT, 'sessionStorage'), now)) return false
  writeStored(RELOADED_AT, String(now), 'sessionStorage')
  // Without storage nothing would end a loop.
  return readStored(RELOADED_AT, 'sessionStorage') === String(now)
}

/** Set once a page is being loaded, so that nothing more is tried for this one. */
let isLeaving = false
/** From then on the browser loads the pages at once: each has the files of the current build. */
let isRefused = false

function loadPage(href: string): void {
  isLeaving = true
  allowReloads()
  // The way back has changed the address already; assigning it again would only scroll.
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
}

/**
 * After a deploy, an open page requests files that no longer exist; without a connection, it gets none. Once the store
 * answers, loading a page fetches the new ones; at most once a minute, so that a missing file causes no loop.
 */
function recover(href: string): void {
  if (isLeaving) return
  if (takeReload()) {
    loadPage(href)
    return
  }
  notify({
    kind: 'error',
    message: 'A part of the store could not be loaded. Please try again in a minute.',
    action: { label: 'Try again', onPress: () => void reachStore().then(() => loadPage(href)) },
  })
}

/** For a part of a page; the visitor may be going to another one by then. */
export const recoverPart = (target: () => string): Promise<void> => reachStore().then(() => recover(target()))

/** For a page the router cannot load; false when the visitor stays on this one. */
export async function recoverPage(href: string, signal: AbortSignal): Promise<boolean> {
  await reachStore()
  if (signal.aborted) return true
  if (isRefused) loadPage(href)
  else recover(href)
  isRefused = !isLeaving
  return isLeaving
}
