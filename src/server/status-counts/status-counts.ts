import { type Db, inTransaction, type Sql, type Tx } from '../database/connect.ts'
import { type JobHandler, recurring } from '../jobs/job.ts'

/**
 * A table whose rows are counted by status (decision 95). Its triggers note every change in `<prefix>_status_entry`;
 * a job adds the notes to `<prefix>_status_count`.
 */
export interface CountedTable {
  table: string
  prefix: string
}

const EVERY_MINUTE = '* * * * *'

const countsOf = (db: Db, { prefix }: CountedTable) => db(`${prefix}_status_count`)
const entriesOf = (db: Db, { prefix }: CountedTable) => db(`${prefix}_status_entry`)

/** To select from: what is kept and what was noted since, as `status` and `count`. */
export const statusCounts = (db: Db, counted: CountedTable) => db`(
  select status, sum(count)::int count from (
    select status, count from ${countsOf(db, counted)} union all select status, more from ${entriesOf(db, counted)}) known
  group by status having sum(count) <> 0)`

/** Adds what was noted to the counts, so that a list has little to add up; one folds at a time. */
async function foldEntries(tx: Tx, counted: CountedTable): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext(${`${counted.prefix}_status_count`}))`
  await tx`
    with folded as (delete from ${entriesOf(tx, counted)} returning status, more)
    insert into ${countsOf(tx, counted)} as known (status, count) select status, sum(more) from folded group by 1
    on conflict (status) do update set count = known.count + excluded.count`
}

export const foldStatusCounts = (sql: Sql, counted: CountedTable): Promise<void> =>
  inTransaction(sql, (tx) => foldEntries(tx, counted))

export const foldingJob = (name: string, counted: CountedTable): JobHandler =>
  recurring(name, EVERY_MINUTE, ({ sql }) => foldStatusCounts(sql, counted))

/** Compares the counts with the rows of the table and replaces those that are wrong; returns how many there were. */
export const repairStatusCounts = (sql: Sql, counted: CountedTable): Promise<number> =>
  inTransaction(
    sql,
    async (tx) => {
      await tx`lock table ${tx(counted.table)} in share row exclusive mode`
      await foldEntries(tx, counted)
      return replaceWrong(tx, counted)
    },
    { unlimited: true },
  )

async function replaceWrong(tx: Tx, counted: CountedTable): Promise<number> {
  const counts = countsOf(tx, counted)
  const replaced = await tx`
    with now as (select status, count(*) count from ${tx(counted.table)} group by 1), gone as (
      delete from ${counts} known
      where known.count <> 0 and not exists (select from now where now.status = known.status) returning 1
    ), put as (
      insert into ${counts} as known (status, count) select status, count from now
      on conflict (status) do update set count = excluded.count where known.count <> excluded.count returning 1
    )
    select * from gone union all select * from put`
  return replaced.length
}
