import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { longDate } from '#features/credit/credit.rules.ts'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { createCustomers } from '../../support/customers.ts'
import { receiveMail } from '../../support/mail/outbox.ts'
import { inDialog } from '../../support/page-steps.ts'
import { test, waitForNotice } from '../../support/visitor.ts'
import { orderNoOf, placeButton } from './checkout-steps.ts'

const { newCustomer, newClerk, goods } = createCustomers()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const inDays = (days: number) => longDate(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))

async function giveTerms(page: Page, limit: string) {
  await press(page, 'Give terms')
  await inDialog(page).getByRole('button', { name: 'Save' }).click()
  await inDialog(page).getByText('Please enter an amount such as 5000.00').waitFor()
  await inDialog(page).getByLabel('Credit limit').fill(limit)
  await inDialog(page).getByRole('button', { name: 'Save' }).click()
  await waitForNotice(page, 'Terms saved')
}

describe('a customer with terms', () => {
  test('buys on account; staff give the terms, ship the order and record the payment', {
    timeout: 300_000,
  }, async ({ desktop, phone }) => {
    const [customer, clerk] = [await newCustomer(), await newClerk()]
    const part = await goods({ stock: 500, tiers: [{ from: 1, price: '10' }] })
    const shop = desktop.page
    await clerk.enter(shop)
    await desktop.open(`/staff/customers/${customer.accountId}`)
    await shop.getByText('No terms: every order is paid before it is shipped.').waitFor()
    await giveTerms(shop, '300.00')
    await shop.getByRole('region', { name: 'On account' }).getByText('Net 30 days').waitFor()

    const { page, open, follow, checkAccessibility } = phone
    await customer.enter(page)
    await open(`/goods/detail/${part.id}`)
    const box = page.getByRole('region', { name: `Buy ${part.model}` })
    await box.getByRole('spinbutton').fill('40')
    await box.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('button', { name: 'Checkout' }).click()
    const onAccount = page.getByRole('radio', { name: /On account, net 30 days/ })
    await page.getByText(/of your limit of \$300.0000, \$0.0000 is open and \$300.0000 is available/).waitFor()
    expect(await onAccount.isDisabled()).toBe(true)

    await follow(`/goods/detail/${part.id}`)
    await box.getByRole('spinbutton').fill('20')
    await box.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await onAccount.check()
    await page.getByText('We ship immediately. You pay within 30 days after shipment.').waitFor()
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await checkAccessibility()
    await placeButton(page).click()
    await page.waitForURL('**/orderDetail?orderNo=*')
    const orderNo = orderNoOf(page)
    await page.getByText('Payment due 30 days after shipment, net 30 days').first().waitFor()
    await page.getByText('Wait for delivery').first().waitFor()
    await checkAccessibility()

    await desktop.follow(`/staff/orders/${orderNo}`)
    await press(shop, 'Ship')
    await inDialog(shop).getByLabel('Tracking number').fill('JD0001')
    await inDialog(shop).getByRole('button', { name: 'Ship', exact: true }).click()
    await waitForNotice(shop, 'Shipped. The customer has been notified.')
    await shop
      .getByText(`Due ${inDays(30)}`)
      .first()
      .waitFor()
    const mail = await receiveMail(customer.email, new RegExp(`${orderNo} is on its way`))
    expect(mail.text).toContain(`Payment due by ${inDays(30)}, net 30 days.`)
    await desktop.follow('/staff/receivables?by=orders')
    await shop.getByRole('link', { name: orderNo }).waitFor()
    await desktop.checkAccessibility({ frame: true })

    await follow('/userCenter/myOrder')
    await page.getByRole('heading', { name: 'To be paid' }).waitFor()
    await page
      .getByText(`Due ${inDays(30)}`)
      .first()
      .waitFor()
    await checkAccessibility()
    await page.getByRole('link', { name: `Pay ${orderNo}` }).click()
    await page.getByText('1. Transfer the money').waitFor()
    expect(await page.getByRole('tab', { name: 'Card' }).count()).toBe(0)

    await desktop.follow('/staff/receivables')
    await shop.getByRole('row', { name: customer.email }).getByRole('button', { name: 'Record payment' }).click()
    await inDialog(shop).getByLabel('Amount (USD)').fill('50')
    await inDialog(shop).getByRole('button', { name: 'Payment has arrived' }).click()
    await waitForNotice(shop, 'Payment recorded.')
    expect(await customer.call(orderDetail, { orderNo })).toMatchObject({
      paidAt: null,
      account: { receivedAmount: '50.0000' },
    })

    await desktop.follow(`/staff/orders/${orderNo}`)
    await shop.getByText('Part payment received').first().waitFor()
    await press(shop, 'Record payment')
    await inDialog(shop).getByRole('button', { name: 'Payment has arrived' }).click()
    await inDialog(shop).waitFor({ state: 'detached' })
    await shop.getByText('Wait for receiving').first().waitFor()
    expect(await shop.getByRole('button', { name: 'Record payment' }).count()).toBe(0)
    expect(await customer.call(orderDetail, { orderNo })).toMatchObject({ status: 3, paidAt: expect.any(String) })
    await follow('/userCenter/myOrder')
    await page.getByRole('heading', { name: 'On account' }).waitFor()
    expect(await page.getByRole('heading', { name: 'To be paid' }).count()).toBe(0)
  })
})
