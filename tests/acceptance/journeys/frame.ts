import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'

/** Public pages of every kind, and what an unknown address leads to. */
export const EVERY_PAGE = [
  ...[
    '/',
    '/allCategories',
    '/manufacturer',
    '/comList',
    '/comListSearch?goodsModel=LM358&fuzzy=true',
    '/searchAZ?key=S',
  ],
  ...['/advantage', '/coreValue', '/companyProfil', '/authentication', '/contactUs', '/interviewVideo'],
  ...['/exhibition', '/exhibition2025', '/blog', '/FAQ/faq?index=1', '/FAQ/yunshu?yunshu=true', '/demo'],
  ...['/privacy', '/termsOfUs', '/returnagree', '/technicalSupport', '/unsubscribe', '/enquiry', '/bom', '/bomResult'],
  ...['/login?type=login', '/login?type=logon', '/shoppingTrolley?type=1', '/CommoditySettlement', '/orderDetail'],
  ...[
    '/orderGoods',
    '/payment',
    '/paymentResult',
    '/userCenter/myData',
    '/userCenter/myOrder',
    '/userCenter/afterSale',
  ],
  ...['/userCenter/myCollection', '/userCenter/addressManagement', '/userCenter/RFQhistory', '/404'],
]

/** Every page as the store sends it: those without an element of the frame. */
export const pagesWithout = (selector: string) =>
  journey(async (shop) => {
    const lacking: string[] = []
    for (const path of EVERY_PAGE) {
      const page = await shop.read(path)
      if ((await page.texts(selector)).length === 0) lacking.push(path)
    }
    return lacking
  })

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export interface Link {
  name: string
  href: string
  target: string
}

const linksIn = (page: Page) =>
  mainMenu(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        name: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target') ?? '',
      })),
    )

/** They are drawn bit by bit. */
const untilAllBrands = (page: Page, count: number) =>
  mainMenu(page)
    .locator('a[href^="/brand/detail/"]')
    .nth(count - 1)
    .waitFor({ state: 'attached', timeout: 5000 })
    .catch(() => undefined)

/** What each entry of the menu leads to; a dropdown is opened by a press. */
export const menu = journey((shop) =>
  shop.visit('visitor', async (page) => {
    const { brand } = await shop.get<{ brand: unknown[] }>('manufacturer')
    await open(page, '/privacy')
    const entries: Record<string, Link[]> = { '': await linksIn(page) }
    for (const name of ['Inquiry', 'Support', 'Exposition', 'About Us', 'Show Manufacturers']) {
      const button = mainMenu(page).getByRole('button', { name, exact: true })
      if ((await button.count()) === 0) continue
      await button.click()
      await mainMenu(page).locator('[aria-expanded=true]').first().waitFor()
      if (name === 'Show Manufacturers') await untilAllBrands(page, brand.length)
      const always = entries['']?.map((link) => `${link.name} ${link.href}`) ?? []
      entries[name] = (await linksIn(page)).filter((link) => !always.includes(`${link.name} ${link.href}`))
      await page.keyboard.press('Escape')
    }
    return entries
  }),
)

/** Where the search box of the header is at some scroll positions, and how high the visible part of the header is. */
export const scrolling = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/allCategories')
    const at = async (scrolled: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled)
      await page.waitForTimeout(400)
      const box = await page.getByRole('banner').getByRole('combobox').boundingBox()
      const height = await page.getByRole('banner').evaluate((header) => {
        let y = 0
        while (y < window.innerHeight && header.contains(document.elementFromPoint(window.innerWidth / 3, y))) y += 1
        return y
      })
      return { scrolled, box: Math.round(box?.y ?? Number.NaN), height }
    }
    return {
      start: await at(0),
      before: await at(60),
      threshold: await at(100),
      past: await at(102),
      far: await at(600),
    }
  }),
)
