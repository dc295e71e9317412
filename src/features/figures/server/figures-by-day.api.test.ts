import { randomUUID } from 'node:crypto'
import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { joinCart } from '#features/cart/cart.contract.ts'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { createEnquiry, enquiryDetail } from '#features/rfq/rfq.contract.ts'
import { setOutcome } from '#features/rfq/staff-quotes.contract.ts'
import { quoteEnquiry, staffEnquiries } from '#features/rfq/staff-rfq.contract.ts'
import { searchMisses } from '#features/search/staff-search.contract.ts'
import { addAddress, payFor, placeOrder } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../figures.contract.ts'
import { addCounts, addSums } from '../figures.rules.ts'
import { foldEntries } from './fold.queries.ts'
import { repairFigures, sumCarts, sumStock } from './fold.service.ts'

type Counts = { asked: number; quoted: number; won: number }

const world = await createWorld(`figures_by_day_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const admin = await world.staff()
const clerk = await world.staff('warehouse')
const part = await world.goods({ stock: 1000, tiers: [{ from: 1, price: '12.5' }] })
await sql`insert into goods_trade (goods_id, cost, cost_currency) values (${part.id}, 8.75, 'USD')`
const buyer = await world.buyer()
const addressId = await addAddress(sql, buyer.call)

const today = new Date().toISOString().slice(0, 10)
const period = today.slice(0, 7)
const thisMonth = { from: `${period}-01`, to: today }
const figures = () => admin.call(contract.staffFigures, { period })

test('a paid order is in the margin of its day and customer, whoever folds the other entries', async () => {
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: part.id, count: 3 }])
  const before = (await figures()).totals
  await payFor(buyer.call, orderNo)
  // A process of the version before takes out its entries and leaves those of costs alone.
  await sql.begin((tx) => foldEntries(tx, 1000))
  const { totals } = await figures()
  expect(new Big(totals.costedAmount).minus(before.costedAmount).toFixed(4)).toBe('37.5000')
  expect(new Big(totals.cost).minus(before.cost).toFixed(4)).toBe('26.2500')
  const [, ...rows] = String((await admin.call(contract.figuresFile, { period, list: 'days' })).file.body).split('\n')
  const row = rows.find((one) => one.startsWith(today))?.split(',')
  expect([row?.[10], row?.[11], row?.[12]]).toEqual([totals.costedAmount, totals.cost, '11.2500'])
})

describe('quotes', () => {
  test('are counted on the day of the request, by customer, and by the parts they are about', async () => {
    const other = await world.goods({ stock: 100, tiers: [{ from: 1, price: '90000' }] })
    // Sold once, so that its manufacturer is listed.
    await payFor(buyer.call, await placeOrder(buyer.call, addressId, [{ goodsId: other.id, count: 1 }]))
    const [{ maker, categoryId }] = await sql<[{ maker: string; categoryId: number }]>`
      select brand_name maker, category_id "categoryId" from goods join brand using (brand_id) where goods_id = ${other.id}`
    const read = async () => {
      const { quotes, quoteDays, makers, categories, customers } = await figures()
      const ofToday = quoteDays.find(({ day }) => day === today)
      return {
        quotes,
        today: { asked: ofToday?.asked ?? 0, quoted: ofToday?.quoted ?? 0, won: ofToday?.won ?? 0 },
        maker: makers.find(({ name }) => name === maker)?.quotes,
        category: categories.find(({ id }) => id === categoryId)?.quotes,
        customer: customers.find(({ id }) => id === buyer.accountId)?.quotes,
      }
    }
    const before = await read()
    const add = (counts: Counts | undefined, asked: number, quoted: number, won: number) =>
      counts && { asked: counts.asked + asked, quoted: counts.quoted + quoted, won: counts.won + won }
    const more = (asked: number, quoted: number, won: number) =>
      Object.fromEntries(Object.entries(before).map(([name, counts]) => [name, add(counts, asked, quoted, won)]))

    const { enquiryNo } = await buyer.call(createEnquiry, {
      draftId: randomUUID(),
      contact: { name: 'Ada', email: buyer.email },
      lines: [
        { goodsModel: other.model, count: 400 },
        { goodsModel: 'NOT-IN-THE-CATALOGUE', count: 1 },
      ],
    })
    expect(await read()).toEqual(more(1, 0, 0))
    const { lines } = await buyer.call(enquiryDetail, { enquiryNo })
    const validUntil = new Date(Date.now() + 86_400_000).toISOString()
    const quote = { lineId: lines[0]?.lineId ?? 0, price: '0.25', count: 400 }
    await admin.call(quoteEnquiry, { enquiryNo, validUntil, lines: [quote] })
    expect(await read()).toEqual(more(1, 1, 0))
    await admin.call(setOutcome, { enquiryNo, outcome: 'won', reason: 'By telephone' })
    expect(await read()).toEqual(more(1, 1, 1))
    const listed = async (filter: object) => (await admin.call(staffEnquiries, { ...thisMonth, ...filter })).totalCount
    const now = await read()
    for (const [about, counts] of [
      [{}, now.quotes],
      [{ brandName: maker }, now.maker],
      [{ categoryId }, now.category],
      [{ accountId: buyer.accountId }, now.customer],
    ] as const)
      expect([
        await listed(about),
        await listed({ ...about, progress: 'quoted' }),
        await listed({ ...about, progress: 'won' }),
      ]).toEqual([counts?.asked, counts?.quoted, counts?.won])
    expect((await admin.call(staffEnquiries, { progress: 'won' })).totalCount).toBe(now.quotes.won)
    await admin.call(setOutcome, { enquiryNo, outcome: 'lost', reason: 'Too late' })
    expect(await read()).toEqual(more(1, 1, 0))
    expect((await repairFigures(sql)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0])
    await sql`update figure_quote set won = won + 1`
    expect((await repairFigures(sql))[2]?.rows).toBeGreaterThan(0)
    expect(await read()).toEqual(more(1, 1, 0))
  })
})

test('searches without a result are counted by day, and lead to a list of the same', async () => {
  await sql`insert into search_miss (query, searched_on, times) values ('nothing', current_date, 3), ('naught', current_date, 1)`
  const { missedSearches, searchDays } = await figures()
  const { list } = await admin.call(searchMisses, { state: 'all', ...thisMonth, pageSize: 100 })
  expect(addCounts(searchDays, 'times')).toBe(missedSearches)
  expect(addCounts(list, 'times')).toBe(missedSearches)
  await sql`update search_miss set times = times + 1 where query = 'nothing'`
  expect((await figures()).missedSearches).toBe(missedSearches + 1)
})

test('figures of a manufacturer, a category and a customer lead to the same orders', async () => {
  const { makers, categories, customers } = await figures()
  const listed = async (filter: object) =>
    (await admin.call(staffOrders, { dates: 'paid', ...thisMonth, currency: 'USD', ...filter })).totalCount
  for (const { name, orderCount } of makers) expect(await listed({ brandName: name }), name).toBe(orderCount)
  for (const { id, orderCount } of categories) expect(await listed({ categoryId: id })).toBe(orderCount)
  for (const { id, orderCount } of customers) expect(await listed({ accountId: id })).toBe(orderCount)
  // Others have none: the world has goods in one category only.
  expect([await listed({ brandName: 'Nobody' }), await listed({ categoryId: 999_999 })]).toEqual([0, 0])
})

test('the stock at cost is kept by day, manufacturer and category', async () => {
  await sumStock(sql)
  const { stockValue, stockDays, makers, categories } = await figures()
  expect(stockDays.at(-1)).toEqual({ day: today, value: stockValue })
  const known = (groups: typeof makers) => addSums(groups.map((one) => one.stockValue ?? '0'))
  expect(known(makers)).toBe(known(categories))
  const [{ value }] = await sql<[{ value: string }]>`
    select sum(value)::numeric(24, 4) value from figure_stock_group where currency = 'USD' and kind = 'maker'`
  expect(value).toBe(stockValue)
})

test('a cart is abandoned after a day without additions', async () => {
  await buyer.call(joinCart, { goodsId: part.id, count: 2 })
  await sumCarts(sql)
  const before = (await figures()).abandonedCarts
  await sql`update cart_line set created_at = now() - interval '2 days' where account_id = ${buyer.accountId}`
  await sumCarts(sql)
  const after = (await figures()).abandonedCarts
  expect(after.count).toBe(before.count + 1)
  expect(new Big(after.amount).minus(before.amount).toFixed(4)).toBe('25.0000')
  expect(after.largest).toContainEqual(expect.objectContaining({ lineCount: 1, amount: '25.0000' }))
  const { day, count } = after.days.at(-1) ?? { day: '', count: 0 }
  const listed = (filter: object) => admin.call(contract.abandonedCarts, filter)
  expect(await listed({})).toMatchObject({ totalCount: after.count, amount: after.amount })
  expect((await listed({ from: day, to: day })).totalCount).toBe(count)
  const [{ maker, categoryId }] = await sql<[{ maker: string; categoryId: number }]>`
    select brand_name maker, category_id "categoryId" from goods join brand using (brand_id) where goods_id = ${part.id}`
  const { makers, categories, customers } = await figures()
  expect(makers.find(({ name }) => name === maker)?.cartAmount).toBe('25.0000')
  expect(categories.find(({ id }) => id === categoryId)?.cartAmount).toBe('25.0000')
  expect(customers.find(({ id }) => id === buyer.accountId)?.cartAmount).toBe('25.0000')
  expect((await listed({ brandName: maker })).list).toEqual((await listed({ categoryId })).list)
  expect((await listed({ accountId: buyer.accountId })).list).toMatchObject([{ amount: '25.0000' }])
  expect((await listed({ brandName: 'Nobody' })).totalCount).toBe(0)
  expect((await listed({ categoryId: 999_999 })).totalCount).toBe(0)
  expect((await listed({ currency: 'CNY' })).totalCount).toBe(0)
  await expect(clerk.call(contract.abandonedCarts, {})).rejects.toMatchObject({ reason: 'not_allowed' })
})
