import type { Db, Tx } from '#server/database/connect.ts'

export interface EmailChangeRow {
  accountId: number
  email: string
  emailKey: string
}

const columns = (sql: Db) => sql`account_id "accountId", email, email_key "emailKey"`

/** Invalidates the link of an earlier request. */
export const upsertEmailChange = (sql: Db, { accountId, email, emailKey }: EmailChangeRow, hours: number) => sql`
  insert into email_change (account_id, email, email_key, expires_at)
  values (${accountId}, ${email}, ${emailKey}, now() + make_interval(hours => ${hours}))
  on conflict (account_id) do update set email = excluded.email, email_key = excluded.email_key, token_hash = null,
    expires_at = excluded.expires_at`

/** Not mailed yet; locked, so that two processes do not send two mails. */
export const lockNewEmailChange = (tx: Tx, accountId: number) => tx<EmailChangeRow[]>`
  select ${columns(tx)} from email_change
  where account_id = ${accountId} and token_hash is null and expires_at > now() for update`

export const setEmailChangeLink = (tx: Tx, accountId: number, tokenHash: Buffer) => tx`
  update email_change set token_hash = ${tokenHash} where account_id = ${accountId}`

/** Deletes the link: it works once. */
export const takeEmailChange = (tx: Tx, tokenHash: Buffer) => tx<EmailChangeRow[]>`
  delete from email_change where token_hash = ${tokenHash} and expires_at > now() returning ${columns(tx)}`

export const deleteEmailChange = (sql: Db, accountId: number) => sql`
  delete from email_change where account_id = ${accountId}`
