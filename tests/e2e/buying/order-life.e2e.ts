import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { answerAfterSale } from '#features/orders/staff-after-sales.contract.ts'
import { shipOrder } from '#features/orders/staff-orders.contract.ts'
import { createCustomers } from '../../support/customers.ts'
import { waitForText } from '../../support/page-steps.ts'
import { test } from '../../support/visitor.ts'
import { decideInSandbox, orderNoOf, placeButton } from './checkout-steps.ts'

const { sql, newBuyer, staff, goods } = createCustomers()

async function choose(page: Page, label: string, name: string) {
  const list = page.getByRole('dialog').getByLabel(label, { exact: true })
  const option = list.locator('option', { hasText: new RegExp(`^${name}\\b`) }).first()
  await option.waitFor({ state: 'attached' })
  await list.selectOption((await option.getAttribute('value')) ?? '')
}

async function addAddressInDialog(page: Page) {
  await page.getByRole('button', { name: 'Add an address' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add an address' })
  await dialog.getByLabel('First name').fill('Test')
  await dialog.getByLabel('Last name').fill('Person')
  await choose(page, 'Country', 'Germany')
  await choose(page, 'Region', 'Berlin')
  await dialog.getByLabel('Street, house number and city').fill('Example Street 1, Berlin')
  await dialog.getByLabel('Zip code').fill('10115')
  await dialog.getByLabel('Mobile').fill('1511234567')
  await dialog.getByLabel('E-mail').fill('goods-in@firm.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('from the search to the end of customer service', () => {
  test('[ROUTE-30, ROUTE-49, ROUTE-53, ROUTE-54, ROUTE-55, AUTH-27, ORD-12, ORD-15, ORD-19, MSG-02, ROUTE-68, ROUTE-69] one order passes through all its statuses', {
    timeout: 600_000,
  }, async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const [buyer, shop] = [await newBuyer(), await staff()]
    const part = await goods({ stock: 50, tiers: [{ from: 1, price: '2.1235' }] })
    await buyer.enter(page)

    await open('/')
    await page.getByRole('combobox', { name: 'Part number' }).fill(part.model)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: part.model, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: part.model }).waitFor()
    const box = page.getByRole('region', { name: `Buy ${part.model}` })
    await box.getByRole('spinbutton').fill('3')
    await box.getByRole('button', { name: 'Add to cart' }).click()
    await waitForText(page, 'Add Success!')
    await follow('/shoppingTrolley?type=1')
    await page.getByRole('button', { name: 'Checkout' }).click()

    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    await placeButton(page).click()
    await page.getByText('Please add an address').waitFor()
    await addAddressInDialog(page)
    await page.getByRole('radio', { name: /Test Person/ }).waitFor()
    await placeButton(page).click()
    await page.getByText('Please agree to the terms to order.').waitFor()
    await page.getByLabel('PO number').fill('PO-4711')
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await checkAccessibility()
    await placeButton(page).click()

    await page.waitForURL('**/payment?orderNo=*')
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor()
    await decideInSandbox(page, 'Let it fail')
    await page.getByRole('heading', { name: 'The payment failed' }).waitFor()
    await checkAccessibility()
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByText('The card was declined.').waitFor()
    await decideInSandbox(page, 'Pay')
    await page.getByRole('heading', { name: 'Payment received, thank you' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'See the order' }).click()

    await page.waitForURL('**/orderDetail?orderNo=*&state=2')
    const orderNo = orderNoOf(page)
    await page.getByText('PO-4711').waitFor()
    await shop(shipOrder, { orderNo, carrier: 'Fast Freight', trackingNumber: 'FF-123456' })
    await page.reload()
    await page.waitForURL('**&state=3')
    await page.getByRole('region', { name: 'Tracking' }).getByText('FF-123456').waitFor()
    await checkAccessibility()
    await page.getByRole('button', { name: 'Confirm receipt' }).click()
    await page.getByRole('button', { name: 'Yes, all arrived' }).click()
    await waitForText(page, 'Confirm completion')
    await page.waitForURL('**&state=4')

    await page.getByRole('link', { name: 'Apply Customer Service' }).click()
    const form = page.getByRole('form', { name: 'Apply Customer Service' })
    await form.getByRole('button', { name: 'Send the request' }).click()
    await form.getByText('Please choose at least one line').waitFor()
    await form.getByText('Please choose a reason').waitFor()
    await form.getByRole('checkbox', { name: new RegExp(part.model) }).check()
    await form.getByRole('spinbutton', { name: `Pieces of ${part.model}` }).fill('2')
    await form.getByLabel('Reason').selectOption('Damaged in transit')
    await form.getByRole('radio', { name: /Replacement/ }).check()
    await form.getByLabel('Description').fill('Two are bent.')
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b42318' } })
      .png()
      .toBuffer()
    await form.getByLabel('Add pictures').setInputFiles({ name: 'bent.png', mimeType: 'image/png', buffer })
    const preview = form.getByRole('img', { name: /bent/ })
    await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(40)
    await checkAccessibility()
    await form.getByRole('button', { name: 'Send the request' }).click()
    const request = page.getByRole('article', { name: /Request AS-/ })
    await request.getByText('In review').waitFor()
    await request.getByText('2 pieces').waitFor()
    await form.waitFor({ state: 'detached' })
    const afterSaleNo = (await request.getByRole('heading').textContent()) ?? ''
    await shop(answerAfterSale, { afterSaleNo, agree: true, answer: 'Two new ones are on their way.' })
    await follow('/userCenter/afterSale')
    const answered = page.getByRole('article', { name: `Request ${afterSaleNo}` })
    await answered.getByText('Two new ones are on their way.', { exact: true }).waitFor()
    await answered.getByRole('img', { name: /Picture 1/ }).waitFor()
    await checkAccessibility()
    expect(await sql`select status from orders where order_no = ${orderNo}`).toEqual([{ status: 6 }])

    // Other pieces turn out to be bad later.
    await answered.getByRole('link', { name: orderNo }).click()
    await form.getByText(/of them can still be returned/).waitFor()
    await form.getByRole('checkbox', { name: new RegExp(part.model) }).check()
    await form.getByRole('spinbutton', { name: `Pieces of ${part.model}` }).fill('1')
    await form.getByLabel('Reason').selectOption('Damaged in transit')
    await form.getByRole('radio', { name: /Refund/ }).check()
    await form.getByRole('button', { name: 'Send the request' }).click()
    await page.getByText('You can send another request for this order once this one is answered.').waitFor()
    await expect.poll(() => page.getByRole('article', { name: /Request AS-/ }).count()).toBe(2)
  })
})
