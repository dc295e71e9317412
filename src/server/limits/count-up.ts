import type { Db } from '../database/connect.ts'
import { limitKey } from './limit-key.ts'

/* Counts in the table of the rate limits without refusing: the caller decides what a high count means. */

/** How often this has happened in its window, this time included. Calls at the same moment get different numbers. */
export async function countUp(sql: Db, bucket: string, windowSeconds: number): Promise<number> {
  const [kept] = await sql<{ used: number }[]>`
    insert into rate_limit as kept (bucket, used, resets_at)
    values (${limitKey(bucket)}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (bucket) do update set
      used = case when kept.resets_at <= now() then 1 else kept.used + 1 end,
      resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
    returning used`
  return kept?.used ?? 0
}

/** Takes one back. */
export const countDown = (sql: Db, bucket: string) => sql`
  update rate_limit set used = greatest(used - 1, 0) where bucket = ${limitKey(bucket)}`

export async function countOf(sql: Db, bucket: string): Promise<number> {
  const [kept] = await sql<{ used: number }[]>`
    select used from rate_limit where bucket = ${limitKey(bucket)} and resets_at > now()`
  return kept?.used ?? 0
}

/** Counts at least so much until the window is over. */
export const raiseTo = (sql: Db, bucket: string, count: number, windowSeconds: number) => sql`
  insert into rate_limit as kept (bucket, used, resets_at)
  values (${limitKey(bucket)}, ${count}, now() + make_interval(secs => ${windowSeconds}))
  on conflict (bucket) do update set resets_at = excluded.resets_at,
    used = case when kept.resets_at <= now() then excluded.used else greatest(kept.used, excluded.used) end`

export const startOver = (sql: Db, ...buckets: string[]) => sql`
  delete from rate_limit where bucket = any(${buckets.map(limitKey)})`
