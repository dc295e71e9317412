import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { isAdvisoryLockHeld, tryAdvisoryLock } from './imports.queries.ts'

/** Key of the advisory lock; any number that all processes share. */
const IMPORT_LOCK = 0x5_0fe_ed01

/** The database may need a moment to notice that a process was killed. */
const MAX_WAIT_MS = 5000
const RETRY_MS = 200

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
  const [row] = await isAdvisoryLockHeld(sql, IMPORT_LOCK)
  return row?.held ?? false
}

async function takeLock(tx: Tx): Promise<boolean> {
  for (let waited = 0; ; waited += RETRY_MS) {
    const [row] = await tryAdvisoryLock(tx, IMPORT_LOCK)
    if (row?.free || waited >= MAX_WAIT_MS) return row?.free ?? false
    await sleep(RETRY_MS)
  }
}
