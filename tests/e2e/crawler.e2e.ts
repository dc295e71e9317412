import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations, followLink, listenForProblems, storeUrl, test } from '../support/visitor.ts'

/** Routes of the specification, each page once, as a visitor opens it; after the arrow, the address it leads to. */
const ROUTES = `
  /
  /404
  /no/such/page -> /404
  /companyProfil
  /contactUs
  /allCategories
  /blog
  /bom
  /bomResult
  /brand/detail/{brand}
  /category/detail/{category}
  /comList
  /comListBrand?brandId={brand}
  /comListSearch?goodsModel=LM358&fuzzy=true
  /demo
  /enquiry
  /FAQ/faq?index=1
  /FAQ/yunshu?yunshu=true
  /goods/detail/1
  /interviewVideo
  /manufacturer
  /login?type=login
  /login?type=logon
  /privacy
  /searchAZ?key=L
  /unsubscribe
  /userCenter/myData -> /login
`

/**
 * The other routes: the same pages with other content or another address, and private ones that lead to the login. They
 * are requested over HTTP, and then opened as by a link, which costs a fifth of opening them.
 */
const FURTHER_ROUTES = `
  /advantage
  /coreValue
  /authentication
  /blogDetail?articleId=1 -> /blog/detail/1
  /brandDetail?brandId={brand} -> /brand/detail/{brand}
  /brand/product/{brand}
  /categoryPage?a=Passive&b=Resistors&categoryId={category}
  /category/{category}
  /CommoditySettlement -> /login
  /enquiry?isSubmit=true
  /exhibition
  /exhibition2025
  /FAQ -> /FAQ/faq
  /goodsDetail?goodsId=1 -> /goods/detail/1
  /orderDetail?orderNo=1 -> /login
  /orderGoods?orderNo=1 -> /login
  /payment?orderNo=1 -> /login
  /paymentResult?orderNo=1 -> /login
  /termsOfUs
  /returnagree
  /technicalSupport
  /shoppingTrolley?type=1 -> /login
  /userCenter -> /login
  /userCenter/addressManagement -> /login
  /userCenter/afterSale -> /login
  /userCenter/myCollection?type=1 -> /login
  /userCenter/myOrder -> /login
  /userCenter/RFQhistory -> /login
`

const MAX_PAGES = 90
const TABS = 2
/** Of links that differ in a number or a word only, as many are asked for. */
const LINKS_OF_A_KIND = 2
const NARROW = 360
const TITLE = /\w+ [|·] Ohmstead$|^Ohmstead: /

interface Stop {
  path: string
  /** The path it ends on; a page found on the way may end anywhere. */
  landing: string | undefined
  /** Gone to from the page that the tab is on. */
  byLink?: boolean
}

const pathOf = (address: string) => new URL(address, storeUrl()).pathname
/** Pages that differ in a number or in what is asked for are one kind of page. */
const pageKind = (address: string) => pathOf(address).replace(/\d+/g, '#')
const linkKind = (address: string) =>
  `${pageKind(address)}?${[...new Set(new URL(address, storeUrl()).searchParams.keys())].sort().join('&')}`

const isFile = (address: string) => /^\/(api|sitemap|pictures|files)\b|\.\w{2,5}$/.test(pathOf(address))

async function readRoutes(page: Page): Promise<{ routes: Stop[]; further: Stop[] }> {
  const read = async (path: string) => (await (await page.request.get(path)).json()).data
  const { brand } = await read('/api/manufacturer')
  const { list } = await read('/api/category/search')
  const fill = (text: string) =>
    text.replaceAll('{brand}', String(brand[0].brandId)).replaceAll('{category}', String(list[0].child[0].categoryId))
  const readTable = (table: string, byLink: boolean) =>
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [path = '', landing] = fill(line.trim()).split(' -> ')
        return { path, landing: landing ?? pathOf(path), byLink }
      })
  return { routes: readTable(ROUTES, false), further: readTable(FURTHER_ROUTES, true) }
}

/** Problems of the answer without scripts, as search engines see it. */
async function askFor(tab: Page, path: string): Promise<string[]> {
  const answer = await tab.request.get(path)
  const html = await answer.text()
  return [
    ...(answer.status() === 200 ? [] : [`answers ${answer.status()}`]),
    ...(TITLE.test(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '') ? [] : ['answers without a title']),
  ]
}

/** Goes to a page, by its address or as by a link, and waits until it is there. */
async function arriveAt(tab: Page, { path, landing, byLink = false }: Stop): Promise<string[]> {
  const wrong: string[] = []
  if (byLink) {
    wrong.push(...(await askFor(tab, path)))
    await followLink(tab, path)
  } else {
    const answer = await tab.goto(path, { waitUntil: 'load' })
    if (answer?.status() !== (landing === '/404' ? 404 : 200)) wrong.push(`answers ${answer?.status()}`)
    await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
  if (landing) await tab.waitForURL((url) => url.pathname === landing).catch(() => wrong.push(`ends on ${tab.url()}`))
  await tab.locator('h1').first().waitFor()
  return wrong
}

/** Opens a page on a small phone; returns its problems and its links. */
async function inspect(tab: Page, stop: Stop, trouble: string[], looked: Set<string>) {
  const { path } = stop
  const lost = stop.landing === '/404'
  const wrong = await arriveAt(tab, stop)
  const seen = await tab.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    width: document.documentElement.scrollWidth,
    words: document.querySelector('main')?.textContent ?? '',
    links: [...document.querySelectorAll('a[href]:not([href^="#"])')].map(
      (link) => (link as HTMLAnchorElement).href.split('#')[0] ?? '',
    ),
  }))
  if (seen.headings !== 1) wrong.push(`${seen.headings} main headings`)
  if (seen.width > NARROW) wrong.push(`${seen.width} px wide`)
  if (!TITLE.test(seen.title)) wrong.push(`titled ${seen.title}`)
  if (/lorem|ipsum|being built|\bTODO\b|undefined|\[object/i.test(seen.words)) wrong.push('unfinished words')
  // Once is enough for the login that private pages lead to, and for any page with several addresses.
  if (!looked.has(seen.words)) {
    looked.add(seen.words)
    // The frame is the same everywhere and is looked at on the first page; so are colours and sizes on further routes.
    const violations = await findViolations(tab, { frame: path === '/', atRest: !stop.byLink })
    wrong.push(...violations.map(({ id, where }) => `${id}: ${where.join(' ')}`))
  }
  wrong.push(...trouble.splice(0).filter((line) => !(lost && line.includes('404'))))
  const own = seen.links
    .filter((link) => new URL(link).origin === storeUrl())
    .map((link) => link.slice(storeUrl().length))
  return { wrong, links: own }
}

test('[ROUTE-79] every route, and every kind of linked page, opens, fits a small phone and is complete', {
  timeout: 900_000,
}, async ({ desktop }) => {
  const context = desktop.page.context()
  const tabs = await Promise.all(
    Array.from({ length: TABS }, async () => {
      const tab = await context.newPage()
      await tab.setViewportSize({ width: NARROW, height: 740 })
      return { tab, trouble: listenForProblems(tab) }
    }),
  )
  const opened = new Set<string>()
  const looked = new Set<string>()
  const foundOn = new Map<string, string>()
  const faults: Record<string, string[]> = {}

  async function openAll(stops: Stop[]) {
    const waiting = [...stops]
    await Promise.all(
      tabs.map(async ({ tab, trouble }) => {
        for (let stop = waiting.shift(); stop; stop = waiting.shift()) {
          const { wrong, links } = await inspect(tab, stop, trouble, looked)
          if (wrong.length > 0) faults[stop.path] = wrong
          for (const link of links) if (!foundOn.has(link)) foundOn.set(link, stop.path)
        }
      }),
    )
  }

  /** One of each kind of page that has not been opened yet. */
  function nextStops(): Stop[] {
    const pages = [...foundOn.keys()].filter((link) => !isFile(link) && !opened.has(pageKind(link)))
    const stops = [...new Map(pages.map((path) => [pageKind(path), { path, landing: undefined }])).values()]
    for (const { path } of stops) opened.add(pageKind(path))
    return stops
  }

  const { routes, further } = await readRoutes(desktop.page)
  for (const { path } of [...routes, ...further]) opened.add(pageKind(path))
  await openAll(routes)
  for (let stops = further; stops.length > 0 && opened.size <= MAX_PAGES; stops = nextStops()) await openAll(stops)
  expect(faults).toEqual({})
  expect(opened.size).toBeLessThanOrEqual(MAX_PAGES)
  expect(await findDeadLinks(desktop.page, foundOn)).toEqual([])
})

/** Asks for the links without opening them: all there are of most kinds, some of those that are many. */
async function findDeadLinks(page: Page, foundOn: ReadonlyMap<string, string>): Promise<string[]> {
  const kinds = Map.groupBy(foundOn.keys(), linkKind)
  const asked = [...kinds.values()].flatMap((links) => links.slice(0, LINKS_OF_A_KIND))
  const dead: string[] = []
  // Some at a time: asked for all at once, the last would wait for the answers to all others.
  const askOneByOne = async () => {
    for (let link = asked.shift(); link !== undefined; link = asked.shift()) {
      const status = (await page.request.get(link)).status()
      if (status !== 200) dead.push(`${link} on ${foundOn.get(link)} answers ${status}`)
    }
  }
  await Promise.all(Array.from({ length: TABS }, askOneByOne))
  return dead
}
