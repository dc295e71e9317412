import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { updateInfo } from '#features/account/account.contract.ts'
import { sendFeedback } from '#features/feedback/feedback.contract.ts'
import { applyForAfterSale } from '#features/orders/after-sales.contract.ts'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { chooseTransfer } from '#features/payment/payment.contract.ts'
import { createEnquiry, enquiryDetail } from '#features/rfq/rfq.contract.ts'
import { payFor, placeOrder, ship, statusOf } from '../../drills/shop.ts'
import { logInOnPage } from '../../support/buyers.ts'
import { callStore } from '../../support/call-store.ts'
import { type Customer, createCustomers, proveTransfer } from '../../support/customers.ts'
import { receiveMail } from '../../support/outbox.ts'
import { storeUrl, test, waitForNotice } from '../../support/visitor.ts'

const { newBuyer, newCustomer, newClerk, staff, goods } = createCustomers()

const order = (customer: Customer, goodsId: number, count = 2, more: object = {}) =>
  placeOrder(customer.call, customer.addressId, [{ goodsId, count }], more)

async function paidOrder(customer: Customer, goodsId: number) {
  const orderNo = await order(customer, goodsId)
  await payFor(customer.call, orderNo)
  return orderNo
}

async function askForQuote(customer: Customer, goodsModel: string, remark = '') {
  const { enquiryNo } = await customer.call(createEnquiry, {
    draftId: randomUUID(),
    contact: { name: 'Ada Buyer', email: customer.email, company: 'Test Firm' },
    lines: [{ goodsModel, count: 500, targetPrice: '0.4', remark }],
    captchaId: '',
    captchaAnswer: '',
  })
  return enquiryNo
}

async function askForReturn(customer: Customer, orderNo: string, words = 'Two pins are bent.') {
  const [line] = (await customer.call(orderDetail, { orderNo })).lines
  const { afterSaleNo } = await customer.call(applyForAfterSale, {
    orderNo,
    lines: [{ lineId: line?.lineId ?? 0, count: 1 }],
    reason: 'Damaged',
    description: words,
    solution: 'refund',
  })
  return afterSaleNo
}

const told = waitForNotice
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
/** Notices are dialogs, too. */
const inDialog = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') })

describe('who comes in', () => {
  const PAGES = ['/staff', '/staff/orders', '/staff/payments', '/staff/quotes', '/staff/returns', '/staff/people']

  test('a visitor sees the login and nothing else, and comes to the page after it', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const clerk = await newClerk('sales')
    for (const path of PAGES) {
      await open(path)
      await page.waitForURL('**/staff/login**')
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
      expect(await page.getByRole('navigation').count(), path).toBe(0)
    }
    await open('/staff/orders?status=2')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await checkAccessibility({ frame: true })
    await logInOnPage(page, clerk)
    await page.waitForURL('**/staff/orders?status=2')
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/staff/login')
    await open('/staff')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })

  test('a buyer is told that this is no staff account, and sees no link to it in the store', async ({ desktop }) => {
    const { page, open } = desktop
    const buyer = await newBuyer()
    await buyer.enter(page)
    await open('/staff/orders')
    await page.getByText(`${buyer.email} is a customer account.`).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    await open('/')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('link', { name: 'Personal Center' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Back office' }).count()).toBe(0)
  })

  test('staff find it in the menu of their account; nothing of it is for search engines', async ({ desktop }) => {
    const { page, open } = desktop
    await (await newClerk()).enter(page)
    await open('/')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('link', { name: 'Back office' }).click()
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    for (const path of ['/staff', '/staff/login', '/staff/orders']) {
      const html = await (await fetch(storeUrl() + path)).text()
      expect(html, path).toContain('content="noindex')
    }
    expect(await (await fetch(`${storeUrl()}/sitemap.xml`)).text()).not.toContain('/staff')
  })

  test('each role sees its own pages; the others say no', async ({ desktop }) => {
    const { page, open } = desktop
    await (await newClerk('warehouse')).enter(page)
    await open('/staff')
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    const entries = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
    expect((await entries.allTextContents()).map((text) => text.replace(/\d.*/, ''))).toEqual([
      'Today',
      'Orders',
      'Returns',
    ])
    await open('/staff/quotes')
    await page.getByRole('heading', { level: 1, name: 'Not allowed' }).waitFor()
  })
})

describe('the daily work of staff', () => {
  test('a transfer is checked, the order shipped, and all of it is in the audit trail', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk()]
    const orderNo = await order(customer, part.id)
    await customer.call(chooseTransfer, { orderNo })
    await proveTransfer(customer, orderNo, '13.5')
    await clerk.enter(page)
    await open('/staff/payments')
    const row = page.getByRole('row').filter({ hasText: orderNo })
    await row.getByRole('link', { name: /Receipt/ }).waitFor()
    await checkAccessibility({ frame: true })
    await row.getByRole('button', { name: 'Accept' }).click()
    await checkAccessibility()
    await inDialog(page).getByLabel('Note').fill('Statement 14')
    await inDialog(page).getByRole('button', { name: 'The money has arrived' }).click()
    await told(page, 'Transfer accepted. The order is paid.')
    expect(await statusOf(customer.call, orderNo)).toBe(2)

    // To the order by its number, from anywhere.
    await page.keyboard.press('/')
    await page.keyboard.type(orderNo)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/staff/orders/${orderNo}`)
    await page.getByRole('heading', { level: 1, name: orderNo }).waitFor()
    await checkAccessibility({ frame: true })
    await press(page, 'Ship')
    await inDialog(page).getByRole('button', { name: 'Ship', exact: true }).click()
    await inDialog(page).getByText('Please enter the tracking number').waitFor()
    await inDialog(page).getByLabel('Tracking number').fill('JD0001')
    await inDialog(page).getByRole('button', { name: 'Ship', exact: true }).click()
    await told(page, 'Shipped. The customer has been told.')
    await page.getByText('Wait for receiving').first().waitFor()
    expect(await statusOf(customer.call, orderNo)).toBe(3)
    await page.getByLabel('New note').fill('Packed twice')
    await press(page, 'Add note')
    await page.getByText('Packed twice').waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Packing list (PDF)' }).click()
    expect((await saved).suggestedFilename()).toBe(`packing-${orderNo}.pdf`)

    await open(`/staff/audit?keyword=${orderNo}`)
    await page.getByRole('cell', { name: 'order ship' }).waitFor()
    await page.getByText('status: 2 → 3').waitFor()
    await checkAccessibility({ frame: true })
  })

  test('two people, one order: the second sees what the first did', async ({ desktop }) => {
    const { page, open } = desktop
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk()]
    const orderNo = await paidOrder(customer, part.id)
    await clerk.enter(page)
    await open(`/staff/orders/${orderNo}`)
    await press(page, 'Ship')
    await inDialog(page).getByLabel('Tracking number').fill('SECOND')
    await ship(await staff(), orderNo)
    await inDialog(page).getByRole('button', { name: 'Ship', exact: true }).click()
    await inDialog(page)
      .getByText(/has changed since you opened it: Shipped \(staff@ohmstead\.example\)/)
      .waitFor()
    await inDialog(page).getByRole('button', { name: 'Show the current state' }).click()
    await page.getByText('Wait for receiving').first().waitFor()
    expect(await page.getByRole('button', { name: 'Ship', exact: true }).count()).toBe(0)
    expect(await page.getByText('SECOND').count()).toBe(0)
  })

  test('a request is quoted with the catalogue beside it, and revised', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const tiers = [
      { from: 1, price: '0.5' },
      { from: 100, price: '0.4' },
    ]
    const [customer, part, other, clerk] = [
      await newCustomer(),
      await goods({ tiers }),
      await goods(),
      await newClerk('sales'),
    ]
    const enquiryNo = await askForQuote(customer, part.model)
    await clerk.enter(page)
    await open('/staff/quotes?status=received')
    await page.getByRole('link', { name: enquiryNo }).click()
    await page.getByRole('heading', { level: 1, name: enquiryNo }).waitFor()
    await page.getByText('100 in stock').waitFor()
    await press(page, 'Start work')
    await inDialog(page).getByRole('button', { name: 'Start work' }).click()
    await told(page, 'The request is in work')
    // The page reads the request anew, and a form that was used before that is empty again.
    await expect.poll(() => page.getByRole('button', { name: 'Start work', exact: true }).count()).toBe(0)
    await press(page, 'Send quote')
    await page.getByText('Please price at least one line.').waitFor()
    await press(page, 'Use list price 0.4')
    await page.getByLabel('Quantity').fill('none')
    await press(page, 'Send quote')
    await page.getByText('Enter the quantity as a whole number.').waitFor()
    await checkAccessibility({ frame: true })
    await page.getByLabel('Quantity').fill('500')
    await page.getByLabel('Lead time, weeks').fill('3')
    await press(page, 'Send quote')
    await told(page, 'Quote sent to the customer')
    expect(await customer.call(enquiryDetail, { enquiryNo })).toMatchObject({
      status: 'quoted',
      lines: [{ quote: { price: '0.4', count: 500, leadWeeks: 3, alternative: false } }],
    })

    await press(page, 'Offer another part')
    await page.getByLabel('Part number in the catalogue').fill(other.model)
    await page.getByRole('button', { name: new RegExp(other.model) }).click()
    await page.getByText('Alternative').waitFor()
    await page.getByLabel(/Unit price/).fill('0.35')
    await press(page, 'Send revised quote')
    await expect
      .poll(async () => (await customer.call(enquiryDetail, { enquiryNo })).lines[0]?.quote)
      .toMatchObject({ price: '0.35', goodsModel: other.model, alternative: true })
  })

  test('a return is agreed to and refunded; another is refused', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part, clerk] = [
      await newCustomer(),
      await goods({ tiers: [{ from: 1, price: '3' }] }),
      await newClerk('sales'),
    ]
    const orderNo = await paidOrder(customer, part.id)
    const afterSaleNo = await askForReturn(customer, orderNo)
    await clerk.enter(page)
    await open('/staff/returns')
    await page.getByRole('link', { name: afterSaleNo }).click()
    await page.getByText('Two pins are bent.').waitFor()
    await checkAccessibility({ frame: true })
    await press(page, 'Agree')
    await inDialog(page).getByLabel('The parts are back and good: put them into stock again').check()
    await inDialog(page).getByRole('button', { name: 'Agree' }).click()
    await told(page, 'Agreed. The customer has been told.')
    await press(page, 'Refund')
    expect(await inDialog(page).getByLabel('Amount in USD').inputValue()).toBe('3.00')
    await inDialog(page).getByLabel('What it is for, as the customer reads it').fill('Bent pins')
    await inDialog(page).getByRole('button', { name: 'Give the money back' }).click()
    await told(page, 'Refund noted. The customer has been told.')
    expect(await customer.call(orderDetail, { orderNo })).toMatchObject({ refundedAmount: '3.0000', status: 6 })

    const second = await paidOrder(customer, part.id)
    const refused = await askForReturn(customer, second, 'Changed my mind')
    await open(`/staff/returns/${refused}`)
    await page.getByText(afterSaleNo).waitFor()
    await press(page, 'Refuse')
    await inDialog(page).getByRole('button', { name: 'Refuse' }).click()
    await inDialog(page).getByText('Please write an answer for the customer').waitFor()
    await inDialog(page).getByLabel('Answer to the customer').fill('Opened reels cannot be taken back.')
    await inDialog(page).getByRole('button', { name: 'Refuse' }).click()
    await told(page, 'Refused. The customer has been told.')
    expect(await statusOf(customer.call, second)).toBe(2)
  })

  test('orders are gone through with the keyboard', async ({ desktop }) => {
    const { page, open } = desktop
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk('warehouse')]
    const [first, second] = [await paidOrder(customer, part.id), await paidOrder(customer, part.id)]
    await clerk.enter(page)
    await open(`/staff/orders?keyword=${encodeURIComponent(customer.email)}`)
    await page.getByRole('link', { name: second }).waitFor()
    await page.keyboard.press('j')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(second)
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/staff/orders/${first}`)
    expect(await page.getByRole('heading', { name: 'Payments' }).count()).toBe(0)
  })

  test('a colleague is invited, joins, and works in their role until they are disabled', async ({ desktop, phone }) => {
    const { page, open, checkAccessibility } = desktop
    const email = `new-${randomUUID()}@firm.example`
    await (await newClerk()).enter(page)
    await open('/staff/people')
    await press(page, 'Invite')
    await inDialog(page).getByLabel('Name').fill('New Colleague')
    await inDialog(page).getByLabel('E-mail address').fill(email)
    await inDialog(page).getByRole('button', { name: 'Send invitation' }).click()
    await told(page, 'Invitation sent')
    await page.getByText(`New Colleague, ${email}`).waitFor()
    await checkAccessibility({ frame: true })
    const { links } = await receiveMail(email, /back office/)
    await phone.open(links.find((one) => one.startsWith('/staff/join')) ?? '')
    await phone.page.getByLabel('Password', { exact: true }).fill('four-unusual-words-7431')
    await phone.page.getByLabel('Password again').fill('four-unusual-words-7431')
    await phone.checkAccessibility({ frame: true })
    await press(phone.page, 'Open my account')
    await phone.page.getByRole('link', { name: 'Sign in' }).click()
    await logInOnPage(phone.page, { email, password: 'four-unusual-words-7431' })
    await phone.page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await open('/staff/people')
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByRole('button', { name: 'Disable' }).click()
    await inDialog(page).getByRole('button', { name: 'Disable' }).click()
    await told(page, 'Account disabled')
    await phone.page
      .getByRole('link', { name: /Orders/ })
      .first()
      .click()
    await phone.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })
})

describe('what buyers typed', () => {
  const EVIL = '<img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>'

  test('stands on every page of the staff as text', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk()]
    const orderNo = await order(customer, part.id, 2, { poNumber: EVIL.slice(0, 60), remark: EVIL })
    await payFor(customer.call, orderNo)
    const afterSaleNo = await askForReturn(customer, orderNo, EVIL)
    const enquiryNo = await askForQuote(customer, EVIL, EVIL)
    const mine = callStore(storeUrl(), customer.token)
    await mine(updateInfo, { name: EVIL.slice(0, 100), company: EVIL, jobTitle: EVIL.slice(0, 100) })
    await mine(sendFeedback, { type: 1, email: customer.email, content: EVIL })
    await clerk.enter(page)
    const pages = [
      '/staff',
      `/staff/orders?keyword=${encodeURIComponent(customer.email)}`,
      `/staff/orders/${orderNo}`,
      '/staff/returns',
      `/staff/returns/${afterSaleNo}`,
      '/staff/quotes',
      `/staff/quotes/${enquiryNo}`,
      '/staff/messages',
      '/staff/payments',
      `/staff/customers?keyword=${encodeURIComponent(customer.email)}`,
      `/staff/customers/${customer.accountId}`,
      '/staff/people',
      '/staff/audit',
      '/staff/security-log',
    ]
    let shown = 0
    await open('/staff')
    await page.getByRole('navigation', { name: 'Back office' }).waitFor()
    for (const path of pages) {
      await follow(path)
      expect(await page.locator('img[src="x"], main script').count(), path).toBe(0)
      expect(await page.title(), path).not.toBe('ran')
      if (await page.getByText('onerror=').first().isVisible()) shown += 1
    }
    expect(shown).toBeGreaterThan(4)
  })
})

describe('on a phone', () => {
  test('every page fits and is readable', async ({ phone }) => {
    const { page, open, follow, checkAccessibility } = phone
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk()]
    const orderNo = await paidOrder(customer, part.id)
    const afterSaleNo = await askForReturn(customer, orderNo)
    const enquiryNo = await askForQuote(customer, part.model)
    await clerk.enter(page)
    await open('/staff')
    for (const path of [
      '/staff',
      '/staff/orders',
      `/staff/orders/${orderNo}`,
      '/staff/payments',
      '/staff/quotes',
      `/staff/quotes/${enquiryNo}`,
      '/staff/returns',
      `/staff/returns/${afterSaleNo}`,
      '/staff/messages',
      '/staff/customers',
      `/staff/customers/${customer.accountId}`,
      '/staff/people',
      '/staff/texts',
      '/staff/security',
      '/staff/security-log',
      '/staff/audit',
    ]) {
      await follow(path)
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('navigation', { name: 'Back office' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
      await checkAccessibility({ frame: true })
    }
  })

  test('an unknown order and an unknown page say so', async ({ phone }) => {
    const { page, open, follow } = phone
    await (await newClerk()).enter(page)
    const lost = page.getByRole('heading', { level: 1, name: 'Not found' })
    await open('/staff/nonsense')
    await lost.waitFor()
    for (const path of ['/staff/orders/OS-260101-ABCDEFGH', '/staff/orders/nonsense']) {
      await follow('/staff/audit')
      await lost.waitFor({ state: 'detached' })
      await follow(path)
      await lost.waitFor()
    }
  })
})
