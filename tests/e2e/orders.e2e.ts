import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { applyForAfterSale } from '#features/orders/after-sales.contract.ts'
import { cancelOrder, orderDetail, receiveOrder } from '#features/orders/orders.contract.ts'
import { answerAfterSale } from '#features/orders/staff-after-sales.contract.ts'
import { payFor, placeOrder, ship, statusOf, stockOf } from '../drills/shop.ts'
import { logInOnPage } from '../support/buyers.ts'
import { type Customer, createCustomers, proveTransfer } from '../support/customers.ts'
import { pressTwice } from '../support/press-twice.ts'
import { test } from '../support/visitor.ts'

const { sql, newBuyer, newCustomer, staff, goods } = createCustomers()

const LIST = '/userCenter/myOrder'
/** A notice, which the page may show more than once. */
const told = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor()
const cardOf = (page: Page, orderNo: string) => page.getByRole('article', { name: `Order ${orderNo}` })

const order = async ({ call, addressId }: Customer, goodsId: number, count = 2, more: object = {}) =>
  placeOrder(call, addressId, [{ goodsId, count }], more)

/** Brings a new order to a status the way it comes there in life. */
async function orderIn(status: number, customer: Customer, goodsId: number): Promise<string> {
  const { call } = customer
  const orderNo = await order(customer, goodsId)
  if (status === 7) await call(cancelOrder, { orderNo, reason: 'Ordered by mistake' })
  if (status === 8) await proveTransfer(customer, orderNo, (await call(orderDetail, { orderNo })).totalAmount)
  if ([1, 7, 8].includes(status)) return orderNo
  await payFor(call, orderNo)
  if (status === 2) return orderNo
  const shop = await staff()
  await ship(shop, orderNo)
  if (status === 3) return orderNo
  await call(receiveOrder, { orderNo })
  if (status === 4) return orderNo
  const [line] = (await call(orderDetail, { orderNo })).lines
  const { afterSaleNo } = await call(applyForAfterSale, {
    orderNo,
    lines: [{ lineId: line?.lineId ?? 0, count: 1 }],
    reason: 'Defective part',
    solution: 'refund',
  })
  if (status === 6) await shop(answerAfterSale, { afterSaleNo, agree: true, answer: 'Money back.' })
  return orderNo
}

const STATUSES = [
  { status: 1, name: 'Unpaid', actions: ['Cancel an order', 'Go to pay'] },
  { status: 2, name: 'Wait for delivery', actions: ['Apply Customer Service'] },
  { status: 3, name: 'Wait for receiving', actions: ['Apply Customer Service', 'Confirm receipt'] },
  { status: 4, name: 'Finished', actions: ['Apply Customer Service'] },
  { status: 5, name: 'After sales', actions: [] },
  { status: 6, name: 'After sales completion', actions: [] },
  { status: 7, name: 'Closed', actions: [] },
  { status: 8, name: 'To be Audit', actions: [] },
]

describe('my orders', () => {
  test('[ROUTE-73, ORD-01, ORD-02, ORD-03, ORD-04, ORD-05, ORD-06, ORD-07, ORD-08, ORD-09, ORD-10, ORD-11, ORD-12, ORD-13, ORD-14, ORD-15, ORD-16, COMP-30, COMP-31] each status has its name, its tab and its operations', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part] = [await newCustomer(), await goods({ stock: 100 })]
    const made = new Map<number, string>()
    for (const { status } of STATUSES) made.set(status, await orderIn(status, customer, part.id))
    await customer.enter(page)
    await open(LIST)
    for (const { status, name, actions } of STATUSES) {
      const card = cardOf(page, made.get(status) ?? '')
      await card.getByText(name, { exact: true }).waitFor()
      const offered = await card.locator('footer').locator('a, button').allTextContents()
      expect(
        offered.map((text) => text.trim()).filter((text) => text !== 'Buy again'),
        name,
      ).toEqual(actions)
    }
    await checkAccessibility()
    const tabs = page.getByRole('navigation', { name: 'Orders by status' })
    await tabs.getByRole('link', { name: 'After sale 2' }).click()
    await page.waitForURL('**?status=100')
    await expect.poll(() => page.getByRole('article').count()).toBe(2)
    await cardOf(page, made.get(5) ?? '').waitFor()
    await cardOf(page, made.get(6) ?? '').waitFor()
    await tabs.getByRole('link', { name: 'Closed 1' }).click()
    await cardOf(page, made.get(7) ?? '').waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
  })

  test('[COMP-23, COMP-24, COMP-25, COMP-26, COMP-27, COMP-28, COMP-29, CONST-08] a card shows number, time, picture, count, costs and total with 4 decimals', async ({
    phone,
  }) => {
    const { page, open, checkAccessibility } = phone
    const [customer, part] = [await newCustomer(), await goods({ tiers: [{ from: 1, price: '0.1235' }] })]
    const orderNo = await order(customer, part.id, 7)
    await customer.enter(page)
    await open(LIST)
    const card = cardOf(page, orderNo)
    await card.getByRole('link', { name: orderNo }).waitFor()
    const { createdAt } = await customer.call(orderDetail, { orderNo })
    expect(await card.locator('time').first().getAttribute('datetime')).toBe(createdAt)
    const cover = card.getByRole('img', { name: `Cover picture of order ${orderNo}` })
    await expect.poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await card.getByText('Total count: 7').waitFor()
    expect(await card.locator('dl > *').allTextContents()).toEqual([
      'Commodity cost',
      '$0.8645',
      'Shipping cost',
      '$12.5000',
      'Total',
      '$13.3645',
    ])
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('[ORD-17, ORD-18, MSG-01] cancelling asks for a reason, closes the order and gives the stock back', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part] = [await newCustomer(), await goods({ stock: 10 })]
    const orderNo = await order(customer, part.id, 4)
    expect(await stockOf(sql, part.id)).toBe(6)
    await customer.enter(page)
    await open(LIST)
    await cardOf(page, orderNo).getByRole('button', { name: 'Cancel an order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel an order' })
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await dialog.getByText('Please choose a reason').waitFor()
    expect(await statusOf(customer.call, orderNo)).toBe(1)
    await dialog.getByLabel('Found a better price').check()
    await checkAccessibility()
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await told(page, 'The order has been successfully cancelled')
    await cardOf(page, orderNo).getByText('Closed').waitFor()
    expect(await stockOf(sql, part.id)).toBe(10)
    await cardOf(page, orderNo).getByRole('link', { name: orderNo }).click()
    await page.getByText('Found a better price').waitFor()
  })

  test('[ORD-12, ORD-19, MSG-02] confirming the receipt finishes the order', async ({ phone }) => {
    const { page, open } = phone
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await orderIn(3, customer, part.id)
    await customer.enter(page)
    await open(`${LIST}?status=3`)
    const confirm = () => cardOf(page, orderNo).getByRole('button', { name: 'Confirm receipt' }).click()
    await confirm()
    await page.getByRole('dialog', { name: 'Confirm receipt' }).getByRole('button', { name: 'Not yet' }).click()
    expect(await statusOf(customer.call, orderNo)).toBe(3)
    await confirm()
    await page.getByRole('button', { name: 'Yes, all arrived' }).click()
    await told(page, 'Confirm completion')
    await page.getByRole('heading', { name: 'No order in this status' }).waitFor()
    expect(await statusOf(customer.call, orderNo)).toBe(4)
  })

  test('an order is found by its number, its PO number and its parts; long lists have pages', async ({ desktop }) => {
    const { page, open } = desktop
    const [customer, part, other] = [await newCustomer(), await goods({ stock: 100 }), await goods()]
    const wanted = await order(customer, other.id, 1, { poNumber: 'PO-0815' })
    for (let made = 0; made < 10; made += 1) await order(customer, part.id, 1)
    await customer.enter(page)
    await open(LIST)
    await page.getByText('1–10 of 11 orders').waitFor()
    await page.getByRole('link', { name: 'Next page' }).click()
    await cardOf(page, wanted).waitFor()
    for (const keyword of [wanted.slice(-8).toLowerCase(), 'po-0815', other.model.slice(0, 12)]) {
      await page.getByRole('searchbox', { name: 'Search orders' }).fill(keyword)
      await page.getByRole('search', { name: 'Search orders' }).getByRole('button', { name: 'Search' }).click()
      await page.getByText(`1 found for “${keyword}”`).waitFor()
      await cardOf(page, wanted).waitFor()
    }
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('no such thing')
    await page.getByRole('searchbox', { name: 'Search orders' }).press('Enter')
    await page.getByRole('heading', { name: 'No order found' }).waitFor()
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await page.getByText('1–10 of 11 orders').waitFor()
  })

  test('without any order it says what will stand there', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    const buyer = await newBuyer()
    await buyer.enter(page)
    await open(LIST)
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
    await checkAccessibility()
    await open('/userCenter/afterSale')
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor()
    await checkAccessibility()
  })
})

describe('the page of an order', () => {
  test('[ROUTE-49, ROUTE-50, ROUTE-51, COMP-32, COMP-10, CONST-08] shows lines, addresses, amounts, time line and documents, and leads back', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part] = [await newCustomer(), await goods({ tiers: [{ from: 1, price: '1.5' }] })]
    const orderNo = await orderIn(2, customer, part.id)
    await customer.enter(page)
    // The link was made when the order was unpaid: the address is put right.
    await open(`/orderDetail?orderNo=${orderNo}&state=1`)
    await page.waitForURL(`**/orderDetail?orderNo=${orderNo}&state=2`)
    await page.getByText('Wait for delivery').first().waitFor()
    const line = page.getByRole('table', { name: 'Order lines' }).getByRole('row').filter({ hasText: part.model })
    await line.getByText('$3.0000').waitFor()
    await page.getByText('$15.5000').waitFor()
    await page.getByRole('region', { name: 'Delivery address' }).getByText('Dock 7').waitFor()
    await page.getByRole('region', { name: 'Time line' }).getByText('Payment received').waitFor()
    await checkAccessibility()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Packing list (PDF)' }).click()
    expect((await saved).suggestedFilename()).toBe(`packing-${orderNo}.pdf`)
    await page.getByRole('link', { name: 'Go Back' }).click()
    await page.waitForURL(`**${LIST}`)
  })

  test('[MSG-03] an invoice is asked for on a new title, and can be saved at once', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await orderIn(2, customer, part.id)
    await customer.enter(page)
    await open(`/orderDetail?orderNo=${orderNo}&state=2`)
    await page.getByRole('button', { name: 'Apply for an invoice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Apply for an invoice' })
    await dialog.getByText('You have not kept an invoice title yet.').waitFor()
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
    await dialog.getByText('Please choose or add an invoice title').waitFor()
    await dialog.getByRole('button', { name: 'Add an invoice title' }).click()
    const adding = page.getByRole('dialog', { name: 'Add an invoice title' })
    await adding.getByLabel('Name on the invoice').fill('Test Firm Ltd')
    await adding.getByLabel('Tax number').fill('NL001')
    await adding.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('radio', { name: /Test Firm Ltd/, checked: true }).waitFor()
    await dialog.getByLabel('Paper invoice').check()
    await checkAccessibility()
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
    await told(page, 'The application for invoicing is successful')
    await page.getByText(/Issued as INV-\d{4}-\d{6}, electronic and on paper/).waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Invoice (PDF)', exact: true }).click()
    expect((await saved).suggestedFilename()).toBe(`invoice-${orderNo}.pdf`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('[ROUTE-52, COMP-10, ERR-10] its goods lead to their pages and can be bought again; what is short is told', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, plenty, scarce] = [await newCustomer(), await goods(), await goods({ stock: 5 })]
    const orderNo = await placeOrder(customer.call, customer.addressId, [
      { goodsId: plenty.id, count: 6 },
      { goodsId: scarce.id, count: 4 },
    ])
    await customer.enter(page)
    await open(`/orderGoods?orderNo=${orderNo}`)
    await page.getByText('10 pieces in 2 lines').waitFor()
    await checkAccessibility()
    await page.getByRole('button', { name: 'Buy again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Not everything is in the cart' })
    await dialog.getByText('The amount added cannot be greater than the stock!').waitFor()
    await checkAccessibility()
    expect(await sql`select goods_id, count from cart_line where account_id = ${customer.accountId}`).toEqual([
      { goods_id: plenty.id, count: 6 },
    ])
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('link', { name: plenty.model }).click()
    await page.waitForURL(`**/goods/detail/${plenty.id}`)
  })
})

describe('customer service', () => {
  test('[ORD-14] what was refused leaves the order where it was, and can be asked for again', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    const [customer, part, shop] = [await newCustomer(), await goods(), await staff()]
    const orderNo = await orderIn(3, customer, part.id)
    const [line] = (await customer.call(orderDetail, { orderNo })).lines
    const { afterSaleNo } = await customer.call(applyForAfterSale, {
      orderNo,
      lines: [{ lineId: line?.lineId ?? 0, count: 1 }],
      reason: 'Late delivery',
      solution: 'refund',
    })
    await shop(answerAfterSale, { afterSaleNo, agree: false, answer: 'It came a day early.' })
    await customer.enter(page)
    await open(`/userCenter/afterSale?orderNo=${orderNo}`)
    const refused = page.getByRole('article', { name: `Request ${afterSaleNo}` })
    await refused.getByText('Refused', { exact: true }).waitFor()
    await refused.getByText('It came a day early.', { exact: true }).waitFor()
    const form = page.getByRole('form', { name: 'Apply Customer Service' })
    await form.getByRole('checkbox', { name: new RegExp(part.model) }).check()
    await form.getByLabel('Reason').selectOption('Other')
    await form.getByRole('radio', { name: /Refund/ }).check()
    await form.getByRole('button', { name: 'Send the request' }).click()
    await form.getByText('Please say what is wrong').waitFor()
    await checkAccessibility()
    await form.getByLabel('Description').fill('The date code is too old.')
    await pressTwice(form.getByRole('button', { name: 'Send the request' }), '/api/order/returned/apply')
    await page.getByText('The date code is too old.').first().waitFor()
    await expect.poll(() => page.getByRole('article', { name: /Request AS-/ }).count()).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

describe('who may not', () => {
  const PRIVATE = [LIST, '/userCenter/afterSale', '/CommoditySettlement']
  const ABOUT_ONE = ['/orderDetail', '/orderGoods', '/payment', '/paymentResult', '/userCenter/afterSale']

  test('[AUTH-36, AUTH-39] a visitor is led to the login, and from there to the page', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await order(customer, part.id)
    await open('/unsubscribe')
    // The crawler opens each of them by its address.
    for (const path of [...PRIVATE, ...ABOUT_ONE.map((one) => `${one}?orderNo=${orderNo}`)]) {
      await follow('/unsubscribe')
      expect(new URL(page.url()).pathname).toBe('/unsubscribe')
      await follow(path)
      await page.waitForURL('**/login?**')
      expect(new URL(page.url()).searchParams.get('isBack'), path).toBe('true')
    }
    await open(`/orderGoods?orderNo=${orderNo}`)
    await page.waitForURL('**/login?**')
    await logInOnPage(page, customer)
    await page.waitForURL(`**/orderGoods?orderNo=${orderNo}`)
    await page.getByRole('heading', { level: 1, name: 'Order goods' }).waitFor()
  })

  test("another buyer's order and a spoilt number are not found", async ({ desktop }) => {
    const { page, open, follow } = desktop
    const [owner, stranger, part] = [await newCustomer(), await newBuyer(), await goods()]
    const orderNo = await order(owner, part.id)
    await stranger.enter(page)
    const lost = page.getByRole('heading', { level: 1, name: 'This page could not be found' })
    await open(`/orderDetail?orderNo=${orderNo}`)
    await lost.waitFor()
    for (const path of ABOUT_ONE) {
      for (const number of [orderNo, 'OS-1']) {
        // Another page before each: two lost ones look the same.
        await follow('/unsubscribe')
        await lost.waitFor({ state: 'detached' })
        await follow(`${path}?orderNo=${number}`)
        await lost.waitFor()
      }
    }
  })
})
