import { type Browser, chromium, type Page } from 'playwright-core'
import { browserOptions } from '#tests/support/browser.ts'
import { keepSession, logInDemoBuyer } from './demo-session.ts'
import { report } from './figures.ts'
import { withStore } from './store.ts'

const VISITS = Number(process.env.VISITS ?? 3)

/** `buyer` pages are opened by the demo buyer, whose lists are filled. */
const PAGES: ReadonlyArray<readonly [name: string, path: string, who?: 'buyer']> = [
  ['home', '/'],
  ['search', '/comListSearch?goodsModel=RC0603&fuzzy=true'],
  ['need', '/comListSearch?goodsModel=10k+0603+1%25&fuzzy=true'],
  ['goods', '/goods/detail/1'],
  ['category', '/category/detail/1'],
  ['category-goods', '/category/1'],
  ['list', '/comList'],
  ['brand', '/brand/detail/1'],
  ['a-z', '/searchAZ?key=S'],
  ['all-categories', '/allCategories'],
  ['manufacturers', '/manufacturer'],
  ['compare', '/compare?ids=1,2'],
  ['bom', '/bom'],
  ['enquiry', '/enquiry'],
  ['login', '/login?type=login'],
  ['register', '/login?type=logon'],
  ['faq', '/FAQ/faq?index=1'],
  ['shipping', '/FAQ/yunshu?yunshu=true'],
  ['support', '/technicalSupport'],
  ['privacy', '/privacy'],
  ['company', '/companyProfil'],
  ['contact', '/contactUs'],
  ['exhibition', '/exhibition'],
  ['blog', '/blog'],
  ['article', '/blog/detail/1'],
  ['demo', '/demo'],
  ['cart', '/shoppingTrolley?type=1', 'buyer'],
  ['checkout', '/CommoditySettlement', 'buyer'],
  ['my-data', '/userCenter/myData', 'buyer'],
  ['orders', '/userCenter/myOrder', 'buyer'],
  ['rfq-history', '/userCenter/RFQhistory', 'buyer'],
  ['after-sale', '/userCenter/afterSale', 'buyer'],
  ['favourites', '/userCenter/myCollection', 'buyer'],
  ['addresses', '/userCenter/addressManagement', 'buyer'],
]

interface Screen {
  viewport: { width: number; height: number }
  bars: { lcp: number; cls: number; tbt: number }
  /** A phone's processor and its network: "slow 4G" as browsers' tools have it. */
  slow?: { cpu: number; latencyMs: number; downloadKbit: number; uploadKbit: number }
}

const SCREENS: Record<string, Screen> = {
  desktop: { viewport: { width: 1440, height: 900 }, bars: { lcp: 1200, cls: 0.02, tbt: 200 } },
  phone: {
    viewport: { width: 360, height: 780 },
    bars: { lcp: 2000, cls: 0.02, tbt: 300 },
    slow: { cpu: 4, latencyMs: 150, downloadKbit: 1600, uploadKbit: 750 },
  },
}

/**
 * Web vitals of a first visit with an empty cache: LCP, CLS and TBT.
 * `EXPERIENCE=cart,orders` measures some pages only.
 */
export async function measureExperience(catalogSize: number): Promise<void> {
  const wanted = process.env.EXPERIENCE?.split(',')
  await withStore({ CATALOG_SIZE: String(catalogSize) }, async ({ url }) => {
    const session = await logInDemoBuyer(url)
    const browser = await chromium.launch(await browserOptions())
    for (const [page, path, who] of PAGES.filter(([name]) => !wanted || wanted.includes(name)))
      for (const [screen, settings] of Object.entries(SCREENS)) {
        const visits: Vitals[] = []
        for (let visit = 0; visit < VISITS; visit += 1)
          visits.push(await visitOnce(browser, url + path, settings, who && session))
        const facts = { page, screen, visits: VISITS, moved: [...new Set(visits.flatMap(({ moved }) => moved))] }
        const { bars } = settings
        const name = `experience.${page}.${screen}`
        report(`${name}.lcp`, middle(visits.map(({ lcp }) => lcp)), 'ms', { bar: bars.lcp, ...facts })
        report(`${name}.cls`, Math.max(...visits.map(({ cls }) => cls)), '', { bar: bars.cls, ...facts })
        const beforePaint = Math.round(middle(visits.map((vitals) => blockingTime(vitals).before)))
        const blocking = middle(visits.map((vitals) => blockingTime(vitals).after))
        report(`${name}.tbt`, blocking, 'ms', { bar: bars.tbt, beforePaint, ...facts })
      }
    await browser.close()
  })
}

interface Vitals {
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint, milliseconds after the address was entered. */
  lcp: number
  /** Cumulative layout shift. The worst visit counts: what moves now and then is what annoys. */
  cls: number
  longTasks: Array<{ startTime: number; duration: number }>
  /** What has moved, as selectors, to find it by. */
  moved: string[]
}

async function visitOnce(browser: Browser, address: string, { viewport, slow }: Screen, session?: string) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.addInitScript(watchVitals)
  if (session) await keepSession(page, session)
  if (slow) await slowDown(page, slow)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 })
  const vitals = await readVitals(page)
  await context.close()
  return vitals
}

async function slowDown(page: Page, { cpu, latencyMs, downloadKbit, uploadKbit }: NonNullable<Screen['slow']>) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downloadKbit * 1024) / 8,
    uploadThroughput: (uploadKbit * 1024) / 8,
  })
}

/** Runs in the page before anything else does. */
function watchVitals() {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, longTasks: [], moved: [] }
  Object.assign(window, { vitals })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    vitals.longTasks.push({ startTime, duration })
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
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

/**
 * What tasks took beyond 50 ms each. Total blocking time is the part after the first contentful paint: before it there is
 * nothing on the screen that could be used.
 */
function blockingTime({ fcp, longTasks }: Vitals): { before: number; after: number } {
  const beyond = (ms: number) => Math.max(0, ms - 50)
  let [before, after] = [0, 0]
  for (const { startTime, duration } of longTasks) {
    const blocking = beyond(Math.min(duration, startTime + duration - fcp))
    after += blocking
    before += beyond(duration) - blocking
  }
  return { before, after }
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
