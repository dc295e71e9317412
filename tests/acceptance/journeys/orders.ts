import { randomUUID } from 'node:crypto'
import { journey, see } from '../clause.ts'
import type { Shop } from '../shop.ts'
import { type Goods, parts } from './samples.ts'

export interface Order {
  orderNo: string
  createdAt: string
  coverPic: string
  totalCount: number
  amount: string
  freightAmount: string
  totalAmount: string
  status: number
}

export interface OrderLine {
  lineId: number
  goodsId: number
  count: number
}

/** Another one than the cart is filled with, whose stock must not change meanwhile. */
const orderedPart = journey(async (shop) => {
  const fits = ({ stockCount, priceList, minBuyCount, multCount, currency }: Goods) =>
    stockCount > 5000 && priceList.length > 0 && minBuyCount === 1 && multCount === 1 && currency === 'USD'
  const part = (await parts(shop)).findLast(fits)
  see(part, 'no part to order')
  return part
})

interface Preview {
  totalAmount: string
}

/** As the checkout does it: the total of the preview is ordered. */
export async function placeOrder(shop: Shop, count = 7): Promise<string> {
  const token = await shop.buyerToken()
  const { goodsId } = await orderedPart(shop)
  const { list } = await shop.get<{ list: Array<{ addressId: number }> }>('user/address', {}, token)
  see(list[0], 'the buyer has no address')
  const { addressId } = list[0]
  const lines = [{ goodsId, count }]
  const express = await shop.get<{ list: Array<{ expressId: number }> }>(
    'express/freight',
    { addressId: String(addressId), lines: JSON.stringify(lines) },
    token,
  )
  const expressId = express.list[0]?.expressId
  const { totalAmount } = await shop.post<Preview>('order/preview', { addressId, expressId, lines }, token)
  const order = { addressId, billAddressId: addressId, expressId, lines, totalAmount, poNumber: '', remark: '' }
  return (await shop.post<{ orderNo: string }>('order/create', order, token)).orderNo
}

/** By the test gateway of the demo. */
export async function pay(shop: Shop, orderNo: string): Promise<string> {
  const token = await shop.buyerToken()
  const { redirectUrl } = await shop.post<{ redirectUrl: string }>(
    'order/payment',
    { orderNo, method: 'sandbox' },
    token,
  )
  const ticket = new URL(redirectUrl, shop.url).searchParams.get('ticket')
  await shop.post('payment/sandbox/decide', { ticket, decision: 'pay' }, token)
  return redirectUrl
}

export const ship = async (shop: Shop, orderNo: string) =>
  shop.post('staff/order/ship', { orderNo, carrier: 'Fast Freight', trackingNumber: 'FF-1' }, await shop.staffToken())

export const detailOf = async (shop: Shop, orderNo: string) =>
  shop.get<Order & { lines: OrderLine[] }>('order/detail', { orderNo }, await shop.buyerToken())

export const statusOf = async (shop: Shop, orderNo: string) => (await detailOf(shop, orderNo)).status

async function shipped(shop: Shop): Promise<string> {
  const orderNo = await placeOrder(shop)
  await pay(shop, orderNo)
  await ship(shop, orderNo)
  return orderNo
}

async function returned(shop: Shop): Promise<[orderNo: string, afterSaleNo: string]> {
  const orderNo = await placeOrder(shop)
  await pay(shop, orderNo)
  const { lines } = await detailOf(shop, orderNo)
  const { afterSaleNo } = await shop.post<{ afterSaleNo: string }>(
    'order/returned/apply',
    { orderNo, lines: [{ lineId: lines[0]?.lineId, count: 1 }], reason: 'Damaged in transit', solution: 'refund' },
    await shop.buyerToken(),
  )
  return [orderNo, afterSaleNo]
}

/** A file as a form sends it. */
export async function upload(shop: Shop, file: File, fields: Record<string, string>, token: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  const answer = await fetch(`${shop.url}/api/common/resource/upload`, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  return (await answer.json()) as { code: number; msg: string; data: { resourceId: string } | null }
}

export const proof = () => new File(['%PDF-1.4\n%%EOF\n'], `proof-${randomUUID()}.pdf`, { type: 'application/pdf' })

async function audited(shop: Shop): Promise<string> {
  const token = await shop.buyerToken()
  const orderNo = await placeOrder(shop)
  const { totalAmount } = await detailOf(shop, orderNo)
  const file = await upload(shop, proof(), { kind: 'proof' }, token)
  const transferDate = new Date().toISOString().slice(0, 10)
  const sent = { orderNo, payer: 'Demo Instruments', amount: totalAmount, transferDate, proof: file.data?.resourceId }
  await shop.post('order/payment/offline', sent, token)
  return orderNo
}

/** One order of the buyer in each status, brought there by the calls of buyer and staff. */
export const ordersByStatus = journey(async (shop) => {
  const made = new Map<number, string>()
  made.set(1, await placeOrder(shop))
  const paid = await placeOrder(shop)
  await pay(shop, paid)
  made.set(2, paid)
  made.set(3, await shipped(shop))
  const finished = await shipped(shop)
  await shop.post('order/receive', { orderNo: finished }, await shop.buyerToken())
  made.set(4, finished)
  made.set(5, (await returned(shop))[0])
  const [orderNo, afterSaleNo] = await returned(shop)
  const answer = { afterSaleNo, agree: true, answer: 'We refund it.' }
  await shop.post('staff/order/returned/answer', answer, await shop.staffToken())
  made.set(6, orderNo)
  const closed = await placeOrder(shop)
  await shop.post('order/cancel', { orderNo: closed, reason: 'No longer needed' }, await shop.buyerToken())
  made.set(7, closed)
  made.set(8, await audited(shop))
  return made
})
