import Big from 'big.js'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelOrder } from '#features/orders/orders.contract.ts'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { refundOrder } from '#features/payment/staff-payment.contract.ts'
import { staffEnquiries } from '#features/rfq/staff-rfq.contract.ts'
import { partHistory, staffPart } from '#features/supply/staff-parts.contract.ts'
import { saveTaxRule, staffTax } from '#features/tax/staff-tax.contract.ts'
import { addAddress, payFor, placeOrder } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../figures.contract.ts'
import { addSums } from '../figures.rules.ts'
import { repairFigures, sumStock } from './fold.service.ts'

const world = await createWorld(`figures_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const admin = await world.staff()
const clerk = await world.staff('warehouse')
const parts = await Promise.all(
  ['0.3333', '12.5', '7'].map((price) => world.goods({ stock: 1_000_000, tiers: [{ from: 1, price }] })),
)
/** One of them is also wound on reels, for a fee that belongs to the line. */
const ON_REELS = 2
const reel = { kind: 'customReel', minimum: 10, multiple: 1, size: 100, fee: '7.05', counts: [], prices: [] }
await sql`insert into goods_trade (goods_id, packings) values (${parts[ON_REELS]?.id ?? 0}, ${sql.json([reel])})`
const buyers = await Promise.all(
  ['NL', 'DE'].map(async (country) => {
    const buyer = await world.buyer()
    return { ...buyer, addressId: await addAddress(sql, buyer.call, country) }
  }),
)
const { version } = await admin.call(staffTax, {})
const rule = { customerKind: 'all' as const, name: 'VAT', rate: '19', reverseCharge: false, note: '' }
await admin.call(saveTaxRule, { version, ...rule, countryCode: 'DE' })

const period = new Date().toISOString().slice(0, 7)
const year = period.slice(0, 4)
const figures = (of = period) => admin.call(contract.staffFigures, { period: of })

// Two parts have a cost, one of them with more decimals than a price.
for (const [place, cost] of [
  [0, '0.123456'],
  [1, '8.75'],
] as const)
  await sql`
    insert into goods_trade (goods_id, cost, cost_currency) values (${parts[place]?.id ?? 0}, ${cost}, 'USD')`

interface OrderSums {
  paid: string
  placed: number
  closed: number
  refunded: string
  refundedTax: string
  costed: string
  cost: string
}

/** Computed from the orders themselves. */
async function readOrders() {
  const [sums] = await sql<OrderSums[]>`
    select lines.*, (select coalesce(sum(total_amount), 0)::numeric(24, 4) from orders where paid_at is not null) paid,
      (select count(*)::int from orders) placed, (select count(*)::int from orders where status = 7) closed,
      (select coalesce(sum(refunded_amount), 0)::numeric(24, 4) from orders) refunded,
      (select coalesce(sum(refunded_tax_amount), 0)::numeric(24, 4) from orders) "refundedTax"
    from (
      select coalesce(sum(amount + fee_amount), 0)::numeric(24, 4) costed, coalesce(sum(round(unit_cost * count, 4)), 0)::numeric(24, 4) cost
      from order_line where unit_cost is not null and order_id in (select order_id from orders where paid_at is not null)
    ) lines`
  return sums
}

const Step = fc.record({
  buyer: fc.nat({ max: 1 }),
  lines: fc.uniqueArray(fc.record({ part: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ part }) => part,
  }),
  outcome: fc.constantFrom('leave', 'cancel', 'pay', 'refund part', 'refund all' as const),
  cents: fc.integer({ min: 1, max: 400 }),
})

async function take({ buyer: place, lines, outcome, cents }: typeof Step extends fc.Arbitrary<infer T> ? T : never) {
  const buyer = buyers[place] ?? buyers[0]
  if (!buyer) return
  const wanted = lines.map(({ part, count }) => ({
    goodsId: parts[part]?.id ?? 0,
    count,
    ...(part === ON_REELS && count >= 10 && { packing: 'customReel' as const }),
  }))
  const orderNo = await placeOrder(buyer.call, buyer.addressId, wanted)
  if (outcome === 'cancel') await buyer.call(cancelOrder, { orderNo })
  if (outcome === 'leave' || outcome === 'cancel') return
  await payFor(buyer.call, orderNo)
  if (outcome === 'pay') return
  const [paid] = await sql<{ amount: string }[]>`
    select p.amount from payment p join orders using (order_id) where order_no = ${orderNo} and state = 'paid'`
  const all = paid?.amount ?? '0'
  const amount = outcome === 'refund all' ? all : new Big(cents).div(100).toFixed(2)
  await admin.call(refundOrder, { orderNo, amount, note: 'x' })
}

describe('the figures', () => {
  test('agree with the orders to the cent, in random histories', async () => {
    // Always includes one with a fee.
    await take({ buyer: 0, lines: [{ part: ON_REELS, count: 20 }], outcome: 'pay', cents: 1 })
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const step of steps) await take(step)
        const [of, ofYear, orders] = [await figures(), await figures(year), await readOrders()]
        for (const { totals, days, makers, categories, customers } of [of, ofYear]) {
          expect(addSums([totals.goodsAmount, totals.freightAmount, totals.taxAmount])).toBe(orders?.paid)
          expect(totals).toMatchObject({
            placedCount: orders?.placed,
            closedCount: orders?.closed,
            refundedAmount: orders?.refunded,
            refundedTaxAmount: orders?.refundedTax,
            costedAmount: orders?.costed,
            cost: orders?.cost,
          })
          expect(days.reduce((count, day) => count + day.placedCount, 0)).toBe(orders?.placed)
          for (const groups of [makers, categories, customers])
            expect(addSums(groups.map(({ amount }) => amount))).toBe(totals.goodsAmount)
          for (const sums of [days, makers, categories, customers])
            expect([addSums(sums.map((one) => one.costedAmount)), addSums(sums.map((one) => one.cost))]).toEqual([
              orders?.costed,
              orders?.cost,
            ])
          expect(addSums(customers.map(({ refundedAmount }) => refundedAmount))).toBe(totals.refundedAmount)
        }
        expect((await repairFigures(sql)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0])
      }),
      { numRuns: 6 },
    )
  })

  test('are rebuilt from the orders, and wrong rows are counted', async () => {
    const right = await figures()
    await sql`update figure_day set goods_amount = goods_amount + 1, cost = cost + 1`
    await sql`delete from figure_period where kind = 'maker'`
    await sql`insert into figure_day select day - 400, currency, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0 from figure_day limit 1`
    await sql`update figure_period set cost = cost + 1 where kind = 'customer'`
    expect(await figures()).not.toEqual(right)
    const rows = (await repairFigures(sql)).map((one) => one.rows)
    expect(rows[0]).toBeGreaterThanOrEqual(2)
    expect(rows[1]).toBeGreaterThanOrEqual(2)
    expect(await figures()).toEqual(right)
  })

  test('lead to a list of the same orders', async () => {
    const { totals } = await figures()
    const from = `${period}-01`
    const to = new Date().toISOString().slice(0, 10)
    const paid = await admin.call(staffOrders, { dates: 'paid', from, to })
    const placed = await admin.call(staffOrders, { dates: 'placed', from, to })
    expect([paid.totalCount, placed.totalCount]).toEqual([totals.paidCount, totals.placedCount])
    const before = await admin.call(staffOrders, { dates: 'placed', from: '2020-01-01', to: '2020-12-31' })
    expect(before.totalCount).toBe(0)
  })

  test('lead to a list in the same currency, of refunds to the refunded orders, of quotes to the requests', async () => {
    const { refundedOrders, from, to } = { refundedOrders: await countRefunded(), ...thisMonth() }
    expect(refundedOrders).toBeGreaterThan(0)
    const refunded = await admin.call(staffOrders, { dates: 'refunded', from, to, currency: 'USD' })
    expect(refunded.totalCount).toBe(refundedOrders)
    expect(
      (await admin.call(staffOrders, { dates: 'refunded', from: '2020-01-01', to: '2020-12-31' })).totalCount,
    ).toBe(0)
    expect((await admin.call(staffOrders, { dates: 'paid', from, to, currency: 'CNY' })).totalCount).toBe(0)
    const { quotes, makers } = await figures()
    expect((await admin.call(staffEnquiries, { from, to })).totalCount).toBe(quotes.asked)
    expect((await admin.call(staffEnquiries, { from: '2020-01-01', to: '2020-12-31' })).totalCount).toBe(0)
    const [brand] = await sql<
      { id: number }[]
    >`select brand_id id from brand where brand_name = ${makers[0]?.name ?? ''}`
    expect(makers[0]?.id).toBe(brand?.id)
  })

  const thisMonth = () => ({ from: `${period}-01`, to: new Date().toISOString().slice(0, 10) })
  const countRefunded = async () => {
    const [row] = await sql<{ count: number }[]>`select count(*)::int count from orders where refunded_amount > 0`
    return row?.count ?? 0
  }

  test('can be exported, with the right role', async () => {
    const file = await admin.call(contract.figuresFile, { period, list: 'makers' })
    expect(String(file.file.body)).toContain('Goods with known cost')
    for (const call of [clerk.call, buyers[0]?.call ?? clerk.call]) {
      await expect(call(contract.staffFigures, { period })).rejects.toMatchObject({ reason: 'not_allowed' })
      await expect(call(contract.saveCosts, { text: 'A, B, 1' })).rejects.toMatchObject({ reason: 'not_allowed' })
    }
    await expect(figures('2026-13')).rejects.toMatchObject({ reason: 'invalid_input' })
  })
})

describe('the margin', () => {
  let part = parts[0]
  beforeEach(async () => {
    part = await world.goods({ stock: 1000, tiers: [{ from: 1, price: '2' }] })
  })

  test('is known for parts with a cost, as it was when they were ordered', async () => {
    const [maker] = await sql<{ name: string }[]>`
      select brand_name name from goods join brand using (brand_id) where goods_id = ${part?.id ?? 0}`
    const enter = (cost: string) =>
      admin.call(contract.saveCosts, { text: `${part?.model}; ${maker?.name}; ${cost}\nnonsense\nXX-0; Nobody; 1` })
    await sumStock(sql)
    const { totals: before, stockValue: oldStock } = await figures()
    expect(await enter('1.25')).toMatchObject({ saved: 1, problems: [{ line: 2 }, { line: 3 }] })
    expect(new Big((await figures()).stockValue ?? 0).minus(oldStock ?? 0).toFixed(4)).toBe('1250.0000')
    const buyer = buyers[0]
    if (!buyer) throw new Error('no buyer')
    const orderNo = await placeOrder(buyer.call, buyer.addressId, [{ goodsId: part?.id ?? 0, count: 10 }])
    await enter('1.9')
    const { list } = await admin.call(partHistory, { goodsId: part?.id ?? 0 })
    expect(list.map(({ after }) => after)).toEqual([
      { trade: { cost: 1.9, cost_currency: 'USD' } },
      { trade: { cost: 1.25, cost_currency: 'USD' } },
    ])
    expect((await admin.call(staffPart, { goodsId: part?.id ?? 0 })).cost).toBe('1.9')
    await payFor(buyer.call, orderNo)
    const after = (await figures()).totals
    expect(new Big(after.costedAmount).minus(before.costedAmount).toFixed(4)).toBe('20.0000')
    expect(new Big(after.cost).minus(before.cost).toFixed(4)).toBe('12.5000')
    expect(new Big(after.goodsAmount).gt(after.costedAmount)).toBe(true)
  })
})
