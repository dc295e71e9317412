import type { Db, Tx } from '#server/database/connect.ts'

export interface CustomerRow {
  accountId: number
  email: string
  name: string
  company: string
  createdAt: Date
  lockedAt: Date | null
}

export interface CustomerFilter {
  /** Part of the e-mail address, name, company or tax number, in lower case. */
  keyword: string
  lockedOnly: boolean
}

const columns = (sql: Db) => sql`
  account_id "accountId", email, full_name "name", company, created_at "createdAt", disabled_at "lockedAt"`

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The expression is that of the index `account_customer_search`. */
const matching = (sql: Db, { keyword, lockedOnly }: CustomerFilter) => sql`
  role = 'buyer' ${lockedOnly ? sql`and disabled_at is not null` : sql``}
  ${
    keyword === ''
      ? sql``
      : sql`and lower(email || ' ' || full_name || ' ' || company || ' ' || tax_number) like ${containing(keyword)}`
  }`

export const listCustomers = (sql: Db, filter: CustomerFilter, limit: number, offset: number) => sql<CustomerRow[]>`
  select ${columns(sql)} from account where ${matching(sql, filter)}
  order by account_id desc limit ${limit} offset ${offset}`

/** Counting stops here, to stay cheap. */
export const countCustomers = (sql: Db, filter: CustomerFilter) => sql<{ count: number }[]>`
  select count(*)::int count from (select from account where ${matching(sql, filter)} limit 10000) counted`

export const findCustomer = (sql: Db, accountId: number) => sql<
  (CustomerRow & { lockReason: string; priceListId: number | null })[]
>`
  select ${columns(sql)}, disabled_reason "lockReason", price_list_id "priceListId" from account
  where account_id = ${accountId} and role = 'buyer'`

export const findBuyerByEmail = (sql: Db, emailKey: string) => sql<{ accountId: number; customerId: number }[]>`
  select a.account_id "accountId", coalesce(m.customer_id, a.account_id) "customerId"
  from account a left join customer_member m on m.member_id = a.account_id and m.removed_at is null
  where email_key = ${emailKey} and a.role = 'buyer'`

/** Two people who choose a price list do so one after the other. */
export const lockPriceList = (tx: Tx, accountId: number) => tx<{ priceListId: number | null }[]>`
  select price_list_id "priceListId" from account where account_id = ${accountId} and role = 'buyer' for no key update`

export const updatePriceList = (tx: Tx, accountId: number, priceListId: number | null) => tx`
  update account set price_list_id = ${priceListId} where account_id = ${accountId} and role = 'buyer'`

export const updateLock = (tx: Tx, accountId: number, locked: boolean, reason: string) => tx`
  update account set disabled_at = case when ${locked} then coalesce(disabled_at, now()) end, disabled_reason = ${reason}
  where account_id = ${accountId} and role = 'buyer'`

export const insertActedSession = (
  tx: Tx,
  session: { tokenHash: Buffer; accountId: number; actedBy: number; minutes: number; device: string; network: string },
) => tx`
  insert into account_session (token_hash, account_id, expires_at, device, network, acted_by)
  values (${session.tokenHash}, ${session.accountId}, now() + make_interval(mins => ${session.minutes}),
    ${session.device}, ${session.network}, ${session.actedBy})`
