import type { Sql } from '../src/server/database/connect.ts'
import { demoAccounts } from './demo-accounts.ts'

const [BUYER] = demoAccounts
const EMAIL = 'colleague@ohmstead.example'
const NAME = 'Demo Colleague'
/** The shipped order is theirs. */
const SHIPPED = 3

/** Somebody who orders together with the demo buyer, so that the pages show what a team is. Has no password. */
export async function addDemoColleague(sql: Sql): Promise<void> {
  await sql`
    with added as (
      insert into account (email, email_key, password_hash, role, full_name, company)
      select ${EMAIL}, ${EMAIL}, 'none', 'buyer', ${NAME}, company from account where email = ${BUYER.email}
      on conflict (email_key) do nothing returning account_id
    ), joined as (
      insert into customer_member (customer_id, member_id, role, invited_by)
      select owner.account_id, added.account_id, 'buyer', owner.account_id from added, account owner
      where owner.email = ${BUYER.email} returning customer_id, member_id
    )
    update orders set placed_by = member_id, email = ${EMAIL} from joined where account_id = customer_id and status = ${SHIPPED}`
}
