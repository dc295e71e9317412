import { readStored, writeStored } from '../browser-storage.ts'
import { notify } from '../ui/overlays/notify.ts'
import { mayReload } from './stale-build.rules.ts'

const RELOADED_AT = 'reloadedAt'

/** True when a reload was allowed now; the time is kept for the tab, so that the next page knows of it. */
function takeReload(): boolean {
  const now = Date.now()
  if (!mayReload(readStored(RELOADED_AT, 'sessionStorage'), now)) return false
  writeStored(RELOADED_AT, String(now), 'sessionStorage')
  return true
}

/** Set once a reload is under way: it must not be counted twice. */
let reloading = false

function refuse(): void {
  notify({ kind: 'error', message: 'A part of the store could not be loaded. Please try again in a minute.' })
  loadWholePages()
}

/**
 * The router waits for ever for the code of a page that failed once, so a link to it would stay dead. From now on links
 * and search forms are left to the browser: each loads a whole page, with the files of the current build.
 */
function loadWholePages(): void {
  const leaveToBrowser = (selector: string) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest(selector)) event.stopImmediatePropagation()
  }
  window.addEventListener('click', leaveToBrowser('a[href]'), { capture: true })
  window.addEventListener('submit', leaveToBrowser('form[role=search]'), { capture: true })
}

/**
 * After a deploy, an open page requests files that no longer exist. Reloading fetches the new ones; at most once a
 * minute, so that a permanently missing file does not cause a loop.
 */
export function reloadStalePages(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!takeReload()) return refuse()
    // Reloading already: the error need not be shown.
    event.preventDefault()
    reloading = true
    window.location.reload()
  })
  limitReloadsOfRouter()
}

/** The router reloads by itself when the code of a page is missing. Where the browser reports it, the same limit applies. */
function limitReloadsOfRouter(): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    if (reloading || takeReload()) return
    event.preventDefault()
    refuse()
  })
}
