import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { joinCart } from '#features/cart/cart.contract.ts'
import { createEnquiry, enquiryDetail } from '#features/rfq/rfq.contract.ts'
import { quoteEnquiry } from '#features/rfq/staff-rfq.contract.ts'
import { sendDueNotices } from '#features/stock-notice/server/stock-notice.service.ts'
import { editPart, staffPart } from '#features/supply/staff-parts.contract.ts'
import { findParts, paste, rowOf } from '../../support/bom-pages.ts'
import { createCustomers } from '../../support/customers.ts'
import { receiveMail } from '../../support/mail/outbox.ts'
import { storeUrl, test } from '../../support/visitor.ts'
import { readPage } from '../../support/windows/served-page.ts'
import { findExact } from './find-goods.ts'

const { sql, goods, newCustomer, staff } = createCustomers()

/** A part, and one of the same function that is no longer made. */
async function createWorsePair() {
  const [part, worse] = [await goods({ stock: 5 }), await goods({ stock: 900 })]
  await sql`
    update goods set lifecycle = 'Obsolete', equivalence = (select equivalence from goods where goods_id = ${part.id})
    where goods_id = ${worse.id}`
  return { part, worse }
}

const WORSE = 'Worse: Lifecycle Obsolete instead of Active'

describe('an alternative that is worse', () => {
  test('is marked in red on the page of the part and in the cart', async ({ phone }) => {
    const { page, open, follow, checkAccessibility } = phone
    const [customer, { part, worse }] = [await newCustomer(), await createWorsePair()]
    await customer.call(joinCart, { goodsId: part.id, count: 5 })
    await sql`update goods set stock = 2 where goods_id = ${part.id}`
    await customer.enter(page)
    await open(`/goods/detail/${part.id}`)
    const row = page
      .getByRole('region', { name: 'You might want to find' })
      .getByRole('row')
      .filter({ hasText: worse.model })
    await row.getByText('Similar, not a replacement').waitFor()
    expect(await row.getByText(WORSE).getAttribute('class')).toBe('text-bad')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await checkAccessibility()

    await follow('/shoppingTrolley?type=1')
    await page.getByRole('button', { name: `Alternatives to ${part.model}` }).click()
    const dialog = page.getByRole('dialog', { name: `Alternatives to ${part.model}` })
    await dialog.getByText(WORSE).waitFor()
    await dialog.getByText('Similar, not a replacement').waitFor()
    await checkAccessibility()
  })

  test('is marked in a BOM, before and after it is taken, and in the quote for an RFQ', async ({ desktop }) => {
    const { page, follow, checkAccessibility } = desktop
    const [customer, shop, { part, worse }] = [await newCustomer(), await staff(), await createWorsePair()]
    await customer.enter(page)
    await paste(desktop, `MPN\tQty\n${part.model}\t50`)
    await findParts(page)
    await rowOf(page, part.model).getByRole('button', { name: 'Alternatives' }).click()
    await page.getByText(WORSE).waitFor()
    await page.getByRole('button', { name: `Take ${worse.model}` }).click()
    await rowOf(page, worse.model).getByText(WORSE).waitFor()
    await checkAccessibility()

    const { enquiryNo } = await customer.call(createEnquiry, {
      draftId: randomUUID(),
      contact: { name: 'Test Person', email: customer.email },
      lines: [{ goodsModel: part.model, count: 50 }],
    })
    const asked = await customer.call(enquiryDetail, { enquiryNo })
    await shop(quoteEnquiry, {
      enquiryNo,
      validUntil: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      lines: asked.lines.map(({ lineId }) => ({ lineId, goodsId: worse.id, price: '0.1', count: 50 })),
    })
    await follow(`/userCenter/RFQhistory?enquiryNo=${enquiryNo}`)
    await page.getByText('Similar, not a replacement').waitFor()
    await page.getByText(WORSE).waitFor()
    await checkAccessibility()
  })
})

test('a visitor confirms the address by e-mail, and is notified when the part is back in stock', async ({ phone }) => {
  const { page, open, checkAccessibility } = phone
  const part = await goods({ stock: 0 })
  const email = `waiting-${randomUUID().slice(0, 8)}@firm.example`
  await open(`/goods/detail/${part.id}`)
  await page.getByLabel('E-mail me when it is back in stock').fill(email)
  await page.getByRole('button', { name: 'Notify me' }).click()
  await page.getByText(`Please confirm with the link in the e-mail we have sent to ${email}.`).waitFor()
  await checkAccessibility()
  const asked = await receiveMail(email, /confirm your stock notice/)
  await open(asked.links.find((link) => link.startsWith('/stockNotice/confirm')) ?? '')
  await page.getByRole('button', { name: 'Yes, notify me' }).click()
  await page.getByText(`we will e-mail you when ${part.model} is back in stock.`).waitFor()
  await checkAccessibility()
  const shop = await staff()
  const { version } = await shop(staffPart, { goodsId: part.id })
  await shop(editPart, { goodsId: part.id, version, fields: { stock: '40' }, parameters: [] })
  await sendDueNotices(sql, storeUrl())
  const told = await receiveMail(email, /is back in stock/)
  const link = told.links.find((link) => link.startsWith(`/goods/detail/${part.id}`)) ?? ''
  // The store drops its kept page a moment after the change, when the database has reported it.
  const buttons = async () => (await readPage(link)).texts(`section[aria-label="Buy ${part.model}"] button`)
  await expect.poll(buttons).toContain('Add to cart')
})

test('ticked parameters lead to the parts that have them, priced at the quantity', async ({ desktop }) => {
  const { page, open, checkAccessibility } = desktop
  const { goodsId, goodsModel } = await findExact(page, 'RC0603FR-0710KL')
  await open(`/goods/detail/${goodsId}`)
  for (const name of ['Package', 'Resistance', 'Tolerance'])
    await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByLabel('Quantity to price at').fill('500')
  await page.getByRole('button', { name: 'Find similar parts (3)' }).click()
  await page.waitForURL('**/category/detail/**quantity=500**')
  const rows = page.locator('tbody tr')
  await rows.filter({ hasText: goodsModel }).first().waitFor()
  expect(await rows.count()).toBeGreaterThan(1)
  expect(await rows.filter({ hasNotText: '10 kΩ' }).count()).toBe(0)
  await rows.getByRole('button', { name: 'Add to cart' }).first().waitFor()
  await checkAccessibility()
})
