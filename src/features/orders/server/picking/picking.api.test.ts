import { describe, expect, test } from 'vitest'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { refundOrder } from '#features/payment/staff-payment.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { addAddress, payFor, placeOrder, statusOf } from '#tests/drills/shop.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../picking.contract.ts'
import { shipOrder, staffOrderDetail } from '../../staff-orders.contract.ts'

const world = await createWorld()
const [clerk, packer] = [await world.staff('sales'), await world.staff('warehouse')]
const parcel = { carrier: 'DHL', trackingNumber: 'JD1' }

/** A paid order of 4 pieces of one part and 10 of another. */
async function paidOrder() {
  const buyer = await world.buyer()
  const [first, second] = [await world.goods({ stock: 50 }), await world.goods({ stock: 50 })]
  const addressId = await addAddress(world.sql, buyer.call)
  const orderNo = await placeOrder(buyer.call, addressId, [
    { goodsId: first.id, count: 4 },
    { goodsId: second.id, count: 10 },
  ])
  await payFor(buyer.call, orderNo)
  const { lines } = await packer.call(staffOrderDetail, { orderNo })
  const lineOf = (goods: { id: number }) => lines.find(({ goodsId }) => goodsId === goods.id)?.lineId ?? 0
  return { ...buyer, orderNo, first, second, firstLine: lineOf(first), secondLine: lineOf(second) }
}
const pickingOf = async (orderNo: string, lineId: number) =>
  (await packer.call(staffOrderDetail, { orderNo })).picking.find((line) => line.lineId === lineId)

test('an order is picked in two parcels with a missing piece, which is refunded once', async () => {
  const { orderNo, call, email, firstLine, secondLine, second } = await paidOrder()
  await packer.call(contract.pickLine, { orderNo, lineId: firstLine, count: 4 })
  await packer.call(contract.pickLine, { orderNo, lineId: secondLine, count: 6 })
  const part = [
    { lineId: firstLine, count: 4 },
    { lineId: secondLine, count: 6 },
  ]
  expect(await packer.call(shipOrder, { orderNo, ...parcel, lines: part })).toMatchObject({ status: 2 })
  expect((await world.mailsTo(email))[0]?.text).toContain('The rest will follow')
  expect(await statusOf(call, orderNo)).toBe(2)

  await packer.call(contract.pickLine, { orderNo, lineId: secondLine, count: 9 })
  const missing = { orderNo, lineId: secondLine, note: 'Reel empty' }
  await expect(packer.call(contract.reportMissing, { ...missing, count: 2 })).rejects.toMatchObject({
    reason: 'above_ordered',
  })
  await packer.call(contract.reportMissing, { ...missing, count: 1 })
  expect(await packer.call(staffOrderDetail, { orderNo })).toMatchObject({ flagged: true, status: 2 })

  expect(await packer.call(shipOrder, { orderNo, carrier: 'DHL', trackingNumber: 'JD2' })).toMatchObject({ status: 3 })
  const detail = await packer.call(staffOrderDetail, { orderNo })
  expect(detail.parcels).toMatchObject([[{ count: 4 }, { count: 6 }], [{ goodsModel: second.model, count: 3 }]])
  expect(detail.mails.map(({ subject }) => subject)).toContain(`Order ${orderNo} is on its way`)
  expect(await call(orderDetail, { orderNo })).toMatchObject({
    shipments: [{ trackingNumber: 'JD1' }, { trackingNumber: 'JD2' }],
  })

  const lines = [{ lineId: secondLine, count: 1 }]
  expect(await clerk.call(refundOrder, { orderNo, lines, note: 'Missing piece' })).toMatchObject({
    refundedAmount: '0.5000',
  })
  const all = clerk.call(refundOrder, { orderNo, lines: [{ lineId: secondLine, count: 10 }], note: 'Again' })
  await expect(all).rejects.toMatchObject({ reason: 'above_paid' })

  const actions = (await (await world.staff()).call(auditTrail, { keyword: orderNo })).list.map(({ action }) => action)
  expect(actions.filter((action) => action === shipOrder.path)).toHaveLength(2)
  for (const { path } of [contract.pickLine, contract.reportMissing, refundOrder]) expect(actions).toContain(path)
})

test('the last missing piece ships an order whose parcels have all left', async () => {
  const { orderNo, call, firstLine, secondLine } = await paidOrder()
  const lines = [
    { lineId: firstLine, count: 4 },
    { lineId: secondLine, count: 9 },
  ]
  await packer.call(shipOrder, { orderNo, ...parcel, lines })
  await packer.call(contract.reportMissing, { orderNo, lineId: secondLine, count: 1 })
  expect(await statusOf(call, orderNo)).toBe(3)
})

test('a parcel cannot exceed the unshipped pieces, also with concurrent requests', async () => {
  const { orderNo, firstLine } = await paidOrder()
  const pack = (count: number) => packer.call(shipOrder, { orderNo, ...parcel, lines: [{ lineId: firstLine, count }] })
  await expect(pack(5)).rejects.toMatchObject({ reason: 'above_ordered' })
  const both = await Promise.allSettled([pack(3), pack(3)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await pickingOf(orderNo, firstLine)).toMatchObject({ shipped: 3 })
  await expect(packer.call(contract.pickLine, { orderNo, lineId: firstLine, count: 2 })).rejects.toMatchObject({
    reason: 'invalid_input',
  })
})

test('an unpaid order is neither picked nor shipped in parts', async () => {
  const { orderNo } = await buyerWithOrder(world)
  const [line] = (await packer.call(staffOrderDetail, { orderNo })).lines
  const lineId = line?.lineId ?? 0
  const tries = [
    packer.call(contract.pickLine, { orderNo, lineId, count: 1 }),
    packer.call(contract.reportMissing, { orderNo, lineId, count: 1 }),
    packer.call(shipOrder, { orderNo, ...parcel, lines: [{ lineId, count: 1 }] }),
  ]
  for (const one of await Promise.allSettled<unknown>(tries))
    expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'wrong_status' } })
})

test('a line of another order is refused', async () => {
  const [one, other] = [await paidOrder(), await paidOrder()]
  const stray = packer.call(contract.pickLine, { orderNo: one.orderNo, lineId: other.firstLine, count: 1 })
  await expect(stray).rejects.toMatchObject({ reason: 'not_found' })
  const packed = packer.call(shipOrder, {
    orderNo: one.orderNo,
    ...parcel,
    lines: [{ lineId: other.firstLine, count: 1 }],
  })
  await expect(packed).rejects.toMatchObject({ reason: 'not_found' })
})

describe('documents', () => {
  const textOf = async (kind: 'pick' | 'packing' | 'label', orderNos: string[]) => {
    const { file } = await packer.call(contract.warehouseDocuments, { kind, orderNos })
    return pdfText(Buffer.from(file.body))
  }

  test('one pick list for many orders, by place, without what is picked', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    await packer.call(contract.setPlace, { goodsId: one.first.id, place: 'b-02' })
    await packer.call(contract.setPlace, { goodsId: other.first.id, place: 'a-10' })
    await packer.call(contract.setPlace, { goodsId: other.second.id, place: 'a-9' })
    await packer.call(contract.pickLine, { orderNo: one.orderNo, lineId: one.secondLine, count: 10 })
    const text = await textOf('pick', [one.orderNo, other.orderNo])
    const places = [text.indexOf('A-9'), text.indexOf('A-10'), text.indexOf('B-02')]
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(text).not.toContain(one.second.model)
  })

  test('packing lists of many orders in one file; not of unpaid ones', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    await world.sql`insert into goods_trade (goods_id, hts, msl) values (${other.second.id}, '8542.39.77', '2a')`
    const text = await textOf('packing', [one.orderNo, other.orderNo])
    for (const part of [one.orderNo, other.orderNo, one.first.model, other.second.model]) expect(text).toContain(part)
    for (const part of ['Customs and handling', '8542.39.77', '2a', 'Test part']) expect(text).toContain(part)
    const unpaid = await buyerWithOrder(world)
    await expect(textOf('packing', [unpaid.orderNo])).rejects.toMatchObject({ reason: 'no_document_yet' })
  })

  test('a label for each parcel, with its address and its number as bars; not of unpaid orders', async () => {
    const [waiting, shipped] = [await paidOrder(), await paidOrder()]
    const { orderNo, firstLine, secondLine } = shipped
    await packer.call(shipOrder, { orderNo, ...parcel, lines: [{ lineId: firstLine, count: 4 }] })
    await packer.call(shipOrder, { orderNo, ...parcel, lines: [{ lineId: secondLine, count: 10 }] })
    const text = await textOf('label', [waiting.orderNo, shipped.orderNo])
    for (const part of [waiting.orderNo, 'Parcel: 1 of 2', 'Parcel: 2 of 2', parcel.trackingNumber, 'Dock 7'])
      expect(text).toContain(part)
    const unpaid = await buyerWithOrder(world)
    await expect(textOf('label', [unpaid.orderNo])).rejects.toMatchObject({ reason: 'no_document_yet' })
  })
})

describe('delivery address', () => {
  const address = {
    firstName: 'Test',
    lastName: 'Receiver',
    company: 'Dockside Works',
    mobileAreaCode: '+31',
    mobile: '612345678',
    email: 'goods-in@firm.example',
    zipCode: '3011 AA',
    address: 'Gate 7',
    regionName: 'Zuid-Holland',
  }

  test('can be changed before shipping, within the country; the buyer is notified', async () => {
    const { orderNo, call, email } = await paidOrder()
    const { version, deliveryAddress } = await clerk.call(staffOrderDetail, { orderNo })
    await clerk.call(contract.changeAddress, { orderNo, address, version, reason: 'Asked by telephone' })
    expect(await call(orderDetail, { orderNo })).toMatchObject({
      deliveryAddress: { company: 'Dockside Works', address: 'Gate 7', countryName: deliveryAddress.countryName },
    })
    expect((await world.mailsTo(email))[0]?.text).toContain('Dockside Works, Test Receiver, Gate 7')
    const late = clerk.call(contract.changeAddress, { orderNo, address, version })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  })

  test('cannot be changed after shipping, nor by the warehouse role', async () => {
    const { orderNo, firstLine } = await paidOrder()
    await expect(packer.call(contract.changeAddress, { orderNo, address })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
    await packer.call(shipOrder, { orderNo, ...parcel, lines: [{ lineId: firstLine, count: 1 }] })
    await expect(clerk.call(contract.changeAddress, { orderNo, address })).rejects.toMatchObject({
      reason: 'wrong_status',
    })
  })
})
