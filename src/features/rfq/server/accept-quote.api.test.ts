import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { changeMemberRole } from '#features/account/team.contract.ts'
import { cancelOrder, myOrders, orderDetail } from '#features/orders/orders.contract.ts'
import { addAddress } from '#tests/drills/shop.ts'
import { solveCaptcha } from '#tests/support/captcha.ts'
import { again, createColleague } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'
import {
  acceptQuote,
  chooseQuoteQuantity,
  claimEnquiry,
  createEnquiry,
  enquiryDetail,
  previewQuote,
} from '../rfq.contract.ts'
import { quoteEnquiry, staffEnquiryDetail } from '../staff-rfq.contract.ts'

const world = await createWorld()
/** Two lines, quoted at 0.25 each: the first from the shelf, the second to be procured in eight weeks. */
async function quoted() {
  const [first, second] = [await world.goods({ stock: 1000 }), await world.goods({ stock: 0 })]
  const buyer = await world.buyer()
  const { enquiryNo } = await buyer.call(createEnquiry, {
    draftId: randomUUID(),
    contact: { name: 'Ada', email: buyer.email },
    lines: [
      { goodsModel: first.model, count: 400, ownNumber: 'OWN-1', customerRef: 'Project Heron' },
      { goodsModel: second.model, count: 400 },
    ],
  })
  const staff = await world.staff()
  const { lines } = await buyer.call(enquiryDetail, { enquiryNo })
  const lineIds = lines.map((line) => line.lineId)
  await staff.call(quoteEnquiry, {
    enquiryNo,
    validUntil: new Date(Date.now() + 86_400_000).toISOString(),
    lines: lineIds.map((lineId, place) => ({ lineId, price: '0.25', count: 400, leadWeeks: place * 8 })),
  })
  const addressId = await addAddress(world.sql, buyer.call)
  const preview = (chosen: number[], who = buyer) =>
    who.call(previewQuote, { enquiryNo, lineIds: chosen, addressId, expressId: 1 })
  /** As the page does: with the total that was shown. */
  const accept = async (chosen: number[], more: object = {}) => {
    const { totalAmount } = await preview(chosen)
    return buyer.call(acceptQuote, { enquiryNo, lineIds: chosen, addressId, expressId: 1, totalAmount, ...more })
  }
  return { buyer, enquiryNo, lineIds, addressId, preview, accept, goods: [first, second] as const }
}

const stockOf = async (goodsId: number) =>
  (await world.sql<{ stock: number }[]>`select stock from goods where goods_id = ${goodsId}`)[0]?.stock

test('accepted lines become an order at the quoted price and quantity; what is procured leaves the stock alone', async () => {
  const { buyer, enquiryNo, lineIds, accept, goods } = await quoted()
  const { orderNo } = await accept(lineIds)
  const order = await buyer.call(orderDetail, { orderNo })
  expect(order.lines).toMatchObject([
    {
      goodsModel: goods[0].model,
      count: 400,
      unitPrice: '0.25',
      amount: '100.0000',
      ownNumber: 'OWN-1',
      customerRef: 'Project Heron',
    },
    { goodsModel: goods[1].model, count: 400, unitPrice: '0.25', amount: '100.0000', ownNumber: '' },
  ])
  expect(await Promise.all(goods.map(({ id }) => stockOf(id)))).toEqual([600, 0])
  const after = await buyer.call(enquiryDetail, { enquiryNo })
  expect(after).toMatchObject({ status: 'accepted', lines: [{ quote: { orderNo } }, { quote: { orderNo } }] })
  await buyer.call(cancelOrder, { orderNo, reason: '' })
  expect(await Promise.all(goods.map(({ id }) => stockOf(id)))).toEqual([1000, 0])
})

test('each line is accepted once, also with concurrent requests; the others stay open', async () => {
  const { buyer, enquiryNo, lineIds, addressId, preview, accept, goods } = await quoted()
  const [first = 0, second = 0] = lineIds
  const { totalAmount } = await preview([first])
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      buyer.call(acceptQuote, { enquiryNo, lineIds: [first], addressId, expressId: 1, totalAmount }),
    ),
  )
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(goods[0].id)).toBe(600)
  await accept([second])
  expect((await buyer.call(enquiryDetail, { enquiryNo })).lines.map((line) => line.quote?.orderNo)).toEqual([
    expect.stringMatching(/^OS-/),
    expect.stringMatching(/^OS-/),
  ])
})

test('refuses quotes that are expired, of others, not quoted or unknown, and orders nothing', async () => {
  const { buyer, enquiryNo, lineIds, addressId, preview, goods } = await quoted()
  const other = await world.buyer()
  const refused = async (chosen: number[], who: typeof buyer, reason: string) => {
    const input = { enquiryNo, lineIds: chosen, addressId, expressId: 1, totalAmount: '212.5' }
    await expect(who.call(acceptQuote, input)).rejects.toMatchObject({ reason })
    await expect(preview(chosen, who)).rejects.toMatchObject({ reason })
  }
  await refused(lineIds, other, 'not_found')
  await refused([999_999_999], buyer, 'not_found')
  await refused([lineIds[0] ?? 0, lineIds[0] ?? 0], buyer, 'invalid_input')
  await world.sql`update enquiry set valid_until = now() where enquiry_no = ${enquiryNo}`
  await refused(lineIds, buyer, 'quote_over')
  expect(await stockOf(goods[0].id)).toBe(1000)
})

describe('what the buyer agreed to', () => {
  test('is shown before: the quoted prices, and the freight of what they come to', async () => {
    const { lineIds, preview } = await quoted()
    const seen = await preview(lineIds)
    // At 0.25 the parcel is worth 200, from which on the second way costs nothing; at the price of the list, 0.5, all do.
    expect(seen).toMatchObject({ amount: '200.0000', expressId: 1, problems: [] })
    expect(seen.shipping.find((option) => option.expressId === 2)).toMatchObject({ freightAmount: '0.0000' })
    expect(seen.shipping.find((option) => option.expressId === 1)?.freightAmount).not.toBe('0.0000')
    expect(seen.lines).toMatchObject([
      { count: 400, unitPrice: '0.25', amount: '100.0000', problem: null },
      { count: 400, unitPrice: '0.25', amount: '100.0000', problem: null },
    ])
  })

  test('is refused when the freight has changed, and nothing is ordered', async () => {
    const { buyer, enquiryNo, lineIds, addressId, preview, accept, goods } = await quoted()
    const { totalAmount } = await preview(lineIds)
    await world.sql`update express_rate set first_amount = first_amount + 5 where express_id = 1`
    try {
      const input = { enquiryNo, lineIds, addressId, expressId: 1, totalAmount }
      await expect(buyer.call(acceptQuote, input)).rejects.toMatchObject({
        reason: 'order_changed',
        message: expect.stringContaining(`The total has changed from ${totalAmount} to `),
      })
      expect((await buyer.call(myOrders, {})).totalCount).toBe(0)
      expect(await stockOf(goods[0].id)).toBe(1000)
      expect((await buyer.call(enquiryDetail, { enquiryNo })).status).toBe('quoted')
      const { orderNo } = await accept(lineIds)
      const order = await buyer.call(orderDetail, { orderNo })
      expect(Number(order.totalAmount)).toBe(Number(totalAmount) + 5)
    } finally {
      await world.sql`update express_rate set first_amount = first_amount - 5 where express_id = 1`
    }
  })

  test('keeps the request for an invoice; somebody else’s title is unknown', async () => {
    const { buyer, lineIds, accept } = await quoted()
    const other = await world.buyer()
    const foreign = await other.call(saveInvoiceTitle, { title: 'Other Ltd' })
    await expect(accept(lineIds, { invoice: foreign })).rejects.toMatchObject({ reason: 'not_found' })
    expect((await buyer.call(myOrders, {})).totalCount).toBe(0)
    const { invoiceTitleId } = await buyer.call(saveInvoiceTitle, { title: 'Own Ltd', taxNumber: 'NL1' })
    const { orderNo } = await accept(lineIds, { invoice: { invoiceTitleId } })
    expect((await buyer.call(orderDetail, { orderNo })).invoice).toMatchObject({
      title: 'Own Ltd',
      taxNumber: 'NL1',
      electronicInvoice: true,
      invoiceNo: null,
    })
  })
})

describe('a quote for a visitor', () => {
  const until = () => new Date(Date.now() + 86_400_000).toISOString()

  /** A visitor asks for a part that the catalogue does not have and gets a quote in two quantities. */
  async function quotedVisitor() {
    const visitor = world.visitor()
    const email = `${randomUUID()}@firm.example`
    const { enquiryNo } = await visitor.call(createEnquiry, {
      draftId: randomUUID(),
      contact: { name: 'Ada', email },
      lines: [{ goodsModel: 'NOT-IN-CATALOGUE-1', brandName: 'Maker', count: 100 }],
      ...(await solveCaptcha(visitor.call)),
    })
    const staff = await world.staff()
    const { lines } = await staff.call(staffEnquiryDetail, { enquiryNo })
    const lineId = lines[0]?.lineId ?? 0
    await staff.call(quoteEnquiry, {
      enquiryNo,
      validUntil: until(),
      lines: [{ lineId, price: '0.5', count: 100, more: [{ count: 1000, price: '0.4' }], leadWeeks: 6 }],
    })
    const [mail] = await world.mailsTo(email)
    const key = /key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { enquiryNo, lineId, key }
  }

  test('is claimed once with the key of the mail, and a part outside the catalogue is ordered in the chosen quantity', async () => {
    const { enquiryNo, lineId, key } = await quotedVisitor()
    expect(key).not.toBe('')
    const [buyer, thief] = [await world.buyer(), await world.buyer()]
    await expect(buyer.call(claimEnquiry, { enquiryNo, key: 'wrong' })).rejects.toMatchObject({ reason: 'not_found' })
    await buyer.call(claimEnquiry, { enquiryNo, key })
    await buyer.call(claimEnquiry, { enquiryNo, key })
    await expect(thief.call(claimEnquiry, { enquiryNo, key })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(buyer.call(chooseQuoteQuantity, { enquiryNo, lineId, count: 500 })).rejects.toMatchObject({
      reason: 'invalid_input',
    })
    await buyer.call(chooseQuoteQuantity, { enquiryNo, lineId, count: 1000 })
    const addressId = await addAddress(world.sql, buyer.call)
    const chosen = { enquiryNo, lineIds: [lineId], addressId, expressId: 1 }
    const { totalAmount } = await buyer.call(previewQuote, chosen)
    const { orderNo } = await buyer.call(acceptQuote, { ...chosen, totalAmount })
    expect((await buyer.call(orderDetail, { orderNo })).lines).toMatchObject([
      { goodsModel: 'NOT-IN-CATALOGUE-1', count: 1000, unitPrice: '0.4', amount: '400.0000' },
    ])
  })
})

test('a packaging goes from the request to the quote and the order; its price includes the reel fee', async () => {
  const goods = await world.goods({ stock: 1000 })
  const packings = [{ kind: 'customReel', minimum: 100, multiple: 50, size: 200, fee: '7', counts: [], prices: [] }]
  await world.sql`insert into goods_trade (goods_id, packings) values (${goods.id}, ${world.sql.json(packings)})`
  const buyer = await world.buyer()
  const { enquiryNo } = await buyer.call(createEnquiry, {
    draftId: randomUUID(),
    contact: { name: 'Ada', email: buyer.email },
    lines: [{ goodsModel: goods.model, count: 400, packing: 'customReel' }],
  })
  const [line] = (await buyer.call(enquiryDetail, { enquiryNo })).lines
  expect(line).toMatchObject({ packing: 'customReel' })
  const staff = await world.staff()
  const { offers } = await staff.call(staffEnquiryDetail, { enquiryNo })
  expect(offers[0]?.packings.map(({ packing }) => packing)).toEqual(['', 'customReel'])
  const quote = (more: object) =>
    staff.call(quoteEnquiry, {
      enquiryNo,
      validUntil: new Date(Date.now() + 86_400_000).toISOString(),
      lines: [{ lineId: line?.lineId ?? 0, price: '0.25', count: 400, ...more }],
    })
  await expect(quote({ packing: 'tray' })).rejects.toMatchObject({ reason: 'invalid_input' })
  await expect(quote({ packing: 'customReel', count: 420 })).rejects.toMatchObject({ reason: 'invalid_input' })
  await quote({ packing: 'customReel' })
  const [quoted] = (await buyer.call(enquiryDetail, { enquiryNo })).lines
  expect(quoted?.quote).toMatchObject({ packingName: 'Custom reel', arrives: '2 custom reels of 200', amount: '100' })
  const chosen = {
    enquiryNo,
    lineIds: [line?.lineId ?? 0],
    addressId: await addAddress(world.sql, buyer.call),
    expressId: 1,
  }
  // The packaging is no longer listed; the agreed quote stays valid.
  await world.sql`update goods_trade set packings = null where goods_id = ${goods.id}`
  const { totalAmount } = await buyer.call(previewQuote, chosen)
  const { orderNo } = await buyer.call(acceptQuote, { ...chosen, totalAmount })
  expect((await buyer.call(orderDetail, { orderNo })).lines).toMatchObject([
    { packing: 'customReel', packingName: 'Custom reel', amount: '100.0000', feeAmount: '0.0000' },
  ])
})

test('a quotation above the limit of a buyer is accepted by somebody of the team without one', async () => {
  const { buyer: owner, enquiryNo, lineIds, addressId, preview } = await quoted()
  const colleague = await createColleague(world, owner.accountId, 'buyer')
  const leader = await again(world, owner)
  await leader.call(changeMemberRole, { accountId: colleague.accountId, role: 'buyer', orderLimit: '200' })
  const { totalAmount, problems, aboveLimit } = await preview(lineIds, colleague)
  expect({ problems, aboveLimit }).toEqual({ problems: [expect.stringContaining('limit of $200.0000')] })
  const order = { enquiryNo, lineIds, addressId, expressId: 1, totalAmount }
  await expect(colleague.call(acceptQuote, order)).rejects.toMatchObject({ reason: 'needs_approval' })
  expect((await leader.call(acceptQuote, order)).orderNo).toMatch(/^OS-/)
})
