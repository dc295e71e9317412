import { expect } from 'vitest'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { enquiryDetail } from '#features/rfq/rfq.contract.ts'
import { quoteEnquiry } from '#features/rfq/staff-rfq.contract.ts'
import { XLSX_TYPE } from '#server/sheets/write-table-file.ts'
import { writeXlsx } from '#server/sheets/write-xlsx.ts'
import { findParts, sendFile, unknownNumber } from '../support/bom-pages.ts'
import { createCustomers } from '../support/customers.ts'
import { test } from '../support/visitor.ts'

const { newCustomer, staff, goods } = createCustomers()

test('two sheets of a workbook on a small phone: to the cart, to a quote and to the order, with own part numbers', async ({
  phone,
}) => {
  const { page, open, follow, checkAccessibility } = phone
  await page.setViewportSize({ width: 360, height: 780 })
  const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= 360)
  const [customer, shop, part] = [await newCustomer(), await staff(), await goods({ stock: 500 })]
  const unknown = unknownNumber()
  await customer.enter(page)
  await open('/bom')
  const head = ['MPN', 'Quantity', 'Customer part number']
  const workbook = await writeXlsx([
    { name: 'Main board', rows: [head, [part.model, 2, 'OWN-1']] },
    { name: 'Front panel', rows: [head, [unknown, 3, 'OWN-2']] },
  ])
  await sendFile(page, { name: 'Boards.xlsx', mimeType: XLSX_TYPE, buffer: Buffer.from(workbook) })
  await page.getByLabel('Front panel', { exact: true }).check()
  await page.getByText('2 lines from 2 sheets').waitFor()
  await page.getByLabel('Show column').selectOption('2')
  expect(await page.getByLabel('Content').inputValue()).toBe('ownNumber')
  expect(await isNarrow()).toBe(true)
  await checkAccessibility()

  await findParts(page)
  expect(await isNarrow()).toBe(true)
  await page.getByRole('button', { name: 'Add 1 part to cart' }).click()
  await page.getByText('1 of 1 part added to the cart.').waitFor()
  await page.getByRole('button', { name: 'Ask for the other 1 part' }).click()
  await page.getByRole('link', { name: 'Ask for a quote' }).click()
  await page.getByText('Your part number: OWN-2').waitFor()
  expect(await isNarrow()).toBe(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Send the RFQ' }).click()
  await page.getByRole('link', { name: 'View request' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^Q/ })
  const enquiryNo = ((await heading.textContent()) ?? '').trim()

  const { lines } = await customer.call(enquiryDetail, { enquiryNo })
  await shop(quoteEnquiry, {
    enquiryNo,
    validUntil: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    lines: lines.map(({ lineId }) => ({ lineId, price: '2.5', count: 3, leadWeeks: 2 })),
  })
  await page.reload()
  await page.getByRole('button', { name: 'Order the selected lines' }).click()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByText('Your part number: OWN-2').waitFor()
  expect(await isNarrow()).toBe(true)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL('**/payment?orderNo=*')
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
  expect((await customer.call(orderDetail, { orderNo })).lines).toMatchObject([
    { goodsModel: unknown, count: 3, unitPrice: '2.5', ownNumber: 'OWN-2' },
  ])

  await follow('/shoppingTrolley?type=1')
  await page.getByText('Your part number: OWN-1').waitFor()
  await page.getByRole('button', { name: `Your part number for ${part.model}` }).click()
  await page.getByRole('dialog').getByLabel('Your reference').fill('Project Heron')
  await checkAccessibility()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your reference: Project Heron').waitFor()
  expect(await isNarrow()).toBe(true)
})
