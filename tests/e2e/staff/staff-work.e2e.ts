import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { enquiryDetail } from '#features/rfq/rfq.contract.ts'
import { ship, statusOf } from '../../drills/shop.ts'
import { createCustomers } from '../../support/customers.ts'
import { inDialog } from '../../support/page-steps.ts'
import { test, waitForNotice } from '../../support/visitor.ts'
import { askForQuote, askForReturn, paidOrder } from './customers-ask.ts'

const { newCustomer, newClerk, staff, auditOf, goods, sql } = createCustomers()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

describe('the daily work of staff', () => {
  test('an order is found by its number and shipped, and every step is in the audit trail', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk()]
    const orderNo = await paidOrder(customer, part.id)
    await clerk.enter(page)
    await open('/staff/payments')
    await page.getByRole('heading', { level: 1 }).waitFor()

    // To the order by its number, from anywhere.
    await page.keyboard.press('/')
    await page.keyboard.type(orderNo)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/staff/orders/${orderNo}`)
    await page.getByRole('heading', { level: 1, name: orderNo }).waitFor()
    await press(page, 'Ship')
    await inDialog(page).getByRole('button', { name: 'Ship', exact: true }).click()
    await inDialog(page).getByText('Please enter the tracking number').waitFor()
    await inDialog(page).getByLabel('Tracking number').fill('JD0001')
    await inDialog(page).getByRole('button', { name: 'Ship', exact: true }).click()
    await waitForNotice(page, 'Shipped. The customer has been notified.')
    await page.getByText('Wait for receiving').first().waitFor()
    expect(await statusOf(customer.call, orderNo)).toBe(3)
    await page.getByLabel('New note').fill('Packed twice')
    await press(page, 'Add note')
    await page.getByText('Packed twice').waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Packing list (PDF)' }).click()
    expect((await saved).suggestedFilename()).toBe(`packing-${orderNo}.pdf`)

    await follow(`/staff/audit?keyword=${orderNo}`)
    await page.getByRole('cell', { name: 'order ship' }).waitFor()
    await page.getByText('status: 2 → 3').waitFor()
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

  test('a request is quoted with cost and catalogue data, revised and won; a phone request is quoted, too', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
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
    await sql`insert into goods_trade (goods_id, cost, cost_currency) values (${part.id}, 0.3, 'USD')`
    await clerk.enter(page)
    await open('/staff/quotes?status=received')
    await page.getByRole('link', { name: enquiryNo }).click()
    await page.getByRole('heading', { level: 1, name: enquiryNo }).waitFor()
    await page.getByText('100 in stock').waitFor()
    await press(page, 'Start work')
    await inDialog(page).getByRole('button', { name: 'Start work' }).click()
    await waitForNotice(page, 'The request is in progress')
    // The page reloads the request, and a form that was used before is empty again.
    await expect.poll(() => page.getByRole('button', { name: 'Start work', exact: true }).count()).toBe(0)
    await press(page, 'Send quote')
    await page.getByText('Please price at least one line.').waitFor()
    await press(page, 'Use list price 0.4')
    await page.getByText('Cost $0.3000, margin 25 %').waitFor()
    await page.getByLabel('Quantity').fill('none')
    await press(page, 'Send quote')
    await page.getByText('Enter the quantity as a whole number.').waitFor()
    await checkAccessibility({ frame: true })
    await page.getByLabel('Quantity').fill('500')
    await page.getByLabel('Lead time, weeks').fill('3')
    await press(page, 'Send quote')
    await waitForNotice(page, 'Quote sent to the customer')
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
    await press(page, 'Record outcome')
    await inDialog(page).getByLabel('Why').fill('Ordered by telephone')
    await inDialog(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Ordered by telephone').waitFor()

    await follow('/staff/quotes')
    await press(page, 'New quote')
    await inDialog(page).getByLabel('Name').fill('Ada Caller')
    await inDialog(page).getByLabel('E-mail address').fill(customer.email)
    await inDialog(page).getByLabel('Parts').fill(`${part.model}, 200`)
    await inDialog(page).getByRole('button', { name: 'Enter request' }).click()
    await page.waitForURL((url) => /\/staff\/quotes\/\w/.test(url.pathname))
    const callersNo = page.url().split('/').at(-1) ?? ''
    await page.getByLabel(/Unit price/).fill('0.38')
    await press(page, 'Send quote')
    await expect
      .poll(async () => (await customer.call(enquiryDetail, { enquiryNo: callersNo })).lines[0]?.quote)
      .toMatchObject({ price: '0.38' })
    const done = ['take', 'quote', 'quote', 'outcome', 'enter', 'quote']
    expect(await auditOf(clerk)).toEqual(done.map((name) => `enquiry/${name}`))
  })

  test('a return is agreed to and refunded; another is refused', async ({ desktop }) => {
    const { page, open, follow } = desktop
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
    await press(page, 'Agree')
    await inDialog(page).getByLabel(`Accepted pieces of ${part.model}, 1 requested`).fill('2')
    await inDialog(page).getByRole('button', { name: 'Agree' }).click()
    await inDialog(page).getByText('Please enter a whole number from 0 to 1').waitFor()
    await inDialog(page).getByLabel(`Accepted pieces of ${part.model}, 1 requested`).fill('1')
    await inDialog(page).getByLabel(`${part.model} came back in good condition: add to stock`).check()
    await inDialog(page).getByRole('button', { name: 'Agree' }).click()
    await waitForNotice(page, 'Agreed. The customer has been notified.')
    await press(page, 'Refund')
    expect(await inDialog(page).getByLabel('Amount in USD').inputValue()).toBe('3.00')
    await inDialog(page).getByLabel('Reason (sent to the customer)').fill('Bent pins')
    await inDialog(page).getByRole('button', { name: 'Refund' }).click()
    await waitForNotice(page, 'Refund recorded. The customer has been notified.')
    expect(await customer.call(orderDetail, { orderNo })).toMatchObject({ refundedAmount: '3.0000', status: 6 })
    await page.getByRole('button', { name: 'Refund' }).waitFor({ state: 'detached' })

    const second = await paidOrder(customer, part.id)
    const refused = await askForReturn(customer, second, 'Changed my mind')
    await follow(`/staff/returns/${refused}`)
    await page.getByText(afterSaleNo).waitFor()
    await press(page, 'Refuse')
    await inDialog(page).getByRole('button', { name: 'Refuse' }).click()
    await inDialog(page).getByText('Please write an answer for the customer').waitFor()
    await inDialog(page).getByLabel('Answer to the customer').fill('Opened reels cannot be taken back.')
    await inDialog(page).getByRole('button', { name: 'Refuse' }).click()
    await waitForNotice(page, 'Refused. The customer has been notified.')
    expect(await statusOf(customer.call, second)).toBe(2)
    expect(await auditOf(clerk)).toEqual(['order/returned/answer', 'payment/refund', 'order/returned/answer'])
  })

  test('the list of orders can be used with the keyboard', async ({ desktop }) => {
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
})
