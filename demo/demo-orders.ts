import { saveAddress } from '../src/features/address/server/address.service.ts'
import { answerAfterSale, applyForAfterSale } from '../src/features/orders/server/after-sales/after-sales.service.ts'
import { createOrder, previewOrder } from '../src/features/orders/server/checkout.service.ts'
import { getOrderDetail } from '../src/features/orders/server/order-reading.service.ts'
import { cancelOrder, receiveOrder, shipOrder } from '../src/features/orders/server/orders.service.ts'
import { startPayment } from '../src/features/payment/server/card-payment.service.ts'
import { createProviders } from '../src/features/payment/server/providers.service.ts'
import { decideSandbox } from '../src/features/payment/server/sandbox.service.ts'
import { sendProof } from '../src/features/payment/server/transfers.service.ts'
import { saveUpload } from '../src/features/resource/server/resource.service.ts'
import { type Actor, aloneAs } from '../src/server/api/implement.ts'
import type { Sql } from '../src/server/database/connect.ts'
import type { FileStore } from '../src/server/files/file-store.ts'
import { createLog } from '../src/server/log.ts'
import { discardMailsAbout } from '../src/server/mail/mail.ts'

const STAFF = { accountId: null, who: 'demo' }
const SETTINGS = { publicUrl: 'http://localhost:3000', unpaid: { hoursOnline: 24, daysTransfer: 7 } }

const DAY = 86_400_000
/** Of the days since an order was placed: since something was wrong with it. */
const AFTER_SALE_SHARE = 0.2

const ADDRESSES = [
  { country: 'NL', region: 'South Holland', zipCode: '3011 AB', address: 'Wharf Street 14, goods-in' },
  {
    company: 'Demo Instruments',
    country: 'DE',
    region: 'Bavaria',
    zipCode: '80331',
    address: 'Test Bench Lane 3',
  },
  { country: 'US', region: 'California', zipCode: '94085', address: '200 Prototype Drive' },
]

/** How far each order goes, newest last, and how many days ago it was placed. */
const STORIES = [
  { end: 'closed', daysAgo: 61 },
  { end: 'afterSaleDone', daysAgo: 48 },
  { end: 'finished', daysAgo: 35 },
  { end: 'finished', daysAgo: 22 },
  { end: 'afterSale', daysAgo: 12 },
  { end: 'shipped', daysAgo: 4 },
  { end: 'paid', daysAgo: 1 },
  { end: 'proofSent', daysAgo: 1 },
  { end: 'unpaid', daysAgo: 0 },
] as const
type End = (typeof STORIES)[number]['end']

/**
 * Addresses and orders in every status, made through the store's own use cases, so that no screen of the demo buyer is
 * empty. Does nothing when there are orders already or nothing to order. The file store is for the proof of a transfer:
 * without it that order stays unpaid. `others`: orders of other customers, which are placed in their turn.
 */
export async function createDemoOrders(
  sql: Sql,
  accountId: number,
  files?: FileStore,
  others: DemoOrder[] = [],
): Promise<void> {
  const [before] = await sql`select from orders where account_id = ${accountId} limit 1`
  const goods = await sql<{ goodsId: number; count: number }[]>`
    select goods_id "goodsId", min_buy_count * 2 "count" from goods
    where stock > min_buy_count * 20 and cardinality(tier_counts) > 0 and currency = 'USD'
      and min_buy_count % mult_count = 0 and tier_counts[1] <= min_buy_count
    order by popularity desc, goods_id limit ${STORIES.length * 3}`
  if (before || goods.length < STORIES.length) return
  const addressIds = await addAddresses(sql, accountId)
  const own = STORIES.map((story, place) => {
    const lines = [place, place + STORIES.length, place + 2 * STORIES.length].flatMap((index) => goods[index] ?? [])
    return { ...story, accountId, lines, addressId: addressIds[place % 3] ?? 0, files }
  })
  for (const order of [...others, ...own].toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const orderNo = await tell(sql, order)
    await moveBack(sql, orderNo, order.daysAgo)
  }
}

async function addAddresses(sql: Sql, accountId: number): Promise<number[]> {
  const ids: number[] = []
  const buyer = { firstName: 'Demo', lastName: 'Buyer', company: '', email: 'demo@ohmstead.example' }
  for (const [place, entry] of ADDRESSES.entries()) {
    const id = await addAddress(sql, accountId, { ...buyer, ...entry, isDefault: place === 0 })
    if (id !== undefined) ids.push(id)
  }
  return ids
}

interface DemoAddress {
  firstName: string
  lastName: string
  company: string
  email: string
  country: string
  /** Any of the country, where it has none of this name. */
  region: string
  zipCode: string
  address: string
  isDefault: boolean
}

export async function addAddress(
  sql: Sql,
  accountId: number,
  { country, region, isDefault, ...rest }: DemoAddress,
): Promise<number | undefined> {
  const [found] = await sql<{ countryId: number; regionId: number; mobileAreaCode: string }[]>`
    select c.country_id "countryId", r.region_id "regionId", c.area_code "mobileAreaCode"
    from country c join region r using (country_id) where c.country_code = ${country}
    order by r.region_name = ${region} desc, r.region_id limit 1`
  if (!found) return undefined
  const defaults = { defaultDelivery: isDefault, defaultBill: isDefault }
  return saveAddress(sql, accountId, { ...rest, ...found, ...defaults, mobile: '612345678' })
}

export interface DemoOrder {
  accountId: number
  end: End
  daysAgo: number
  lines: Array<{ goodsId: number; count: number }>
  addressId: number
  files?: FileStore | undefined
}

async function tell(sql: Sql, order: DemoOrder): Promise<string> {
  const { end, daysAgo, lines, addressId, files } = order
  const buyer = aloneAs(order.accountId)
  const settings = { ...SETTINGS, numberDay: new Date(Date.now() - daysAgo * DAY) }
  const { totalAmount } = await previewOrder(sql, buyer, { lines, addressId, expressId: 1 })
  // An order by transfer may stay unpaid for a week.
  const payMethod = ['proofSent', 'unpaid'].includes(end) ? ('transfer' as const) : ('online' as const)
  const input = { lines, addressId, expressId: 1, totalAmount, poNumber: '', remark: '', payMethod }
  const { orderNo } = await createOrder(sql, buyer, input, settings)
  if (end === 'closed') await cancelOrder(sql, buyer, { orderNo, reason: 'The project has changed' }, SETTINGS)
  if (end === 'proofSent' && files) await prove(sql, buyer, { orderNo, totalAmount, files })
  if (['closed', 'proofSent', 'unpaid'].includes(end)) return orderNo
  await pay(sql, buyer, orderNo)
  if (end === 'paid') return orderNo
  const parcel = { orderNo, carrier: 'DHL Express Worldwide', trackingNumber: `JD01${orderNo.slice(-8)}` }
  await shipOrder(sql, STAFF, parcel, SETTINGS)
  if (end === 'shipped') return orderNo
  await receiveOrder(sql, buyer, orderNo, SETTINGS)
  if (end !== 'finished') await complain(sql, buyer, { orderNo, daysAgo, answered: end === 'afterSaleDone' })
  return orderNo
}

async function pay(sql: Sql, buyer: Actor, orderNo: string): Promise<void> {
  const providers = createProviders({ stripe: undefined, sandbox: true })(sql)
  const means = { settings: SETTINGS, log: createLog('silent'), publicUrl: '', providers }
  const { redirectUrl } = await startPayment(sql, buyer, { orderNo }, means)
  const ticket = new URL(redirectUrl, SETTINGS.publicUrl).searchParams.get('ticket') ?? ''
  await decideSandbox(sql, providers, { ticket, decision: 'pay' }, means)
}

async function prove(
  sql: Sql,
  buyer: Actor,
  { orderNo, totalAmount, files }: { orderNo: string; totalAmount: string; files: FileStore },
): Promise<void> {
  const bytes = new TextEncoder().encode('%PDF-1.4\n% demo proof of a transfer\n%%EOF\n')
  const file = { fileName: 'transfer.pdf', contentType: 'application/pdf', bytes }
  const sender = { identity: { ...buyer, role: 'buyer' as const }, address: '127.0.0.1' }
  const { resourceId } = await saveUpload(sql, files, { file, kind: 'proof' }, sender)
  // The order is dated back to yesterday afterwards.
  const transferDate = new Date(Date.now() - DAY).toISOString().slice(0, 10)
  const transfer = { orderNo, payer: 'Demo Buyer', amount: totalAmount, transferDate, proof: resourceId }
  await sendProof(sql, buyer, transfer, SETTINGS)
}

async function complain(
  sql: Sql,
  buyer: Actor,
  { orderNo, daysAgo, answered }: { orderNo: string; daysAgo: number; answered: boolean },
): Promise<void> {
  const { lines } = await getOrderDetail(sql, buyer.customerId, orderNo)
  const { afterSaleNo } = await applyForAfterSale(
    sql,
    buyer,
    {
      orderNo,
      lines: lines.slice(0, 1).map(({ lineId }) => ({ lineId, count: 1 })),
      reason: 'Damaged in transit',
      description: 'The reel was bent when it arrived.',
      solution: answered ? 'refund' : 'replace',
      pictures: [],
    },
    { ...SETTINGS, numberDay: new Date(Date.now() - daysAgo * AFTER_SALE_SHARE * DAY) },
  )
  const answer = 'We are sorry. The money is on its way back; there is no need to return the parts.'
  if (answered) await answerAfterSale(sql, STAFF, { afterSaleNo, agree: true, answer, restock: false }, SETTINGS)
}

/**
 * How long after the order each step happened. Paid within the hours of our terms, sent on the next day, there two days
 * later; whatever is left of the time since the order passes before the complaint.
 */
const STEPS: Record<string, string> = {
  pay: '20 minutes',
  sendProof: '20 minutes',
  cancel: '1 hour',
  ship: '1 day',
  receive: '3 days',
}

/** Old orders look old, and nobody gets mail about them. */
async function moveBack(sql: Sql, orderNo: string, days: number): Promise<void> {
  await sql.begin(async (tx) => {
    const back = tx`make_interval(days => ${days})`
    const complained = tx`${back} * ${AFTER_SALE_SHARE}::float8`
    const answered = tx`(${complained} - least(interval '1 day', ${complained}))`
    const own = tx`(select order_id from orders where order_no = ${orderNo})`
    /** How far back a step goes. */
    const since = (step: string) => tx`(${back} - least(${STEPS[step] ?? '0'}::interval, ${back}))`
    await tx`update orders set created_at = created_at - ${back}, paid_at = paid_at - ${since('pay')},
      pay_by = pay_by - ${back} where order_no = ${orderNo}`
    await tx`update order_event set at = at - ${back} where order_id in ${own} and from_status is null`
    for (const step of Object.keys(STEPS))
      await tx`update order_event set at = at - ${since(step)} where order_id in ${own} and action = ${step}`
    await tx`update order_event set at = at - ${complained} where order_id in ${own} and action = 'applyAfterSale'`
    await tx`update order_event set at = at - ${answered} where order_id in ${own} and action = 'agreeAfterSale'`
    await tx`update payment set created_at = created_at - ${since('pay')}, settled_at = settled_at - ${since('pay')}
      where order_id in ${own}`
    await tx`update transfer set created_at = created_at - ${since('sendProof')} where order_id in ${own}`
    await tx`update shipment set shipped_at = shipped_at - ${since('ship')} where order_id in ${own}`
    await tx`update after_sale set created_at = created_at - ${complained}, answered_at = answered_at - ${answered}
      where order_id in ${own}`
    await tx`update after_sale_note set at = at - case who when 'buyer' then ${complained} else ${answered} end
      where after_sale_id in (select after_sale_id from after_sale where order_id in ${own})`
    await discardMailsAbout(tx, orderNo)
  })
}
