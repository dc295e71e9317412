import { saveTerms } from '../src/features/credit/server/credit.service.ts'
import { createOrder, previewOrder } from '../src/features/orders/server/checkout.service.ts'
import { shipOrder } from '../src/features/orders/server/orders.service.ts'
import { saveCustomerPriceList } from '../src/features/price-lists/server/customer-price-list.service.ts'
import { saveFixedPrice } from '../src/features/price-lists/server/fixed-prices.service.ts'
import { saveDiscount, saveList } from '../src/features/price-lists/server/price-lists.service.ts'
import {
  createOrder as createPurchase,
  getOrder,
  saveDraft,
  sendOrder,
} from '../src/features/purchasing/server/orders.service.ts'
import { receiveGoods } from '../src/features/purchasing/server/receipts.service.ts'
import { saveSupplier } from '../src/features/purchasing/server/suppliers.service.ts'
import { aloneAs } from '../src/server/api/implement.ts'
import type { Sql } from '../src/server/database/connect.ts'
import { discardMailsAbout } from '../src/server/mail/mail.ts'

/** Named in the back office as who has entered it. */
const WHO = 'demo'
const SETTINGS = { publicUrl: 'http://localhost:3000', unpaid: { hoursOnline: 24, daysTransfer: 7 } }
const DAY = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** Invented. Nothing is mailed to them. */
const SUPPLIERS = [
  { name: 'Harbour Components (demo)', email: 'sales@harbour.example', note: 'Invented. Delivers on Tuesdays.' },
  { name: 'Delta Silicon Supply (demo)', email: 'orders@delta-silicon.example', note: 'Invented.' },
  { name: 'Lantern Electronics (demo)', email: 'desk@lantern.example', note: 'Invented. Minimum order USD 250.' },
] as const

const PARTS = 8
/** At list prices, roughly. */
const LINE_WORTH = 600

interface Part {
  goodsId: number
  model: string
  brandId: number
  brandName: string
  minimum: number
  pack: number
  price: string
}

/**
 * Suppliers, a purchase order that has come in part and a draft, a price list and terms of two customers with an order on account,
 * once: back office pages that are empty otherwise. All of it is invented and says so, and is made by the store's own use cases.
 */
export async function seedDemoTrading(sql: Sql): Promise<void> {
  const [seeded] = await sql`select from supplier limit 1`
  const parts = await listParts(sql)
  if (seeded || parts.length < PARTS) return
  await addPurchases(sql, parts)
  await addPriceList(sql, parts)
  await addTerms(sql, parts)
}

/** Popular parts, which few pages count: those with much stock, so that nothing else changes by a delivery. */
const listParts = (sql: Sql) => sql<Part[]>`
  select goods_id "goodsId", model, brand_id "brandId", brand_name "brandName", min_buy_count minimum,
    greatest(mult_count, min_buy_count, 10) pack, tier_prices[1]::text price
  from goods join brand using (brand_id)
  where stock between 1000 and 20000 and currency = 'USD' and cardinality(tier_counts) > 0 and lifecycle = 'Active'
    and min_buy_count % mult_count = 0 and tier_counts[1] <= min_buy_count
    and not exists (select from goods_trade t where t.goods_id = goods.goods_id and t.non_cancellable)
  order by popularity desc, goods_id limit ${PARTS}`

async function addPurchases(sql: Sql, parts: Part[]): Promise<void> {
  const supplierIds: number[] = []
  for (const supplier of SUPPLIERS) {
    const saved = await saveSupplier(sql, { ...supplier, currency: 'USD', version: 0 }, WHO)
    supplierIds.push(saved.supplierId)
  }
  const [first = 0, second = 0] = supplierIds
  const linesOf = (some: Part[], days: number) =>
    some.map(({ goodsId, pack, price }) => ({
      goodsId,
      count: Math.ceil(LINE_WORTH / Number(price) / pack) * pack,
      unitCost: (Number(price) * 0.6).toFixed(4),
      expectedOn: dayIn(days),
    }))
  const ordered = await purchase(sql, first, linesOf(parts.slice(0, 4), 12))
  const { version, lines } = await getOrder(sql, ordered, true)
  const nothingRefused = { refusedCount: 0, refusedReason: '' }
  await receiveGoods(
    sql,
    {
      purchaseNo: ordered,
      version,
      warehouse: 'Rotterdam',
      note: 'The rest follows next week.',
      mayBeMore: false,
      // The first line is complete, of the second half has come.
      lines: lines.slice(0, 2).map(({ lineId, count }, place) => ({
        lineId,
        count: place === 0 ? count : Math.floor(count / 2),
        ...nothingRefused,
      })),
    },
    WHO,
  )
  await createPurchase(sql, { supplierId: second, lines: linesOf(parts.slice(4, 7), 28) }, WHO)
}

/** Sent, without a mail. */
async function purchase(sql: Sql, supplierId: number, lines: Parameters<typeof createPurchase>[1]['lines']) {
  const { purchaseNo } = await createPurchase(sql, { supplierId, lines }, WHO)
  const note = 'Demo order: nothing was bought.'
  const { version } = await saveDraft(sql, { purchaseNo, version: 1, supplierId, currency: 'USD', note, lines })
  await sql.begin((tx) => sendOrder(tx, { purchaseNo, version }))
  return purchaseNo
}

async function addPriceList(sql: Sql, [part]: Part[]): Promise<void> {
  const accountId = await findCustomer(sql, 'fernhill')
  if (accountId === undefined || !part) return
  const list = { name: 'Framework agreement (demo)', percent: '4', startsOn: null, endsOn: dayIn(300) }
  const made = await saveList(sql, WHO, { ...list, version: 0 })
  const discount = { categoryId: null, brandId: part.brandId, percent: '7.5' }
  const discounted = await saveDiscount(sql, WHO, { ...made, ...discount })
  const tiers = [
    { count: part.minimum, price: (Number(part.price) * 0.9).toFixed(4) },
    { count: part.minimum * 100, price: (Number(part.price) * 0.8).toFixed(4) },
  ]
  const named = { goodsModel: part.model, brandName: part.brandName }
  await saveFixedPrice(sql, WHO, { ...discounted, ...named, currency: 'USD', tiers })
  await saveCustomerPriceList(sql, { accountId, priceListId: made.priceListId, seenPriceListId: null })
}

async function addTerms(sql: Sql, parts: Part[]): Promise<void> {
  const accountId = await findCustomer(sql, 'lindenau')
  if (accountId === undefined) return
  const terms = {
    state: 'active' as const,
    days: 30,
    currency: 'USD' as const,
    creditLimit: '5000',
    note: 'Demo terms.',
  }
  await saveTerms(sql, WHO, { accountId, ...terms, version: 0 })
  const [address] = await sql<{ addressId: number }[]>`
    select address_id "addressId" from address where account_id = ${accountId} limit 1`
  const lines = parts.slice(5, 7).map(({ goodsId, minimum }) => ({ goodsId, count: minimum * 400 }))
  const draft = { lines, addressId: address?.addressId ?? 0, expressId: 1 }
  const buyer = aloneAs(accountId)
  const { totalAmount } = await previewOrder(sql, buyer, draft)
  const order = { ...draft, totalAmount, poNumber: 'PO-2026-118', remark: '', payMethod: 'account' as const }
  const { orderNo } = await createOrder(sql, buyer, order, SETTINGS)
  const parcel = { orderNo, carrier: 'DHL Express Worldwide', trackingNumber: `JD01${orderNo.slice(-8)}` }
  await shipOrder(sql, { accountId: null, who: WHO }, parcel, SETTINGS)
  await discardMailsAbout(sql, orderNo)
}

async function findCustomer(sql: Sql, host: string): Promise<number | undefined> {
  const [row] = await sql<{ accountId: number }[]>`
    select account_id "accountId" from account where email_key = ${`purchasing@${host}.example`}`
  return row?.accountId
}
