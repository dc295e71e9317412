import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { answerTagManager, storeUrl, test } from '../../support/visitor.ts'
import { readPage } from '../../support/windows/served-page.ts'

const MENU: Array<[entry: string, clauses: string, links: Array<[name: string, href: string]>]> = [
  [
    'Inquiry',
    '[HEAD-25, HEAD-26, HEAD-27]',
    [
      ['RFQ tool', '/enquiry'],
      ['BOM', '/bom'],
    ],
  ],
  [
    'Support',
    '[HEAD-28, HEAD-29, HEAD-30, HEAD-31, HEAD-32]',
    [
      ['FAQ', '/FAQ/faq?index=1'],
      ['Refund & Return', '/returnagree'],
      ['Technical Support System', '/technicalSupport'],
      ['Alternative Solutions', '/bom'],
    ],
  ],
  [
    'Exposition',
    '[HEAD-34, HEAD-35, HEAD-36]',
    [
      ['2024 Germany Exhibition', '/exhibition'],
      ['2025 Japan Exhibition', '/exhibition2025'],
    ],
  ],
  [
    'About Us',
    '[HEAD-37, HEAD-38, HEAD-39, HEAD-40, HEAD-41, HEAD-42]',
    [
      ['Company profile', '/companyProfil'],
      ['Certification', '/authentication'],
      ['Advantages', '/advantage'],
      ['Core value', '/coreValue'],
      ['Contact us', '/contactUs'],
    ],
  ],
]

describe('the header', () => {
  test('[HEAD-01, HEAD-02, HEAD-03, HEAD-09, FOOT-01, TOOL-01] header, footer and toolbar are on every page, including the not-found page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/comListSearch?goodsModel=LM358&fuzzy=true', 200],
      ['/allCategories', 200],
      ['/404', 404],
    ] as const) {
      const { texts, attributes } = await readPage(path, status)
      const [logo] = await attributes('header a[aria-label="Ohmstead, home"] img', 'src')
      const { width } = await sharp(await (await fetch(new URL(logo ?? '', storeUrl()))).bytes()).metadata()
      expect(width, `logo on ${path}`).toBeGreaterThan(0)
      expect(await texts('header label:has(+ input[role=combobox])'), path).toEqual(['Part number'])
      const links = await texts('header a')
      expect(links, path).toEqual(expect.arrayContaining(['Login', 'Register']))
      expect(await texts('footer nav'), path).not.toEqual([])
      expect(await texts('aside[aria-label=Toolbar] a'), path).not.toEqual([])
    }
  })

  // One visit for all that opens in the header: a page load is most of the work of a test.
  test(`[HEAD-05, HEAD-06, HEAD-07, HEAD-08, HEAD-13, HEAD-22, HEAD-33, HEAD-43, HEAD-44, HEAD-45, CONST-17] ${MENU.map(([entry, clauses]) => `${clauses} ${entry}`).join(', ')}: its links, dropdowns and tree; it sticks and becomes compact after 100 px`, async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/')
    const header = page.getByRole('banner')
    await page.getByRole('button', { name: 'Contact' }).click()
    await header.getByRole('link', { name: 'service@ohmstead.example' }).waitFor()
    expect(await header.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
    expect(await header.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/termsOfUs')

    const menu = page.getByRole('navigation', { name: 'Main' })
    const hrefOf = (name: string) => menu.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await hrefOf('All Categories')).toBe('/allCategories')
    expect(await hrefOf('Blogs & Posts')).toBe('/blog')
    for (const [entry, , links] of MENU) {
      const button = menu.getByRole('button', { name: entry })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
      for (const [name, href] of links) expect(await hrefOf(name), entry).toBe(href)
      await page.keyboard.press('Escape')
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    }

    await menu.getByRole('button', { name: 'About Us' }).click()
    const brochure = menu.getByRole('link', { name: /Company brochure/ })
    expect(await brochure.getAttribute('target')).toBe('_blank')
    expect(await brochure.getAttribute('href')).toBe('/brochure.pdf')
    expect((await page.request.get('/brochure.pdf')).headers()['content-type']).toBe('application/pdf')

    // The tree shows three levels; the second leads to /categoryPage with both names and the number.
    await menu.getByRole('button', { name: 'Show All Categories' }).click()
    await menu.getByRole('link', { name: 'Resistors', exact: true }).first().waitFor()
    await menu.getByRole('link', { name: 'Thick Film', exact: true }).waitFor()
    await menu.getByRole('link', { name: 'Chip Resistors (SMD)' }).click()
    await page.waitForURL('**/categoryPage?**')
    const query = new URL(page.url()).searchParams
    expect([query.get('a'), query.get('b')]).toEqual(['Resistors', 'Chip Resistors (SMD)'])
    expect(query.get('categoryId')).toMatch(/^\d+$/)
    await page.getByRole('heading', { level: 1, name: /Chip Resistors/ }).waitFor()

    // It sticks and becomes compact after 100 px.
    const compact = page.locator('[data-compact]')
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
    await scrollTo(100)
    await expect.poll(() => compact.count()).toBe(0)
    await scrollTo(101)
    await expect.poll(() => compact.count()).toBe(1)
    await page.getByRole('combobox', { name: 'Part number' }).waitFor()
    const box = await page.getByRole('combobox', { name: 'Part number' }).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(60)
  })

  test('[HEAD-23, HEAD-24, ENT-41] Manufacturers lists every brand, requested once and cached, each with a link to its page', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/blog')
    const all: Array<{ brandName: string }> = (await (await page.request.get('/api/manufacturer')).json()).data.brand
    let asked = 0
    page.on('request', (request) => new URL(request.url()).pathname === '/api/manufacturer' && asked++)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const openMenu = () => menu.getByRole('button', { name: 'Show Manufacturers' }).click()
    const listed = () => menu.locator('a[href^="/brand/detail/"]').allTextContents()
    await openMenu()
    await expect.poll(async () => (await listed()).sort()).toEqual(all.map(({ brandName }) => brandName).sort())
    await checkAccessibility({ frame: true })
    // Another page that does not read them itself.
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await page.waitForURL('**/privacy')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await openMenu()
    await expect.poll(async () => (await listed()).length).toBe(all.length)
    expect(asked).toBe(1)
    const yageo = menu.getByRole('link', { name: 'Yageo', exact: true })
    expect(await yageo.getAttribute('href')).toMatch(/^\/brand\/detail\/\d+$/)
    await yageo.click()
    await page.getByRole('heading', { level: 1, name: 'Yageo' }).waitFor()
  })

  test('[HEAD-14, CONS-01, CONS-02, CONS-06] the cookie banner is shown until a choice is made', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await answerTagManager(page)
    await open('/unsubscribe')
    const banner = page.getByRole('region', { name: 'Cookie consent' })
    await banner.waitFor()
    await checkAccessibility({ frame: true })
    await banner.getByRole('button', { name: 'Accept' }).click()
    await banner.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('consentGranted'))).toBe('true')
    await open('/unsubscribe')
    expect(await banner.count()).toBe(0)
  })
})
