import type { Db, Sql } from '../database/connect.ts'
import type { StoreReading } from '../metrics/store-gauges.ts'
import type { Manifest } from './manifest.ts'
import * as queries from './run-statements.ts'

export type { RunFacts, RunKind, RunRow } from './run-statements.ts'

const MAX_SHOWN = 60

/** A run that is being recorded. */
export interface Run {
  found(facts: queries.RunFacts): Promise<void>
}

const isRecorded = async (sql: Sql): Promise<boolean> => (await queries.hasRuns(sql))[0]?.exists === true

/**
 * Records that it began, and how it ended. While it runs it holds a lock, so that one that was killed is told from one that
 * runs. A schema of before the table has no record: a backup is made before an upgrade, too.
 */
export async function recordRun<T>(sql: Sql, kind: queries.RunKind, work: (run: Run) => Promise<T>): Promise<T> {
  if (!(await isRecorded(sql))) return work({ found: async () => {} })
  const session = await sql.reserve()
  try {
    const [row] = await queries.insertRun(session, kind)
    const id = row?.id ?? 0
    await queries.lockRun(session, id)
    try {
      const result = await work({
        found: async (facts) => void (await queries.updateRun(sql, id, facts)),
      })
      await queries.endRun(sql, id, null)
      return result
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      // The database may be what has failed: then it counts as interrupted.
      await Promise.resolve(queries.endRun(sql, id, words)).catch(() => {})
      throw error
    } finally {
      await Promise.resolve(queries.unlockRun(session, id)).catch(() => {})
    }
  } finally {
    session.release()
  }
}

/** A backup was deleted there. */
export async function forgetPlace(sql: Sql, place: string): Promise<void> {
  if (await isRecorded(sql)) await queries.forgetPlace(sql, place)
}

/** When the oldest backup that is still being written began; now when there is none. */
export async function writingSince(sql: Sql): Promise<Date> {
  if (!(await isRecorded(sql))) return new Date(0)
  const [first] = await queries.findRunning(sql)
  return first?.startedAt ?? new Date()
}

export function factsOf({ createdAt, tables, files = [] }: Manifest, isEncrypted: boolean, places: readonly string[]) {
  const bytes = [...tables, ...files].reduce((sum, one) => sum + one.bytes, 0)
  const rows = tables.reduce((sum, one) => sum + one.rows, 0)
  return { backupAt: new Date(createdAt), bytes, rows, isEncrypted, places } satisfies queries.RunFacts
}

/** The runs of a restored database begin with the backup it was restored from. */
export const recordRestore = async (sql: Sql, facts: queries.RunFacts, startedAt: Date): Promise<void> =>
  void (await queries.insertRestored(sql, facts, startedAt))

export const listBackupRuns = (sql: Db) => queries.listRuns(sql, MAX_SHOWN)

/** For what tells people: the age of the last good backup in seconds, and why the last one failed. */
export async function readBackupState(sql: Db) {
  const [[ages], results] = await Promise.all([queries.findAges(sql), queries.listLastResults(sql)])
  const failureOf = (kind: queries.RunKind) => {
    const last = results.find((one) => one.kind === kind)
    if (last?.state === 'interrupted') return 'it was interrupted'
    return last?.error ?? undefined
  }
  return { age: ages?.backup ?? undefined, failure: failureOf('backup'), unverified: failureOf('verification') }
}

type GaugeName = 'backup_exists' | 'backup_age_seconds' | 'backup_last_result' | 'backup_verified_age_seconds'

export const backupGauges: StoreReading<GaugeName> = {
  gauges: {
    backup_exists: { help: 'Whether a backup of the store was ever made.' },
    backup_age_seconds: { help: 'Age of the newest good backup; missing when there never was one.' },
    backup_last_result: {
      help: 'Whether the last backup, and the last verification, was good (1) or failed (0).',
      labelNames: ['kind'],
    },
    backup_verified_age_seconds: { help: 'Time since a backup was last restored and found good; missing when never.' },
  },
  async read(sql) {
    const [[ages], results] = await Promise.all([queries.findAges(sql), queries.listLastResults(sql)])
    const sample = (value: number | null | undefined) => (value == null ? [] : [{ labels: {}, value }])
    return {
      backup_exists: sample(ages?.backup == null ? 0 : 1),
      backup_age_seconds: sample(ages?.backup),
      backup_last_result: results
        .filter(({ kind }) => kind !== 'restore')
        .map(({ kind, state }) => ({ labels: { kind }, value: state === 'good' ? 1 : 0 })),
      backup_verified_age_seconds: sample(ages?.verified),
    }
  },
}
