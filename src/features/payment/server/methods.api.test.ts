import { expect, test } from 'vitest'
import { createOrder, previewOrder } from '#features/orders/checkout.contract.ts'
import { orderDocument } from '#features/orders/orders.contract.ts'
import { shopChanges } from '#features/shop/shop.contract.ts'
import { siteInfo } from '#features/site/site.contract.ts'
import { addAddress, payFor, placeOrder, prepareOrder } from '#tests/drills/shop.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import { chooseTransfer, decideSandbox, paymentInfo, payOrder } from '../payment.contract.ts'
import { savePaymentMethods, staffPaymentMethods } from '../staff-methods.contract.ts'
import { refundOrder } from '../staff-payment.contract.ts'
import { PROVIDERS } from './providers.service.ts'

const world = await createWorld(`methods_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const buyer = await world.buyer()
const goods = await world.goods({ stock: 1000 })
const addressId = await addAddress(world.sql, buyer.call)
const lines = [{ goodsId: goods.id, count: 1 }]

const set = (method: string, offered = true, label = '', note = '') => ({ method, offered, label, note })
/** A method that is added to the registry later is not offered in these tests. */
const KNOWN = ['stripe', 'sandbox', 'transfer']
const save = async (...methods: Array<ReturnType<typeof set>>) => {
  const { version, methods: all } = await admin.call(staffPaymentMethods, {})
  const later = all.filter(({ method }) => !KNOWN.includes(method)).map(({ method }) => set(method, false))
  await admin.call(savePaymentMethods, { version, methods: methods.length > 0 ? [...methods, ...later] : [] })
}
const order = () => placeOrder(buyer.call, addressId, lines)

test('the list has every provider of the registry, transfers and buying on account, with missing settings', async () => {
  const { methods } = await admin.call(staffPaymentMethods, {})
  expect(methods.map(({ method }) => method)).toEqual([...PROVIDERS.map(({ method }) => method), 'transfer', 'account'])
  expect(methods.filter(({ method }) => KNOWN.includes(method))).toMatchObject([
    { method: 'stripe', name: 'Card (Stripe)', offered: true, missing: expect.stringContaining('Not set up') },
    { method: 'sandbox', offered: true, missing: '' },
    { method: 'transfer', offered: true, missing: '' },
  ])
})

test('names and order are those of the checkout and the payment page, with their history', async () => {
  await save(set('transfer', true, 'Wire'), set('sandbox', true, 'Play money', 'Costs nothing'))
  const words = [
    { way: 'transfer', label: 'Wire' },
    { way: 'online', label: 'Play money', note: 'Costs nothing' },
  ]
  expect(await buyer.call(previewOrder, { lines, addressId })).toMatchObject({ payWays: words })
  const info = await buyer.call(paymentInfo, { orderNo: await order() })
  expect(info).toMatchObject({ payWays: words, methods: [{ method: 'sandbox', name: 'Play money' }] })
  const { list } = await admin.call(shopChanges, { pageSize: 1 })
  expect(list[0]).toMatchObject({ who: admin.email, after: { paymentMethods: expect.any(Array) } })
})

test('a disabled card provider accepts no new payment, but finishes pending ones', async () => {
  const [paid, underWay, late] = [await order(), await order(), await order()]
  await payFor(buyer.call, paid)
  const { redirectUrl } = await buyer.call(payOrder, { orderNo: underWay })
  await save(set('sandbox', false))
  expect(await buyer.call(paymentInfo, { orderNo: late })).toMatchObject({ methods: [] })
  await expect(buyer.call(payOrder, { orderNo: late })).rejects.toMatchObject({ reason: 'method_not_offered' })
  await expect(buyer.call(payOrder, { orderNo: late, method: 'sandbox' })).rejects.toMatchObject({
    reason: 'method_not_offered',
  })
  expect((await buyer.call(siteInfo, {})).payments).toEqual(['Bank transfer'])
  const ticket = new URL(redirectUrl, 'http://store').searchParams.get('ticket') ?? ''
  await buyer.call(decideSandbox, { ticket, decision: 'pay' })
  expect(await buyer.call(paymentInfo, { orderNo: underWay })).toMatchObject({ payable: false })
  await admin.call(refundOrder, { orderNo: paid, amount: '1', note: 'x' })
  await world.runJobs()
  const [refund] = await world.sql`select r.state from refund r join orders using (order_id) where order_no = ${paid}`
  expect(refund).toEqual({ state: 'done' })
})

test('transfers that are turned off are refused, except for orders that chose one before', async () => {
  await save(set('sandbox'))
  const [before, after] = [await order(), await order()]
  await buyer.call(chooseTransfer, { orderNo: before })
  await save(set('transfer', false))
  expect(await buyer.call(previewOrder, { lines, addressId })).toMatchObject({ transferOffered: false })
  await expect(buyer.call(chooseTransfer, { orderNo: after })).rejects.toMatchObject({ reason: 'method_not_offered' })
  const prepared = await prepareOrder(buyer.call, addressId, lines)
  await expect(buyer.call(createOrder, { ...prepared, payMethod: 'transfer' })).rejects.toMatchObject({
    reason: 'method_not_offered',
  })
  expect((await buyer.call(paymentInfo, { orderNo: before })).bank).not.toBeNull()
  const paper = async (orderNo: string) =>
    pdfText(Buffer.from((await buyer.call(orderDocument, { orderNo, kind: 'proforma' })).file.body))
  expect([await paper(before), await paper(after)].map((text) => text.includes('By bank transfer'))).toEqual([
    true,
    false,
  ])
})

test.each([
  ['an unknown way', [set('cash')]],
  ['a way twice', [set('sandbox'), set('sandbox')]],
  ['nothing', []],
])('refuses %s', async (_what, methods) => {
  await expect(save(...methods)).rejects.toMatchObject({ reason: 'invalid_input' })
})
