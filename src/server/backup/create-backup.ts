import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createGzip } from 'node:zlib'
import type { Sql, Tx } from '../database/connect.ts'
import { copyOut, nameColumns } from '../database/copy.ts'
import { copyHashed, hashedFile } from './hashed-file.ts'
import { BackupError, type Manifest, type StoredFile, writeManifest } from './manifest.ts'
import * as queries from './statements.ts'

type Report = (what: string) => void

interface Backup {
  folder: string
  /** Folder of uploaded files; undefined when they are in a bucket. */
  filesFolder: string | undefined
  onProgress?: Report
}

/**
 * Copies the database as it is at one moment, and then the files, while the store runs. A file is written before its row
 * and removed after it, so every file that the copied rows name is there. The folder appears when it is complete.
 */
export async function createBackup(
  sql: Sql,
  { folder, filesFolder, onProgress = () => {} }: Backup,
): Promise<Manifest> {
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  if ((await readdir(parent)).includes(relative(parent, folder))) throw new BackupError(`${folder} already exists.`)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, 'tables'), { recursive: true, mode: 0o700 })
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    ...(await sql.begin((tx) => copyDatabase(tx, partial, onProgress), { unlimited: true })),
    ...(filesFolder && { files: await copyFiles(filesFolder, partial, onProgress) }),
  }
  await writeManifest(partial, manifest)
  await rename(partial, folder)
  return manifest
}

async function copyDatabase(tx: Tx, folder: string, onProgress: Report) {
  await queries.freezeView(tx)
  const [server] = await queries.findServerVersion(tx)
  const migrations = await queries.listMigrations(tx)
  const sequences = await queries.listSequences(tx)
  const tables: Manifest['tables'] = []
  for (const { table, columns } of await queries.listTables(tx)) {
    onProgress(table)
    const file = `tables/${table.replaceAll('"', '')}.gz`
    const { sink, result } = hashedFile(join(folder, file))
    const rows = await copyOut(tx, nameColumns(table, columns), createGzip({ level: 1 }), ...sink)
    tables.push({ table, columns, rows, file, ...result() })
  }
  return { serverVersion: server?.version ?? '', migrations, sequences, tables }
}

async function copyFiles(from: string, folder: string, onProgress: Report): Promise<StoredFile[]> {
  const found = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  const copied: StoredFile[] = []
  for (const entry of found) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const path = join(entry.parentPath, entry.name)
    const file = join('files', relative(from, path)).replaceAll('\\', '/')
    onProgress(file)
    await mkdir(dirname(join(folder, file)), { recursive: true, mode: 0o700 })
    const size = await copyHashed(path, join(folder, file)).catch(unlessRemoved)
    if (size) copied.push({ file, ...size })
  }
  return copied
}

/** Ignores files that were deleted since they were listed. */
function unlessRemoved(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
  throw error
}
