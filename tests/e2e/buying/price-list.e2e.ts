import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { staffOrderDetail } from '#features/orders/staff-orders.contract.ts'
import { enterEnquiry } from '#features/rfq/staff-quotes.contract.ts'
import { createCustomers } from '../../support/customers.ts'
import { inDialog } from '../../support/page-steps.ts'
import { test, waitForNotice } from '../../support/visitor.ts'
import { orderNoOf, placeButton } from './checkout-steps.ts'

const { newCustomer, newClerk, goods, staff } = createCustomers()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
async function save(page: Page, notice: string) {
  await inDialog(page).getByRole('button', { name: 'Save' }).click()
  await waitForNotice(page, notice)
}

async function addList(page: Page, name: string) {
  await press(page, 'Add price list')
  await inDialog(page).getByRole('button', { name: 'Save' }).click()
  await inDialog(page).getByText('Please enter a name of up to 80 characters.').waitFor()
  await inDialog(page).getByLabel('Name').fill(name)
  await inDialog(page).getByLabel('General discount in %').fill('20')
  await save(page, 'Price list added')
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

describe('a customer with a price list', () => {
  test('sees and pays agreed prices; staff make the list and see in the order what was agreed', {
    timeout: 300_000,
  }, async ({ desktop, phone }) => {
    const [customer, clerk] = [await newCustomer(), await newClerk()]
    const tiers = [
      { from: 1, price: '10' },
      { from: 100, price: '8' },
    ]
    // Too long to stand beside each other.
    const longTiers = [
      { from: 1, price: '1000' },
      { from: 100, price: '800' },
    ]
    const [discounted, fixed] = [await goods({ stock: 500, tiers: longTiers }), await goods({ stock: 500, tiers })]
    const name = `Agreed with ${customer.accountId}`
    const shop = desktop.page
    await clerk.enter(shop)
    await desktop.open('/staff/price-lists')
    await addList(shop, name)
    await press(shop, 'Add part')
    await inDialog(shop).getByLabel('Part number').fill(fixed.model)
    await inDialog(shop).getByLabel('Quantities and unit prices').fill('5: 6.5')
    await save(shop, 'Fixed price saved')
    await desktop.checkAccessibility({ frame: true })
    await desktop.open(`/staff/customers/${customer.accountId}`)
    await shop.getByText('None: this customer pays list prices.').waitFor()
    await press(shop, 'Choose')
    await inDialog(shop).getByLabel('Price list', { exact: true }).selectOption({ label: name })
    await save(shop, 'Price list saved')
    await shop.getByRole('link', { name }).waitFor()

    const { page, open, checkAccessibility } = phone
    await customer.enter(page)
    const pending = Promise.withResolvers<void>()
    await page.route('**/api/goods/price/mine', async (route) => pending.promise.then(() => route.continue()))
    await open(`/goods/detail/${discounted.id}`)
    const box = page.getByRole('region', { name: `Buy ${discounted.model}` })
    // Until the agreed prices are there, list prices keep their place and are not shown.
    await page.locator('html[data-own-prices="wait"]').waitFor()
    const [listPrice, button] = [box.getByText('$1,000.0000').first(), box.getByRole('button', { name: 'Add to cart' })]
    const colour = () => listPrice.evaluate((shown) => getComputedStyle(shown).color)
    expect(await colour()).toBe('rgba(0, 0, 0, 0)')
    const before = await button.boundingBox()
    pending.resolve()
    await box.getByRole('columnheader', { name: 'Your price' }).waitFor()
    expect(await colour()).not.toBe('rgba(0, 0, 0, 0)')
    expect(await button.boundingBox()).toEqual(before)
    await page.unroute('**/api/goods/price/mine')
    expect(await box.getByRole('row').allInnerTexts()).toEqual([
      expect.any(String),
      expect.stringMatching(/^1\+[^$]*\$1,000\.0000\s+\$800\.0000/),
      expect.stringMatching(/^100\+[^$]*\$800\.0000\s+\$640\.0000/),
    ])
    await checkAccessibility()
    await box.getByRole('button', { name: 'Add to cart' }).click()
    await waitForNotice(page, 'Add Success!')
    await open(`/comListSearch?goodsModel=${fixed.model}&fuzzy=true`)
    await page.getByText('Your price').first().waitFor()
    await page.getByRole('spinbutton', { name: `Quantity of ${fixed.model}` }).fill('5')
    await page.getByText('$32.5000').first().waitFor()
    await page
      .getByRole('button', { name: /Add to cart/ })
      .first()
      .click()
    await waitForNotice(page, 'Add Success!')

    await open('/shoppingTrolley?type=1')
    await page
      .getByText(/\$832\.5000/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Checkout' }).first().click()
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await placeButton(page).click()
    await page.waitForURL('**/payment?orderNo=*')
    const orderNo = orderNoOf(page)

    const call = await staff()
    expect(await call(staffOrderDetail, { orderNo })).toMatchObject({ amount: '832.5000' })
    await desktop.open(`/staff/orders/${orderNo}`)
    await shop.getByText(`List $1,000.0000, price list ${name}`).first().waitFor()

    const { enquiryNo } = await call(enterEnquiry, {
      draftId: crypto.randomUUID(),
      contact: { name: 'Caller', email: customer.email },
      lines: [{ goodsModel: fixed.model, count: 5 }],
    })
    await desktop.follow(`/staff/quotes/${enquiryNo}`)
    await shop.getByText(`The customer’s prices: ${name}`).waitFor()
    await press(shop, 'Use the customer’s price 6.5')
    expect(await shop.getByLabel('Unit price, USD').inputValue()).toBe('6.5')
  })
})
