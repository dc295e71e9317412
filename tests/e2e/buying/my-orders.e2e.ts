import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { cancelOrder, orderDetail, receiveOrder } from '#features/orders/orders.contract.ts'
import { statusOf, stockOf } from '../../drills/shop.ts'
import { order } from '../../support/customers.ts'
import { waitForText } from '../../support/page-steps.ts'
import { test } from '../../support/visitor.ts'
import { createOrders } from './orders-in-status.ts'

const { sql, newBuyer, newCustomer, goods, orderIn } = createOrders()

const LIST = '/userCenter/myOrder'
const cardOf = (page: Page, orderNo: string) => page.getByRole('article', { name: `Order ${orderNo}` })

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
      const operations = card.getByRole('group', { name: /^Operations/ }).locator('a, button')
      expect(await operations.allTextContents(), name).toEqual(actions)
      await card.getByRole('button', { name: 'Buy again' }).waitFor()
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
    const { page, open } = phone
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('[ORD-17, ORD-18, MSG-01] cancelling requires a reason, closes the order and releases the stock', async ({
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
    await waitForText(page, 'The order has been successfully cancelled')
    await cardOf(page, orderNo).getByText('Closed').waitFor()
    expect(await stockOf(sql, part.id)).toBe(10)
    await cardOf(page, orderNo).getByRole('link', { name: orderNo }).click()
    await page.getByText('Found a better price').waitFor()
  })

  test('[ORD-18, ERR-02] an order that was closed in another tab is not cancelled again, and is shown as closed', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await order(customer, part.id, 1)
    await customer.enter(page)
    await open(LIST)
    await cardOf(page, orderNo).getByRole('button', { name: 'Cancel an order' }).click()
    await customer.call(cancelOrder, { orderNo, reason: 'In another tab' })
    await page.getByLabel('Found a better price').check()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await page.getByRole('dialog').getByText('can no longer be cancelled').waitFor()
    await page.getByRole('button', { name: 'Keep the order' }).click()
    await cardOf(page, orderNo).getByText('Closed').waitFor()
  })

  test('[ORD-12, ORD-19, MSG-02] confirming the receipt finishes the order', async ({ phone }) => {
    const { page, open } = phone
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await orderIn(3, customer, part.id)
    await customer.enter(page)
    await open(`${LIST}?status=3`)
    const button = cardOf(page, orderNo).getByRole('button', { name: 'Confirm receipt' })
    const confirm = () => button.click()
    // On a phone the main action is as wide as its card.
    expect((await button.boundingBox())?.width).toBeGreaterThan(300)
    await confirm()
    await page.getByRole('dialog', { name: 'Confirm receipt' }).getByRole('button', { name: 'Not yet' }).click()
    expect(await statusOf(customer.call, orderNo)).toBe(3)
    await confirm()
    await page.getByRole('button', { name: 'Yes, all arrived' }).click()
    await waitForText(page, 'Confirm completion')
    await page.getByRole('heading', { name: 'No orders with this status' }).waitFor()
    expect(await statusOf(customer.call, orderNo)).toBe(4)
  })

  test('[ERR-02] a receipt that cannot be sent leaves the page as it is, and one confirmed in another tab is shown', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await orderIn(3, customer, part.id)
    await customer.enter(page)
    await open(LIST)
    await cardOf(page, orderNo).getByRole('button', { name: 'Confirm receipt' }).click()
    const readAgain: string[] = []
    page.on('request', (request) => request.url().includes('/api/order/my') && readAgain.push(request.url()))
    const answer = { code: 503000, msg: 'The store is restarting.', data: null }
    await page.route('**/api/order/receive', (route) => route.fulfill({ json: answer }))
    const dialog = page.getByRole('dialog', { name: 'Confirm receipt' })
    const send = dialog.getByRole('button', { name: 'Yes, all arrived' })
    await send.click()
    await dialog.getByText(answer.msg).waitFor()
    expect(readAgain).toEqual([])
    await page.unroute('**/api/order/receive')
    await customer.call(receiveOrder, { orderNo })
    await send.click()
    await cardOf(page, orderNo).getByText('Finished').waitFor()
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
    await page.getByRole('heading', { name: 'No orders found' }).waitFor()
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await page.getByText('1–10 of 11 orders').waitFor()
  })

  test('an empty list explains its purpose', async ({ phone }) => {
    const { page, open, follow, checkAccessibility } = phone
    const buyer = await newBuyer()
    await buyer.enter(page)
    await open(LIST)
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
    await checkAccessibility()
    await follow('/userCenter/afterSale')
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor()
    await checkAccessibility()
  })
})
