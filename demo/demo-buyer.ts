import { randomUUID } from 'node:crypto'
import { addToCart } from '../src/features/cart/server/cart.service.ts'
import { addFavourite } from '../src/features/favourites/server/favourites.service.ts'
import { quoteEnquiryAs } from '../src/features/rfq/server/quote.service.ts'
import { getEnquiry, listEnquiryPage, saveEnquiry, writeMessage } from '../src/features/rfq/server/rfq.service.ts'
import { aloneAs } from '../src/server/api/implement.ts'
import type { Sql } from '../src/server/database/connect.ts'
import type { FileStore } from '../src/server/files/file-store.ts'
import { discardMailsAbout } from '../src/server/mail/mail.ts'
import { demoAccounts } from './demo-accounts.ts'
import { saveDemoBom } from './demo-bom.ts'
import { createDemoOrders, type DemoOrder } from './demo-orders.ts'

const [BUYER, STAFF] = demoAccounts
const OFFICE = { publicUrl: 'http://localhost:3000', serviceEmail: 'service@ohmstead.example' }
const FAVOURITES = 8
const CART_LINES = 3
const QUOTE_DAYS = 30
const COMPANY = 'Demo Instruments'
/** A quote is below the price of the largest quantity in the list. */
const QUOTED_SHARE = '0.9'

/**
 * Gives the demo buyer something to look at on every screen, once, through the store's own use cases. Returns whether it
 * is there: a store without goods has nothing to order. `otherOrders`: of other customers, placed in their turn.
 */
export async function seedDemoBuyer(sql: Sql, files: FileStore, otherOrders: DemoOrder[] = []): Promise<boolean> {
  const accountId = await findAccount(sql, BUYER.email)
  const goods = await sql<{ goodsId: number; model: string; minimum: number; quoted: string }[]>`
    select goods_id "goodsId", model, min_buy_count minimum,
      round(coalesce(nullif(tier_activity_prices[cardinality(tier_prices)], 0), tier_prices[cardinality(tier_prices)])
        * ${QUOTED_SHARE}::numeric, 4)::text quoted
    from goods
    where stock > 5000 and currency = 'USD' and min_buy_count % mult_count = 0 and tier_counts[1] <= min_buy_count
    order by popularity desc, goods_id limit ${FAVOURITES}`
  if (accountId === undefined || goods.length < FAVOURITES) return false
  const [seeded] = await sql`select from enquiry where account_id = ${accountId} limit 1`
  if (seeded) return true
  await sql`update account set company = ${COMPANY} where account_id = ${accountId}`
  await createDemoOrders(sql, accountId, files, otherOrders)
  for (const { goodsId } of goods) await addFavourite(sql, accountId, goodsId)
  for (const { goodsId, minimum } of goods.slice(0, CART_LINES))
    await addToCart(sql, { accountId }, { goodsId, count: minimum * 100 })
  await saveDemoBom(sql, accountId)
  await addDemoQuote(sql, accountId, goods)
  return true
}

async function findAccount(sql: Sql, email: string): Promise<number | undefined> {
  const [row] = await sql<{ accountId: number }[]>`select account_id "accountId" from account where email = ${email}`
  return row?.accountId
}

/** An enquiry that has been answered, and one that is on its way. */
async function addDemoQuote(
  sql: Sql,
  accountId: number,
  goods: Array<{ goodsId: number; model: string; quoted: string }>,
) {
  const staffId = await findAccount(sql, STAFF.email)
  if (staffId === undefined) return
  const staff = { ...aloneAs(staffId), role: 'staff' as const }
  const ask = (models: string[], remark: string) =>
    saveEnquiry(sql, OFFICE, aloneAs(accountId), {
      draftId: randomUUID(),
      contact: { name: BUYER.fullName, email: BUYER.email, company: COMPANY, phone: '' },
      lines: models.map((goodsModel) => ({ goodsModel, brandName: '', count: 5000, remark: '', packing: '' as const })),
      remark,
      attachments: [],
    })
  const answered = await ask(
    goods.slice(3, 6).map(({ model }) => model),
    'Delivery in two lots would be fine.',
  )
  const { lines } = await getEnquiry(sql, answered, staff)
  await quoteEnquiryAs(sql, staff, OFFICE.publicUrl, {
    enquiryNo: answered,
    currency: 'USD',
    validUntil: new Date(Date.now() + QUOTE_DAYS * 86_400_000).toISOString(),
    note: 'Two lots are no problem: half now, half in eight weeks, at the same price.',
    lines: lines.flatMap(({ lineId, goodsId, count }) => {
      const price = goods.find((one) => one.goodsId === goodsId)?.quoted
      return price ? [{ lineId, price, count, leadWeeks: 0, note: '', packing: '' as const }] : []
    }),
  })
  const open = await ask(['OHM-CUSTOM-100', ...goods.slice(6, 7).map(({ model }) => model)], '')
  await writeMessage(sql, OFFICE, staff, 'staff', {
    enquiryNo: open,
    text: 'Thank you. Could you send us the drawing of OHM-CUSTOM-100?',
  })
  // Nobody is waiting for mails about things that happened before the store was opened.
  const list = await listEnquiryPage(sql, { accountId }, { pageNumber: 1, pageSize: 10 })
  for (const { enquiryNo } of list) await discardMailsAbout(sql, enquiryNo)
}
