import { AppError } from '#shared/app-error.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import { reachStore } from '../online.ts'
import { notify } from '../ui/overlays/notify.ts'
import { mayReload } from './stale-build.rules.ts'

declare global {
  interface Window {
    /** Set by React Router. */
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } }
    }
  }
}

const RELOADED_AT = 'reloadedAt'

/** True when a reload was allowed now; the time is kept for the tab, so that the next page knows of it. */
function takeReload(): boolean {
  const now = Date.now()
  if (!mayReload(readStored(RELOADED_AT, 'sessionStorage'), now)) return false
  writeStored(RELOADED_AT, String(now), 'sessionStorage')
  // Without storage nothing would end a loop.
  return readStored(RELOADED_AT, 'sessionStorage') === String(now)
}

/** Loads the page the visitor was going to, or this one again. Never sends a form again: a page is only ever read. */
function loadPage(): void {
  const next = window.__reactRouterDataRouter?.state.navigation.location
  const target = new URL(window.location.href)
  Object.assign(target, next && { pathname: next.pathname, search: next.search, hash: next.hash })
  // The way back has changed the address already; assigning it again would only scroll.
  if (target.href === window.location.href) window.location.reload()
  else window.location.assign(target)
}

let recovering: Promise<never> | undefined
/** The router keeps the failure of a page's code, so a link to it would fail for ever: from then on the browser follows. */
let hasFailed = false

/** Ends with a loaded page, or with an error when that was tried a moment ago. */
function recover(): Promise<never> {
  recovering ??= reachStore()
    .then(() => {
      if (!takeReload())
        throw new AppError('unavailable', 'A part of the store could not be loaded. Please try again in a minute.')
      loadPage()
      return new Promise<never>(() => {})
    })
    .catch((error) => {
      recovering = undefined
      hasFailed = true
      throw error
    })
  return recovering
}

const onLostPart = () => {
  recover().catch(({ message }: Error) => notify({ kind: 'error', message }))
}

/** Links of the error page load documents by themselves. */
const WAITS_FOR_ROUTER = 'a[href]:not([data-document]), form[role=search]'

/** Whole pages have the files of the current build. */
function leaveToBrowser(event: Event): void {
  if (!hasFailed || !(event.target instanceof Element) || !event.target.closest(WAITS_FOR_ROUTER)) return
  event.stopPropagation()
  if (event instanceof MouseEvent) followLater(event)
}

/** A link that loads a document: while offline the page stays, and the link is followed once the store answers. */
function followLater(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  if (!link || navigator.onLine || event.defaultPrevented || link.target || opensElsewhere) return
  event.preventDefault()
  void reachStore().then(() => window.location.assign(link.href))
}

/**
 * After a deploy, an open page requests files that no longer exist; without a connection, it gets none. Once the store
 * can be reached, loading a page fetches the new ones; at most once a minute, so that a missing file causes no loop.
 * Returns the way to undo it.
 */
export function recoverLostPages(): () => void {
  const end = new AbortController()
  const { signal } = end
  window.recoverLostPage = recover
  window.addEventListener('vite:preloadError', onLostPart, { signal })
  window.addEventListener('click', leaveToBrowser, { signal, capture: true })
  window.addEventListener('submit', leaveToBrowser, { signal, capture: true })
  window.addEventListener('click', followLater, { signal })
  return () => end.abort()
}
