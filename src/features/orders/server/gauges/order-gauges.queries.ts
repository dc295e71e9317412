import type { Db } from '#server/database/connect.ts'

/** Two index range scans over the last hour. */
export const countLastHour = (sql: Db) => sql<{ placed: number; paid: number }[]>`
  select (select count(*)::int from orders where created_at > now() - interval '1 hour') placed,
    (select count(*)::int from orders where paid_at > now() - interval '1 hour') paid`

export const readLastOrderAge = (sql: Db) => sql<{ seconds: number }[]>`
  select extract(epoch from now() - created_at)::float8 seconds from orders order by created_at desc limit 1`
