import type { BrowserContext, BrowserContextOptions, Page, Response, ViewportSize } from 'playwright-core'
import { inject } from 'vitest'
import { openPage } from './new-window.ts'

/** Of the same origin, so that the renderer stays; without a script, so that it costs almost nothing. */
export const EMPTY_PAGE = '/api/live'
/** After so many visits a renderer uses too much memory. */
const MAX_VISITS = 40

type Kind = 'desktop' | 'phone'

interface KeptWindow {
  kind: Kind
  page: Page
  context: BrowserContext
  /** As it was opened. */
  viewport: ViewportSize
  isResized: boolean
  hasOtherMedia: boolean
  visits: number
  /** Something was changed that the next visit might notice, and that is not undone here. */
  isChanged: boolean
  /** An answer of the store is in the browser's cache that the next visit would not request again, see `askAnew`. */
  keepsAnswers: boolean
  initScripts: Array<{ dispose: () => Promise<void> }>
  sendToDebugger: (method: 'Page.resetNavigationHistory' | 'Network.clearBrowserCache') => Promise<unknown>
}

const inUse = new Map<Page, KeptWindow>()
const free: Partial<Record<Kind, KeptWindow>> = {}

/** What tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** Calls that change a window: its size and media are set back, with anything else it is not used again. */
const CHANGES = {
  emulateMedia: 'hasOtherMedia',
  setViewportSize: 'isResized',
  exposeBinding: 'isChanged',
  exposeFunction: 'isChanged',
  setExtraHTTPHeaders: 'isChanged',
} as const

/** What `openPage` and the runner set. */
const MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: null,
  contrast: null,
} as const

interface WindowOptions extends BrowserContextOptions {
  viewport: ViewportSize
}

/** Whether nothing was opened yet. */
export const isUnused = (page: Page) => page.url() === 'about:blank' || page.url().endsWith(EMPTY_PAGE)

/**
 * A window as new: the one of the visit before, emptied. A new one costs 0.4 s of processor time more, because its
 * process has to be started and to compile everything.
 */
export async function takeWindow(kind: Kind, options: WindowOptions): Promise<Page> {
  const window = free[kind] ?? (await openWindow(kind, options))
  delete free[kind]
  inUse.set(window.page, window)
  window.page.on('response', (response) => {
    window.keepsAnswers ||= isKeptAnswer(response)
  })
  return window.page
}

/** Styles, scripts, fonts and pictures never change under their address; calls are requested again. */
const isKeptAnswer = (response: Response) =>
  response.request().resourceType() !== 'fetch' &&
  new URL(response.url()).pathname.startsWith('/api/') &&
  /max-age=[1-9]/.test(response.headers()['cache-control'] ?? '')

async function openWindow(kind: Kind, options: WindowOptions): Promise<KeptWindow> {
  const page = await openPage(options)
  const context = page.context()
  const session = await context.newCDPSession(page)
  const window: KeptWindow = {
    kind,
    page,
    context,
    viewport: options.viewport,
    isResized: false,
    hasOtherMedia: false,
    visits: 0,
    isChanged: false,
    keepsAnswers: false,
    initScripts: [],
    sendToDebugger: (method) => session.send(method),
  }
  noteChanges(window)
  return window
}

function noteChanges(window: KeptWindow) {
  const { page } = window
  const { clock } = page
  Object.defineProperty(page, 'clock', {
    get() {
      window.isChanged = true
      return clock
    },
  })
  for (const [name, mark] of Object.entries(CHANGES)) {
    const change = Reflect.get(page, name).bind(page) as (...what: unknown[]) => unknown
    Object.assign(page, {
      [name]: (...what: unknown[]) => {
        window[mark] = true
        return change(...what)
      },
    })
  }
  // What a second page has left in the cache is not looked at.
  window.context.on('page', () => {
    window.keepsAnswers = true
  })
  const add = page.addInitScript.bind(page) as (...what: unknown[]) => ReturnType<Page['addInitScript']>
  Object.assign(page, {
    addInitScript: async (...what: unknown[]) => {
      const script = await add(...what)
      window.initScripts.push(script)
      return script
    },
  })
}

/** Ends a visit: the window waits for the next one, or is closed when it cannot be made as new. */
export async function leaveWindow(page: Page): Promise<void> {
  const window = inUse.get(page)
  inUse.delete(page)
  // An answer that a test makes up may be on its way while the page goes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (!window) return page.context().close()
  window.visits += 1
  const isReusable = !window.isChanged && window.visits < MAX_VISITS
  if (isReusable && !free[window.kind] && (await emptied(window))) free[window.kind] = window
  else await window.context.close()
}

async function emptied(window: KeptWindow): Promise<boolean> {
  const { page, context } = window
  if (!page.url().startsWith(`${inject('storeUrl')}/`)) return false
  for (const event of EVENTS) page.removeAllListeners(event)
  try {
    for (const script of window.initScripts.splice(0)) await script.dispose()
    for (const other of context.pages()) if (other !== page) await other.close()
    // Nothing to style and lay out once more when the page is left.
    await page.evaluate(() => document.documentElement.remove())
    // Not over anything that would open under it.
    await page.mouse.move(-1, -1)
    await page.goto(EMPTY_PAGE)
    if (window.isResized) await page.setViewportSize(window.viewport)
    if (window.hasOtherMedia) await page.emulateMedia(MEDIA)
    window.isResized = false
    window.hasOtherMedia = false
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    await window.sendToDebugger('Page.resetNavigationHistory')
    if (window.keepsAnswers) await window.sendToDebugger('Network.clearBrowserCache')
    window.keepsAnswers = false
    return true
  } catch {
    return false
  }
}
