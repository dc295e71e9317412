import { type Browser, chromium, type Page } from 'playwright-core'
import { browserOptions } from '#tests/support/browser.ts'
import { report } from './figures.ts'
import { withStore } from './store.ts'

const VISITS = 5
const PAGES = [
  ['home', '/'],
  ['search', '/comListSearch?goodsModel=RC0603&fuzzy=true'],
  ['need', '/comListSearch?goodsModel=10k+0603+1%25&fuzzy=true'],
  ['goods', '/goods/detail/1'],
] as const
const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const BARS = { lcp: 2500, cls: 0.1, tbt: 200 }

/** What a first visitor with an empty cache meets: when the page is there, how much it moves, how long it is deaf. */
export async function measureExperience(catalogSize: number): Promise<void> {
  await withStore({ CATALOG_SIZE: String(catalogSize) }, async ({ url }) => {
    const browser = await chromium.launch(await browserOptions())
    for (const [page, path] of PAGES)
      for (const [screen, viewport] of Object.entries(SCREENS)) {
        const visits: Vitals[] = []
        for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, url + path, viewport))
        const facts = { page, screen, visits: VISITS, moved: visits.flatMap(({ moved }) => moved) }
        report(`experience.${page}.${screen}.lcp`, middle(visits.map(({ lcp }) => lcp)), 'ms', {
          bar: BARS.lcp,
          ...facts,
        })
        report(`experience.${page}.${screen}.cls`, Math.max(...visits.map(({ cls }) => cls)), '', {
          bar: BARS.cls,
          ...facts,
        })
        report(`experience.${page}.${screen}.tbt`, middle(visits.map(({ tbt }) => tbt)), 'ms', {
          bar: BARS.tbt,
          ...facts,
        })
      }
    await browser.close()
  })
}

interface Vitals {
  /** Largest contentful paint, milliseconds after the address was entered. */
  lcp: number
  /** Cumulative layout shift. The worst visit counts: what moves now and then is what annoys. */
  cls: number
  /** Total blocking time: what tasks took beyond 50 ms each. */
  tbt: number
  /** What has moved, as selectors, to find it by. */
  moved: string[]
}

async function visitOnce(browser: Browser, address: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.addInitScript(watchVitals)
  await page.goto(address, { waitUntil: 'networkidle' })
  const vitals = await readVitals(page)
  await context.close()
  return vitals
}

/** Runs in the page before anything else does. */
function watchVitals() {
  const vitals: Vitals = { lcp: 0, cls: 0, tbt: 0, moved: [] }
  Object.assign(window, { vitals })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  watch('longtask', (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    // The type is not in the standard library yet.
    const shift = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: Array<{ node?: Node }>
    }
    if (shift.hadRecentInput) return
    vitals.cls += shift.value
    for (const { node } of shift.sources)
      if (node instanceof Element) vitals.moved.push(`${node.tagName.toLowerCase()}.${node.className}`.slice(0, 60))
  })
}

const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals) // put there by watchVitals

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
