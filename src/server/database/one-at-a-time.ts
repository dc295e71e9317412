import { connect } from './connect.ts'

/** Any number, as long as every process uses the same. */
const START_LOCK = 0x0_4d5_57a7

/**
 * Runs the work under a lock across processes; others wait. The lock belongs to a transaction, so that it also works
 * behind a connection pooler, and has a connection of its own, so that a pool of one connection does not block itself.
 */
export async function oneAtATime<T>(url: string, work: () => Promise<T>): Promise<T> {
  const sql = connect(url, { pool: 1, name: 'ohmstead-start' })
  try {
    return await sql.begin(
      async (tx) => {
        await tx`select pg_advisory_xact_lock(${START_LOCK})`
        return work()
      },
      { unlimited: true },
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}
