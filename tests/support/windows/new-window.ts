import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { browserOptions } from '../browser.ts'

/** For one step of a journey, on a machine that has a lot else to do. */
const PATIENCE_MS = 120_000

let shared: Promise<Browser> | undefined
/** One for all journeys of a worker; it ends with the worker. */
const browser = () => {
  shared ??= browserOptions().then((options) => chromium.launch(options))
  return shared
}

/** Ignores unawaited rejections after a failed test. */
function forgiveUnawaited(page: Page) {
  for (const name of ['waitForEvent', 'waitForRequest', 'waitForResponse'] as const) {
    const wait = page[name].bind(page) as (...what: unknown[]) => Promise<unknown>
    const forgiving = (...what: unknown[]) => {
      const event = wait(...what)
      event.catch(() => {})
      return event
    }
    Object.assign(page, { [name]: forgiving })
  }
}

/** Visitors of the other journeys have seen the film before. */
const skipFilm = () => {
  // An empty document has no storage.
  if (location.protocol === 'about:') return
  if (!sessionStorage.getItem('filmAllowed')) sessionStorage.setItem('promoShown', '1')
}

/** Notices disappear after five seconds, and a busy machine may look for one later: their texts are recorded. */
function recordNotices() {
  const NOTICE = '[role=dialog], [role=alertdialog]'
  const notices: string[] = []
  Object.assign(window, { notices })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const notice = node.matches(NOTICE) ? node : node.querySelector(NOTICE)
        for (const line of notice?.querySelectorAll('p') ?? []) notices.push(line.textContent ?? '')
      }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * No test compares pixels. A transparent page is laid out and works as usual, but is not painted, which is a quarter of
 * the work. `watchShifts`, which needs painting, turns this off; axe is told that the page is opaque.
 */
const skipPainting = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}

/**
 * The first call of an address goes to the store in every visit, whatever an earlier one has left in the browser's cache;
 * after that the cache is used as usual. Clearing it instead costs the next page a quarter more, for scripts and styles.
 */
const askAnew = () => {
  // An empty document has no storage.
  if (location.protocol === 'about:') return
  const asked = new Set<string>(JSON.parse(sessionStorage.getItem('askedInThisVisit') ?? '[]'))
  const ask = window.fetch
  window.fetch = (input, init) => {
    const { href, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/') || asked.has(href)) return ask(input, init)
    asked.add(href)
    sessionStorage.setItem('askedInThisVisit', JSON.stringify([...asked]))
    return ask(input, { ...init, cache: 'reload' })
  }
}

/** Counts how much of the pages that are opened from now on moves while they load. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.adoptedStyleSheets = []
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: number[] }
      return shifts.reduce((total, shift) => total + shift, 0)
    })
}

/** A fresh browser profile. */
export async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await (await browser()).newContext({
    baseURL: inject('storeUrl'),
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (options.javaScriptEnabled !== false) {
    await context.addInitScript(skipFilm)
    await context.addInitScript(askAnew)
    await context.addInitScript(recordNotices)
    await context.addInitScript(skipPainting)
  }
  const page = await context.newPage()
  forgiveUnawaited(page)
  return page
}
