import { expect, test } from 'vitest'
import { login } from '../src/features/account/account.contract.ts'
import { identify } from '../src/features/account/server/account.service.ts'
import { approvals } from '../src/features/orders/approvals/approvals.contract.ts'
import { myOrders } from '../src/features/orders/orders.contract.ts'
import { createWorld } from '../tests/support/world.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seedDemoBuyer } from './demo-buyer.ts'
import { addDemoColleague } from './demo-colleague.ts'

const world = await createWorld()
/** The demo buyer has a colleague here alone. */
const own = await createWorld('demo_colleague')

test('every screen of the demo buyer has data, and a second start adds nothing', async () => {
  await seedDemoBuyer(world.sql, world.services.files)
  const [{ email, password }] = demoAccounts
  const { token } = await world.visitor().call(login, { email, password })
  const identity = await identify(world.sql, token)
  const count = async () =>
    (
      await world.sql`select
        (select count(*)::int from orders where account_id = a.account_id) orders,
        (select count(*)::int from address where account_id = a.account_id) addresses,
        (select count(*)::int from favourite where account_id = a.account_id) favourites,
        (select count(*)::int from cart_line where account_id = a.account_id) cart,
        (select count(*)::int from bom where account_id = a.account_id) boms,
        (select count(*)::int from enquiry where account_id = a.account_id) enquiries,
        (select count(*)::int from enquiry where account_id = a.account_id and status = 'quoted') quoted
      from (values (${identity?.accountId ?? 0}::int)) a (account_id)`
    )[0]
  const first = await count()
  for (const [what, number] of Object.entries(first ?? {})) expect(number, what).toBeGreaterThan(0)
  await seedDemoBuyer(world.sql, world.services.files)
  expect(await count()).toEqual(first)
  expect(await world.mailsTo(email)).toEqual([])
  // What was quoted is a little below the price of the list, for every part its own.
  const quoted = await world.sql<{ share: number }[]>`
    select (l.quote_price / coalesce(nullif(g.tier_activity_prices[cardinality(g.tier_prices)], 0),
      g.tier_prices[cardinality(g.tier_prices)]))::float8 share
    from enquiry join enquiry_line l using (enquiry_id) join goods g on g.goods_id = l.quote_goods_id
    where account_id = ${identity?.accountId ?? 0} and l.quote_price is not null`
  expect(quoted.map(({ share }) => Math.round(share * 100))).toEqual([90, 90, 90])
})

test('a colleague orders together with the demo buyer', async () => {
  await seedDemoBuyer(own.sql, own.services.files)
  for (let turn = 0; turn < 2; turn++) await addDemoColleague(own.sql)
  const [{ email, password }] = demoAccounts
  const { token, userInfo } = await own.visitor().call(login, { email, password })
  expect(userInfo.teamRole).toBe('owner')
  const { list, team } = await own.as(await identify(own.sql, token), token)(myOrders, {})
  expect(team?.people.map(({ name }) => name)).toEqual(['Demo Buyer', 'Demo Colleague'])
  expect(list.filter(({ placedBy }) => placedBy?.name === 'Demo Colleague')).toHaveLength(1)
  const waiting = await own.as(await identify(own.sql, token), token)(approvals, {})
  expect(waiting.list).toMatchObject([
    { state: 'pending', requestedBy: { name: 'Demo Colleague' }, actions: ['approve', 'reject'] },
  ])
  expect(await own.mailsTo(email)).toEqual([])
})
