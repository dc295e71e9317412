import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateStore } from '#app/migrations.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { openStore, temporaryFolder } from '#tests/support/process.ts'

/** A store in its own process with a catalogue of the given size, removed afterwards. */
export async function withStore<T>(
  env: Record<string, string>,
  work: (store: { url: string; pid: number; dataDir: string }) => Promise<T>,
): Promise<T> {
  const folder = await temporaryFolder()
  const store = await openStore({ DATA_DIR: folder.path, LOG_LEVEL: 'error', ...env })
  try {
    return await work({ url: store.url, pid: store.child.pid ?? 0, dataDir: folder.path })
  } finally {
    await store.stop()
    await folder.remove()
  }
}

export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

export interface Catalogue {
  sql: Sql
  databaseUrl: string
  dataDir: string
}

/** A database with demo goods, removed afterwards unless BENCH_DATA names a folder to keep it in: ten million goods take a while. */
export async function withCatalogue<T>(
  size: number,
  pool: number,
  work: (catalogue: Catalogue) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const folder = await openDataFolder(size)
  const database = await startEmbedded(folder.path, createLog('error'), settings)
  const sql = connect(database.url, { pool })
  try {
    await migrateStore(sql)
    await seedCatalogue(sql, size)
    return await work({ sql, databaseUrl: database.url, dataDir: folder.path })
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
    await folder.remove()
  }
}

async function openDataFolder(size: number): Promise<Awaited<ReturnType<typeof temporaryFolder>>> {
  const kept = process.env.BENCH_DATA
  if (!kept) return temporaryFolder()
  const path = join(kept, String(size))
  await mkdir(path, { recursive: true })
  return { path, remove: async () => {} }
}
