import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { solveCaptcha } from '#tests/support/captcha.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import {
  createEnquiry,
  enquiryDetail,
  myEnquiries,
  quickEnquiry,
  quotationDocument,
  writeToShop,
} from '../rfq.contract.ts'
import { declineEnquiry, quoteEnquiry, staffEnquiries, takeEnquiry, writeToBuyer } from '../staff-rfq.contract.ts'

const world = await createWorld()
// All of these tests come from one network.
beforeEach(() => world.sql`delete from rate_limit where bucket like 'enquiry:%'`)

const contact = (email = `enquirer-${randomUUID()}@firm.example`) => ({ name: 'Ada Buyer', email })
const line = (goodsModel: string, more = {}) => ({ goodsModel, count: 100, ...more })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function ask(lines = [line('LM358DR')]) {
  const buyer = await world.buyer()
  const { enquiryNo } = await buyer.call(createEnquiry, { draftId: randomUUID(), contact: contact(buyer.email), lines })
  return { buyer, enquiryNo }
}

describe('asking', () => {
  test('[API-ENQ-01] a visitor asks for many parts, solves a captcha, and both sides get a mail', async () => {
    const { call } = world.visitor()
    const who = contact()
    const { enquiryNo } = await call(createEnquiry, {
      draftId: randomUUID(),
      contact: who,
      lines: [line('LM358DR', { targetPrice: '0.05', deliveryDate: inDays(60).slice(0, 10) }), line('NO-SUCH-PART-1')],
      remark: 'For March',
      ...(await solveCaptcha(call)),
    })
    expect(enquiryNo).toMatch(/^Q[0-9A-Z]{8}$/)
    expect((await world.mailsTo(who.email))[0]?.text).toContain(enquiryNo)
    const [staffMail] = await world.mailsTo('service@ohmstead.example')
    expect(staffMail).toMatchObject({ subject: `New RFQ ${enquiryNo}`, headers: { 'Reply-To': who.email } })
  })

  test('no entered text is mailed to an unconfirmed address', async () => {
    const typed = [line('VISIT-EVIL-EXAMPLE', { remark: 'click here' })]
    const visitor = world.visitor()
    const victim = contact()
    const draft = { draftId: randomUUID(), contact: victim, lines: typed, remark: 'You have won' }
    await visitor.call(createEnquiry, { ...draft, ...(await solveCaptcha(visitor.call)) })
    const buyer = await world.buyer()
    await buyer.call(createEnquiry, { ...draft, draftId: randomUUID() })
    const mails = await world.mailsTo(victim.email)
    expect(mails).toHaveLength(2)
    for (const { text, html } of mails) expect(`${text} ${html}`).not.toMatch(/EVIL|click|won|Ada/)

    await buyer.call(createEnquiry, { ...draft, draftId: randomUUID(), contact: contact(buyer.email) })
    expect((await world.mailsTo(buyer.email))[0]?.text).toContain('VISIT-EVIL-EXAMPLE')
  })

  test('one mailbox gets at most five such mails a day', async () => {
    const victim = contact()
    for (let turn = 0; turn < 7; turn++) {
      const buyer = await world.buyer()
      await buyer.call(createEnquiry, { draftId: randomUUID(), contact: victim, lines: [line('LM358DR')] })
    }
    expect(await world.mailsTo(victim.email)).toHaveLength(5)
  })

  test('without the captcha a visitor is refused and nothing is saved', async () => {
    const draftId = randomUUID()
    const asking = world.visitor().call(createEnquiry, { draftId, contact: contact(), lines: [line('LM358DR')] })
    await expect(asking).rejects.toMatchObject({ reason: 'wrong_captcha' })
    expect(await world.sql`select from enquiry where draft_id = ${draftId}`).toHaveLength(0)
  })

  test('a draft sent twice is one enquiry, also when both requests run concurrently', async () => {
    const buyer = await world.buyer()
    const draft = { draftId: randomUUID(), contact: contact(), lines: [line('LM358DR')] }
    const answers = await Promise.all([1, 2, 3].map(() => buyer.call(createEnquiry, draft)))
    expect(new Set(answers.map((answer) => answer.enquiryNo)).size).toBe(1)
    expect((await buyer.call(myEnquiries, {})).totalCount).toBe(1)
    const other = await world.buyer()
    await expect(other.call(createEnquiry, draft)).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('[API-ENQ-02] one part of the catalogue is asked for from its page', async () => {
    const goods = await world.goods()
    const buyer = await world.buyer()
    const { enquiryNo } = await buyer.call(quickEnquiry, {
      draftId: randomUUID(),
      goodsId: goods.id,
      count: 5000,
      contact: contact(),
    })
    const { lines } = await buyer.call(enquiryDetail, { enquiryNo })
    expect(lines).toMatchObject([{ goodsModel: goods.model, goodsId: goods.id, count: 5000, quote: null }])
  })

  test.each([
    ['its name', 'Texas Instruments', true],
    ['a short form, in any case', 'TI', true],
    ['a former name', 'National Semiconductor', true],
    ['its name as a company', 'texas instruments inc.', true],
    ['what means no maker', 'N/A', true],
    ['another maker', 'Analog Devices', false],
    ['a name nobody has', 'Somebody Unknown', false],
  ])('a line is recognised as a part by its number and its maker: %s', async (_how, brandName, isKnown) => {
    const { buyer, enquiryNo } = await ask([line('LM358DR', { brandName })])
    const [kept] = (await buyer.call(enquiryDetail, { enquiryNo })).lines
    expect(kept?.goodsId !== null).toBe(isKnown)
  })

  test.each([
    ['no lines', { lines: [] }],
    ['a quantity of 0', { lines: [line('LM358DR', { count: 0 })] }],
    ['half a piece', { lines: [line('LM358DR', { count: 0.5 })] }],
    ['a negative price', { lines: [line('LM358DR', { targetPrice: '-1' })] }],
    ['no number', { lines: [line('   ')] }],
    ['no address', { contact: { name: 'Ada', email: 'nobody' } }],
    ['a file that is not there', { attachments: ['0'.repeat(32)] }],
    ['six files', { attachments: Array.from({ length: 6 }, () => '0'.repeat(32)) }],
    ['501 lines', { lines: Array.from({ length: 501 }, () => line('LM358DR')) }],
  ])('%s is refused and nothing is kept', async (_what, wrong) => {
    const buyer = await world.buyer()
    const asked = { draftId: randomUUID(), contact: contact(), lines: [line('LM358DR')], ...wrong }
    await expect(buyer.call(createEnquiry, asked)).rejects.toMatchObject({
      reason: expect.stringMatching(/invalid_input|not_found/),
    })
    expect((await buyer.call(myEnquiries, {})).totalCount).toBe(0)
  })
})

describe('reading', () => {
  test('[API-ENQ-03, API-ENQ-04] a buyer sees only their own enquiries, newest first', async () => {
    const { buyer, enquiryNo } = await ask()
    const second = await buyer.call(createEnquiry, {
      draftId: randomUUID(),
      contact: contact(),
      lines: [line('NE555P')],
    })
    const { list, totalCount } = await buyer.call(myEnquiries, {})
    expect(totalCount).toBe(2)
    expect(list.map((one) => one.enquiryNo)).toEqual([second.enquiryNo, enquiryNo])
    expect(list[0]).toMatchObject({ status: 'received', statusName: 'Received', lineCount: 1, models: ['NE555P'] })
    const other = await world.buyer()
    for (const trying of [
      () => other.call(enquiryDetail, { enquiryNo }),
      () => other.call(writeToShop, { enquiryNo, text: 'hello' }),
      () => other.call(quotationDocument, { enquiryNo }),
    ])
      await expect(trying()).rejects.toMatchObject({ reason: 'not_found' })
    await expect(world.visitor().call(enquiryDetail, { enquiryNo })).rejects.toMatchObject({ reason: 'no_identity' })
    await expect(buyer.call(staffEnquiries, {})).rejects.toMatchObject({ reason: 'not_allowed' })
  })

  test('messages can be sent in both directions, and by mail', async () => {
    const { buyer, enquiryNo } = await ask()
    const staff = await world.staff()
    await buyer.call(writeToShop, { enquiryNo, text: 'Is a date code after 2025 possible?' })
    await staff.call(writeToBuyer, { enquiryNo, text: 'Yes, 2026 or later.' })
    expect((await buyer.call(enquiryDetail, { enquiryNo })).messages).toMatchObject([
      { who: 'buyer', text: 'Is a date code after 2025 possible?' },
      { who: 'staff', text: 'Yes, 2026 or later.' },
    ])
    expect((await world.mailsTo(buyer.email))[0]?.text).toContain('Yes, 2026 or later.')
  })

  test('staff cannot write in the name of the buyer', async () => {
    const { buyer, enquiryNo } = await ask()
    const staff = await world.staff()
    const writing = staff.call(writeToShop, { enquiryNo, text: 'I accept any price.' })
    await expect(writing).rejects.toMatchObject({ reason: 'not_found' })
    expect((await buyer.call(enquiryDetail, { enquiryNo })).messages).toEqual([])
  })

  test('a buyer can write at most thirty messages an hour', async () => {
    const { buyer, enquiryNo } = await ask()
    for (let turn = 0; turn < 30; turn++) await buyer.call(writeToShop, { enquiryNo, text: `Message ${turn}` })
    const oneMore = buyer.call(writeToShop, { enquiryNo, text: 'One more' })
    await expect(oneMore).rejects.toMatchObject({ reason: 'too_many_requests' })
    expect((await buyer.call(enquiryDetail, { enquiryNo })).messages).toHaveLength(30)
  })
})

describe('quoting', () => {
  test('staff take it, price some lines, and the buyer gets prices, a mail and a PDF', async () => {
    const goods = await world.goods()
    const other = await world.goods()
    const { buyer, enquiryNo } = await ask([line(goods.model), line('GONE-1'), line('GONE-2')])
    const staff = await world.staff()
    expect(await staff.call(takeEnquiry, { enquiryNo })).toEqual({ status: 'in_work' })
    const { lines } = await buyer.call(enquiryDetail, { enquiryNo })
    const [first, second] = lines.map((one) => one.lineId)
    await staff.call(quoteEnquiry, {
      enquiryNo,
      validUntil: inDays(14),
      note: 'Shipping is extra. 运费另计',
      lines: [
        { lineId: first ?? 0, price: '0.0412', count: 5000 },
        { lineId: second ?? 0, goodsId: other.id, price: '1.5', count: 10, leadWeeks: 8, note: 'same footprint' },
      ],
    })
    const quoted = await buyer.call(enquiryDetail, { enquiryNo })
    expect(quoted).toMatchObject({
      status: 'quoted',
      currency: 'USD',
      quoteNote: 'Shipping is extra. 运费另计',
      quotedCount: 2,
    })
    expect(quoted.lines[0]?.quote).toMatchObject({ price: '0.0412', amount: '206', alternative: false, leadWeeks: 0 })
    expect(quoted.lines[1]?.quote).toMatchObject({ goodsModel: other.model, alternative: true, leadWeeks: 8 })
    expect(quoted.lines[2]?.quote).toBeNull()
    expect((await world.mailsTo(buyer.email))[0]?.text).toContain('0.0412')
    const { file } = await buyer.call(quotationDocument, { enquiryNo })
    expect(pdfText(Buffer.from(file.body))).toContain('Shipping is extra. 运费另计')
    expect(file.private).toBe(true)
  })

  test('[CONST-07] mail and PDF have four decimals; a part outside the catalogue is not in stock', async () => {
    const { buyer, enquiryNo } = await ask([line('GONE-1')])
    const lineId = (await buyer.call(enquiryDetail, { enquiryNo })).lines[0]?.lineId ?? 0
    const lines = [{ lineId, price: '1.5', count: 10 }]
    await (await world.staff()).call(quoteEnquiry, { enquiryNo, validUntil: inDays(14), lines })
    expect((await world.mailsTo(buyer.email))[0]?.text).toMatch(/10 × 1\.5000, availability on request.*15\.0000/s)
    const { file } = await buyer.call(quotationDocument, { enquiryNo })
    const text = pdfText(Buffer.from(file.body))
    for (const words of ['$1.5000', '$15.0000', 'on request', 'USD']) expect(text).toContain(words)
    expect(text).not.toContain('in stock')
  })

  test('what cannot be offered is refused: unknown lines, parts and currencies, yesterday, no price', async () => {
    const goods = await world.goods()
    const yuan = await world.goods({ currency: 'CNY' })
    const { buyer, enquiryNo } = await ask([line(goods.model), line('GONE-1')])
    const staff = await world.staff()
    const { lines } = await buyer.call(enquiryDetail, { enquiryNo })
    const offer = (more: object) => ({ lineId: lines[0]?.lineId ?? 0, price: '1', count: 1, ...more })
    const quote = (offered: ReturnType<typeof offer>[], validUntil = inDays(1)) =>
      staff.call(quoteEnquiry, { enquiryNo, validUntil, lines: offered })
    await expect(quote([offer({})], inDays(-1))).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(quote([offer({ price: '0' })])).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(quote([offer({ lineId: 999_999_999 })])).rejects.toMatchObject({ reason: 'not_found' })
    const twice = offer({ more: [{ count: 1, price: '2' }] })
    await expect(quote([twice])).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(quote([offer({ goodsId: 999_999_999 })])).rejects.toMatchObject({ reason: 'not_found' })
    await expect(quote([offer({ goodsId: yuan.id })])).rejects.toMatchObject({ reason: 'mixed_currencies' })
    await expect(quote([offer({}), offer({})])).rejects.toMatchObject({ reason: 'invalid_input' })
    expect(await buyer.call(enquiryDetail, { enquiryNo })).toMatchObject({ status: 'received', quotedCount: 0 })
  })

  test('a quotation expires at its end, and the buyer is notified', async () => {
    const goods = await world.goods()
    const { buyer, enquiryNo } = await ask([line(goods.model)])
    const staff = await world.staff()
    const { lines } = await buyer.call(enquiryDetail, { enquiryNo })
    const offered = [{ lineId: lines[0]?.lineId ?? 0, price: '1', count: 1 }]
    await staff.call(quoteEnquiry, { enquiryNo, validUntil: inDays(1), lines: offered })
    await world.runJobs()
    expect(await buyer.call(enquiryDetail, { enquiryNo })).toMatchObject({ status: 'quoted' })
    await world.sql`update enquiry set valid_until = now() where enquiry_no = ${enquiryNo}`
    await makeDue(world.sql, { payload: { enquiryNo } })
    await world.runJobs()
    expect(await buyer.call(enquiryDetail, { enquiryNo })).toMatchObject({ status: 'expired' })
    await staff.call(quoteEnquiry, { enquiryNo, validUntil: inDays(1), lines: offered })
    expect(await buyer.call(enquiryDetail, { enquiryNo })).toMatchObject({ status: 'quoted' })
  })

  test('an enquiry is declined with a reason, which closes it', async () => {
    const { buyer, enquiryNo } = await ask()
    const staff = await world.staff()
    await staff.call(declineEnquiry, { enquiryNo, reason: 'Out of production since 2019.' })
    expect(await buyer.call(enquiryDetail, { enquiryNo })).toMatchObject({
      status: 'declined',
      messages: [{ who: 'staff', text: 'Out of production since 2019.' }],
    })
    await expect(staff.call(takeEnquiry, { enquiryNo })).rejects.toMatchObject({ reason: 'wrong_status' })
    await expect(buyer.call(quotationDocument, { enquiryNo })).rejects.toMatchObject({ reason: 'no_document_yet' })
  })
})

test('[API-ENQ-03] enquiries are paged, and a page after the last one returns the total count', async () => {
  const { buyer, enquiryNo: first } = await ask()
  const askAgain = async () =>
    (await buyer.call(createEnquiry, { draftId: randomUUID(), contact: contact(), lines: [line('LM358DR')] })).enquiryNo
  const [second, third] = [await askAgain(), await askAgain()]
  const page = async (pageNumber: number) => {
    const { list, totalCount } = await buyer.call(myEnquiries, { pageNumber, pageSize: 2 })
    return [totalCount, ...list.map((one) => one.enquiryNo)]
  }
  expect([await page(1), await page(2), await page(3)]).toEqual([[3, third, second], [3, first], [3]])
})
