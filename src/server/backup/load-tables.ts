import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { Tx } from '../database/connect.ts'
import { copyIn, nameColumns } from '../database/copy.ts'
import { BackupError } from './backup-error.ts'
import { type BackupKey, decrypting } from './encryption.ts'
import { isIntact } from './hashed-file.ts'
import type { Manifest } from './manifest.ts'
import * as queries from './statements.ts'

/** A backup as it lies in its folder. `key` is absent for one that is not encrypted. */
export interface OpenBackup {
  folder: string
  manifest: Manifest
  key: BackupKey | undefined
}

type Report = (what: string) => void

export async function assertIntact({ folder, manifest }: OpenBackup, onProgress: Report): Promise<void> {
  for (const stored of [...manifest.tables, ...(manifest.files ?? [])]) {
    onProgress(`checking ${stored.file}`)
    if (!(await isIntact(join(folder, stored.file), stored)))
      throw new BackupError(`${stored.file} is missing or damaged. Nothing was changed.`)
  }
}

/** Says which tables of a backup were left out, because the store does not have them; empty without such. */
export const noteLeftOut = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Not of the store, and left out: ${names.join(', ')}. Copy what you need of it yourself.`

/**
 * Replaces the rows of all tables. Ids that are left out: see `restoreBackup`. Returns the tables of the backup that no migration
 * makes: somebody has added them to the database by hand.
 */
export async function loadTables(tx: Tx, backup: OpenBackup, skippedIds: number, onProgress: Report) {
  const { tables, sequences } = backup.manifest
  const keys = await queries.listForeignKeys(tx)
  // Rows are loaded table by table, so keys are checked at the end. Triggers did their work before the backup.
  for (const { table, name } of keys) await queries.dropForeignKey(tx, table, name)
  const present = (await queries.listTables(tx)).map(({ table }) => table)
  for (const table of present) await queries.disableTriggers(tx, table)
  await queries.emptyTables(tx, present)
  const leftOut = tables.map(({ table }) => table).filter((table) => !present.includes(table))
  for (const { table, columns, rows, file } of tables) {
    if (leftOut.includes(table)) continue
    onProgress(table)
    const stored = createReadStream(join(backup.folder, file))
    const opened = backup.key ? [decrypting(backup.key, file), createGunzip()] : [createGunzip()]
    await copyIn(tx, nameColumns(table, columns), stored, ...opened)
    const [found] = await queries.countRows(tx, table)
    if (Number(found?.count) !== rows)
      throw new BackupError(`${table} has ${found?.count} rows instead of ${rows}. Restore again, from another backup.`)
  }
  onProgress('foreign keys')
  for (const { table, name, definition } of keys) await queries.addForeignKey(tx, table, name, definition)
  for (const table of present) await queries.enableTriggers(tx, table)
  for (const { sequence, lastValue } of sequences) await queries.setSequence(tx, sequence, lastValue, skippedIds)
  return leftOut
}
