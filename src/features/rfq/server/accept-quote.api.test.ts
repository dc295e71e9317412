import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWorld } from '../../../../tests/support/world.ts'
import { countryList, regionList, saveAddress } from '../../address/address.contract.ts'
import { expressFreight } from '../../freight/freight.contract.ts'
import { cancelOrder, orderDetail } from '../../orders/orders.contract.ts'
import { acceptQuote, createEnquiry, enquiryDetail, quoteEnquiry } from '../rfq.contract.ts'

const world = await createWorld()
type Buyer = Awaited<ReturnType<typeof world.buyer>>

async function addAddress({ call, email }: Buyer): Promise<number> {
  const country = (await call(countryList, {})).find((one) => one.countryCode === 'NL')
  const countryId = country?.countryId ?? 0
  const [region] = await call(regionList, { countryId })
  const { addressId } = await call(saveAddress, {
    firstName: 'Ada',
    lastName: 'Buyer',
    mobileAreaCode: country?.areaCode ?? '',
    mobile: '612345678',
    countryId,
    regionId: region?.regionId ?? 0,
    email,
    zipCode: '3011 AB',
    address: 'Quay 1',
  })
  return addressId
}

/** Two lines, quoted at 0.25 each: the first from the shelf, the second to be procured in eight weeks. */
async function quoted() {
  const [first, second] = [await world.goods({ stock: 1000 }), await world.goods({ stock: 0 })]
  const buyer = await world.buyer()
  const { enquiryNo } = await buyer.call(createEnquiry, {
    draftId: randomUUID(),
    contact: { name: 'Ada', email: buyer.email },
    lines: [first, second].map(({ model }) => ({ goodsModel: model, count: 400 })),
  })
  const staff = await world.staff()
  const { lines } = await buyer.call(enquiryDetail, { enquiryNo })
  const lineIds = lines.map((line) => line.lineId)
  await staff.call(quoteEnquiry, {
    enquiryNo,
    validUntil: new Date(Date.now() + 86_400_000).toISOString(),
    lines: lineIds.map((lineId, place) => ({ lineId, price: '0.25', count: 400, leadWeeks: place * 8 })),
  })
  const addressId = await addAddress(buyer)
  const { list } = await buyer.call(expressFreight, { addressId, lines: [{ goodsId: first.id, count: 400 }] })
  const accept = (chosen: number[], who = buyer) =>
    who.call(acceptQuote, { enquiryNo, lineIds: chosen, addressId, expressId: list[0]?.expressId ?? 0 })
  return { buyer, enquiryNo, lineIds, accept, goods: [first, second] as const }
}

const stockOf = async (goodsId: number) =>
  (await world.sql<{ stock: number }[]>`select stock from goods where goods_id = ${goodsId}`)[0]?.stock

test('accepted lines become an order at the quoted price and quantity; what is procured leaves the stock alone', async () => {
  const { buyer, enquiryNo, lineIds, accept, goods } = await quoted()
  const { orderNo } = await accept(lineIds)
  const order = await buyer.call(orderDetail, { orderNo })
  expect(order.lines).toMatchObject([
    { goodsModel: goods[0].model, count: 400, unitPrice: '0.25', amount: '100.0000' },
    { goodsModel: goods[1].model, count: 400, unitPrice: '0.25', amount: '100.0000' },
  ])
  expect(await Promise.all(goods.map(({ id }) => stockOf(id)))).toEqual([600, 0])
  const after = await buyer.call(enquiryDetail, { enquiryNo })
  expect(after).toMatchObject({ status: 'accepted', lines: [{ quote: { orderNo } }, { quote: { orderNo } }] })
  await buyer.call(cancelOrder, { orderNo, reason: '' })
  expect(await Promise.all(goods.map(({ id }) => stockOf(id)))).toEqual([1000, 0])
})

test('each line is accepted once, also when pressed many times at once; the others stay open', async () => {
  const { buyer, enquiryNo, lineIds, accept, goods } = await quoted()
  const [first = 0, second = 0] = lineIds
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => accept([first])))
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(goods[0].id)).toBe(600)
  await accept([second])
  expect((await buyer.call(enquiryDetail, { enquiryNo })).lines.map((line) => line.quote?.orderNo)).toEqual([
    expect.stringMatching(/^OS-/),
    expect.stringMatching(/^OS-/),
  ])
})

test('over, somebody else’s, not quoted or unknown: refused, and nothing is ordered', async () => {
  const { enquiryNo, lineIds, accept, goods } = await quoted()
  const other = await world.buyer()
  await expect(accept(lineIds, other)).rejects.toMatchObject({ reason: 'not_found' })
  await expect(accept([999_999_999])).rejects.toMatchObject({ reason: 'not_found' })
  await expect(accept([lineIds[0] ?? 0, lineIds[0] ?? 0])).rejects.toMatchObject({ reason: 'invalid_input' })
  await world.sql`update enquiry set valid_until = now() where enquiry_no = ${enquiryNo}`
  await expect(accept(lineIds)).rejects.toMatchObject({ reason: 'quote_over' })
  expect(await stockOf(goods[0].id)).toBe(1000)
})
