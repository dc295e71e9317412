import { createReadStream, createWriteStream } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Sql, Tx } from '../database/connect.ts'
import type { Migration } from '../database/migrations/migrate.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../files/private-folder.ts'
import { BackupError } from './backup-error.ts'
import { type BackupKey, decrypting } from './encryption.ts'
import { assertIntact, loadTables, type OpenBackup } from './load-tables.ts'
import { isEncrypted, type Manifest, readManifest } from './manifest.ts'
import * as queries from './statements.ts'
import { findUnfinishedRestore, markUnfinished, removeMark } from './unfinished-restore.ts'

interface Restore {
  folder: string
  /** Needed for an encrypted backup. */
  key?: BackupKey | undefined
  /** Also one that is not encrypted although there is a key. */
  unencrypted?: boolean
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
export async function restoreBackup(sql: Sql, restore: Restore): Promise<Manifest & { leftOut: string[] }> {
  const { filesFolder, known, migrate, skippedIds, onProgress = () => {} } = restore
  const backup = await openBackup(restore)
  const { manifest } = backup
  await assertIntact(backup, onProgress)
  assertKnown(manifest, known)
  const remembered = await sql.begin((tx) => emptyDatabase(tx, restore), { unlimited: true })
  await migrate(new Set(manifest.migrations.map(({ file }) => file)))
  const load = (tx: Tx) => loadTables(tx, backup, skippedIds, onProgress)
  const leftOut = await sql.begin(load, { unlimited: true })
  await migrate()
  await queries.analyse(sql)
  await restore.complete(sql, manifest, remembered)
  if (filesFolder) await copyFilesBack(backup, filesFolder)
  await removeMark(sql)
  const tables = manifest.tables.filter(({ table }) => !leftOut.includes(table))
  return { ...manifest, tables, leftOut }
}

export async function openBackup({ folder, key, unencrypted }: Pick<Restore, 'folder' | 'key' | 'unencrypted'>) {
  const manifest = await readManifest(folder, { key, unencrypted })
  return { folder, manifest, key: isEncrypted(folder) ? key : undefined } satisfies OpenBackup
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

export function assertKnown({ migrations }: Manifest, known: readonly Migration[]): void {
  const here = new Map(known.map(({ file, checksum }) => [file, checksum]))
  const other = migrations.find(({ file, checksum }) => here.get(file) !== checksum)
  if (other)
    throw new BackupError(
      `The backup belongs to another version of the store, which has ${other.file}. Restore it with that version or a newer one.`,
    )
}

async function copyFilesBack({ folder, manifest, key }: OpenBackup, filesFolder: string): Promise<void> {
  for (const { file } of manifest.files ?? []) {
    const name = key ? file.replace(/\.enc$/, '') : file
    const target = join(filesFolder, name.slice('files/'.length))
    await makePrivateFolder(dirname(target))
    const write = createWriteStream(target, { mode: PRIVATE_FILE })
    await pipeline([createReadStream(join(folder, file)), ...(key ? [decrypting(key, file)] : []), write])
    await chmod(target, PRIVATE_FILE)
  }
}
