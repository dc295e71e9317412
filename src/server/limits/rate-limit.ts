import { AppError } from '#shared/app-error.ts'
import type { Db, Sql } from '../database/connect.ts'
import { limitKey } from './limit-key.ts'

export interface RateLimit {
  /** Calls allowed in one window, which begins with the first of them. */
  limit: number
  windowSeconds: number
}

/**
 * Counts a call in a bucket (`need:203.0.113.7`), or refuses it with the time to wait. All processes share the table.
 * `weight`: for how many it counts; the one that exceeds the limit is still allowed.
 * Counting and deciding are one statement, so concurrent calls cannot exceed the limit; a refused call writes nothing.
 */
export async function consumeRateLimit(
  sql: Db,
  bucket: string,
  { limit, windowSeconds }: RateLimit,
  weight = 1,
): Promise<void> {
  const key = limitKey(bucket)
  const taken = await sql`
    insert into rate_limit as kept (bucket, used, resets_at)
    values (${key}, ${weight}, now() + make_interval(secs => ${windowSeconds}))
    on conflict (bucket) do update set
      used = case when kept.resets_at <= now() then excluded.used else kept.used + excluded.used end,
      resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
    where kept.used < ${limit} or kept.resets_at <= now()
    returning used`
  if (taken.length > 0) return
  const [kept] = await sql<{ seconds: number }[]>`
    select extract(epoch from resets_at - now())::float8 seconds from rate_limit where bucket = ${key}`
  throw tooMany(kept?.seconds ?? 0)
}

/** Refuses what `consumeRateLimit` would refuse, and counts nothing. */
export async function assertBelowRateLimit(sql: Db, bucket: string, { limit }: RateLimit): Promise<void> {
  const [full] = await sql<{ seconds: number }[]>`
    select extract(epoch from resets_at - now())::float8 seconds from rate_limit
    where bucket = ${limitKey(bucket)} and used >= ${limit} and resets_at > now()`
  if (full) throw tooMany(full.seconds)
}

const tooMany = (seconds: number) =>
  new AppError('too_many_requests', `Too many requests. Please try again in ${waitInWords(seconds)}.`)

function waitInWords(seconds: number): string {
  if (seconds <= 60) return 'a minute'
  return seconds <= 5400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}

/** Deletes expired buckets. */
export const deleteOldRateLimits = (sql: Sql) => sql`delete from rate_limit where resets_at <= now()`
