import { createReadStream } from 'node:fs'
import { chmod, copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { Sql, Tx } from '../database/connect.ts'
import { copyIn, nameColumns } from '../database/copy.ts'
import type { Migration } from '../database/migrations/migrate.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../files/private-folder.ts'
import { isIntact } from './hashed-file.ts'
import { BackupError, type Manifest, readManifest } from './manifest.ts'
import * as queries from './statements.ts'
import { findUnfinishedRestore, markUnfinished, removeMark } from './unfinished-restore.ts'

interface Restore {
  folder: string
  filesFolder: string | undefined
  /** Deletes everything in the database first. */
  replace: boolean
  /** How this process calls itself to the database. */
  ownName: string
  /** The migrations of this version. */
  known: readonly Migration[]
  /** Applies those migrations, or all. */
  migrate(only?: ReadonlySet<string>): Promise<unknown>
  /** So many ids are left out in every table: programs of others may know those that were given out after the backup. */
  skippedIds: number
  /** Reads what is needed of the present content before it is dropped. It survives an interruption. */
  remember(tx: Tx): Promise<string>
  /** Completes the restored rows, before a store may start. */
  complete(sql: Sql, manifest: Manifest, remembered: string): Promise<void>
  onProgress?: (what: string) => void
}

/**
 * Restores a backup into an empty database, of any supported version of PostgreSQL. It is checked in full before anything
 * is changed, and the rows are loaded in one transaction. From the first change until the last no store starts on the database.
 */
export async function restoreBackup(sql: Sql, restore: Restore): Promise<Manifest> {
  const { folder, filesFolder, known, migrate, onProgress = () => {} } = restore
  const manifest = await readManifest(folder)
  for (const stored of [...manifest.tables, ...(manifest.files ?? [])]) {
    onProgress(`checking ${stored.file}`)
    if (!(await isIntact(join(folder, stored.file), stored)))
      throw new BackupError(`${stored.file} is missing or damaged. Nothing was changed.`)
  }
  assertKnown(manifest, known)
  const remembered = await sql.begin((tx) => emptyDatabase(tx, restore), { unlimited: true })
  await migrate(new Set(manifest.migrations.map(({ file }) => file)))
  await sql.begin((tx) => loadTables(tx, manifest, restore), { unlimited: true })
  await migrate()
  await queries.analyse(sql)
  await restore.complete(sql, manifest, remembered)
  if (filesFolder) await copyFilesBack(manifest, folder, filesFolder)
  await removeMark(sql)
  return manifest
}

/** Together with the mark: a database that has it was changed, and one without was not. */
async function emptyDatabase(tx: Tx, restore: Restore): Promise<string> {
  const unfinished = await findUnfinishedRestore(tx)
  await assertUsable(tx, restore, unfinished !== undefined)
  const remembered = unfinished?.remembered ?? (await restore.remember(tx))
  await markUnfinished(tx, restore.folder, remembered)
  if (restore.replace || unfinished) await queries.dropEverything(tx)
  return remembered
}

async function assertUsable(tx: Tx, { ownName, replace }: Restore, isUnfinished: boolean): Promise<void> {
  const [open] = await queries.countStoreConnections(tx, ownName)
  if ((open?.count ?? 0) > 0) throw new BackupError('A store uses this database. Stop it first.')
  const [tables] = await queries.countTables(tx)
  if (!replace && !isUnfinished && (tables?.count ?? 0) > 0)
    throw new BackupError('The database is not empty. Use an empty one, or drop everything in it with --replace.')
}

function assertKnown({ migrations }: Manifest, known: readonly Migration[]): void {
  const here = new Map(known.map(({ file, checksum }) => [file, checksum]))
  const other = migrations.find(({ file, checksum }) => here.get(file) !== checksum)
  if (other)
    throw new BackupError(
      `The backup belongs to another version of the store, which has ${other.file}. Restore it with that version or a newer one.`,
    )
}

async function loadTables(tx: Tx, { tables, sequences }: Manifest, restore: Restore) {
  const { folder, skippedIds, onProgress = () => {} } = restore
  const keys = await queries.listForeignKeys(tx)
  // Rows are loaded table by table, so keys are checked at the end. Triggers did their work before the backup.
  for (const { table, name } of keys) await queries.dropForeignKey(tx, table, name)
  const present = (await queries.listTables(tx)).map(({ table }) => table)
  for (const table of present) await queries.disableTriggers(tx, table)
  await queries.emptyTables(tx, present)
  for (const { table, columns, rows, file } of tables) {
    onProgress(table)
    await copyIn(tx, nameColumns(table, columns), createReadStream(join(folder, file)), createGunzip())
    const [found] = await queries.countRows(tx, table)
    if (Number(found?.count) !== rows)
      throw new BackupError(`${table} has ${found?.count} rows instead of ${rows}. Restore again, from another backup.`)
  }
  onProgress('foreign keys')
  for (const { table, name, definition } of keys) await queries.addForeignKey(tx, table, name, definition)
  for (const table of present) await queries.enableTriggers(tx, table)
  for (const { sequence, lastValue } of sequences) await queries.setSequence(tx, sequence, lastValue, skippedIds)
}

async function copyFilesBack({ files = [] }: Manifest, folder: string, filesFolder: string): Promise<void> {
  for (const { file } of files) {
    const target = join(filesFolder, file.slice('files/'.length))
    await makePrivateFolder(dirname(target))
    await copyFile(join(folder, file), target)
    await chmod(target, PRIVATE_FILE)
  }
}
