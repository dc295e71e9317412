import type { Db, Tx } from '#server/database/connect.ts'

/** Adds what was noted to the counts; one folds at a time. */
export async function foldStatusEntries(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('order_status_count'))`
  await tx`
    with folded as (delete from order_status_entry returning status, more)
    insert into order_status_count as known (status, count) select status, sum(more) from folded group by 1
    on conflict (status) do update set count = known.count + excluded.count`
}

export const lockOrders = (tx: Tx) => tx`lock table orders in share row exclusive mode`

/** Counts that are wrong are replaced; returns how many there were. */
export async function repairStatusCounts(db: Db): Promise<number> {
  const repaired = await db`
    with now as (select status, count(*) count from orders group by 1), gone as (
      delete from order_status_count known
      where known.count <> 0 and not exists (select from now where now.status = known.status) returning 1
    ), put as (
      insert into order_status_count as known (status, count) select status, count from now
      on conflict (status) do update set count = excluded.count where known.count <> excluded.count returning 1
    )
    select * from gone union all select * from put`
  return repaired.length
}
