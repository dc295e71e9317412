import { expect, test } from 'vitest'
import { findOwnCredit } from '../src/features/credit/server/credit.service.ts'
import { createWorld } from '../tests/support/world.ts'
import { seedDemoBuyer } from './demo-buyer.ts'
import { addDemoCustomers } from './demo-customers.ts'
import { seedDemoTrading } from './demo-trading.ts'

// Its own database: parts of another test may be few.
const world = await createWorld(`demo_trading_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world

const counts = async () =>
  (
    await sql`select
      (select count(*)::int from supplier where name like '%(demo)') suppliers,
      (select array_agg(status order by status) from purchase_order) purchases,
      (select count(*)::int from goods_receipt) receipts,
      (select count(*)::int from account join price_list using (price_list_id) where name like '%(demo)') priced,
      (select count(*)::int from credit_terms where state = 'active') terms,
      (select count(*)::int from orders where pay_method = 'account') "onAccount"`
  )[0]

test('pages of the back office about trading have data, once, and nothing is mailed', async () => {
  await addDemoCustomers(sql)
  await seedDemoBuyer(sql, world.services.files)
  await seedDemoTrading(sql)
  const made = {
    suppliers: 3,
    purchases: ['draft', 'partly_received'],
    receipts: 1,
    priced: 1,
    terms: 1,
    onAccount: 1,
  }
  expect(await counts()).toEqual(made)
  const [customer] = await sql<{ accountId: number }[]>`
    select account_id "accountId" from account where email_key = 'purchasing@lindenau.example'`
  expect(Number((await findOwnCredit(sql, customer?.accountId ?? 0))?.openAmount)).toBeGreaterThan(0)
  await seedDemoTrading(sql)
  expect(await counts()).toEqual(made)
  for (const address of ['purchasing@lindenau.example', 'sales@harbour.example'])
    expect(await world.mailsTo(address)).toEqual([])
})
