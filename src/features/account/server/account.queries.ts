import type { Sql, Tx } from '../../../server/database/connect.ts'

type Db = Sql | Tx

export interface AccountRow {
  accountId: number
  email: string
  passwordHash: string
  role: 'buyer' | 'staff'
  fullName: string
  avatar: string | null
}

const columns = (sql: Db) => sql`
  account_id "accountId", email, password_hash "passwordHash", role, full_name "fullName", avatar`

export const findAccountByEmail = (sql: Db, emailKey: string) => sql<AccountRow[]>`
  select ${columns(sql)} from account where email_key = ${emailKey}`

export const findAccount = (sql: Db, accountId: number) => sql<AccountRow[]>`
  select ${columns(sql)} from account where account_id = ${accountId}`

export const insertAccount = (
  sql: Db,
  account: { email: string; emailKey: string; passwordHash: string; role: string; fullName: string },
) => sql`
  insert into account (email, email_key, password_hash, role, full_name)
  values (${account.email}, ${account.emailKey}, ${account.passwordHash}, ${account.role}, ${account.fullName})
  on conflict (email_key) do nothing`

export const insertSession = (sql: Db, tokenHash: Buffer, accountId: number, days: number) => sql`
  insert into account_session (token_hash, account_id, expires_at)
  values (${tokenHash}, ${accountId}, now() + make_interval(days => ${days}))`

export const findSession = (sql: Db, tokenHash: Buffer) => sql<
  { accountId: number; role: 'buyer' | 'staff'; daysLeft: number }[]
>`
  select s.account_id "accountId", a.role, extract(epoch from s.expires_at - now())::float8 / 86400 "daysLeft"
  from account_session s join account a using (account_id)
  where s.token_hash = ${tokenHash} and s.expires_at > now()`

export const extendSession = (sql: Db, tokenHash: Buffer, days: number) => sql`
  update account_session set expires_at = now() + make_interval(days => ${days}) where token_hash = ${tokenHash}`

export const deleteSession = (sql: Db, tokenHash: Buffer) => sql`
  delete from account_session where token_hash = ${tokenHash}`
