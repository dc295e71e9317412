import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { createBuyers } from '../support/buyers.ts'
import { receiveMail } from '../support/mail/outbox.ts'
import { DESKTOP, storeUrl, test, type Visit, waitForNotice } from '../support/visitor.ts'

const { sql, newBuyer } = createBuyers()

/** As staff do it, over the API. */
async function asStaff(path: string, input: object): Promise<Record<string, unknown>> {
  const post = async (address: string, body: object, headers: Record<string, string> = {}) =>
    (
      await fetch(`${storeUrl()}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json()
  const login = await post('/api/user/login', { email: 'staff@ohmstead.example', password: 'Staff-1234' })
  const answer = await post(path, input, { token: login.data.token })
  expect(answer).toMatchObject({ code: 0 })
  return answer.data
}

const waitForCheck = ({ page }: Visit) => page.getByText('Security check passed').waitFor()

const linesOf = (enquiryNo: string) => sql<{ model: string; count: number; lineId: number }[]>`
  select goods_model model, l.count, line_id "lineId" from enquiry_line l join enquiry using (enquiry_id)
  where enquiry_no = ${enquiryNo} order by position`

const findGoods = () => sql<{ id: number; model: string }[]>`
  select goods_id id, model from goods where stock > 1000 and currency = 'USD' and mult_count = 1
  order by goods_id limit 3`

describe('a request for quotation', () => {
  test('[ROUTE-32, ROUTE-33, AUTH-20] a visitor enters lines, pastes a list, adds contact details, solves the captcha and gets a number and a mail', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/enquiry')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please enter at least one part number.').waitFor()
    await page.getByRole('main').getByLabel('Part number').fill('LM358DR')
    await page.getByRole('main').getByLabel('Quantity').fill('none')
    await page.getByRole('button', { name: 'Continue' }).click()
    const problem = page.getByRole('main').locator('p').filter({ hasText: 'whole number' })
    const lineCount = (one: Element) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)
    expect(Math.round(await problem.evaluate(lineCount))).toBeLessThanOrEqual(2)
    await page.getByRole('main').getByLabel('Quantity').fill('2,500')
    await page.getByRole('button', { name: 'Paste a list' }).click()
    await page.getByLabel('Your list').fill('NE555P, 100, Texas Instruments\n\nNO-SUCH-PART-77')
    await page.getByRole('button', { name: 'Add these lines' }).click()
    await waitForNotice(page, 'Please enter the quantity of one line.')
    await page.getByRole('main').getByLabel('Quantity').last().fill('40')
    await checkAccessibility()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/enquiry?isSubmit=true')
    await page.getByRole('button', { name: 'Send the RFQ' }).click()
    await page.getByText('Please enter your name.').waitFor()
    await page.getByText('Please enter your e-mail address.').waitFor()
    const email = `enquirer-${randomUUID()}@firm.example`
    await page.getByLabel('Name', { exact: true }).fill('Ada <b>Buyer</b>')
    await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Country').selectOption('Netherlands')
    await waitForCheck(desktop)
    await checkAccessibility()
    await page.getByRole('button', { name: 'Send the RFQ' }).click()
    const sent = page.getByText(/We have received your RFQ. Its number is Q/)
    await sent.waitFor()
    const enquiryNo = /Q[0-9A-Z]{8}/.exec((await sent.textContent()) ?? '')?.[0] ?? ''
    expect([...(await linesOf(enquiryNo))]).toMatchObject([
      { model: 'LM358DR', count: 2500 },
      { model: 'NE555P', count: 100 },
      { model: 'NO-SUCH-PART-77', count: 40 },
    ])
    const mail = await receiveMail(email, /Your RFQ/)
    expect(mail.text).toContain(enquiryNo)
    // Nobody has confirmed this address, so nothing that was typed is in the mail.
    expect(mail.text).not.toContain('NO-SUCH-PART-77')
  })

  test('[RFQ-03, RFQ-04, MSG-07, AUTH-17, ENT-36] the list in the toolbar becomes the lines; Clean all empties it, and can be undone', async ({
    phone,
  }) => {
    const { page, open, follow, checkAccessibility } = phone
    const [first] = await findGoods()
    await open(`/goods/detail/${first?.id}`)
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('button', { name: 'Add to RFQ' }).first().click()
    await follow('/enquiry')
    await expect.poll(() => page.getByRole('main').getByLabel('Part number').inputValue()).toBe(first?.model)
    await checkAccessibility()
    await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('button', { name: /RFQ/ }).click()
    await page.getByRole('dialog', { name: 'RFQ list' }).getByRole('button', { name: 'Clean all' }).click()
    await page.getByText('Your RFQ list is empty').waitFor()
    await waitForNotice(page, 'successfully')
    await page.getByRole('button', { name: 'Undo' }).click()
    const panel = page.getByRole('dialog', { name: 'RFQ list' })
    await panel.getByRole('button', { name: `Delete ${first?.model}` }).click()
    await panel.getByText('Your RFQ list is empty').waitFor()
  })

  test('from a goods page, one question about one part', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const buyer = await newBuyer()
    await buyer.enter(page)
    const [first] = await findGoods()
    await open(`/goods/detail/${first?.id}`)
    await page.getByRole('link', { name: /Ask for a quote/ }).click()
    const dialog = page.getByRole('dialog', { name: `Ask about ${first?.model}` })
    await dialog.getByLabel('Quantity').fill('100000')
    await checkAccessibility()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page
      .getByText(/We have received your RFQ Q[0-9A-Z]{8} and will answer by e-mail/)
      .first()
      .waitFor()
  })

  test('[ROUTE-74, AUTH-28] a customer tracks it: quote, messages and order', async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const buyer = await newBuyer()
    await buyer.enter(page)
    const [first, second] = await findGoods()
    await open('/enquiry')
    await page.getByRole('button', { name: 'Paste a list' }).click()
    await page.getByLabel('Your list').fill(`${first?.model}\t100\n${second?.model}\t50`)
    await page.getByRole('button', { name: 'Add these lines' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    // Customers are known.
    await expect.poll(() => page.getByRole('main').getByLabel('E-mail', { exact: true }).inputValue()).toBe(buyer.email)
    await page.getByRole('button', { name: 'Send the RFQ' }).click()
    await page.getByRole('link', { name: 'View request' }).click()
    const heading = page.getByRole('heading', { level: 1, name: /^Q/ })
    await heading.waitFor()
    const enquiryNo = ((await heading.textContent()) ?? '').trim()
    await page.getByLabel('Write to us').fill('Date code after 2025, please.')
    await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Date code after 2025, please.').waitFor()
    // On a phone the labels are beside the values, not below them.
    await page.setViewportSize({ width: 390, height: 844 })
    const roomForLabel = (cell: Element) => {
      const label = getComputedStyle(cell, '::before')
      return Number.parseFloat(getComputedStyle(cell).paddingLeft) - Number.parseFloat(label.width) - 8
    }
    const asked = page.locator('[data-label="Quantity requested"]').first()
    expect(await asked.evaluate(roomForLabel)).toBeGreaterThanOrEqual(0)
    await page.setViewportSize(DESKTOP)
    const lines = await linesOf(enquiryNo)
    await asStaff('/api/staff/enquiry/quote', {
      enquiryNo,
      validUntil: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      note: 'As discussed.',
      lines: lines.map(({ lineId }) => ({ lineId, price: '0.125', count: 200 })),
    })
    await follow('/userCenter/RFQhistory')
    await page.getByText('2 of 2 lines priced').waitFor()
    await checkAccessibility()
    await page.getByRole('link', { name: enquiryNo }).click()
    await page.getByText('As discussed.').waitFor()
    await checkAccessibility()
    await page.getByLabel(`Order ${second?.model}`).uncheck()
    await page.getByText('$25.0000').first().waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Quotation (PDF)' }).click()
    expect((await saved).suggestedFilename()).toBe(`quotation-${enquiryNo}.pdf`)
    await page.getByRole('button', { name: 'Order the selected lines' }).click()
    await page.waitForURL(`**/CommoditySettlement?enquiryNo=${enquiryNo}&lines=${lines[0]?.lineId}`)
  })
})

test('a card of the RFQ history opens its enquiry wherever it is touched', async ({ phone }) => {
  const { page, open } = phone
  const buyer = await newBuyer()
  const enquiryNo = `Q${String(buyer.accountId).padStart(8, '0')}`
  await sql`
    insert into enquiry (enquiry_no, draft_id, account_id, contact_name, email, company, phone, remark)
    values (${enquiryNo}, gen_random_uuid(), ${buyer.accountId}, 'Ada', ${buyer.email}, '', '', '')`
  await buyer.enter(page)
  await open('/userCenter/RFQhistory')
  await page.getByRole('heading', { level: 1, name: 'RFQ History' }).waitFor()
  const card = await page.getByRole('article').boundingBox()
  await page.touchscreen.tap((card?.x ?? 0) + (card?.width ?? 0) - 12, (card?.y ?? 0) + (card?.height ?? 0) - 8)
  await page.waitForURL(`**?enquiryNo=${enquiryNo}`)
})

test('[ROUTE-74] the RFQ history is paged by its address; a page after the last one redirects to it', async ({
  desktop,
}) => {
  const { page, open } = desktop
  const buyer = await newBuyer()
  await buyer.enter(page)
  await sql`
    insert into enquiry (enquiry_no, draft_id, account_id, contact_name, email, company, phone, remark)
    select 'Q' || lpad(upper(to_hex(${buyer.accountId} * 100 + turn)), 8, '0'), gen_random_uuid(), ${buyer.accountId},
      'Ada', ${buyer.email}, '', '', ''
    from generate_series(1, 11) turn`
  await open('/userCenter/RFQhistory')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL('**/userCenter/RFQhistory?pageNumber=2')
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1)
  await open('/userCenter/RFQhistory?pageNumber=9')
  await page.waitForURL('**/userCenter/RFQhistory?pageNumber=2')
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1)
})
