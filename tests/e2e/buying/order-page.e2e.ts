import { describe, expect } from 'vitest'
import { applyForAfterSale } from '#features/orders/after-sales.contract.ts'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { answerAfterSale } from '#features/orders/staff-after-sales.contract.ts'
import { placeOrder } from '../../drills/shop.ts'
import { logInOnPage } from '../../support/buyers.ts'
import { order } from '../../support/customers.ts'
import { waitForText } from '../../support/page-steps.ts'
import { pressTwice } from '../../support/press-twice.ts'
import { test } from '../../support/visitor.ts'
import { readPage } from '../../support/windows/served-page.ts'
import { createOrders } from './orders-in-status.ts'

const { sql, newBuyer, newCustomer, staff, goods, orderIn } = createOrders()

const LIST = '/userCenter/myOrder'

describe('the page of an order', () => {
  test('[ROUTE-49, ROUTE-50, ROUTE-51, COMP-32, COMP-10, CONST-08] shows lines, addresses, amounts, time line and documents, and links back', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part] = [await newCustomer(), await goods({ tiers: [{ from: 1, price: '1.5' }] })]
    const orderNo = await orderIn(2, customer, part.id)
    await customer.enter(page)
    // The link is from before the payment: the address is corrected.
    await open(`/orderDetail?orderNo=${orderNo}&state=1`)
    await page.waitForURL(`**/orderDetail?orderNo=${orderNo}&state=2`)
    await page.getByText('Wait for delivery').first().waitFor()
    const line = page.getByRole('table', { name: 'Order lines' }).getByRole('row').filter({ hasText: part.model })
    await line.getByText('$3.0000').waitFor()
    await page.getByText('$15.5000', { exact: true }).waitFor()
    await page.getByRole('region', { name: 'Delivery address' }).getByText('Dock 7').waitFor()
    await page.getByRole('region', { name: 'Time line' }).getByText('Payment received').waitFor()
    await checkAccessibility()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Packing list (PDF)' }).click()
    expect((await saved).suggestedFilename()).toBe(`packing-${orderNo}.pdf`)
    await page.getByRole('link', { name: 'Go Back' }).click()
    await page.waitForURL(`**${LIST}`)
  })

  test('[MSG-03] an invoice is requested with a new title, and can be downloaded immediately', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await orderIn(2, customer, part.id)
    await customer.enter(page)
    await open(`/orderDetail?orderNo=${orderNo}&state=2`)
    await page.getByRole('button', { name: 'Apply for an invoice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Apply for an invoice' })
    await dialog.getByText('You have no invoice titles yet.').waitFor()
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
    await waitForText(page, 'The application for invoicing is successful')
    await page.getByText(/Issued as INV-\d{4}-\d{6}, electronic and on paper/).waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Invoice (PDF)', exact: true }).click()
    expect((await saved).suggestedFilename()).toBe(`invoice-${orderNo}.pdf`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('[ROUTE-52, COMP-10, ERR-10] its goods link to their pages and can be bought again; short lines are reported', async ({
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
  test('[ORD-14] a refused request restores the status of the order, and can be repeated', async ({ phone }) => {
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
    await form.getByText('Please describe the problem').waitFor()
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

  test('[AUTH-36, AUTH-39] a visitor is redirected to the login, and then to the page', async ({ desktop }) => {
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

  test('[ROUTE-49, ROUTE-52, ROUTE-53, ROUTE-55] a page of an order that names none leads to the list of orders', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    await (await newBuyer()).enter(page)
    await open('/unsubscribe')
    for (const path of ['/orderDetail', '/orderGoods', '/payment', '/paymentResult']) {
      await follow('/unsubscribe')
      expect(new URL(page.url()).pathname).toBe('/unsubscribe')
      await follow(path)
      await page.waitForURL(`**${LIST}`)
      await page.getByRole('heading', { level: 1, name: 'My Order' }).waitFor()
    }
  })

  test('[ROUTE-66, ROUTE-73] without scripts the personal center says that it needs them', async () => {
    const { texts } = await readPage(LIST)
    expect(await texts('h1')).toEqual(['My Order'])
    expect((await texts('main noscript')).join()).toContain('This page requires JavaScript')
  })

  test("another buyer's order and an invalid number are not found", async ({ desktop }) => {
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
