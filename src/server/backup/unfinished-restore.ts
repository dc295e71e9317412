import type { Db, Tx } from '../database/connect.ts'
import { BackupError } from './backup-error.ts'

/*
 * A restore begins with a mark in the database and ends by removing it. It is in a schema of its own, which neither a
 * backup nor dropping everything concerns, so it is found wherever the restore was interrupted.
 */

const SCHEMA = 'ohmstead_restore'

interface UnfinishedRestore {
  folder: string
  startedAt: Date
  /** What the caller wanted to know about the database before it was dropped. */
  remembered: string
}

export async function findUnfinishedRestore(db: Db): Promise<UnfinishedRestore | undefined> {
  const [schema] = await db<{ isThere: boolean }[]>`
    select to_regclass(${`${SCHEMA}.unfinished`}) is not null "isThere"`
  if (!schema?.isThere) return undefined
  const [mark] = await db<UnfinishedRestore[]>`
    select folder, started_at "startedAt", remembered from ohmstead_restore.unfinished`
  return mark
}

/** For everything that uses the database of a store: half of a store looks like a new one without an owner. */
export async function assertNoUnfinishedRestore(db: Db): Promise<void> {
  const found = await findUnfinishedRestore(db)
  if (!found) return
  throw new BackupError(
    `A restore of ${found.folder}, started at ${found.startedAt.toISOString()}, has not finished: this database is not ` +
      'complete. If it still runs, wait for it. If it was interrupted, run it again: npm run restore -- <folder> (on a ' +
      'server: ohmstead restore <folder>). See docs/operations/backup.md.',
  )
}

export async function markUnfinished(tx: Tx, folder: string, remembered: string): Promise<void> {
  await tx.unsafe(`create schema if not exists ${SCHEMA}`)
  await tx.unsafe(`drop table if exists ${SCHEMA}.unfinished`)
  await tx.unsafe(
    `create table ${SCHEMA}.unfinished (folder text not null, started_at timestamptz not null, remembered text not null)`,
  )
  await tx`insert into ohmstead_restore.unfinished values (${folder}, now(), ${remembered})`
}

export const removeMark = (db: Db) => db.unsafe(`drop schema ${SCHEMA} cascade`)
