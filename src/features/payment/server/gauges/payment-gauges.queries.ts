import type { Db } from '#server/database/connect.ts'

const MAX_PAYMENTS = 5000

/** No index on the time: reads the newest by id, up to a limit. */
export const countRecentPayments = (sql: Db) => sql<{ method: string; state: string; count: number }[]>`
  select method, state, count(*)::int count
  from (select method, state, created_at from payment order by payment_id desc limit ${MAX_PAYMENTS}) newest
  where created_at > now() - interval '1 hour'
  group by method, state`
