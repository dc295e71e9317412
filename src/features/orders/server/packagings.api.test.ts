import { describe, expect, test } from 'vitest'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { deleteFromCart, joinCart, updateCart, viewCart } from '#features/cart/cart.contract.ts'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { refundOrder } from '#features/payment/staff-payment.contract.ts'
import { addAddress, payFor, placeOrder } from '#tests/drills/shop.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import { previewOrder } from '../checkout.contract.ts'
import * as contract from '../orders.contract.ts'

const world = await createWorld()
const staff = await world.staff()

const PACKINGS = [
  { kind: 'fullReel', minimum: 100, multiple: 100, size: 100, number: 'REEL-100', counts: [100], prices: ['0.3'] },
  { kind: 'customReel', minimum: 10, multiple: 1, size: 100, fee: '7.05', counts: [], prices: [] },
]

/** 1000 pieces at 0.5, cut from the tape, on reels of 100 at 0.3, or wound for 7.05 a reel. */
async function partOnTape(stock = 1000) {
  const goods = await world.goods({ stock })
  await world.sql`
    insert into goods_trade (goods_id, packings, hts, origin_country, eccn, msl, weight_grams)
    values (${goods.id}, ${world.sql.json(PACKINGS)}, '8542.31.44', 'MY', '3A991', '3', 0.5)`
  return goods
}

const buyerWithAddress = async () => {
  const buyer = await world.buyer()
  return { ...buyer, addressId: await addAddress(world.sql, buyer.call) }
}
const stockOf = async (goodsId: number) => (await world.visitor().call(goodsDetail, { goodsId })).stockCount

test('the page of a part names its packagings, each with minimum, multiple, number, fee and price', async () => {
  const { id } = await partOnTape()
  const { packingChoices } = await world.visitor().call(goodsDetail, { goodsId: id })
  expect(packingChoices).toMatchObject([
    { packing: '', minBuyCount: 1, fee: '0' },
    { packing: 'fullReel', minBuyCount: 100, multCount: 100, partNumber: 'REEL-100', priceList: [{ price: '0.3' }] },
    { packing: 'customReel', minBuyCount: 10, fee: '7.05', priceList: [{ minBuyCount: 10, price: '0.5' }] },
  ])
})

describe('one part in three packagings', () => {
  async function order() {
    const goods = await partOnTape()
    const buyer = await buyerWithAddress()
    const lines = [
      { goodsId: goods.id, count: 25 },
      { goodsId: goods.id, count: 200, packing: 'fullReel' as const },
      { goodsId: goods.id, count: 150, packing: 'customReel' as const },
    ]
    for (const line of lines) await buyer.call(joinCart, line)
    return { ...buyer, goods, lines }
  }

  test('is on three lines of the cart, each with its price, what arrives and its fee', async () => {
    const { call, goods } = await order()
    const { list } = await call(viewCart, {})
    expect(
      list.map(({ packing, count, unitPrice, amount, feeAmount }) => [packing, count, unitPrice, amount, feeAmount]),
    ).toEqual([
      ['customReel', 150, '0.5', '75', '14.1000'],
      ['fullReel', 200, '0.3', '60', '0'],
      ['', 25, '0.5', '12.5', '0'],
    ])
    expect(list.map(({ arrives }) => arrives)).toEqual([
      '1 custom reel of 100 and 1 custom reel of 50',
      '2 full reels of 100',
      '',
    ])
    const changed = await call(updateCart, { goodsId: goods.id, count: 300, packing: 'fullReel' })
    expect(changed.line).toMatchObject({ packing: 'fullReel', count: 300 })
    await expect(call(updateCart, { goodsId: goods.id, count: 250, packing: 'fullReel' })).rejects.toMatchObject({
      reason: 'off_multiple',
    })
    expect(await call(deleteFromCart, { goodsIds: [goods.id], packing: 'customReel' })).toEqual({ totalCount: 2 })
    expect(await call(deleteFromCart, { goodsIds: [goods.id] })).toEqual({ totalCount: 0 })
  })

  test('is ordered, paid, documented and refunded exactly', async () => {
    const { call, goods, lines, addressId } = await order()
    const preview = await call(previewOrder, { lines, addressId })
    expect(preview).toMatchObject({ amount: '161.6000', problems: [] })
    expect(preview.lines[2]).toMatchObject({ packing: 'customReel', feeAmount: '14.1000', amount: '75.0000' })
    const orderNo = await placeOrder(call, addressId, lines)
    expect(await stockOf(goods.id)).toBe(625)
    expect((await call(viewCart, {})).totalCount).toBe(0)
    const { invoiceTitleId } = await call(saveInvoiceTitle, { title: 'Reel GmbH' })
    await call(contract.applyForInvoice, { orderNo, invoiceTitleId })
    await payFor(call, orderNo)

    const detail = await call(contract.orderDetail, { orderNo })
    expect(detail.amount).toBe('161.6000')
    const [cut, reel, custom] = detail.lines
    expect(reel).toMatchObject({ packingNumber: 'REEL-100', arrives: '2 full reels of 100', feeAmount: '0.0000' })
    expect(custom).toMatchObject({ packingName: 'Custom reel', feeAmount: '14.1000' })
    for (const kind of ['proforma', 'invoice', 'packing'] as const) {
      const text = pdfText(Buffer.from((await call(contract.orderDocument, { orderNo, kind })).file.body))
      expect(text).toContain('2 full reels of 100')
      expect(text).toContain('Full reel: REEL-100')
      expect(text).toMatch(/8542\.31\.44\nMY\n3A991\n3\n0\.5 g\n100 g\n/)
      expect(text).toMatch(/All lines\n(?:\n)*188 g/)
      if (kind !== 'packing') for (const amount of ['14.1000', '161.6000']) expect(text).toContain(amount)
    }
    const csv = String((await call(contract.orderDocument, { orderNo, kind: 'csv' })).file.body)
    expect(csv).toContain('1 custom reel of 100 and 1 custom reel of 50,14.1')

    const refund = async (count: number) =>
      (
        await staff.call(refundOrder, {
          orderNo,
          lines: [{ lineId: custom?.lineId ?? 0, count }],
          note: 'Wound wrongly',
        })
      ).refundedAmount
    expect(await refund(100)).toBe('50.0000')
    expect(await refund(50)).toBe('89.1000')
    await expect(refund(1)).rejects.toMatchObject({ reason: 'above_paid' })
    expect(cut?.feeAmount).toBe('0.0000')
  })

  test('is bought again in the same packaging', async () => {
    const { call, lines, addressId } = await order()
    const orderNo = await placeOrder(call, addressId, lines)
    expect(await call(contract.buyAgain, { orderNo })).toMatchObject({ addedCount: 3 })
    expect((await call(viewCart, {})).list.map(({ packing }) => packing)).toEqual(['', 'fullReel', 'customReel'])
    await call(contract.cancelOrder, { orderNo })
  })
})

describe('packagings share the stock of the part', () => {
  test('cart, preview and order cannot exceed the stock', async () => {
    const { id } = await partOnTape(120)
    const { call, addressId } = await buyerWithAddress()
    await call(joinCart, { goodsId: id, count: 100, packing: 'fullReel' })
    await expect(call(joinCart, { goodsId: id, count: 21 })).rejects.toMatchObject({ reason: 'above_stock' })
    await call(joinCart, { goodsId: id, count: 20 })
    const lines = [
      { goodsId: id, count: 100, packing: 'fullReel' as const },
      { goodsId: id, count: 21 },
    ]
    const { problems } = await call(previewOrder, { lines, addressId })
    expect(problems).toEqual([expect.stringContaining('There are only 120')])
    await expect(placeOrder(call, addressId, lines)).rejects.toMatchObject({ reason: 'order_changed' })
    expect(await stockOf(id)).toBe(120)
  })

  test('a cancellation returns all pieces', async () => {
    const { id } = await partOnTape(200)
    const { call, addressId } = await buyerWithAddress()
    const orderNo = await placeOrder(call, addressId, [
      { goodsId: id, count: 20 },
      { goodsId: id, count: 20, packing: 'customReel' },
    ])
    expect(await stockOf(id)).toBe(160)
    await call(contract.cancelOrder, { orderNo })
    expect(await stockOf(id)).toBe(200)
  })
})

test('a removed packaging is reported in the cart and at the checkout', async () => {
  const { id, model } = await partOnTape()
  const { call, addressId } = await buyerWithAddress()
  await expect(call(joinCart, { goodsId: id, count: 1, packing: 'tray' })).rejects.toMatchObject({
    reason: 'not_found',
  })
  await call(joinCart, { goodsId: id, count: 100, packing: 'fullReel' })
  await world.sql`update goods_trade set packings = '[]' where goods_id = ${id}`
  expect((await call(viewCart, {})).list).toMatchObject([
    { packing: 'fullReel', unitPrice: null, packaging: { name: 'Full reel, no longer offered' } },
  ])
  const { problems } = await call(previewOrder, {
    lines: [{ goodsId: id, count: 100, packing: 'fullReel' }],
    addressId,
  })
  expect(problems).toEqual([`${model} is no longer offered as full reel. Please choose another packaging.`])
})

test('a part that can be neither cancelled nor returned is marked, and ordered only when the buyer accepts that', async () => {
  const { id, model } = await world.goods({ stock: 100 })
  await world.sql`
    insert into goods_trade (goods_id, non_cancellable, hts, date_code) values (${id}, true, '8542.31', '2540+')`
  const { call, addressId } = await buyerWithAddress()
  await call(joinCart, { goodsId: id, count: 5 })
  expect((await call(viewCart, {})).list).toMatchObject([{ isNonCancellable: true }])
  const lines = [{ goodsId: id, count: 5 }]
  expect((await call(previewOrder, { lines, addressId })).lines).toMatchObject([{ isNonCancellable: true }])
  await expect(placeOrder(call, addressId, lines)).rejects.toMatchObject({
    reason: 'not_accepted',
    message: expect.stringContaining(model),
  })
  expect([await stockOf(id), (await call(viewCart, {})).totalCount]).toEqual([100, 1])
  const orderNo = await placeOrder(call, addressId, lines, { acceptsNonCancellable: true })
  // Later changes of the part do not affect the order.
  await world.sql`update goods_trade set non_cancellable = false where goods_id = ${id}`
  expect((await call(contract.orderDetail, { orderNo })).lines).toMatchObject([{ isNonCancellable: true }])
  const text = pdfText(Buffer.from((await call(contract.orderDocument, { orderNo, kind: 'proforma' })).file.body))
  for (const words of ['Non-cancellable', '8542.31', 'Date code 2540+']) expect(text).toContain(words)
})
