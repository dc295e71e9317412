import type { Db } from '#server/database/connect.ts'

export const insertPasswordLink = (sql: Db, tokenHash: Buffer, accountId: number, hours: number) => sql`
  insert into password_link (token_hash, account_id, expires_at)
  values (${tokenHash}, ${accountId}, now() + make_interval(hours => ${hours}))`

export const countPasswordLinks = (sql: Db, accountId: number) => sql<{ live: number }[]>`
  select count(*)::int live from password_link where account_id = ${accountId} and expires_at > now()`

export const findPasswordLink = (sql: Db, tokenHash: Buffer) => sql<{ accountId: number }[]>`
  select account_id "accountId" from password_link where token_hash = ${tokenHash} and expires_at > now()`

/** Deletes the link: it works once. */
export const takePasswordLink = (sql: Db, tokenHash: Buffer) => sql<{ accountId: number }[]>`
  delete from password_link where token_hash = ${tokenHash} and expires_at > now() returning account_id "accountId"`

export const deletePasswordLinks = (sql: Db, accountId: number) => sql`
  delete from password_link where account_id = ${accountId}`

export const deleteExpiredPasswordLinks = (sql: Db, accountId: number) => sql`
  delete from password_link where account_id = ${accountId} and expires_at <= now()`
