import { randomUUID } from 'node:crypto'
import { saveEnquiry } from '../src/features/rfq/server/rfq.service.ts'
import { aloneAs } from '../src/server/api/implement.ts'
import type { Sql } from '../src/server/database/connect.ts'
import { discardMailsAbout } from '../src/server/mail/mail.ts'
import { addAddress, type DemoOrder } from './demo-orders.ts'

const OFFICE = { publicUrl: 'http://localhost:3000', serviceEmail: 'service@ohmstead.example' }

/** Invented companies. Nobody can log in as one of them. */
const CUSTOMERS = [
  { company: 'Fernhill Robotics', host: 'fernhill', country: 'NL', zipCode: '3526 KT', address: 'Gantry Road 8' },
  { company: 'Lindenau Messtechnik', host: 'lindenau', country: 'DE', zipCode: '90402', address: 'Messweg 21' },
  { company: 'Atelier Sonore', host: 'sonore', country: 'FR', zipCode: '69002', address: '5 rue du Condensateur' },
  { company: 'Kestrel Avionics', host: 'kestrel', country: 'GB', zipCode: 'BS1 4ND', address: 'Hangar 3, Tern Way' },
  { company: 'Prairie Power', host: 'prairie', country: 'US', zipCode: '50309', address: '1200 Feeder Street' },
  { company: 'Norrsken IoT', host: 'norrsken', country: 'SE', zipCode: '977 54', address: 'Polstigen 2' },
]

/** Orders in each month, this one first. */
const ORDERS_BY_MONTH = [5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1]
const MONTH_DAYS = 30.4
const POOL = 60
/** What a part costs the shop, of its lowest price. */
const COST_SHARE = 0.9
const SEARCHES = [
  { query: 'XQ-7710 gyroscope', times: 7 },
  { query: 'nixie tube IN-14', times: 5 },
  { query: '6N137S-B2', times: 3 },
  { query: 'gold bonding wire', times: 2 },
]

interface PoolGoods {
  goodsId: number
  model: string
  minimum: number
}

/** Other customers and their open requests. Resolves to their orders of a year, which are not placed yet. */
export async function addDemoCustomers(sql: Sql): Promise<DemoOrder[]> {
  const goods = await listPool(sql)
  const [seeded] = await sql`select from account where email_key = ${emailOf('fernhill')}`
  if (seeded || goods.length < POOL) return []
  await setCosts(sql, goods)
  const customers: Array<{ accountId: number; addressId: number }> = []
  for (const customer of CUSTOMERS) customers.push(await addCustomer(sql, customer))
  for (const place of [1, 3]) await askForQuote(sql, place, customers[place]?.accountId ?? 0, goods)
  await sql`
    insert into search_miss (query, searched_on, times)
    select query, current_date - place::int, times
    from unnest(${SEARCHES.map((one) => one.query)}::text[], ${SEARCHES.map((one) => one.times)}::int[])
      with ordinality as one (query, times, place)`
  return listDays().flatMap((daysAgo, place) => {
    const customer = customers[(place * 5 + Math.floor(place / 7)) % customers.length]
    return customer ? [{ ...customer, ...orderOf(goods, place, daysAgo), daysAgo }] : []
  })
}

const emailOf = (host: string) => `purchasing@${host}.example`

/** Popular parts of different categories. */
const listPool = (sql: Sql) => sql<PoolGoods[]>`
  select goods_id "goodsId", model, min_buy_count minimum from (
    select goods.*, row_number() over (partition by category_id order by popularity desc, goods_id) place from goods
    where popularity > 0 and stock > 20000 and min_buy_count <= 50 and currency = 'USD' and cardinality(tier_counts) > 0
      and min_buy_count % mult_count = 0 and tier_counts[1] <= min_buy_count
      and not exists (select from goods_trade t where t.goods_id = goods.goods_id and t.non_cancellable)
  ) best
  order by place, popularity desc, goods_id limit ${POOL}`

const setCosts = (sql: Sql, goods: PoolGoods[]) => sql`
  insert into goods_trade as known (goods_id, cost, cost_currency)
  select goods_id, trim_scale(round(lowest_price * ${COST_SHARE}, 4)), currency from goods
  where goods_id = any(${goods.map((one) => one.goodsId)}::int[])
  on conflict (goods_id) do update set cost = excluded.cost, cost_currency = excluded.cost_currency`

async function addCustomer(sql: Sql, { company, host, ...place }: (typeof CUSTOMERS)[number]) {
  const email = emailOf(host)
  const name = { firstName: 'Purchasing', lastName: 'Department', company }
  const [account] = await sql<{ accountId: number }[]>`
    insert into account (email, email_key, password_hash, role, full_name, company, created_at)
    values (${email}, ${email}, 'none', 'buyer', ${`Purchasing, ${company}`}, ${company}, now() - interval '13 months')
    returning account_id "accountId"`
  const accountId = account?.accountId ?? 0
  const addressId = await addAddress(sql, accountId, { ...place, ...name, region: '', email, isDefault: true })
  return { accountId, addressId: addressId ?? 0 }
}

/** How many days ago each order was placed, oldest first. */
function listDays(): number[] {
  return ORDERS_BY_MONTH.flatMap((count, month) =>
    Array.from({ length: count }, (_, place) => Math.round((month + (place + 0.5) / count) * MONTH_DAYS)),
  ).toSorted((a, b) => b - a)
}

function orderOf(goods: PoolGoods[], place: number, daysAgo: number) {
  const lines = Array.from({ length: 2 + (place % 3) }, (_, line) => goods[(place * 7 + line * 13) % goods.length])
  return {
    end: daysAgo > 14 ? ('finished' as const) : daysAgo > 5 ? ('shipped' as const) : ('paid' as const),
    lines: lines.flatMap((one) =>
      one ? [{ goodsId: one.goodsId, count: one.minimum * (5 + ((place * 11) % 40)) }] : [],
    ),
  }
}

async function askForQuote(sql: Sql, place: number, accountId: number, goods: PoolGoods[]): Promise<void> {
  const { company = '', host = '' } = CUSTOMERS[place] ?? {}
  const enquiryNo = await saveEnquiry(sql, OFFICE, aloneAs(accountId), {
    draftId: randomUUID(),
    contact: { name: `Purchasing, ${company}`, email: emailOf(host), company, phone: '' },
    lines: goods.slice(place * 4, place * 4 + 3).map(({ model }, line) => ({
      goodsModel: model,
      brandName: '',
      count: 2000 * (line + 1),
      remark: '',
      packing: '' as const,
    })),
    remark: 'Please quote for the quantities of a year, delivered every quarter.',
    attachments: [],
  })
  await discardMailsAbout(sql, enquiryNo)
}
