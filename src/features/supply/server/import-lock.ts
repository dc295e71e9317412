import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'

/** Key of the advisory lock; any number that all processes share. */
const IMPORT_LOCK = 0x5_0fe_ed01

/** The database may need a moment to notice that a process was killed. */
const PATIENCE_MS = 5000
const ASK_AGAIN_MS = 200

/**
 * Only one import runs at a time. The lock is held by a transaction of its own that does nothing else, so it ends
 * with the process, also when that is killed.
 */
export async function withImportLock<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  let outcome: { value: T } | { error: unknown } | undefined
  await inTransaction(
    sql,
    async (tx) => {
      if (!(await takeLock(tx)))
        throw new AppError('import_busy', 'Another import is running. Please wait until it has ended.')
      // Errors of the work itself are not retried.
      outcome = await work().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
    },
    { unlimited: true },
  )
  if (!outcome) throw new Error('the import has no outcome')
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

/** Whether a process holds the lock now. */
export async function isImportRunning(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ running: boolean }[]>`
    select exists (select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${IMPORT_LOCK}::int8::oid and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())) running`
  return row?.running ?? false
}

async function takeLock(tx: Tx): Promise<boolean> {
  for (let waited = 0; ; waited += ASK_AGAIN_MS) {
    const [row] = await tx<{ free: boolean }[]>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) free`
    if (row?.free || waited >= PATIENCE_MS) return row?.free ?? false
    await sleep(ASK_AGAIN_MS)
  }
}
