import { expect, test } from 'vitest'
import { addAddress, payFor, placeOrder, stockOf } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import { heldStock } from '../../staff-orders.contract.ts'

const world = await createWorld()

const shopper = async () => {
  const buyer = await world.buyer()
  return { ...buyer, addressId: await addAddress(world.sql, buyer.call) }
}
const parts = (count: number, more: { stock: number; tiers?: Array<{ from: number; price: string }> }) =>
  Promise.all(Array.from({ length: count }, () => world.goods(more)))

test('a new buyer cannot reserve the stock of many parts, also with concurrent orders', async () => {
  const { call, addressId } = await shopper()
  const goods = await parts(12, { stock: 100, tiers: [{ from: 1, price: '0.01' }] })
  const tries = await Promise.allSettled(
    goods.map(({ id }) => placeOrder(call, addressId, [{ goodsId: id, count: 100 }], { payMethod: 'transfer' })),
  )
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'unpaid_limit' })
  const left = await Promise.all(goods.map(({ id }) => stockOf(world.sql, id)))
  expect(left.filter((stock) => stock === 100)).toHaveLength(7)
})

test('nor with one order, nor step by step', async () => {
  const { call, addressId } = await shopper()
  const goods = await parts(6, { stock: 100 })
  const lines = goods.map(({ id }) => ({ goodsId: id, count: 60 }))
  await expect(placeOrder(call, addressId, lines)).rejects.toMatchObject({ reason: 'unpaid_limit' })
  for (const { id } of goods) await placeOrder(call, addressId, [{ goodsId: id, count: 50 }])
  const more = goods.map(({ id }) => ({ goodsId: id, count: 26 }))
  await expect(placeOrder(call, addressId, more)).rejects.toMatchObject({ reason: 'unpaid_limit' })
})

test('nor for more money than a first order may cost', async () => {
  const { call, addressId } = await shopper()
  const dear = await world.goods({ stock: 10_000, tiers: [{ from: 1, price: '99' }] })
  await placeOrder(call, addressId, [{ goodsId: dear.id, count: 600 }])
  const more = placeOrder(call, addressId, [{ goodsId: dear.id, count: 600 }])
  await expect(more).rejects.toMatchObject({ reason: 'unpaid_limit' })
  expect(await stockOf(world.sql, dear.id)).toBe(9_400)
})

test('a buyer with a paid order has no limits', async () => {
  const { call, addressId } = await shopper()
  const small = await world.goods({ stock: 1000 })
  await payFor(call, await placeOrder(call, addressId, [{ goodsId: small.id, count: 1 }]))
  const goods = await parts(7, { stock: 100 })
  const lines = goods.map(({ id }) => ({ goodsId: id, count: 100 }))
  await expect(placeOrder(call, addressId, lines)).resolves.toMatch(/^OS-/)
})

test('staff see which orders hold which stock', async () => {
  const { call, addressId, email } = await shopper()
  const goods = await world.goods({ stock: 100 })
  const orderNo = await placeOrder(call, addressId, [{ goodsId: goods.id, count: 40 }])
  const staff = await world.staff()
  const { list, totalCount } = await staff.call(heldStock, { goodsId: goods.id })
  expect(totalCount).toBe(1)
  expect(list[0]).toMatchObject({ goodsModel: goods.model, count: 40, stock: 60, orderNo, email })
  await expect(call(heldStock, {})).rejects.toMatchObject({ reason: 'not_allowed' })
})
