import { expect, test } from 'vitest'
import { createOrder, previewOrder } from '#features/orders/checkout.contract.ts'
import { orderDocument } from '#features/orders/orders.contract.ts'
import { addAddress, placeOrder, prepareOrder } from '#tests/drills/shop.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import { chooseTransfer, paymentInfo, payOffline } from '../payment.contract.ts'

// Without any bank account: others run with the demo's.
const world = await createWorld('transfer_offered')
await world.sql`delete from bank_account`
const buyer = await world.buyer()
const goods = await world.goods({ stock: 1000 })
const addressId = await addAddress(world.sql, buyer.call)
const lines = [{ goodsId: goods.id, count: 1 }]

test('without a bank account a transfer is not offered at the checkout, and refused by the API', async () => {
  expect(await buyer.call(previewOrder, { lines, addressId })).toMatchObject({ transferOffered: false })
  const prepared = await prepareOrder(buyer.call, addressId, lines)
  await expect(buyer.call(createOrder, { ...prepared, payMethod: 'transfer' })).rejects.toMatchObject({
    reason: 'method_not_offered',
  })
})

test('an order has no bank details, and cannot be paid by transfer later', async () => {
  const orderNo = await placeOrder(buyer.call, addressId, lines)
  expect(await buyer.call(paymentInfo, { orderNo })).toMatchObject({ bank: null })
  await expect(buyer.call(chooseTransfer, { orderNo })).rejects.toMatchObject({ reason: 'method_not_offered' })
  const proof = { payer: 'Ada', amount: '1', transferDate: '2026-01-02', proof: '0'.repeat(32) }
  await expect(buyer.call(payOffline, { orderNo, ...proof })).rejects.toMatchObject({ reason: 'method_not_offered' })
  const { file } = await buyer.call(orderDocument, { orderNo, kind: 'proforma' })
  const text = pdfText(Buffer.from(file.body))
  expect(text).not.toMatch(/bank transfer|IBAN|SWIFT/i)
  expect(text).toMatch(/Pay by\s*\d{4}-\d\d-\d\d/)
})
