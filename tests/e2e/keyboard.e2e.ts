import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { joinCart } from '#features/cart/cart.contract.ts'
import { placeOrder, statusOf } from '../drills/shop.ts'
import { type Customer, createCustomers } from '../support/customers.ts'
import { step, tabTo, waitForFocus, walkContent, walkThrough } from '../support/keyboard.ts'
import { allowFilm, test, type Visit } from '../support/visitor.ts'
import { isUnused } from '../support/windows/kept-window.ts'

const { newCustomer, goods } = createCustomers()

const inMain = (page: Page) => page.evaluate(() => document.activeElement?.closest('main') !== null)

const denyCookies = (page: Page) => page.addInitScript(() => localStorage.setItem('consentGranted', 'false'))

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

describe('with the keyboard only', () => {
  test('a part is found, added to the cart, ordered and paid', { timeout: 600_000 }, async ({ desktop }) => {
    const { page, open } = desktop
    const { keyboard } = page
    const main = page.getByRole('main')
    const [customer, part] = [await newCustomer(), await goods({ stock: 50 })]
    await allowFilm(page)

    await open('/')
    await page.getByRole('region', { name: 'Cookie consent' }).waitFor()
    await step(page)
    await waitForFocus(page.getByRole('link', { name: 'Skip to content' }))
    await press(page, page.getByRole('button', { name: 'Reject' }))
    await page.getByRole('dialog', { name: 'Ohmstead in twelve seconds' }).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await step(page)
    expect(await inMain(page)).toBe(true)

    const box = page.getByRole('combobox', { name: 'Part number' })
    await tabTo(page, box, 'Shift+Tab')
    const answered = page.waitForResponse(`**/api/goods/retrieve?goodsModel=${part.model}&**`)
    await keyboard.type(part.model)
    await answered
    await page.getByRole('group', { name: 'Parts' }).getByRole('option', { name: part.model }).waitFor()
    await keyboard.press('ArrowDown')
    await expect.poll(() => box.getAttribute('aria-activedescendant')).toBeTruthy()
    await keyboard.press('Enter')
    await page.waitForURL('**/goods/detail/*')
    await page.getByRole('heading', { level: 1, name: part.model }).waitFor()
    await expect.poll(() => inMain(page)).toBe(true)

    const buy = page.getByRole('region', { name: `Buy ${part.model}` })
    const quantity = buy.getByRole('spinbutton')
    await tabTo(page, quantity)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('3')
    await keyboard.press('ArrowUp')
    await expect.poll(() => quantity.inputValue()).toBe('4')
    await press(page, buy.getByRole('button', { name: 'Add to cart' }))

    await page.waitForURL('**/login?type=login&isBack=true')
    await main.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    await tabTo(page, main.getByLabel('E-mail address'))
    await keyboard.type(customer.email)
    await tabTo(page, main.getByLabel('Password', { exact: true }))
    await keyboard.type(customer.password)
    await keyboard.press('Enter')
    await page.waitForURL('**/goods/detail/*')
    await page.getByText('Add Success!').first().waitFor()

    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Cart\b.*\b1 line$/ }), 'Shift+Tab')
    await keyboard.press('Enter')
    await page.waitForURL('**/shoppingTrolley?type=1')
    const cartQuantity = main.getByRole('spinbutton', { name: `Quantity of ${part.model}` })
    await tabTo(page, cartQuantity)
    await keyboard.press('ArrowUp')
    await expect.poll(() => cartQuantity.inputValue()).toBe('5')
    await press(page, main.getByRole('button', { name: 'Checkout' }))

    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    const shipping = page.getByRole('region', { name: 'Shipping' }).getByRole('radio')
    await tabTo(page, shipping)
    const before = await page.getByRole('complementary', { name: 'Order summary' }).textContent()
    await keyboard.press('ArrowDown')
    await expect.poll(() => shipping.nth(1).isChecked()).toBe(true)
    // A change loads the prices again; the focus stays where it was.
    await expect.poll(() => page.getByRole('complementary', { name: 'Order summary' }).textContent()).not.toBe(before)
    await waitForFocus(shipping.nth(1))
    await press(page, page.getByRole('checkbox', { name: /I agree/ }), 'Space')
    await press(page, page.getByRole('button', { name: 'Place the order' }))

    await page.waitForURL('**/payment?orderNo=*')
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor()
    await press(page, main.getByRole('button', { name: /^Pay \$/ }))
    await page.waitForURL('**/payment/sandbox?ticket=*')
    await press(page, main.getByRole('button', { name: 'Pay', exact: true }))
    await page.waitForURL('**/paymentResult?**')
    await page.getByRole('heading', { name: 'Payment received, thank you' }).waitFor()
    expect(await statusOf(customer.call, orderNo)).toBe(2)
    await press(page, main.getByRole('link', { name: 'See the order' }))
    await page.getByRole('heading', { level: 1, name: orderNo }).waitFor()
  })
})

describe('every focused element of a page is visible, and focus can leave the page', { timeout: 600_000 }, () => {
  const film = (page: Page) => page.getByRole('dialog', { name: 'Ohmstead in twelve seconds' })

  async function openWithFilm({ page, open }: Visit, path: string) {
    await denyCookies(page)
    await allowFilm(page)
    await open(path)
  }

  test('/', async ({ desktop }) => {
    await openWithFilm(desktop, '/')
    await film(desktop.page).waitFor()
    expect(await walkThrough(desktop.page)).toBeGreaterThan(20)
  })

  /** With the last stop on each page: the film is not shown on working pages. */
  const pages: Array<[path: string, last: (page: Page) => Locator]> = [
    ['/comListSearch?goodsModel=LM358&fuzzy=true', film],
    ['/goods/detail/1', film],
    ['/login?type=logon', (page) => page.getByText('Security check passed')],
    ['/enquiry', (page) => page.getByRole('button', { name: 'Continue' })],
  ]
  for (const [path, last] of pages) {
    test(path, async ({ desktop }) => {
      await openWithFilm(desktop, path)
      await last(desktop.page).waitFor()
      expect(await walkContent(desktop.page)).toBeGreaterThan(1)
    })
  }

  test('on a phone with a keyboard, with the cookie banner open', async ({ phone }) => {
    const { page, open } = phone
    await open('/')
    await page.getByRole('region', { name: 'Cookie consent' }).waitFor()
    expect(await walkThrough(page)).toBeGreaterThan(20)
  })

  test('on private pages', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await order(customer, part.id)
    await customer.call(joinCart, { goodsId: part.id, count: 2 })
    await customer.enter(page)
    await denyCookies(page)
    const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
    await open('/userCenter/myData')
    await button('Delete my account').waitFor()
    expect(await walkThrough(page)).toBeGreaterThan(20)
    for (const [path, last] of [
      ['/shoppingTrolley?type=1', 'Checkout'],
      ['/CommoditySettlement', 'Place the order'],
      [`/payment?orderNo=${orderNo}`, /^Pay \$/],
      [`/orderDetail?orderNo=${orderNo}`, 'Cancel an order'],
    ] as const) {
      await follow(path)
      await button(last).waitFor()
      expect(await walkContent(page), path).toBeGreaterThan(1)
    }
  })
})

const order = ({ call, addressId }: Customer, goodsId: number) =>
  placeOrder(call, addressId, [{ goodsId, count: 10 }], {})

describe('overlays take the focus, and return it', () => {
  interface Opening {
    path: string
    opener: (page: Page) => Locator
    title: string
  }

  async function checkOpening({ page, open, follow }: Visit, { path, opener, title }: Opening) {
    if (isUnused(page)) await open(path)
    else if (!page.url().endsWith(path)) await follow(path)
    const dialog = page.getByRole('dialog', { name: title })
    // Reaching it with the keyboard is tested above.
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    const within = () => dialog.evaluate((one) => one.contains(document.activeElement))
    await expect.poll(within, { message: `${path}: the keyboard goes in` }).toBe(true)
    await step(page)
    expect(await within(), `${path}: and stays in`).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await waitForFocus(opener(page))
  }

  const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name })
  const tool = (name: string) => (page: Page) =>
    page.getByRole('complementary', { name: 'Toolbar' }).getByRole('button', { name })

  test('for visitors', async ({ desktop }) => {
    await denyCookies(desktop.page)
    const part = await goods()
    const ask = (page: Page) => page.getByRole('link', { name: /Ask for a quote/ })
    await checkOpening(desktop, { path: '/blog', opener: tool('Feedback'), title: 'Feedback' })
    await checkOpening(desktop, { path: '/blog', opener: tool('RFQ List'), title: 'RFQ list' })
    await checkOpening(desktop, { path: `/goods/detail/${part.id}`, opener: ask, title: `Ask about ${part.model}` })
    await checkOpening(desktop, { path: '/enquiry', opener: button('Choose a date'), title: 'Choose a date' })
    const { page } = desktop
    const date = page.getByLabel('Required date')
    await date.fill('2027-01-31')
    await button('Choose a date')(page).focus()
    await page.keyboard.press('Enter')
    await waitForFocus(page.getByRole('button', { name: 'Sunday, January 31, 2027' }))
    await page.keyboard.press('PageDown')
    await waitForFocus(page.getByRole('button', { name: 'Sunday, February 28, 2027' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => date.inputValue()).toBe('2027-02-28')
  })

  test('the cookie banner, when it is opened again', async ({ desktop }) => {
    const { page, open } = desktop
    await denyCookies(page)
    await open('/blog')
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('region', { name: 'Cookie consent' })
    await waitForFocus(question.getByRole('heading'))
    await press(page, question.getByRole('button', { name: 'Reject' }))
    await question.waitFor({ state: 'detached' })
    await waitForFocus(opener)
  })

  test('for buyers', { timeout: 600_000 }, async ({ desktop }) => {
    const { page } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await order(customer, part.id)
    await customer.call(joinCart, { goodsId: part.id, count: 2 })
    await customer.enter(page)
    await denyCookies(page)
    const [cart, addresses, data] = ['/shoppingTrolley?type=1', '/userCenter/addressManagement', '/userCenter/myData']
    for (const opening of [
      { path: cart, opener: button('Empty cart'), title: 'Empty the cart?' },
      { path: cart, opener: button('Paste a list'), title: 'Paste a list' },
      { path: addresses, opener: button('Add an address'), title: 'Add an address' },
      { path: addresses, opener: button('Edit'), title: 'Edit address' },
      { path: addresses, opener: button('Remove'), title: 'Remove this address?' },
      { path: data, opener: button('Add an invoice title'), title: 'Add an invoice title' },
      { path: data, opener: button('Delete my account'), title: 'Delete your account?' },
      { path: `/orderDetail?orderNo=${orderNo}`, opener: button('Cancel an order'), title: 'Cancel an order' },
      { path: '/CommoditySettlement', opener: button('Add an address'), title: 'Add an address' },
    ])
      await checkOpening(desktop, opening)
  })
})
