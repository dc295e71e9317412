import { demoAccounts } from '#demo/demo-accounts.ts'
import { seedDemoBuyer } from '#demo/demo-buyer.ts'
import { listDevices } from '#features/account/devices.contract.ts'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { logIn } from '#features/account/server/account.service.ts'
import { buyNow } from '#features/cart/cart.contract.ts'
import { aloneAs } from '#server/api/implement.ts'
import type { createWorld } from './world.ts'

const [OWNER] = demoAccounts

/** The demo buyer, who has data of every kind, and the ids of that data. */
export async function createOwner(world: Awaited<ReturnType<typeof createWorld>>) {
  const { sql } = world
  await seedDemoBuyer(sql, world.services.files)
  const { token, userInfo } = await logIn(sql, OWNER.email, OWNER.password)
  const call = world.as({ ...aloneAs(userInfo.userId), role: 'buyer' }, token)
  const one = async (query: PromiseLike<Iterable<object | undefined>>) => [...(await query)][0]
  const id = userInfo.userId
  const goods = await world.goods()
  const [device] = (await call(listDevices, {})).list
  const owned: Record<string, unknown> = {
    ...(await one(sql`select order_no "orderNo", order_id from orders where account_id = ${id} and status = 3`)),
    ...(await one(sql`select enquiry_no "enquiryNo" from enquiry where account_id = ${id} and status = 'quoted'`)),
    ...(await one(sql`select address_id "addressId" from address where account_id = ${id}`)),
    ...(await one(sql`select bom_id "bomId" from bom where account_id = ${id}`)),
    ...(await one(sql`select resource_id "resourceId" from resource where account_id = ${id}`)),
    ...(await call(saveInvoiceTitle, { title: 'Owner Ltd' })),
    ...(await call(buyNow, { goodsId: goods.id, count: 1 })),
    ...(await one(sql`select region_id "regionId" from region where country_id = 528 limit 1`)),
    sessionId: device?.sessionId,
    goodsId: goods.id,
  }
  const lines: { lineId: number; count: number }[] =
    await sql`select line_id "lineId", 1 count from order_line where order_id = ${Number(owned.order_id)}`
  return { email: OWNER.email, accountId: id, token, call, owned, lines }
}
