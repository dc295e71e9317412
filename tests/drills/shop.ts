import { saveAddress } from '#features/address/address.contract.ts'
import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import { createOrder, previewOrder } from '#features/orders/checkout.contract.ts'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { shipOrder } from '#features/orders/staff-orders.contract.ts'
import { decideSandbox, payOrder } from '#features/payment/payment.contract.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Call } from '#shared/endpoint.ts'

export interface Line {
  goodsId: number
  count: number
  packing?: PackingCode
}

/** An address in a country, by its two letters. */
export async function addAddress(sql: Sql, call: Call, country = 'NL'): Promise<number> {
  const [place] = await sql<{ countryId: number; regionId: number; areaCode: string }[]>`
    select c.country_id "countryId", r.region_id "regionId", c.area_code "areaCode"
    from country c join region r using (country_id) where c.country_code = ${country} order by r.region_id limit 1`
  if (!place) throw new Error(`no region in ${country}`)
  const { addressId } = await call(saveAddress, {
    firstName: 'Test',
    lastName: 'Buyer',
    company: 'Test Firm',
    mobileAreaCode: place.areaCode,
    mobile: '612345678',
    countryId: place.countryId,
    regionId: place.regionId,
    email: 'goods-in@firm.example',
    zipCode: '3011',
    address: 'Dock 7',
  })
  return addressId
}

/** What a careful checkout page sends: exactly what the preview showed. */
export async function prepareOrder(call: Call, addressId: number, lines: Line[], expressId = 1) {
  const seen = await call(previewOrder, { lines, addressId, expressId })
  return {
    addressId,
    expressId,
    totalAmount: seen.totalAmount,
    lines: seen.lines.map(({ goodsId, count, packing, unitPrice }) => ({
      goodsId,
      count,
      packing,
      ...(unitPrice ? { unitPrice } : {}),
    })),
  }
}

export async function placeOrder(call: Call, addressId: number, lines: Line[], more: object = {}): Promise<string> {
  const { orderNo } = await call(createOrder, { ...(await prepareOrder(call, addressId, lines)), ...more })
  return orderNo
}

/** Through the sandbox, as a buyer does. */
export async function payFor(call: Call, orderNo: string, decision: 'pay' | 'fail' = 'pay'): Promise<string> {
  const { paymentNo, redirectUrl } = await call(payOrder, { orderNo })
  const ticket = new URL(redirectUrl, 'http://store').searchParams.get('ticket') ?? ''
  await call(decideSandbox, { ticket, decision })
  return paymentNo
}

export const ship = (call: Call, orderNo: string) =>
  call(shipOrder, { orderNo, carrier: 'DHL Express Worldwide', trackingNumber: 'JD0001' })

export const statusOf = async (call: Call, orderNo: string) => (await call(orderDetail, { orderNo })).status

export async function stockOf(sql: Sql, goodsId: number): Promise<number> {
  const [row] = await sql<{ stock: number }[]>`select stock from goods where goods_id = ${goodsId}`
  return row?.stock ?? Number.NaN
}

/** Pieces of a part in order lines: together with the stock always the initial stock. */
export async function heldOf(sql: Sql, goodsId: number): Promise<number> {
  const [row] = await sql<{ held: number }[]>`
    select coalesce(sum(count - restocked_count) filter (where not procured), 0)::int held from order_line where goods_id = ${goodsId}`
  return row?.held ?? 0
}
