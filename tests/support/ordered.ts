import { addAddress, placeOrder } from '../drills/shop.ts'
import type { createWorld, LineRequests } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>

/** A buyer with an unpaid order of 4 pieces out of 10. */
export async function buyerWithOrder(world: World, inputs: { goods?: LineRequests; order?: object } = {}) {
  const buyer = await world.buyer()
  const addressId = await addAddress(world.sql, buyer.call)
  const goods = await world.goods({ stock: 10, ...inputs.goods })
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 4 }], inputs.order)
  return { ...buyer, addressId, goods, orderNo }
}
