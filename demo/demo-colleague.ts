import { requestApproval } from '../src/features/orders/server/approvals/approvals.service.ts'
import { previewOrder } from '../src/features/orders/server/checkout.service.ts'
import type { Identity } from '../src/server/api/implement.ts'
import type { Sql } from '../src/server/database/connect.ts'
import { discardMailsAbout } from '../src/server/mail/mail.ts'
import { demoAccounts } from './demo-accounts.ts'

const [BUYER] = demoAccounts
const EMAIL = 'colleague@ohmstead.example'
const NAME = 'Demo Colleague'
/** The shipped order is theirs. */
const SHIPPED = 3
/** In US dollars, for one order. */
const LIMIT = 250
/** Of the goods that wait for an approval, about. */
const WANTED = 600
const SETTINGS = { publicUrl: 'http://localhost:3000', unpaid: { hoursOnline: 24, daysTransfer: 7 } }

/**
 * Somebody who orders together with the demo buyer, so that the pages show what a team is, with an order that waits for
 * the approval of the demo buyer. Has no password.
 */
export async function addDemoColleague(sql: Sql): Promise<void> {
  const [joined] = await sql<{ customerId: number; accountId: number }[]>`
    with added as (
      insert into account (email, email_key, password_hash, role, full_name, company)
      select ${EMAIL}, ${EMAIL}, 'none', 'buyer', ${NAME}, company from account where email = ${BUYER.email}
      on conflict (email_key) do nothing returning account_id
    ), joined as (
      insert into customer_member (customer_id, member_id, role, order_limit, order_limit_currency, invited_by)
      select owner.account_id, added.account_id, 'buyer', ${LIMIT}, 'USD', owner.account_id from added, account owner
      where owner.email = ${BUYER.email} returning customer_id, member_id
    ), ordered as (
      update orders set placed_by = member_id, email = ${EMAIL} from joined
      where account_id = customer_id and status = ${SHIPPED}
    )
    select customer_id "customerId", member_id "accountId" from joined`
  if (joined) await sendForApproval(sql, { ...joined, role: 'buyer', teamRole: 'buyer' })
}

async function sendForApproval(sql: Sql, colleague: Identity): Promise<void> {
  const lines = await sql<{ goodsId: number; count: number }[]>`
    select goods_id "goodsId", count from goods, lateral (
      select (ceil(${WANTED} / tier_prices[cardinality(tier_prices)] / min_buy_count) * min_buy_count)::int count) wanted
    where currency = 'USD' and stock > count and min_buy_count % mult_count = 0 and tier_counts[1] <= min_buy_count
    order by popularity desc, goods_id limit 1`
  const [address] = await sql<{ addressId: number }[]>`
    select address_id "addressId" from address where account_id = ${colleague.customerId} order by address_id limit 1`
  if (lines.length === 0 || !address) return
  const to = { ...address, expressId: 1 }
  const { totalAmount } = await previewOrder(sql, colleague, { lines, ...to })
  const order = { lines, ...to, totalAmount, poNumber: 'PO-2041', remark: '', payMethod: 'transfer' as const }
  const note = 'For the pilot run. The price is better at this quantity.'
  await requestApproval(sql, colleague, { ...order, note }, SETTINGS)
  await discardMailsAbout(sql, 'is waiting for your approval')
}
