import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from './connect.ts'

/** Key of the advisory lock; any number that all processes share. */
const START_LOCK = 0x0_4d5_57a7
const POLL_MS = 200

/**
 * Runs the work under a lock across processes; others wait. The lock belongs to a transaction, so that it also works
 * behind a connection pooler, and has a connection of its own, so that a pool of one connection does not block itself.
 *
 * The work may build an index CONCURRENTLY, which waits for every snapshot. So waiting processes poll instead of blocking
 * in one statement, and the lock holder keeps no snapshot.
 */
export async function oneAtATime<T>(url: string, work: () => Promise<T>, name = 'ohmstead-start'): Promise<T> {
  const sql = connect(url, { pool: 1, name })
  try {
    for (;;) {
      const done = await sql.begin(
        async (tx) => {
          const [row] = await tx<{ locked: boolean }[]>`select pg_try_advisory_xact_lock(${START_LOCK}) locked`
          if (!row?.locked) return undefined
          // A prepared statement keeps its snapshot until the next plain statement.
          await tx.unsafe('select')
          return { value: await work() }
        },
        { unlimited: true },
      )
      if (done) return done.value
      await sleep(POLL_MS)
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}
