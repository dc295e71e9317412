import { describe, expect } from 'vitest'
import { logInOnPage } from '../../support/buyers.ts'
import { test } from '../../support/visitor.ts'
import { createCarts, waitForBadge } from './carts.ts'

const { sql, newBuyer, goods, fillCart } = createCarts()

describe('a visitor who buys', () => {
  test('[CART-05, AUTH-16, AUTH-38, AUTH-39] is redirected to the login and back, and then the part is in the cart', async ({
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
    await waitForBadge(page, 1)
    await page.reload()
    await waitForBadge(page, 1)
    expect(await sql`select count from cart_line where account_id = ${buyer.accountId}`).toEqual([{ count: 7 }])
  })

  test('[CART-05, AUTH-38] has the part in the cart also when another tab is open, which is logged in at the same time', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [part, buyer] = [await goods(), await newBuyer()]
    const other = await page.context().newPage()
    await other.goto('/')
    await open(`/goods/detail/${part.id}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.waitForURL('**/login?type=login&isBack=true')
    await logInOnPage(page, buyer)
    await page.getByText('Add Success!').waitFor()
    for (const tab of [page, other]) await waitForBadge(tab, 1)
    await other.close()
  })

  test('[CART-16, ROUTE-64] with Buy Now is redirected to the login and then to the purchase of that part', async ({
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
    await waitForBadge(page, 0)
  })

  test('[AUTH-34, AUTH-39, ROUTE-62] must log in to open the cart page', async ({ desktop }) => {
    const { page, open } = desktop
    const buyer = await newBuyer()
    await open('/shoppingTrolley?type=1')
    await page.waitForURL('**/login?type=login&isBack=true')
    await logInOnPage(page, buyer)
    await page.waitForURL('**/shoppingTrolley?type=1')
    await page.getByText('Your cart is empty').waitFor()
  })

  test('[AUTH-34, ERR-04, ROUTE-62] is told on the cart page that the login has expired', async ({ desktop }) => {
    const { page, open } = desktop
    const state = {
      token: 'gone',
      userInfo: { userId: 1, email: 'a@b.example', name: 'Gone', avatar: null },
      cartCount: 1,
    }
    await page.addInitScript((kept) => localStorage.setItem('session', kept), JSON.stringify({ state, version: 0 }))
    await open('/shoppingTrolley?type=1')
    await page.waitForURL('**/login?type=login&isBack=true')
    // The notice, and the same for screen readers.
    await page.getByText('Your login has expired. Please log in again.').first().waitFor()
  })
})

describe('a buyer on a part', () => {
  test('[API-CART-14, ERR-10, ERR-11, MSG-05, CART-06, ENT-38] adds it, sees the count increase, and gets a message when it exceeds the stock', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [part, buyer] = [await goods({ stock: 10 }), await newBuyer()]
    await buyer.enter(page)
    await open(`/goods/detail/${part.id}`)
    await waitForBadge(page, 0)
    const box = page.getByRole('region', { name: `Buy ${part.model}` })
    await box.getByRole('spinbutton').fill('6')
    await box.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Add Success!').waitFor()
    await waitForBadge(page, 1)
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').state.cartCount)
    expect(kept).toBe(1)
    await box.getByRole('button', { name: 'Add to cart' }).click()
    // Information, not an error.
    const notice = page.getByRole('dialog').filter({ hasText: 'The amount added cannot be greater than the stock!' })
    await notice.waitFor()
    expect(await notice.getAttribute('data-type')).toBe('info')
  })

  test('[CART-07, CART-08, CART-09] types a quantity: from 1 to the stock; an empty one becomes 1', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const [part, buyer] = [await goods({ stock: 40 }), await newBuyer()]
    await fillCart(buyer.accountId, [[part.id, 5]])
    await buyer.enter(page)
    for (const [go, path] of [
      [open, `/goods/detail/${part.id}`],
      [follow, '/shoppingTrolley?type=1'],
    ] as const) {
      await go(path)
      const quantity = page.getByRole('main').getByRole('spinbutton').first()
      expect([await quantity.getAttribute('min'), await quantity.getAttribute('max')]).toEqual(['1', '40'])
      await quantity.fill('')
      await quantity.blur()
      await expect.poll(() => quantity.inputValue()).toBe('1')
    }
  })
})

describe('the cart in header and toolbar', () => {
  test('[API-CART-11, AUTH-40, HEAD-04] the badge is loaded by a call without input, in every tab', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [part, buyer] = [await goods(), await newBuyer()]
    await fillCart(buyer.accountId, [[part.id, 1]])
    await buyer.enter(page)
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/shopping/cart')
    await open('/')
    expect(new URL((await asked).url()).search).toBe('')
    await waitForBadge(page, 1)
    const second = await page.context().newPage()
    await second.goto('/shoppingTrolley?type=1')
    await second.getByRole('button', { name: `Remove ${part.model}` }).click()
    await waitForBadge(page, 0)
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
    await panel.getByRole('button', { name: `Remove ${b.model}` }).click()
    await readAgain
    await panel.getByText('Total USD').waitFor()
    await panel.getByRole('link', { name: b.model }).waitFor({ state: 'detached' })
    await waitForBadge(page, 1)
    // By keyboard: the panel comes before the button.
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().press('Enter')
    await panel.getByText('4 × $0.5000').waitFor()
  })
})
