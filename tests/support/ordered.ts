import { creditTerms, saveCreditTerms } from '#features/credit/staff-credit.contract.ts'
import type { Call } from '#shared/endpoint.ts'
import { addAddress, placeOrder } from '../drills/shop.ts'
import type { createWorld, LineRequests } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>

/** Staff allow a customer to buy on account. */
export async function giveTerms(staffCall: Call, accountId: number, more: object = {}): Promise<number> {
  const { credit } = await staffCall(creditTerms, { accountId })
  const terms = { state: 'active' as const, days: 30, currency: 'USD' as const, creditLimit: '1000.00' }
  return (await staffCall(saveCreditTerms, { accountId, version: credit?.version ?? 0, ...terms, ...more })).version
}

/** A buyer with an unpaid order of 4 pieces out of 10. */
export async function buyerWithOrder(world: World, inputs: { goods?: LineRequests; order?: object } = {}) {
  const buyer = await world.buyer()
  const addressId = await addAddress(world.sql, buyer.call)
  const goods = await world.goods({ stock: 10, ...inputs.goods })
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 4 }], inputs.order)
  return { ...buyer, addressId, goods, orderNo }
}
