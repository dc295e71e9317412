import { expect, test } from 'vitest'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { buyNow, joinCart, joinCartMany, updateCart, viewCart } from '#features/cart/cart.contract.ts'
import { addAddress, payFor, placeOrder } from '#tests/drills/shop.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import { previewOrder } from '../checkout.contract.ts'
import * as contract from '../orders.contract.ts'

const world = await createWorld()

async function buyerOfTwo() {
  const buyer = await world.buyer()
  const [first, second] = [await world.goods({ stock: 100 }), await world.goods({ stock: 100 })]
  return { ...buyer, first, second, addressId: await addAddress(world.sql, buyer.call) }
}

test('the own part number and reference of a cart line are on the order and all its documents', async () => {
  const { call, first, second, addressId } = await buyerOfTwo()
  await call(joinCart, { goodsId: first.id, count: 5, ownNumber: '4711-A', customerRef: 'Project Heron' })
  await call(joinCart, { goodsId: second.id, count: 5 })
  const lines = [first, second].map(({ id }) => ({ goodsId: id, count: 5 }))
  const preview = await call(previewOrder, { lines, addressId })
  expect(preview.lines).toMatchObject([{ ownNumber: '4711-A', customerRef: 'Project Heron' }, { ownNumber: '' }])
  const orderNo = await placeOrder(call, addressId, lines)
  const { invoiceTitleId } = await call(saveInvoiceTitle, { title: 'Heron GmbH' })
  await call(contract.applyForInvoice, { orderNo, invoiceTitleId })
  await payFor(call, orderNo)

  const order = await call(contract.orderDetail, { orderNo })
  expect(order.lines).toMatchObject([
    { ownNumber: '4711-A', customerRef: 'Project Heron' },
    { ownNumber: '', customerRef: '' },
  ])
  for (const kind of ['proforma', 'invoice', 'packing'] as const) {
    const text = pdfText(Buffer.from((await call(contract.orderDocument, { orderNo, kind })).file.body))
    expect(text).toContain('Your part number: 4711-A')
    expect(text).toContain('Your reference: Project Heron')
  }
  const csv = String((await call(contract.orderDocument, { orderNo, kind: 'csv' })).file.body)
  expect(csv).toContain('Customer part number,Customer reference')
  expect(csv).toContain('4711-A,Project Heron')
  expect((await call(contract.myOrders, { keyword: '4711a' })).list).toMatchObject([{ orderNo }])

  await call(contract.buyAgain, { orderNo })
  expect((await call(viewCart, {})).list).toMatchObject([{ ownNumber: '4711-A' }, { ownNumber: '' }])
})

test('adding to a line keeps both labels, setting it replaces them, and a new quantity leaves them', async () => {
  const { call, first } = await buyerOfTwo()
  const labelsNow = async () => {
    const [line] = (await call(viewCart, {})).list
    return [line?.count, line?.ownNumber, line?.customerRef]
  }
  const line = { goodsId: first.id, count: 5 }
  await call(joinCart, { ...line, ownNumber: 'A-1', customerRef: 'Left' })
  await call(joinCart, { ...line, ownNumber: 'A-2', customerRef: 'Left' })
  expect(await labelsNow()).toEqual([10, 'A-1, A-2', 'Left'])
  await call(updateCart, { goodsId: first.id, count: 7 })
  expect(await labelsNow()).toEqual([7, 'A-1, A-2', 'Left'])
  await call(joinCartMany, { how: 'set', lines: [{ ...line, ownNumber: 'A-3' }] })
  expect(await labelsNow()).toEqual([5, 'A-3', 'Left'])
  await call(updateCart, { ...line, ownNumber: '', customerRef: '' })
  expect(await labelsNow()).toEqual([5, '', ''])
  await expect(call(updateCart, { ...line, ownNumber: 'x'.repeat(201) })).rejects.toMatchObject({
    reason: 'invalid_input',
    message: expect.stringContaining('Your part number has at most 200 characters.'),
  })
})

test('Buy Now and lines that are in no cart may have labels too', async () => {
  const { call, first, addressId } = await buyerOfTwo()
  const line = { goodsId: first.id, count: 2, ownNumber: 'FAST-1', customerRef: 'P-1' }
  const { fastId } = await call(buyNow, line)
  expect((await call(previewOrder, { fastId, addressId })).lines).toMatchObject([{ ownNumber: 'FAST-1' }])
  expect((await call(previewOrder, { lines: [line], addressId })).lines).toMatchObject([{ customerRef: 'P-1' }])
})
