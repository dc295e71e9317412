import { expect, test } from 'vitest'
import { createWorld } from '../tests/support/world.ts'
import { seedDemoBuyer } from './demo-buyer.ts'
import { addDemoCustomers } from './demo-customers.ts'

// Its own database: the demo buyer of another test may have ordered already.
const world = await createWorld(`demo_customers_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world

const own = sql`select account_id from account where email_key like 'purchasing@%.example'`

test('the demo has orders of other companies in every month of a year, once, with costs and without mails', async () => {
  const seed = async () => seedDemoBuyer(sql, world.services.files, await addDemoCustomers(sql))
  await seed()
  const count = async () =>
    (
      await sql`select count(*)::int orders, count(distinct account_id)::int buyers, count(*) filter (where status = 2)::int "toShip",
        count(distinct to_char(paid_at, 'YYYY-MM'))::int months, bool_and(paid_at <= now()) "isPast" from orders
        where account_id in (${own})`
    )[0]
  const first = await count()
  expect(first).toMatchObject({ orders: 38, buyers: 6, isPast: true })
  expect(first?.months).toBeGreaterThanOrEqual(11)
  expect(first?.toShip).toBeGreaterThan(0)
  const [costs] = await sql`
    select bool_and(unit_cost < unit_price) "areLower" from order_line join orders using (order_id) where account_id in (${own})`
  expect(costs).toEqual({ areLower: true })
  expect(
    await sql`select from payment join orders using (order_id) where settled_at > paid_at + interval '1 minute'`,
  ).toEqual([])
  const numbered = await sql`
    select order_no from orders where order_no not like 'OS-' || to_char(created_at at time zone 'utc', 'YYMMDD') || '-%'
    union all select after_sale_no from after_sale
    where after_sale_no not like 'AS-' || to_char(created_at at time zone 'utc', 'YYMMDD') || '-%'`
  expect(numbered).toEqual([])
  expect(
    await sql`select from (
    select created_at < lag(created_at) over (order by order_id) "isEarlier" from orders) o where "isEarlier"`,
  ).toEqual([])
  expect(await sql`select from enquiry where status = 'received' and account_id in (${own})`).toHaveLength(2)
  await seed()
  expect(await count()).toEqual(first)
  expect(await world.mailsTo('purchasing@fernhill.example')).toEqual([])
})
