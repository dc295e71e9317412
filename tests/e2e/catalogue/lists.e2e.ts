import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { normaliseModel } from '#shared/mpn.ts'
import { DESKTOP, test } from '../../support/visitor.ts'
import { readPage } from '../../support/windows/served-page.ts'
import { findExact, findGoods } from './find-goods.ts'

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

const mainTable = (page: Page) => page.getByRole('main').getByRole('table').first()

/** A list as the store sends it, and its columns. */
async function readList(path: string) {
  const list = await readPage(path)
  const [columns, canonical] = [await list.texts('main thead th'), await list.attributes('link[rel=canonical]', 'href')]
  return { ...list, columns, canonical }
}

/** Content that could overlap the next column: promotional prices, wide buttons. */
const cellsTooWide = (page: Page) =>
  mainTable(page)
    .locator('tbody td')
    .evaluateAll((cells) =>
      cells
        .filter((cell) =>
          [...cell.querySelectorAll('*')].some(
            (part) => part.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1,
          ),
        )
        .map((cell) => cell.textContent),
    )

describe('product lists', () => {
  test('[ROUTE-25, COMP-05] /comList lists the goods of a category in nine columns', async ({ desktop }) => {
    const { category } = await findExact(desktop.page, 'LM358DR')
    const { texts, columns, canonical } = await readList(`/comList?categoryId=${category.categoryId}`)
    expect(await texts('h1')).toEqual([category.categoryName])
    expect(columns).toEqual(COLUMNS)
    expect(canonical).toEqual([`/category/detail/${category.categoryId}`])
    await readPage('/comList?categoryId=999999', 404)
  })

  test('[ROUTE-25] /comList alone lists popular parts, with links to the list of each category', async () => {
    const { texts, attributes } = await readList('/comList')
    const addresses = await attributes('nav[aria-label="Product lists by category"] a', 'href')
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect(address).toMatch(/^\/comList\?categoryId=\d+$/)
    expect((await texts('main button')).filter((name) => name === 'Add to cart').length).toBeGreaterThan(3)
  })

  test('a long list is where it was after a part of it was opened', async ({ phone }) => {
    const { page, open } = phone
    const { category } = await findExact(page, 'LM358DR')
    await open(`/category/${category.categoryId}?pageSize=50`)
    // Cards outside the viewport have an estimated height until they are laid out.
    const link = mainTable(page).locator('tbody tr').nth(11).locator('td:nth-child(2) > a')
    // Waits until the link stands still: cards above it are laid out meanwhile.
    await link.hover()
    const place = async () => Math.round((await link.boundingBox())?.y ?? 0)
    const before = { y: await place(), scrolled: await page.evaluate(() => window.scrollY) }
    expect(before.scrolled).toBeGreaterThan(1000)
    const model = (await link.textContent()) ?? ''
    await link.click()
    await page.getByRole('heading', { level: 1, name: model }).waitFor()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before.scrolled)
    expect(Math.abs((await place()) - before.y)).toBeLessThan(3)
  })

  test('[ROUTE-26] /comListBrand lists the goods of a maker', async ({ plain }) => {
    const { page, open } = plain
    const { brand } = await findExact(page, 'LM358DR')
    const path = `/comListBrand?brandId=${brand.brandId}`
    const { texts, columns, canonical } = await readList(path)
    expect(await texts('h1')).toEqual([`Parts of ${brand.brandName}`])
    expect(columns).toEqual(COLUMNS)
    expect(canonical).toEqual([`/brand/detail/${brand.brandId}`])
    await page.setViewportSize({ width: 820, height: 900 })
    await open(path)
    expect(await cellsTooWide(page)).toEqual([])
    await page.setViewportSize(DESKTOP)
  })

  test('[ROUTE-26] /comListBrand alone lists parts of the largest makers, with links to the list of each', async () => {
    const { address, texts, columns, attributes, canonical } = await readList('/comListBrand')
    expect({ address, columns, canonical }).toEqual({
      address: '/comListBrand',
      columns: COLUMNS,
      canonical: ['/comListBrand'],
    })
    const lists = await attributes('nav[aria-label="Product lists by manufacturer"] a', 'href')
    expect(lists.length).toBeGreaterThan(3)
    for (const list of lists) expect(list).toMatch(/^\/comListBrand\?brandId=\d+$/)
    expect((await texts('main button')).filter((name) => name === 'Add to cart').length).toBeGreaterThan(3)
  })

  test('[ROUTE-29] /comListSearch shows similar numbers and descriptions with fuzzy=true only, and leads to them', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const inside = '/comListSearch?goodsModel=M358'
    expect(await (await readPage(`${inside}&fuzzy=true`)).texts('main tbody a')).toContain('LM358DR')
    expect(await (await readPage(inside)).texts('main tbody a')).not.toContain('LM358DR')
    await open(inside)
    await page.getByText('Only part numbers that are or begin with this text.').waitFor()
    await page.getByRole('link', { name: 'Search similar numbers and descriptions too' }).click()
    await page.waitForURL('**/comListSearch?goodsModel=M358&fuzzy=true')
    await page.getByRole('link', { name: 'LM358DR', exact: true }).first().waitFor()
  })

  test('[ROUTE-60, ROUTE-61, COMP-21, COMP-22] the A-Z index lists the numbers that begin with a character, in order', async () => {
    const strip = 'nav[aria-label="Part numbers by first character"] a'
    const home = await readPage('/')
    expect(await home.texts(strip)).toEqual(['0', '#', ...'123456789', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
    expect(await home.attributes(strip, 'href')).toEqual(
      expect.arrayContaining(['/searchAZ?key=%23', '/searchAZ?key=S']),
    )
    const { texts, canonical } = await readList('/searchAZ?key=S')
    expect(await texts(`${strip}[aria-current]`)).toEqual(['S'])
    const models = await texts('main tbody td:nth-child(2) > a')
    expect(models.length).toBeGreaterThan(0)
    for (const model of models) expect(model).toMatch(/^S/i)
    const numbers = models.map(normaliseModel)
    expect(numbers).toEqual(numbers.toSorted())
    expect(canonical).toEqual(['/searchAZ?key=S'])
    await readPage('/searchAZ?key=AB', 404)
  })

  test('[ROUTE-60, ROUTE-61] without a key, or with an empty one, there is the strip to choose from', async () => {
    for (const address of ['/searchAZ', '/searchAZ?key=', '/searchAZ?key=%20'])
      expect(await (await readPage(address)).texts('h1'), address).toEqual(['Part numbers from A to Z'])
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
    const goods = await findGoods(plain.page, ({ stockCount }) => stockCount === 0)
    const { texts } = await readPage(`/goods/detail/${goods.goodsId}`)
    const box = `section[aria-label="Buy ${goods.goodsModel}"]`
    expect(await texts(`${box} a`)).toContain('Order Arrangement')
    expect(await texts(`${box} button`)).not.toContain('Add to cart')
  })

  test('a part that is out of stock names an alternative in one piece', async ({ desktop }) => {
    const { page, open } = desktop
    const goods = await findGoods(page, ({ stockCount, replace }) => stockCount === 0 && replace.length > 0)
    await open(`/comListSearch?goodsModel=${encodeURIComponent(goods.goodsModel)}&fuzzy=true`)
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/goods/detail/${goods.goodsId}"]`) })
    const alternative = row.getByRole('link', { name: /^Alternative/ }).locator('.model-text')
    for (const size of [DESKTOP, { width: 820, height: 1180 }]) {
      await page.setViewportSize(size)
      expect(await alternative.evaluate((one) => one.getClientRects().length)).toBe(1)
    }
    await page.setViewportSize(DESKTOP)
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
  test('[COMP-15, COMP-16, COMP-17, COMP-18, COMP-19, COMP-20] has four tabs of part numbers, each linked to its part', async ({
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
