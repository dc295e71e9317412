import type { Db, Tx } from '#server/database/connect.ts'

export interface Subscriber {
  email: string
  name: string
  secret: string
  confirmed: boolean
}

/** Resubscribes unsubscribed addresses; others stay unchanged. */
export const upsertSubscriber = (sql: Db, subscriber: { email: string; emailKey: string; name: string }) => sql`
  insert into newsletter_subscriber as kept (email, email_key, name)
  values (${subscriber.email}, ${subscriber.emailKey}, ${subscriber.name})
  on conflict (email_key) do update set
    confirmed_at = case when kept.left_at is null then kept.confirmed_at end,
    left_at = null`

export const confirmSubscriber = (sql: Db, secret: string) => sql<{ email: string }[]>`
  update newsletter_subscriber set confirmed_at = coalesce(confirmed_at, now()), left_at = null
  where secret = ${secret} returning email`

export const removeSubscriber = (sql: Db, secret: string) => sql`
  update newsletter_subscriber set left_at = coalesce(left_at, now()) where secret = ${secret} returning email`

export const findSubscriber = (sql: Db, emailKey: string) => sql<Subscriber[]>`
  select email, name, secret, confirmed_at is not null confirmed
  from newsletter_subscriber where email_key = ${emailKey} and left_at is null`

export const findSubscription = (sql: Db, emailKey: string) => sql<
  { email: string; name: string; createdAt: Date; confirmedAt: Date | null; leftAt: Date | null }[]
>`
  select email, name, created_at "createdAt", confirmed_at "confirmedAt", left_at "leftAt"
  from newsletter_subscriber where email_key = ${emailKey}`

export const deleteSubscription = (sql: Db, emailKey: string) => sql`
  delete from newsletter_subscriber where email_key = ${emailKey}`

/** As a new row: links in mails to the old address have its secret, and do not work for the new one. */
export const moveSubscription = (tx: Tx, fromKey: string, to: { email: string; emailKey: string }) => tx`
  with former as (
    delete from newsletter_subscriber where email_key = ${fromKey} returning name, created_at, confirmed_at, left_at
  )
  insert into newsletter_subscriber as kept (email, email_key, name, created_at, confirmed_at)
  select ${to.email}, ${to.emailKey}, name, created_at, confirmed_at from former
  where confirmed_at is not null and left_at is null
  on conflict (email_key) do update set confirmed_at = excluded.confirmed_at
    where kept.confirmed_at is null and kept.left_at is null`
