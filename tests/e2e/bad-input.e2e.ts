import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { joinCart } from '#features/cart/cart.contract.ts'
import { myOrders } from '#features/orders/orders.contract.ts'
import { payFor, placeOrder } from '../drills/shop.ts'
import { createCustomers } from '../support/customers.ts'
import { receiveMail } from '../support/mail/outbox.ts'
import { pressTwice } from '../support/press-twice.ts'
import { test } from '../support/visitor.ts'

const { sql, newCustomer, goods } = createCustomers()

/** Script, quotes, an end of SQL, Han, Greek, a sign of several code points. */
const ODD = `<script>alert('x')</script> "'); drop table goods; -- 樫村 Ωµ 👩‍🔧`
const ENDLESS = `${ODD} ${'x'.repeat(6_000)}`
const NO_ADDRESS = 'This does not look like an e-mail address.'

const someone = () => `odd-${randomUUID()}@firm.example`

/** A notice, which the page may show more than once. */
const waitForMessage = (page: Page, message: RegExp) => page.getByText(message).first().waitFor()

/** How often the page asks the store for something. */
function countCalls(page: Page, path: string) {
  const calls = { count: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.count++
  })
  return calls
}

/** What was typed is never run: as an error of the page it would fail the test. */
const forbidDialogs = (page: Page) =>
  page.addInitScript(() => {
    window.alert = (message) => console.error(`alert ${message}`)
  })

/** Nothing typed is longer than what the field says it takes. */
const lengthOf = async (field: Locator) => (await field.inputValue()).length

const waitForCheck = (where: Locator) => where.getByText('Security check passed').waitFor()

describe('messages to the shop', () => {
  test('newsletter: an invalid address is refused with a message, a double click sends it once, a name may have any characters; contact: markup is shown as text and sent once', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    await forbidDialogs(page)
    await open('/manufacturer')
    const footer = page.getByRole('contentinfo')
    const field = footer.getByLabel('E-mail address for the newsletter')
    const send = footer.getByRole('button', { name: 'Subscribe' })
    for (const wrong of [ODD, `${'a'.repeat(300)}@firm.example`, 'a@b@firm.example']) {
      const answered = page.waitForResponse('**/api/site/mail/subscribe')
      await field.fill(wrong)
      await send.click()
      expect(await (await answered).json()).toMatchObject({ msg: NO_ADDRESS })
      await page.getByText(NO_ADDRESS).first().waitFor()
      // The notice of the turn before stands there as well.
      await footer.locator('button[aria-busy]').waitFor({ state: 'detached' })
    }
    await field.fill(someone())
    const calls = await pressTwice(send, '/api/site/mail/subscribe')
    await waitForMessage(page, /The latest information will be recommended/)
    expect(calls.count).toBe(1)

    await follow('/comList')
    const aside = page.getByRole('region', { name: 'Get our newsletter' })
    await aside.getByRole('button', { name: 'Subscribe' }).click()
    await aside.getByText('please Enter').waitFor()
    const email = someone()
    await aside.getByLabel('Name').fill(ENDLESS)
    expect(await lengthOf(aside.getByLabel('Name'))).toBeLessThanOrEqual(200)
    await aside.getByLabel('E-mail').fill(email)
    await aside.getByRole('button', { name: 'Subscribe' }).click()
    await receiveMail(email, /confirm/i)
    const [kept] = await sql<{ name: string }[]>`select name from newsletter_subscriber where email = ${email}`
    expect(kept?.name.startsWith(ODD)).toBe(true)

    await follow('/contactUs')
    const main = page.getByRole('main')
    const feedback = countCalls(page, '/api/site/feedback')
    await main.getByRole('button', { name: 'Send' }).dblclick()
    await main.getByText('please select', { exact: true }).waitFor()
    expect(feedback.count).toBe(0)
    await main.getByLabel('What is it about?').selectOption('Other')
    await main.getByLabel('Your e-mail').fill(email)
    await main.getByLabel('Your message').fill(`${email} ${ENDLESS}`)
    const sent = await pressTwice(main.getByRole('button', { name: 'Send' }), '/api/site/feedback')
    await page.getByText('We have received your feedback and will contact you promptly！').first().waitFor()
    expect(sent.count).toBe(1)
    const [message] = await sql<{ content: string }[]>`select content from feedback where email = ${email}`
    expect(message?.content.startsWith(`${email} ${ODD}`)).toBe(true)
  })

  test('a part that is not listed: missing fields are reported, odd texts are saved', async ({ phone }) => {
    const { page, open } = phone
    await forbidDialogs(page)
    await open('/comListSearch?fuzzy=true&goodsModel=NOSUCHPART99')
    const main = page.getByRole('main')
    const calls = countCalls(page, '/api/goods/need/submit')
    await main.getByLabel('Part number').fill('')
    await main.getByLabel('Quantity').fill('-1.5')
    await main.getByRole('button', { name: 'Ask us to find it' }).click()
    for (const waitForMessage of [
      'Please enter the part number.',
      'Please enter how many you need, as a whole number.',
      'Please enter your e-mail address.',
    ])
      await main.getByText(waitForMessage).waitFor()
    expect(calls.count).toBe(0)
    await main.getByLabel('Part number').fill(ENDLESS)
    expect(await lengthOf(main.getByLabel('Part number'))).toBeLessThanOrEqual(200)
    await main.getByLabel('Quantity').fill('7')
    await main.getByLabel('Your e-mail').fill(someone())
    await main.getByLabel('Remark').fill(ENDLESS)
    const asked = await pressTwice(main.getByRole('button', { name: 'Ask us to find it' }), '/api/goods/need/submit')
    await main.getByText('We have received your request').waitFor()
    expect(asked.count).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

describe('login and registration', () => {
  test('login: empty, odd and very long input is answered like a wrong password; registration: an odd name is accepted, a double click creates one account', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    await forbidDialogs(page)
    await open('/login?type=login')
    const main = page.getByRole('main')
    const logIn = main.getByRole('button', { name: 'Log in', exact: true })
    const calls = countCalls(page, '/api/user/login')
    await logIn.click()
    await expect.poll(() => main.getByText('Please enter', { exact: true }).count()).toBe(2)
    expect(calls.count).toBe(0)
    await main.getByLabel('E-mail address').fill(ENDLESS)
    await main.getByLabel('Password', { exact: true }).fill(ODD)
    const tries = await pressTwice(logIn, '/api/user/login')
    await main.getByText('Incorrect e-mail or password.').waitFor()
    expect(tries.count).toBe(1)

    await follow('/login?type=logon')
    const register = main.getByRole('button', { name: 'Register', exact: true })
    await waitForCheck(main)
    await main.getByLabel('E-mail address').fill(ODD)
    await register.click()
    await main.getByText(NO_ADDRESS).waitFor()
    const email = someone()
    await main.getByLabel('E-mail address').fill(email)
    await main.getByLabel('Your name').fill(ENDLESS)
    await main.getByLabel('Password', { exact: true }).fill('x'.repeat(400))
    await main.getByText('Strength: Too weak').waitFor()
    await main.getByLabel('Password', { exact: true }).fill(`${ODD} Ⅷ`)
    await main.getByLabel('Country').selectOption({ label: 'Japan' })
    await main.getByRole('checkbox', { name: /I accept the/ }).check()
    await waitForCheck(main)
    const registered = await pressTwice(register, '/api/user/register')
    await main.getByText(`we have sent an e-mail to ${email}`).waitFor()
    expect(registered.count).toBe(1)
  })

  test('forgotten password: an address, then a double click', async ({ phone }) => {
    const { page, open, follow } = phone
    await forbidDialogs(page)
    await open('/login?type=retrieve')
    const main = page.getByRole('main')
    const ask = main.getByRole('button', { name: 'E-mail me a link' })
    await ask.click()
    await main.getByText('Please enter', { exact: true }).waitFor()
    await main.getByLabel('E-mail address').fill(ODD)
    await ask.click()
    await main.getByText(NO_ADDRESS).waitFor()
    await main.getByLabel('E-mail address').fill(someone())
    const calls = await pressTwice(ask, '/api/user/retrievePassword')
    await main.getByText('If there is an account with this address').waitFor()
    expect(calls.count).toBe(1)

    await follow('/login?type=reset')
    const set = main.getByRole('button', { name: 'Set this password' })
    await main.getByLabel('New password', { exact: true }).fill('short')
    await main.getByLabel('New password again').fill(ODD)
    await set.click()
    await main.getByText('Please use at least').waitFor()
    await main.getByText('The two passwords are not the same.').waitFor()
    await main.getByLabel('New password', { exact: true }).fill(ODD)
    await set.dblclick()
    await main.getByRole('link', { name: 'E-mail me a new link' }).waitFor()
  })
})

describe('buying', () => {
  test('an odd name in an address is shown unchanged, once', async ({ desktop }) => {
    const { page, open } = desktop
    await forbidDialogs(page)
    const customer = await newCustomer()
    await customer.enter(page)
    await open('/userCenter/addressManagement')
    await page.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit address' })
    await dialog.getByLabel('Last name').fill(ODD)
    await dialog.getByLabel('Zip code').fill(ENDLESS)
    expect(await lengthOf(dialog.getByLabel('Zip code'))).toBeLessThan(50)
    await dialog.getByLabel('E-mail').fill(ODD)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText(/does not look like an e-mail address/).waitFor()
    await dialog.getByLabel('E-mail').fill(someone())
    const calls = await pressTwice(dialog.getByRole('button', { name: 'Save' }), '/api/user/address/save')
    await dialog.waitFor({ state: 'detached' })
    expect(calls.count).toBe(1)
    await page.getByRole('main').getByRole('article').getByText(ODD.slice(0, 40)).first().waitFor()
  })

  test('an enquiry and a quick one accept odd texts and are sent once', async ({ desktop }) => {
    const { page, open, follow } = desktop
    await forbidDialogs(page)
    const [customer, part] = [await newCustomer(), await goods()]
    await customer.enter(page)
    const main = page.getByRole('main')
    await open('/enquiry')
    await main.getByLabel('Part number').fill(ENDLESS)
    await main.getByLabel('Quantity').fill(ODD)
    await main.getByRole('button', { name: 'Continue' }).click()
    await main.getByText('Use a whole number').waitFor()
    await main.getByLabel('Quantity').fill('3')
    await main.getByRole('button', { name: 'Continue' }).click()
    await main.getByLabel('Name', { exact: true }).fill(ODD)
    const calls = await pressTwice(main.getByRole('button', { name: 'Send the RFQ' }), '/api/enquiry/create')
    await main.getByText(/We have received your RFQ. Its number is Q/).waitFor()
    expect(calls.count).toBe(1)

    await follow(`/goods/detail/${part.id}`)
    await page.getByRole('link', { name: /Ask for a quote/ }).click()
    const dialog = page.getByRole('dialog', { name: `Ask about ${part.model}` })
    await dialog.getByLabel('Quantity').fill('')
    await dialog.getByLabel('Target price').fill(ODD)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('Enter 1 or more').waitFor()
    await dialog.getByText('Please enter a price such as 0.045').waitFor()
    await dialog.getByLabel('Quantity').fill('10')
    await dialog.getByLabel('Target price').fill('')
    await dialog.getByLabel('Remark').fill(ENDLESS)
    const quick = await pressTwice(dialog.getByRole('button', { name: 'Send' }), '/api/enquiry/quick')
    await waitForMessage(page, /We have received your RFQ Q/)
    expect(quick.count).toBe(1)
    const [kept] = await sql`select count(*)::int from enquiry where account_id = ${customer.accountId}`
    expect(kept?.count).toBe(2)
  })

  test('remarks at the checkout and to customer service are shown unchanged', async ({ desktop }) => {
    const { page, open, follow } = desktop
    await forbidDialogs(page)
    const [customer, part] = [await newCustomer(), await goods()]
    await customer.call(joinCart, { goodsId: part.id, count: 4 })
    await customer.enter(page)
    await open('/CommoditySettlement')
    await page.getByLabel('PO number').fill(ENDLESS)
    expect(await lengthOf(page.getByLabel('PO number'))).toBeLessThanOrEqual(60)
    await page.getByLabel('Remark').fill(ENDLESS)
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    const placed = await pressTwice(page.getByRole('button', { name: 'Place the order' }), '/api/order/create')
    await page.waitForURL('**/payment?orderNo=*')
    expect(placed.count).toBe(1)
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    expect((await customer.call(myOrders, {})).totalCount).toBe(1)
    await follow(`/orderDetail?orderNo=${orderNo}`)
    await page.getByRole('main').getByText(ODD).first().waitFor()

    const paid = await placeOrder(customer.call, customer.addressId, [{ goodsId: part.id, count: 2 }])
    await payFor(customer.call, paid)
    await follow(`/userCenter/afterSale?orderNo=${paid}`)
    const form = page.getByRole('form', { name: 'Apply Customer Service' })
    await form.getByRole('checkbox', { name: new RegExp(part.model) }).check()
    await form.getByLabel('Reason').selectOption('Other')
    await form.getByRole('radio', { name: /Refund/ }).check()
    await form.getByLabel('Description').fill(ENDLESS)
    const sent = await pressTwice(form.getByRole('button', { name: 'Send the request' }), '/api/order/returned/apply')
    const request = page.getByRole('article', { name: /Request AS-/ })
    await request.getByText(ODD).first().waitFor()
    expect(sent.count).toBe(1)
    expect(await request.count()).toBe(1)
  })
})
