import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { joinCart } from '#features/cart/cart.contract.ts'
import { applyForInvoice, myOrders, orderDetail } from '#features/orders/orders.contract.ts'
import { paymentInfo } from '#features/payment/payment.contract.ts'
import { acceptTransfer } from '#features/payment/staff-payment.contract.ts'
import { createEnquiry, enquiryDetail } from '#features/rfq/rfq.contract.ts'
import { quoteEnquiry } from '#features/rfq/staff-rfq.contract.ts'
import { placeOrder, statusOf, stockOf } from '../../drills/shop.ts'
import { createCustomers } from '../../support/customers.ts'
import { pressTwice } from '../../support/press-twice.ts'
import { test } from '../../support/visitor.ts'
import { decideInSandbox, orderNoOf, placeButton } from './checkout-steps.ts'

const { sql, newCustomer, staff, goods } = createCustomers()

describe('the checkout', () => {
  test('a double click on Place the order makes one order', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    const [customer, part] = [await newCustomer(), await goods({ stock: 20 })]
    await customer.call(joinCart, { goodsId: part.id, count: 4 })
    await customer.enter(page)
    await open('/CommoditySettlement')
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByText('$14.5000').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await checkAccessibility()
    await pressTwice(placeButton(page), '/api/order/create')
    await page.waitForURL('**/payment?orderNo=*')
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
    await checkAccessibility()
    expect((await customer.call(myOrders, {})).totalCount).toBe(1)
    expect(await stockOf(sql, part.id)).toBe(16)
  })

  test('cut tape, a full reel and a custom reel of one part are chosen, ordered, paid and invoiced', async ({
    phone,
  }) => {
    const { page, open, follow, checkAccessibility } = phone
    const [customer, part] = [await newCustomer(), await goods({ stock: 1000 })]
    const packings = [
      { kind: 'fullReel', minimum: 100, multiple: 100, size: 100, number: 'REEL-100', counts: [100], prices: ['0.3'] },
      { kind: 'customReel', minimum: 10, multiple: 1, size: 100, fee: '7', counts: [], prices: [] },
    ]
    await sql`
      insert into goods_trade (goods_id, packings, non_cancellable) values (${part.id}, ${sql.json(packings)}, true)`
    const { invoiceTitleId } = await customer.call(saveInvoiceTitle, { title: 'Reel GmbH' })
    await customer.enter(page)
    await open(`/goods/detail/${part.id}`)
    const box = page.getByRole('region', { name: `Buy ${part.model}` })
    for (const [packing, count] of [
      ['Standard packaging', '25'],
      ['Full reel', '200'],
      ['Custom reel', '50'],
    ] as const) {
      await box.getByRole('radio', { name: new RegExp(`^${packing}`) }).check()
      await box.getByRole('spinbutton').fill(count)
      await box.getByRole('button', { name: 'Add to cart' }).click()
      await expect
        .poll(() => sql`select from cart_line where account_id = ${customer.accountId} and count = ${count}`)
        .toHaveLength(1)
    }
    await box.getByText('Arrives as 1 custom reel of 50').waitFor()
    await checkAccessibility()

    await follow('/shoppingTrolley?type=1')
    await page.getByText('2 full reels of 100').waitFor()
    await page.getByText('$104.5000').first().waitFor()
    await checkAccessibility()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByText('1 custom reel of 50').waitFor()
    // Such parts can be neither cancelled nor returned: nothing is placed until the buyer accepts that.
    await placeButton(page).click()
    await page.getByText('Please accept this').waitFor()
    await page.getByRole('checkbox', { name: /non-cancellable/ }).check()
    await placeButton(page).click()
    await page.waitForURL('**/payment?orderNo=*')
    const orderNo = orderNoOf(page)
    await customer.call(applyForInvoice, { orderNo, invoiceTitleId })
    await decideInSandbox(page, 'Pay')
    await page.getByRole('heading', { name: 'Payment received, thank you' }).waitFor()
    expect((await customer.call(orderDetail, { orderNo })).amount).toBe('104.5000')
    expect(await stockOf(sql, part.id)).toBe(725)
    await follow(`/orderDetail?orderNo=${orderNo}&state=2`)
    await page.getByText('2 full reels of 100').waitFor()
    await page.getByRole('button', { name: 'Invoice (PDF)', exact: true }).waitFor()
  })

  test('an address or an invoice title saved in a dialog is chosen, and the order waits for its button', async ({
    phone,
  }) => {
    const { page, open, checkAccessibility } = phone
    const [customer, part] = [await newCustomer(), await goods({ stock: 20 })]
    await customer.call(joinCart, { goodsId: part.id, count: 4 })
    await customer.enter(page)
    await open('/CommoditySettlement')
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByText('$14.5000').first().waitFor()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Street').fill('Second Street 2')
    // Beside each other: a keyboard leaves little room.
    const [cancel, save] = await Promise.all(
      ['Cancel', 'Save'].map((name) => dialog.getByRole('button', { name }).boundingBox()),
    )
    expect(cancel?.y).toBe(save?.y)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('radio', { name: /Second Street 2/ }).waitFor()
    await sql`update account set company = 'Added Firm Ltd' where account_id = ${customer.accountId}`
    await page.getByRole('button', { name: 'Add an invoice title' }).click()
    const name = dialog.getByLabel('Name on the invoice')
    await expect.poll(() => name.inputValue()).toBe('Added Firm Ltd')
    await checkAccessibility()
    await dialog.getByRole('button', { name: 'Save' }).click()
    const invoice = page.getByRole('combobox', { name: 'Invoice' })
    await expect
      .poll(() => invoice.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text))
      .toBe('Added Firm Ltd')
    expect((await customer.call(myOrders, {})).totalCount).toBe(0)
    await placeButton(page).click()
    await page.waitForURL('**/payment?orderNo=*')
    const placed = await customer.call(orderDetail, { orderNo: orderNoOf(page) })
    expect(placed.invoice).toMatchObject({ title: 'Added Firm Ltd' })
    expect(placed.deliveryAddress.address).toBe('Second Street 2')
  })

  test('a changed price is reported, and nothing is ordered until the new one is accepted', async ({ desktop }) => {
    const { page, open } = desktop
    const [customer, part] = [await newCustomer(), await goods({ stock: 20 })]
    await customer.call(joinCart, { goodsId: part.id, count: 4 })
    await customer.enter(page)
    await open('/CommoditySettlement')
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByText('$14.5000').first().waitFor()
    await sql`update goods set tier_prices = array[0.75]::numeric[] where goods_id = ${part.id}`
    await placeButton(page).click()
    await page.getByRole('alert').getByText(new RegExp(part.model)).waitFor()
    await page.getByText('$15.5000').first().waitFor()
    expect((await customer.call(myOrders, {})).totalCount).toBe(0)
    await placeButton(page).click()
    await page.waitForURL('**/payment?orderNo=*')
    expect((await customer.call(orderDetail, { orderNo: orderNoOf(page) })).totalAmount).toBe('15.5000')
  })

  test('a quotation becomes an order at its own price', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const [customer, shop, part] = [await newCustomer(), await staff(), await goods({ stock: 5000 })]
    const { enquiryNo } = await customer.call(createEnquiry, {
      draftId: randomUUID(),
      contact: { name: 'Test Person', email: customer.email },
      lines: [{ goodsModel: part.model, count: 1000 }],
    })
    const asked = await customer.call(enquiryDetail, { enquiryNo })
    await shop(quoteEnquiry, {
      enquiryNo,
      validUntil: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      lines: asked.lines.map(({ lineId }) => ({ lineId, goodsId: part.id, price: '0.0625', count: 1000 })),
    })
    await customer.call(saveInvoiceTitle, { title: 'Quoted Firm Ltd' })
    await customer.enter(page)
    await open(`/userCenter/RFQhistory?enquiryNo=${enquiryNo}`)
    await page.getByRole('button', { name: 'Order the selected lines' }).click()
    await page.waitForURL('**/CommoditySettlement?enquiryNo=*')
    await page.getByRole('complementary', { name: 'Order summary' }).getByText('$62.5000').first().waitFor()
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('combobox', { name: 'Invoice' }).selectOption({ label: 'Quoted Firm Ltd' })
    // The parts turn out to be heavier: the price stays, the freight does not.
    await sql`
      update goods set package_id = (select package_id from package where package_name ~ '^(TO-220|TO-247|PDIP|DIP)' limit 1)
      where goods_id = ${part.id}`
    await placeButton(page).click()
    const refusal = page.getByRole('alert').getByText('The total has changed from')
    await refusal.waitFor()
    const [, total = ''] = /to (\S+) USD/.exec((await refusal.textContent()) ?? '') ?? []
    expect((await customer.call(myOrders, {})).totalCount).toBe(0)
    // The buyer must see the new total before agreeing.
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    await summary.getByText(`$${total}`).first().waitFor()
    await placeButton(page).click()
    await page.waitForURL('**/payment?orderNo=*')
    const order = await customer.call(orderDetail, { orderNo: orderNoOf(page) })
    expect(order.lines).toMatchObject([{ goodsId: part.id, count: 1000, amount: '62.5000' }])
    expect(order.invoice).toMatchObject({ title: 'Quoted Firm Ltd' })
    await follow(`/userCenter/RFQhistory?enquiryNo=${enquiryNo}`)
    await page.getByRole('main').getByRole('link', { name: order.orderNo }).click()
    await page.getByRole('heading', { level: 1, name: order.orderNo }).waitFor()
  })
})

describe('a bank transfer', () => {
  test('[ORD-08, ROUTE-53] is reported by the buyer with a proof and accepted by the shop', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    const [customer, shop, part] = [await newCustomer(), await staff(), await goods()]
    const orderNo = await placeOrder(customer.call, customer.addressId, [{ goodsId: part.id, count: 10 }], {
      payMethod: 'transfer',
    })
    await customer.enter(page)
    await open(`/payment?orderNo=${orderNo}`)
    await page.getByRole('tab', { name: 'Bank transfer', selected: true }).waitFor()
    // What is typed into the app of a bank: an account number in one piece, every fact with a button to copy it.
    const account = page.getByRole('main').getByText('NL00 XMPL 0000 0000 01', { exact: true })
    expect(await account.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(30)
    for (const fact of ['account', 'reference', 'amount'])
      await page.getByRole('button', { name: `Copy ${fact}` }).waitFor()
    await page.getByRole('button', { name: 'Send the proof' }).click()
    await page.getByText('Please enter the payer').waitFor()
    await checkAccessibility()
    await page.getByLabel('Paid by').fill('Test Firm')
    await page.getByText('Please enter the payer').waitFor({ state: 'detached' })
    await page.getByLabel('Transfer date').fill('2024-01-15')
    await page
      .getByLabel('Proof', { exact: true })
      .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await page.getByRole('button', { name: 'Send the proof' }).click()
    const received = page.getByText('Proof received.')
    await received.waitFor()
    // The form that was sent is gone: its answer is in sight, not above the window.
    await expect.poll(async () => (await received.boundingBox())?.y ?? 0).toBeGreaterThan(0)
    await page.getByRole('main').getByRole('link', { name: 'See the order' }).click()
    await page.waitForURL('**&state=8')
    await page.getByText('To be Audit').first().waitFor()
    const { transfers } = await customer.call(paymentInfo, { orderNo })
    await shop(acceptTransfer, { transferNo: transfers[0]?.transferNo ?? '' })
    expect(await statusOf(customer.call, orderNo)).toBe(2)
    await page.reload()
    await page.waitForURL('**&state=2')
    await page.getByText('Transfer accepted').waitFor()
  })
})
