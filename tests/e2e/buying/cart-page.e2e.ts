import { describe, expect } from 'vitest'
import { test } from '../../support/visitor.ts'
import { createCarts, waitForBadge } from './carts.ts'

const { sql, newBuyer, goods, fillCart } = createCarts()

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
    await row.getByText('Min. 10, multiples of 10', { exact: true }).waitFor()
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
    // Changed in another tab while this one was not shown: what is entered here stays.
    await sql`update cart_line set count = 7 where goods_id = ${other.id}`
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('row').filter({ hasText: other.model }).getByText('$3.5000').waitFor()
    expect(await row.getByRole('spinbutton').inputValue()).toBe('55')
    await row.getByRole('button', { name: 'Take 50' }).click()
    await summary.getByText('$16.0000').waitFor()
    await summary.getByRole('button', { name: 'Checkout' }).click()
    await page.waitForURL((url) => url.pathname === '/CommoditySettlement')
    expect(new URL(page.url()).searchParams.get('goodsIds')).toBe(`${other.id},${part.id}`)
    expect(await sql`select count from cart_line where goods_id = ${part.id}`).toEqual([{ count: 50 }])
  })

  test('two currencies have two totals and two checkouts; unselected lines are not included', async ({ desktop }) => {
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

  test('[ROUTE-30] the checkout of a cart with two currencies adds nothing up and leads back to the cart', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [dollars, yuan, buyer] = [await goods(), await goods({ currency: 'CNY' }), await newBuyer()]
    await fillCart(buyer.accountId, [
      [dollars.id, 2],
      [yuan.id, 4],
    ])
    await buyer.enter(page)
    await open('/CommoditySettlement')
    const main = page.getByRole('main')
    await main.getByText('An order has one currency').waitFor()
    expect(await main.innerText()).not.toContain('$')
    await main.getByRole('link', { name: 'Go to the cart' }).click()
    await page.getByRole('button', { name: 'Checkout CNY' }).waitFor()
  })

  test('a long selection has a short address at the checkout, and survives a reload and going back', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const buyer = await newBuyer()
    const parts = await Promise.all(Array.from({ length: 122 }, () => goods()))
    // The newest is at the top, where it is visible.
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
    await follow('/CommoditySettlement?choice=of-another-window')
    await page.getByText('they were selected in another window').waitFor()
  })

  test('shows changes of prices and stock', async ({ phone }) => {
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
    await page.getByRole('region', { name: 'Summary' }).getByText('$3.0000 plus shipping').waitFor()
    // Actions that do not fit beside the title are below it, not at the other edge.
    const left = (one: Element) => Math.round(one.getBoundingClientRect().left)
    const title = page.getByRole('heading', { level: 1, name: 'Shopping cart' })
    expect(await page.getByRole('button', { name: 'Paste a list' }).evaluate(left)).toBe(await title.evaluate(left))
  })

  test('[API-CART-05, API-CART-06, API-CART-07, API-CART-13] parts are removed, restored, moved to the favorites, and the cart is emptied', async ({
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
    // A notice disappears by itself, but not while the pointer is on it.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await readAgain
    await waitForBadge(page, 2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await waitForBadge(page, 3)
    await page.getByRole('button', { name: `Move ${b.model} to favorites` }).click()
    await waitForBadge(page, 2)
    expect(await sql`select goods_id from favourite where account_id = ${buyer.accountId}`).toEqual([
      { goods_id: b.id },
    ])
    await page.getByRole('button', { name: 'Empty cart', exact: true }).click()
    await page.getByRole('button', { name: 'Empty the cart' }).click()
    await page.getByText('Your cart is empty').waitFor()
    await waitForBadge(page, 0)
  })

  test('a pasted list is answered line by line, and can be corrected there', async ({ desktop }) => {
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
    await waitForBadge(page, 2)
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
