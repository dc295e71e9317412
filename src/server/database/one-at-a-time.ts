import { connect } from './connect.ts'

/** Any number, as long as every process uses the same. */
const START_LOCK = 0x0_4d5_57a7

/**
 * Does the work while no other process does: whoever comes second waits. The lock belongs to a transaction, so that it
 * holds behind a pooler, and has a connection of its own, so that a pool of one has none missing.
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
