import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Goods } from '#features/catalog/catalog.contract.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { createBuyers, logInOnPage } from '../support/buyers.ts'
import { test } from '../support/visitor.ts'

const { sql, newBuyer } = createBuyers()

const COLUMNS = [
  'Images',
  'Mfr.Part #',
  'RoHS',
  'Pricing',
  'Availability',
  'Quantity',
  'Description',
  'Package',
  'Categorie',
]

/** Some goods of the demo catalogue, by their numbers. */
async function findGoods(page: Page, input: (goods: Goods) => boolean): Promise<Goods> {
  for (const key of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const answer = await page.request.get(`/api/goods/index?key=${key}&pageSize=50`)
    const found = ((await answer.json()).data.list as Goods[]).find(input)
    if (found) return found
  }
  throw new Error('no such goods in the demo catalogue')
}

/** Goods with more than five others of the same function and footprint. */
async function findReplaceable() {
  const [goods] = await sql<{ goodsId: number; goodsModel: string }[]>`
    select g.goods_id "goodsId", g.model "goodsModel" from goods g
    where 5 < (select count(*) from goods o
      where o.equivalence = g.equivalence and not (o.stem = g.stem and o.brand_id = g.brand_id))
    order by g.goods_id limit 1`
  if (!goods) throw new Error('nothing in the demo catalogue has more than five alternatives')
  return goods
}

async function findExact(page: Page, goodsModel: string): Promise<Goods> {
  const answer = await page.request.get(`/api/goods/search?goodsModel=${encodeURIComponent(goodsModel)}`)
  const [goods] = (await answer.json()).data.exact
  expect(goods, goodsModel).toBeDefined()
  return goods
}

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')
const mainTable = (page: Page) => page.getByRole('main').getByRole('table').first()
const headsOf = async (page: Page) => (await mainTable(page).locator('thead th').allTextContents()).map((h) => h.trim())

describe('product lists', () => {
  test('[ROUTE-25, COMP-05] /comList lists the goods of a category in nine columns', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const { category } = await findExact(page, 'LM358DR')
    await open(`/comList?categoryId=${category.categoryId}`)
    await page.getByRole('heading', { level: 1, name: category.categoryName }).waitFor()
    expect(await headsOf(page)).toEqual(COLUMNS)
    expect(await canonicalOf(page)).toBe(`/category/detail/${category.categoryId}`)
    await checkAccessibility()
    await open('/comList?categoryId=999999', 404)
  })

  test('[ROUTE-25] /comList alone lists what is popular, and leads to the list of each category', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    await open('/comList')
    const lists = page.getByRole('navigation', { name: 'Product lists by category' }).getByRole('link')
    expect(await lists.count()).toBeGreaterThan(3)
    expect(await page.getByRole('button', { name: /Add to cart/ }).count()).toBeGreaterThan(3)
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await lists.first().click()
    await page.waitForURL('**/comList?categoryId=*')
  })

  test('[ROUTE-26] /comListBrand lists the goods of a maker; without one it leads to the makers', async ({ plain }) => {
    const { page, open } = plain
    const { brand } = await findExact(page, 'LM358DR')
    await open(`/comListBrand?brandId=${brand.brandId}`)
    await page.getByRole('heading', { level: 1, name: `Parts of ${brand.brandName}` }).waitFor()
    expect(await headsOf(page)).toEqual(COLUMNS)
    expect(await canonicalOf(page)).toBe(`/brand/detail/${brand.brandId}`)
    await open('/comListBrand')
    expect(new URL(page.url()).pathname).toBe('/manufacturer')
  })

  test('[ROUTE-60, ROUTE-61, COMP-21, COMP-22] the A-Z index leads to the numbers that begin with a character, in order', async ({
    plain,
  }) => {
    const { page, open } = plain
    await open('/')
    const strip = page.getByRole('navigation', { name: 'Part numbers by first character' })
    expect(await strip.getByRole('link').allTextContents()).toEqual([
      '0',
      '#',
      ...'123456789',
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ])
    expect(await strip.getByRole('link', { name: '#' }).getAttribute('href')).toBe('/searchAZ?key=%23')
    await strip.getByRole('link', { name: 'S', exact: true }).click()
    await page.waitForURL('**/searchAZ?key=S')
    expect(await strip.locator('[aria-current]').allTextContents()).toEqual(['S'])
    const models = await mainTable(page).locator('tbody td:nth-child(2) > a').allTextContents()
    expect(models.length).toBeGreaterThan(0)
    for (const model of models) expect(model).toMatch(/^S/i)
    const numbers = models.map(normaliseModel)
    expect(numbers).toEqual(numbers.toSorted())
    expect(await canonicalOf(page)).toBe('/searchAZ?key=S')
    await open('/searchAZ?key=AB', 404)
  })

  test('[CART-01, CART-03, CART-04, CONST-19] a part in stock can be added to the cart; four tiers are shown, the rest is folded', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const goods = await findGoods(page, ({ stockCount, priceList }) => stockCount > 0 && priceList.length > 4)
    await open(`/comListSearch?goodsModel=${encodeURIComponent(goods.goodsModel)}&fuzzy=true`)
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/goods/detail/${goods.goodsId}"]`) })
    await row.getByRole('button', { name: 'Add to cart' }).waitFor()
    const first = row.getByRole('list', { name: `Prices of ${goods.goodsModel}`, exact: true })
    expect(await first.getByRole('listitem').count()).toBe(4)
    const rest = row.getByRole('list', { name: `More prices of ${goods.goodsModel}` })
    expect(await rest.isVisible()).toBe(false)
    await row.getByText(/\d more tiers?/).click()
    await rest.waitFor()
    await row.getByText('Show less').click()
    await rest.waitFor({ state: 'hidden' })
  })

  test('[CART-02] a part that is out of stock offers Order Arrangement', async ({ plain }) => {
    const { page, open } = plain
    const goods = await findGoods(page, ({ stockCount }) => stockCount === 0)
    await open(`/goods/detail/${goods.goodsId}`)
    const box = page.getByRole('region', { name: `Buy ${goods.goodsModel}` })
    await box.getByRole('link', { name: 'Order Arrangement' }).waitFor()
    expect(await box.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
  })

  test('[CONST-21] a card shows at most 50 characters of the description', async ({ phone }) => {
    const { page, open } = phone
    const goods = await findGoods(page, ({ introduce }) => introduce.length > 60)
    await open(`/comListSearch?goodsModel=${encodeURIComponent(goods.goodsModel)}&fuzzy=true`)
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/goods/detail/${goods.goodsId}"]`) })
    const shown = (await row.locator('td:nth-child(7) span:visible').first().textContent()) ?? ''
    expect(shown).toMatch(/…$/)
    expect(shown.length).toBeLessThanOrEqual(51)
    expect(goods.introduce.startsWith(shown.slice(0, -1))).toBe(true)
  })
})

describe('the most-search widget', () => {
  test('[COMP-15, COMP-16, COMP-17, COMP-18, COMP-19, COMP-20] has four tabs of part numbers, each leading to its part', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/')
    for (const name of ['New Products', 'Recommended', 'Hot Recommend', 'Scarcity']) {
      await page.getByRole('tab', { name }).click()
      const links = page.getByRole('tabpanel', { name }).getByRole('link')
      expect(await links.first().getAttribute('href')).toMatch(/^\/goods\/detail\/\d+$/)
    }
  })
})

describe('a part that can be replaced', () => {
  test('[COMP-06, COMP-07, COMP-08, COMP-09, CONST-16, API-GOODS-22, API-GOODS-23] shows its alternatives five at a time, and all of them in a dialog', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const goods = await findReplaceable()
    await open(`/goods/detail/${goods.goodsId}`)
    const section = page.getByRole('region', { name: 'You might want to find' })
    expect(await section.locator('tbody tr').count()).toBe(5)
    await section.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**alternatives=2**')
    await section.locator('[aria-current=page]', { hasText: '2' }).waitFor()
    const asked = page.waitForRequest('**/api/goods/related?**')
    await section.getByRole('link', { name: 'Find more' }).click()
    const query = new URL((await asked).url()).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      pageNumber: '1',
      pageSize: '5',
      replaceGoodsId: String(goods.goodsId),
    })
    const answer = await (await (await asked).response())?.json()
    expect(answer.data).toMatchObject({ list: expect.any(Array), totalCount: expect.any(Number) })
    const dialog = page.getByRole('dialog', { name: `Alternatives to ${goods.goodsModel}` })
    await dialog.getByText('Page 1 of').waitFor()
    await dialog.getByRole('button', { name: 'Next page' }).click()
    await dialog.getByText('Page 2 of').waitFor()
    await checkAccessibility()
  })

  test('[ERR-09] tells in the words of the server when the list cannot be read', async ({ desktop }) => {
    const { page, open } = desktop
    const goods = await findReplaceable()
    await open(`/goods/detail/${goods.goodsId}`)
    await page.route('**/api/goods/related?**', (route) =>
      route.fulfill({ json: { code: 100001, msg: 'The list is being counted.', data: null } }),
    )
    await page.getByRole('link', { name: 'Find more' }).click()
    // In the dialog, and as an error notice.
    await expect.poll(() => page.getByText('The list is being counted.').count()).toBeGreaterThan(1)
  })

  test('[COMP-33] has a picture that is magnified where the pointer is', async ({ desktop }) => {
    const { page, open } = desktop
    const goods = await findExact(page, 'LM358DR')
    await open(`/goods/detail/${goods.goodsId}`)
    await page.getByRole('button', { name: `Magnify the picture of ${goods.goodsModel}` }).hover()
    await page.locator('[data-magnified=true]').waitFor()
  })
})

describe('recent browsing', () => {
  const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More to find' })

  test('[COMP-11, HIST-06, HIST-07, HIST-08, HIST-09, HIST-12, HIST-13, CONST-13] shows a visitor the last six, the latest first, nothing twice', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const parts: Goods[] = (await (await page.request.get('/api/goods/index?key=S&pageSize=7')).json()).data.list
    const tree = (await (await page.request.get('/api/category/search')).json()).data.list
    const categories: Array<{ categoryId: number; categoryName: string }> = tree.slice(0, 7)
    await open('/manufacturer')
    // The first six of each were looked at long ago.
    await page.evaluate((state) => localStorage.setItem('browsing', JSON.stringify({ state, version: 0 })), {
      goods: parts.slice(0, 6).toReversed(),
      category: categories.slice(0, 6).toReversed(),
    })
    await open('/manufacturer')
    for (const place of [6, 3]) {
      await follow(`/goods/detail/${parts[place]?.goodsId}`)
      await follow(`/category/detail/${categories[place]?.categoryId}`)
    }
    const shown = [3, 6, 5, 4, 2, 1]
    const goods = sidebar(page).getByRole('list', { name: 'Parts you looked at' }).getByRole('link')
    await expect.poll(() => goods.allTextContents()).toEqual(shown.map((place) => parts[place]?.goodsModel))
    const links = sidebar(page).getByRole('list', { name: 'Categories you looked at' }).getByRole('link')
    await expect.poll(() => links.allTextContents()).toEqual(shown.map((place) => categories[place]?.categoryName))
    await checkAccessibility()
  })

  test('[HIST-10, HIST-11, CONST-12, API-GOODS-19, API-GOODS-20, API-GOODS-21] asks the server for a buyer: six categories and seven goods', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const goods = await findExact(page, 'LM358DR')
    await open('/login?type=login')
    await logInOnPage(page, await newBuyer())
    await page.waitForURL((url) => url.pathname !== '/login')
    const asked = page.waitForRequest('**/api/goods/browsing/history?**')
    await open(`/goods/detail/${goods.goodsId}`)
    const query = new URL((await asked).url()).searchParams
    expect(Object.fromEntries(query)).toEqual({ categoryLimit: '6', goodsLimit: '7' })
    const answer = await (await (await asked).response())?.json()
    expect(answer.data).toMatchObject({ category: expect.any(Array), goods: [{ goodsId: goods.goodsId }] })
    await sidebar(page).getByRole('list', { name: 'Parts you looked at' }).getByText('LM358DR').waitFor()
  })
})

describe('the right sidebar', () => {
  const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More to find' })

  test('[COMP-12, FORM-06, FORM-07, FORM-08, FORM-09] has a newsletter form that insists on the e-mail only', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/comListSearch?goodsModel=LM358&fuzzy=true')
    const form = sidebar(page).getByRole('region', { name: 'Get our newsletter' })
    for (const name of ['Name', 'E-mail']) {
      expect(await form.getByRole('textbox', { name }).getAttribute('required')).not.toBeNull()
      await form.locator('label', { hasText: name }).getByText('*').waitFor()
    }
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await form.getByText('please Enter').waitFor()
    expect(await form.getByText('please Enter').count()).toBe(1)
    await form.getByRole('textbox', { name: 'E-mail' }).fill('sidebar@buyers.example')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText(/latest information will be recommended/).waitFor()
  })

  test('[COMP-14, CONST-11, CONST-23] has a Hot Model list of twelve, cut at 20 characters', async ({ desktop }) => {
    const { page, open } = desktop
    const asked = page.waitForRequest('**/api/home?**')
    await open('/comListSearch?goodsModel=LM358&fuzzy=true')
    expect(new URL((await asked).url()).searchParams.get('hotCount')).toBe('12')
    const links = sidebar(page).getByRole('region', { name: 'Hot Model' }).getByRole('link')
    await expect.poll(() => links.count()).toBe(12)
    for (const text of await links.allTextContents()) expect(text.length).toBeLessThanOrEqual(21)
  })

  test('[COMP-11, COMP-12, COMP-13, COMP-14] stands beside the page from 1280 px on, and below it elsewhere; nothing moves', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open('/comListSearch?goodsModel=NOSUCHPART99&fuzzy=true')
    await expect.poll(() => sidebar(page).getByRole('region', { name: 'Hot Model' }).getByRole('link').count()).toBe(12)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(0.02)
    for (const [width, isBeside] of [
      [1280, true],
      [1440, true],
      [1920, true],
      [1279, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const main = await page.getByRole('main').boundingBox()
      const side = await sidebar(page).boundingBox()
      if (isBeside) expect(side?.x, `${width} px`).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 0) - 1)
      else expect(side?.y, `${width} px`).toBeGreaterThan((main?.y ?? 0) + (main?.height ?? 0) - 1)
    }
  })

  test('[COMP-05] leaves the product list its nine columns on a screen of 1440 px', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/comListSearch?goodsModel=LM358&fuzzy=true')
    const heads = page.getByRole('main').locator('th[scope=col]')
    const boxes = await heads.evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()))
    expect(boxes).toHaveLength(9)
    expect(boxes.filter(({ width, height }) => width > 30 && height > 10)).toHaveLength(9)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  })
})

describe('refusals of what a page loads later', () => {
  const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More to find' })

  test('[ERR-02] each says the words of the server where its content would be', async ({ desktop }) => {
    const { page, open } = desktop
    const refuse = (path: string, msg: string) =>
      page.route(`**/api/${path}`, (route) => route.fulfill({ json: { code: 100001, msg, data: null } }))
    await refuse('home?**', 'Refused: hot')
    await refuse('goods/retrieve?**', 'Refused: suggestions')
    await refuse('category/search**', 'Refused: tree')
    await refuse('manufacturer', 'Refused: brands')
    await refuse('blog?**', 'Refused: posts')
    await refuse('goods/browsing/**', 'Refused: browsing')
    await open('/privacy')
    await open('/login?type=login&isBack=true')
    await logInOnPage(page, await newBuyer())
    await page.waitForURL('**/privacy')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Show Manufacturers' }).click()
    await page.getByText('Refused: brands').first().waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Show All Categories' }).click()
    await page.getByText('Refused: tree').first().waitFor()
    const box = page.getByRole('banner').getByRole('combobox')
    await box.fill('LM358DR')
    await page.getByText('Refused: suggestions').first().waitFor()
    await box.press('Enter')
    await sidebar(page).getByText('Refused: hot').waitFor()
    await sidebar(page).getByText('Refused: posts').waitFor()
    await sidebar(page).getByText('Refused: browsing').waitFor()
  })
})

describe('comparing', () => {
  test('parts of one category are gathered and stand side by side, with what differs marked', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const { category } = await findExact(page, 'LM358DR')
    await open(`/comList?categoryId=${category.categoryId}`)
    const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / })
    await buttons.nth(0).click()
    await buttons.nth(1).click()
    const bar = page.getByRole('region', { name: 'Parts to compare' })
    await bar.getByText('2 of 6').waitFor()
    await checkAccessibility()
    // The page knows what is chosen, however it is opened.
    await open('/compare')
    await page.waitForURL('**/compare?ids=*')
    const table = page.getByRole('table', { name: /side by side/ })
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(2)
    await table.getByRole('rowheader', { name: /In stock/ }).waitFor()
    expect(await table.getByText('differs').count()).toBeGreaterThan(0)
    expect(await table.getByRole('link', { name: /^Datasheet/ }).count()).toBe(2)
    const quantity = table.getByRole('spinbutton', { name: 'Quantity for the prices' })
    await quantity.fill('100')
    await table.getByRole('rowheader', { name: /Unit price at 100/ }).waitFor()
    await checkAccessibility()
    await page.getByRole('link', { name: 'Only what differs' }).click()
    await page.waitForURL('**only=differences')
    await page.getByRole('link', { name: 'Show all rows' }).waitFor()
    expect(await table.locator('tbody tr').count()).toBe(await table.getByText('differs').count())
    await table
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(1)
  })

  test('a part of another category asks to clear the list first', async ({ desktop }) => {
    const { page, open } = desktop
    const amplifier = await findExact(page, 'LM358DR')
    const other = await findGoods(page, ({ category }) => category.categoryId !== amplifier.category.categoryId)
    await open(`/goods/detail/${amplifier.goodsId}`)
    await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click()
    await open(`/goods/detail/${other.goodsId}`)
    await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click()
    await page.getByRole('button', { name: 'Clear and add this part' }).click()
    const bar = page.getByRole('region', { name: 'Parts to compare' })
    await bar.getByText('1 of 6').waitFor()
    await bar.getByText(other.goodsModel).waitFor()
  })

  test('fits a phone: the table scrolls inside itself', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    await open('/compare?ids=1,2,3,4')
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

describe('a favourite', () => {
  test('[AUTH-15, AUTH-35, AUTH-39, MSG-06, MSG-07] needs a login, is marked on the way back, and can be taken off', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const goods = await findExact(page, 'STM32F103C8T6')
    await open(`/goods/detail/${goods.goodsId}`)
    await page.getByRole('main').getByRole('link', { name: 'Favorite' }).click()
    await page.waitForURL('**/login?type=login&isBack=true')
    await logInOnPage(page, await newBuyer())
    await page.waitForURL(`**/goods/detail/${goods.goodsId}`)
    await page.getByText('Success', { exact: true }).first().waitFor()
    const button = page.getByRole('main').getByRole('button', { name: 'Favorite' })
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await button.click()
    await page.getByText('successfully', { exact: true }).first().waitFor()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  })
})

describe('a part that is not listed', () => {
  test('can be asked for: the answer is a number', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/comListSearch?goodsModel=NOSUCHPART99&fuzzy=true')
    const form = page.getByRole('region', { name: 'Want us to source it?' })
    expect(await form.getByLabel('Part number').inputValue()).toBe('NOSUCHPART99')
    await form.getByRole('button', { name: 'Ask us to find it' }).click()
    await form.getByText('Please enter your e-mail address.').waitFor()
    await checkAccessibility()
    await form.getByLabel('Your e-mail').fill('buyer@company.example')
    await form.getByLabel('Quantity').fill('250')
    await form.getByRole('button', { name: 'Ask us to find it' }).click()
    await form.getByText(/We have noted it as/).waitFor()
  })
})
