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
  onProgress?: (what: string) => void
}

/**
 * Restores a backup into an empty database, of any supported version of PostgreSQL. It is checked in full before anything
 * is changed, and the rows are loaded in one transaction.
 */
export async function restoreBackup(sql: Sql, restore: Restore): Promise<Manifest> {
  const { folder, filesFolder, replace, known, migrate, onProgress = () => {} } = restore
  const manifest = await readManifest(folder)
  for (const stored of [...manifest.tables, ...(manifest.files ?? [])]) {
    onProgress(`checking ${stored.file}`)
    if (!(await isIntact(join(folder, stored.file), stored)))
      throw new BackupError(`${stored.file} is missing or damaged. Nothing was changed.`)
  }
  assertKnown(manifest, known)
  await assertUsable(sql, restore)
  if (replace) await queries.dropEverything(sql)
  await migrate(new Set(manifest.migrations.map(({ file }) => file)))
  await sql.begin((tx) => loadTables(tx, manifest, folder, onProgress), { unlimited: true })
  await migrate()
  await queries.analyse(sql)
  if (filesFolder) await copyFilesBack(manifest, folder, filesFolder)
  return manifest
}

async function assertUsable(sql: Sql, { ownName, replace }: Restore): Promise<void> {
  const [open] = await queries.countStoreConnections(sql, ownName)
  if ((open?.count ?? 0) > 0) throw new BackupError('A store uses this database. Stop it first.')
  const [tables] = await queries.countTables(sql)
  if (!replace && (tables?.count ?? 0) > 0)
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

async function loadTables(tx: Tx, manifest: Manifest, folder: string, onProgress: (what: string) => void) {
  const { tables, sequences } = manifest
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
      throw new BackupError(`${table} has ${found?.count} rows instead of ${rows}. Nothing was changed.`)
  }
  onProgress('foreign keys')
  for (const { table, name, definition } of keys) await queries.addForeignKey(tx, table, name, definition)
  for (const table of present) await queries.enableTriggers(tx, table)
  for (const { sequence, lastValue } of sequences) await queries.setSequence(tx, sequence, lastValue)
}

async function copyFilesBack({ files = [] }: Manifest, folder: string, filesFolder: string): Promise<void> {
  for (const { file } of files) {
    const target = join(filesFolder, file.slice('files/'.length))
    await makePrivateFolder(dirname(target))
    await copyFile(join(folder, file), target)
    await chmod(target, PRIVATE_FILE)
  }
}
