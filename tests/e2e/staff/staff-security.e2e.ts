import { describe, expect } from 'vitest'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { payFor, placeOrder, statusOf } from '../../drills/shop.ts'
import { createCustomers } from '../../support/customers.ts'
import { test } from '../../support/visitor.ts'

const { newCustomer, newClerk, auditOf, goods } = createCustomers()

describe('customers', () => {
  test('staff see the store as a customer, with a banner on every page and without payments, and return', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await placeOrder(customer.call, customer.addressId, [{ goodsId: part.id, count: 2 }])
    await (await newClerk('sales')).enter(page)
    await open(`/staff/customers?keyword=${encodeURIComponent(customer.email)}`)
    await page.getByRole('link', { name: customer.email }).click()
    await page.getByRole('link', { name: orderNo }).waitFor()
    await page.getByRole('button', { name: 'Sign in as' }).click()
    const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
    await dialog.getByLabel('Why').fill('Asks by telephone')
    await dialog.getByRole('button', { name: 'Sign in as' }).click()
    const banner = page.getByRole('complementary', { name: 'Signed in as a customer' })
    await banner.getByText(customer.email).waitFor()
    await follow(`/payment?orderNo=${orderNo}`)
    await banner.waitFor()
    await page.getByRole('button', { name: /^Pay / }).first().click()
    await page.getByText('Only the customer can do this. You are signed in on their behalf.').first().waitFor()
    await banner.getByRole('button', { name: 'Return to the back office' }).click()
    await page.waitForURL('**/staff/customers/*')
    await page.getByRole('link', { name: orderNo }).waitFor()
    expect(await banner.count()).toBe(0)
  })
})

describe('warehouse', () => {
  test('an order is scanned, picked and shipped in two parcels with a piece missing', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await placeOrder(customer.call, customer.addressId, [{ goodsId: part.id, count: 5 }])
    await payFor(customer.call, orderNo)
    const clerk = await newClerk('warehouse')
    await clerk.enter(page)
    await open(`/staff/orders/${orderNo}`)
    const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
    const picked = page.getByLabel(`Picked of ${part.model}`)
    await page.getByLabel('Scan a part or a place').fill(part.model.toLowerCase())
    await page.keyboard.press('Enter')
    await expect.poll(() => picked.evaluate((field) => field === document.activeElement)).toBe(true)
    await picked.fill('3')
    await page.keyboard.press('Enter')
    await page.getByText('3 picked').waitFor()
    await checkAccessibility({ frame: true })
    const ship = async (name: string, trackingNumber: string) => {
      await page.getByRole('button', { name, exact: true }).click()
      await dialog.getByLabel('Tracking number').fill(trackingNumber)
      await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
      await page.getByRole('heading', { name: 'Parcels' }).waitFor()
    }
    await ship('Ship', 'JD-1')
    await page.getByText('3 shipped').waitFor()
    await page.getByRole('button', { name: 'Missing' }).click()
    await dialog.getByLabel('Missing pieces, of 5').fill('1')
    // The page is read again slowly: until it shows the new state, nothing can be sent from the old one.
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/staff/order/detail?**', async (route) => {
      await answered.promise
      await route.continue()
    })
    const reading = page.waitForRequest('**/api/staff/order/detail?**')
    await dialog.getByRole('button', { name: 'Report' }).click()
    await reading
    expect(await dialog.isVisible()).toBe(true)
    answered.resolve()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('1 missing').first().waitFor()
    await ship('Ship parcel 2', 'JD-2')
    await expect.poll(() => statusOf(customer.call, orderNo)).toBe(3)
    const { shipments } = await customer.call(orderDetail, { orderNo })
    expect(shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['JD-1', 'JD-2'])
    expect(await auditOf(clerk)).toEqual(['order/pick', 'order/ship', 'order/missing', 'order/ship'])
  })
})
