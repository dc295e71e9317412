import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createBuyers, logInOnPage } from '../support/buyers.ts'
import { test } from '../support/visitor.ts'
import { createGoods, type LineRequests } from '../support/world.ts'

const { sql, newBuyer } = createBuyers()

const goods = (inputs: LineRequests = {}) => createGoods(sql, inputs)

async function fillCart(accountId: number, lines: Array<readonly [goodsId: number, count: number]>) {
  for (const [goodsId, count] of lines)
    await sql`insert into cart_line (account_id, goods_id, count, unit_price) values (${accountId}, ${goodsId}, ${count}, 0.5)`
}

const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`Cart\\s*, ${count} lines?`) }).waitFor()

describe('a visitor who buys', () => {
  test('[CART-05, AUTH-16, AUTH-38, AUTH-39] is led to the login and back, and then the part is in the cart', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [part, buyer] = [await goods(), await newBuyer()]
    await open(`/goods/detail/${part.id}`)
    const box = page.getByRole('region', { name: `Buy ${part.model}` })
    await box.getByRole('spinbutton').fill('7')
    await box.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/login?type=login&isBack=true')
    await logInOnPage(page, buyer)
    await page.waitForURL(`**/goods/detail/${part.id}`)
    await page.getByText('Add Success!').waitFor()
    await badge(page, 1)
    await page.reload()
    await badge(page, 1)
    expect(await sql`select count from cart_line where account_id = ${buyer.accountId}`).toEqual([{ count: 7 }])
  })

  test('[CART-16, ROUTE-64] with Buy Now is led to the login and from there to the purchase of that one part', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [part, buyer] = [await goods(), await newBuyer()]
    await open(`/goods/detail/${part.id}`)
    await page.getByRole('button', { name: 'Buy now' }).click()
    await page.waitForURL('**/login?type=login&isBack=true')
    await logInOnPage(page, buyer)
    await page.waitForURL(/\/shoppingTrolley\?type=1&fastId=[0-9a-f-]{36}$/)
    await page.getByRole('heading', { level: 1, name: 'Buy now' }).waitFor()
    await page.getByRole('spinbutton', { name: `Quantity of ${part.model}` }).fill('3')
    await page.getByText('$1.5000', { exact: true }).first().waitFor()
    await checkAccessibility()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await page.waitForURL('**/CommoditySettlement?fastId=*')
    await badge(page, 0)
  })

  test('[AUTH-34, AUTH-39, ROUTE-62] comes to the cart page itself only through the login', async ({ desktop }) => {
    const { page, open } = desktop
    const buyer = await newBuyer()
    await open('/shoppingTrolley?type=1')
    await page.waitForURL('**/login?type=login&isBack=true')
    await logInOnPage(page, buyer)
    await page.waitForURL('**/shoppingTrolley?type=1')
    await page.getByText('Your cart is empty').waitFor()
  })
})

describe('a buyer on a part', () => {
  test('[API-CART-14, ERR-10, ERR-11, MSG-05, CART-06, ENT-38] adds it, sees the count grow, and is informed when it is too much', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [part, buyer] = [await goods({ stock: 10 }), await newBuyer()]
    await buyer.enter(page)
    await open(`/goods/detail/${part.id}`)
    await badge(page, 0)
    const box = page.getByRole('region', { name: `Buy ${part.model}` })
    await box.getByRole('spinbutton').fill('6')
    await box.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Add Success!').waitFor()
    await badge(page, 1)
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').state.cartCount)
    expect(kept).toBe(1)
    await box.getByRole('button', { name: 'Add to cart' }).click()
    // Information, not an error.
    const notice = page.getByRole('dialog').filter({ hasText: 'The amount added cannot be greater than the stock!' })
    await notice.waitFor()
    expect(await notice.getAttribute('data-type')).toBe('info')
  })

  test('[CART-07, CART-08, CART-09] types a quantity: from 1 to the stock, and an emptied one is 1 again', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [part, buyer] = [await goods({ stock: 40 }), await newBuyer()]
    await fillCart(buyer.accountId, [[part.id, 5]])
    await buyer.enter(page)
    for (const path of [`/goods/detail/${part.id}`, '/shoppingTrolley?type=1']) {
      await open(path)
      const quantity = page.getByRole('main').getByRole('spinbutton').first()
      expect([await quantity.getAttribute('min'), await quantity.getAttribute('max')]).toEqual(['1', '40'])
      await quantity.fill('')
      await quantity.blur()
      await expect.poll(() => quantity.inputValue()).toBe('1')
    }
  })
})

describe('the cart page', () => {
  test('[ROUTE-62, ROUTE-63, API-CART-01, API-CART-04, API-CART-08] shows the lines, and the price follows the quantity', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const tiers = [
      { from: 10, price: '0.5' },
      { from: 50, price: '0.25' },
    ]
    const [part, other, buyer] = [
      await goods({ tiers, minBuyCount: 10, multCount: 10 }),
      await goods(),
      await newBuyer(),
    ]
    await fillCart(buyer.accountId, [
      [part.id, 10],
      [other.id, 1],
    ])
    await buyer.enter(page)
    const asked = page.waitForRequest((request) => request.url().includes('/api/shopping/cart?'))
    await open('/shoppingTrolley?type=1')
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
      pageNumber: '1',
      pageSize: '2000',
      total: '0',
    })
    const row = page.getByRole('row').filter({ hasText: part.model })
    const summary = page.getByRole('region', { name: 'Summary' })
    await summary.getByText('$5.5000').waitFor()
    await checkAccessibility()

    const saved = page.waitForRequest('**/api/shopping/cart/goods/update')
    await row.getByRole('spinbutton').fill('60')
    await row.getByText('$15.0000').waitFor()
    await summary.getByText('$15.5000').waitFor()
    expect((await saved).postDataJSON()).toEqual({ goodsId: part.id, count: 60 })

    await row.getByRole('spinbutton').fill('55')
    await row.getByText('Order in multiples of 10.').waitFor()
    await summary.getByText('1 line needs your attention').waitFor()
    await row.getByRole('button', { name: 'Take 50' }).click()
    await summary.getByText('$13.0000').waitFor()
    await summary.getByRole('button', { name: 'Checkout' }).click()
    await page.waitForURL((url) => url.pathname === '/CommoditySettlement')
    expect(new URL(page.url()).searchParams.get('goodsIds')).toBe(`${other.id},${part.id}`)
    expect(await sql`select count from cart_line where goods_id = ${part.id}`).toEqual([{ count: 50 }])
  })

  test('two currencies have two totals and two ways to the checkout; what is not chosen stays out', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [dollars, yuan, buyer] = [await goods(), await goods({ currency: 'CNY' }), await newBuyer()]
    await fillCart(buyer.accountId, [
      [dollars.id, 2],
      [yuan.id, 4],
    ])
    await buyer.enter(page)
    await open('/shoppingTrolley?type=1')
    const summary = page.getByRole('region', { name: 'Summary' })
    await summary.getByText('$1.0000').waitFor()
    await summary.getByText('￥2.0000').waitFor()
    await page.getByRole('checkbox', { name: `Order ${dollars.model}` }).uncheck()
    await summary.getByText('$1.0000').waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: /Select all/ }).check()
    await summary.getByRole('button', { name: 'Checkout CNY' }).click()
    await page.waitForURL(`**/CommoditySettlement?goodsIds=${yuan.id}`)
  })

  test('a long choice goes to the checkout in a short address, and stays through loading again and going back', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const buyer = await newBuyer()
    const parts = await Promise.all(Array.from({ length: 122 }, () => goods()))
    // The newest stands at the top, where it can be seen.
    const left = parts.at(-1)
    await fillCart(
      buyer.accountId,
      parts.map(({ id }) => [id, 1]),
    )
    await buyer.enter(page)
    await open('/shoppingTrolley?type=1')
    await page.getByRole('checkbox', { name: `Order ${left?.model}` }).uncheck()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await page.waitForURL('**/CommoditySettlement?choice=*')
    expect(page.url().length).toBeLessThan(200)
    const rows = page.getByRole('table', { name: 'Parts of this order' }).getByRole('row')
    const asChosen = async () => {
      await expect.poll(() => rows.count()).toBe(1 + 121)
      expect(await rows.filter({ hasText: left?.model ?? '' }).count()).toBe(0)
    }
    await asChosen()
    await page.reload()
    await asChosen()
    await page.goBack()
    await page.waitForURL('**/shoppingTrolley?type=1')
    await page.goForward()
    await asChosen()
    await open('/CommoditySettlement?choice=of-another-window')
    await page.getByText('it was chosen in another window').waitFor()
  })

  test('points out what has changed since: prices and stock', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    const [dearer, scarce, buyer] = [
      await goods({ tiers: [{ from: 1, price: '0.75' }] }),
      await goods({ stock: 3 }),
      await newBuyer(),
    ]
    await fillCart(buyer.accountId, [
      [dearer.id, 2],
      [scarce.id, 5],
    ])
    await buyer.enter(page)
    await open('/shoppingTrolley?type=1')
    await page.getByText('the price of one part has changed and one part is short of stock').waitFor()
    await page.getByText('Price changed').waitFor()
    await page.getByText('Before $0.5000').first().waitFor({ state: 'attached' })
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Take 3' }).click()
    await page.getByRole('region', { name: 'Summary' }).getByText('$3.0000').waitFor()
  })

  test('[API-CART-05, API-CART-06, API-CART-07, API-CART-13] parts are removed, put back, moved to the favourites, and all cleaned', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [a, b, c, buyer] = [await goods(), await goods(), await goods(), await newBuyer()]
    await fillCart(buyer.accountId, [
      [a.id, 1],
      [b.id, 2],
      [c.id, 3],
    ])
    await buyer.enter(page)
    await open('/shoppingTrolley?type=1')
    const asked = page.waitForRequest('**/api/shopping/cart/goods/delete')
    const readAgain = page.waitForRequest((request) => request.url().includes('/api/shopping/cart?'))
    await page.getByRole('button', { name: `Remove ${a.model}` }).click()
    expect((await asked).postDataJSON()).toEqual({ goodsIds: [a.id] })
    // A notice goes by itself, but not from under a pointer.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await readAgain
    await badge(page, 2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await badge(page, 3)
    await page.getByRole('button', { name: `Move ${b.model} to favorites` }).click()
    await badge(page, 2)
    expect(await sql`select goods_id from favourite where account_id = ${buyer.accountId}`).toEqual([
      { goods_id: b.id },
    ])
    await page.getByRole('button', { name: 'Empty cart', exact: true }).click()
    await page.getByRole('button', { name: 'Empty the cart' }).click()
    await page.getByText('Your cart is empty').waitFor()
    await badge(page, 0)
  })

  test('a pasted list is answered line by line, and can be mended there', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const [plain, byTens, buyer] = [await goods(), await goods({ minBuyCount: 10, multCount: 10 }), await newBuyer()]
    await buyer.enter(page)
    await open('/shoppingTrolley?type=1')
    await page.getByRole('button', { name: 'Paste a list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Paste a list' })
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await dialog.getByText('Please paste at least one line').waitFor()
    await dialog.getByLabel('Your list').fill(`${plain.model}, 5\n${byTens.model}, 12\nNOSUCHPART99, 1`)
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await dialog.getByText('1 of 3 lines added.').waitFor()
    await dialog.getByText('Not found', { exact: true }).waitFor()
    await checkAccessibility()
    await dialog.getByRole('button', { name: 'Take 20' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await badge(page, 2)
    await page.getByRole('row').filter({ hasText: byTens.model }).waitFor()
  })

  test('two thousand lines open, can be searched, and are counted to the last', async ({ desktop }) => {
    const { page, open } = desktop
    const buyer = await newBuyer()
    await sql`insert into cart_line (account_id, goods_id, count, unit_price)
      select ${buyer.accountId}, goods_id, min_buy_count, 1 from goods order by goods_id limit 2000`
    await buyer.enter(page)
    await open('/shoppingTrolley?type=1')
    await page.getByText('2,000 lines', { exact: true }).waitFor()
    await page.getByText('100 of 2,000 lines are shown.').waitFor()
    const [wanted] = await sql<{ model: string }[]>`select model from goods where goods_id = 1`
    await page.getByRole('textbox', { name: 'Find in the cart' }).fill(wanted?.model.toLowerCase() ?? '')
    await page
      .getByRole('row')
      .filter({ hasText: wanted?.model ?? '' })
      .first()
      .waitFor()
  })
})

describe('what everybody sees of it', () => {
  test('[API-CART-11, AUTH-40, HEAD-04] the badge is filled by a call without input, in every tab', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [part, buyer] = [await goods(), await newBuyer()]
    await fillCart(buyer.accountId, [[part.id, 1]])
    await buyer.enter(page)
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/shopping/cart')
    await open('/')
    expect(new URL((await asked).url()).search).toBe('')
    await badge(page, 1)
    const second = await page.context().newPage()
    await second.goto('/shoppingTrolley?type=1')
    await second.getByRole('button', { name: `Remove ${part.model}` }).click()
    await badge(page, 0)
  })

  test('[TOOL-09, API-CART-10, API-CART-13, CONST-14, ENT-21] the toolbar opens the cart beside the page, all 2,000 lines in one call', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [a, b, buyer] = [await goods(), await goods(), await newBuyer()]
    await fillCart(buyer.accountId, [
      [a.id, 3],
      [b.id, 4],
    ])
    await buyer.enter(page)
    await open(`/goods/detail/${a.id}`)
    const asked = page.waitForRequest((request) => request.url().includes('/api/shopping/cart?'))
    await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('link', { name: 'Shopping Cart' }).click()
    const panel = page.getByRole('dialog', { name: 'Shopping cart' })
    await panel.getByText('$3.5000').waitFor()
    expect(new URL((await asked).url()).searchParams.get('pageSize')).toBe('2000')
    await checkAccessibility()
    const readAgain = page.waitForRequest((request) => request.url().includes('/api/shopping/cart?'))
    await panel.getByRole('button', { name: `Delete ${b.model}` }).click()
    await readAgain
    await panel.getByText('Total USD').waitFor()
    await panel.getByRole('link', { name: b.model }).waitFor({ state: 'detached' })
    await badge(page, 1)
    // By the keyboard: the panel stands before the button.
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().press('Enter')
    await panel.getByText('4 × $0.5000').waitFor()
  })
})
