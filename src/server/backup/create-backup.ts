import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql, Tx } from '../database/connect.ts'
import { copyOut, nameColumns } from '../database/copy.ts'
import { BackupError } from './backup-error.ts'
import type { BackupKey } from './encryption.ts'
import { hashedFile, meter } from './hashed-file.ts'
import { type Manifest, type StoredFile, writeManifest } from './manifest.ts'
import * as queries from './statements.ts'
import { syncFolder, syncFolders } from './sync-folder.ts'

interface Backup {
  folder: string
  /** Folder of uploaded files; undefined when they are in a bucket. */
  filesFolder: string | undefined
  /** Absent: it is not encrypted. */
  key?: BackupKey | undefined
  onProgress?: (what: string) => void
}

/** Where it is being written. */
export const partialOf = (folder: string): string => `${folder}.partial`

/**
 * Copies the database as it is at one moment, and then the files, while the store runs. A file is written before its row
 * and removed after it, so every file that the copied rows name is there. The folder appears when it is complete and on the disk.
 */
export async function createBackup(sql: Sql, { folder, filesFolder, key, onProgress = () => {} }: Backup) {
  const parent = dirname(folder)
  const made = await mkdir(parent, { recursive: true })
  if ((await readdir(parent)).includes(relative(parent, folder))) throw new BackupError(`${folder} already exists.`)
  const partial = partialOf(folder)
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, 'tables'), { recursive: true, mode: 0o700 })
  const work: Work = { folder: partial, key, onProgress }
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    ...(await sql.begin((tx) => copyDatabase(tx, work), { unlimited: true })),
    ...(filesFolder && { files: await copyFiles(filesFolder, work) }),
  }
  await writeManifest(partial, manifest, key)
  await syncFolders(partial)
  await rename(partial, folder)
  await syncFolder(parent)
  if (made) await syncFolder(dirname(made))
  return manifest
}

interface Work {
  folder: string
  key: BackupKey | undefined
  onProgress: (what: string) => void
}

/** What is encrypted cannot be read as what it was. */
const nameIn = ({ key }: Work, name: string) => (key ? `${name}.enc` : name)

async function copyDatabase(tx: Tx, work: Work) {
  await queries.freezeView(tx)
  await queries.writeRowsAlike(tx)
  const [server] = await queries.findServerVersion(tx)
  const migrations = await queries.listMigrations(tx)
  const sequences = await queries.listSequences(tx)
  const tables: Manifest['tables'] = []
  for (const { table, columns } of await queries.listTables(tx)) {
    work.onProgress(table)
    const file = nameIn(work, `tables/${table.replaceAll('"', '')}.gz`)
    const { sink, result } = hashedFile(join(work.folder, file), file, work.key)
    const content = meter()
    const through = [content.through, createGzip({ level: 1 })]
    const rows = await copyOut(tx, nameColumns(table, columns), ...through, ...sink)
    tables.push({ table, columns, rows, rowsSha256: content.result().sha256, file, ...result() })
  }
  return { serverVersion: server?.version ?? '', migrations, sequences, tables }
}

async function copyFiles(from: string, work: Work): Promise<StoredFile[]> {
  const found = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  const copied: StoredFile[] = []
  for (const entry of found) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const path = join(entry.parentPath, entry.name)
    const file = nameIn(work, join('files', relative(from, path)).replaceAll('\\', '/'))
    work.onProgress(file)
    await mkdir(dirname(join(work.folder, file)), { recursive: true, mode: 0o700 })
    const { sink, result } = hashedFile(join(work.folder, file), file, work.key)
    const isCopied = await pipeline([createReadStream(path), ...sink]).then(() => true, unlessRemoved)
    if (isCopied) copied.push({ file, ...result() })
    else await rm(join(work.folder, file), { force: true })
  }
  return copied
}

/** Ignores files that were deleted since they were listed. */
function unlessRemoved(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
  throw error
}
