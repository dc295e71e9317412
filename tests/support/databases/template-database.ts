import { accessSync, constants, statfsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { migrateStore } from '#app/migrations.ts'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { seedDemoShop } from '#demo/demo-shop.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { loadContent } from '#features/content/server/load-content.service.ts'
import { publishLogins } from '#features/demo-mode/server/demo-mode.service.ts'
import { loadSynonyms } from '#features/search/server/words/load-words.service.ts'
import { connect } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { createDatabaseFolder, removeLeftDatabases } from '../runner/left-databases.ts'
import { copyTemplate, createCopy, databaseAt } from './copy-database.ts'

const TEST_CATALOGUE = 4000
/** The database with all migrations and nothing in it; copying it takes a tenth of migrating. */
export const EMPTY_DATABASE = 'ohmstead_empty'

/** A migrated database without any data, under a name of its own. */
export const createMigratedDatabase = (templateUrl: string, name: string): Promise<string> =>
  createCopy(databaseAt(templateUrl, EMPTY_DATABASE), name)

interface Template {
  url: string
  /** For what needs a host and a port. */
  tcpUrl: string
  stop: () => Promise<void>
}

/** Each kind of tests loads this file again, but all in one process. */
const shared = globalThis as { ohmsteadTemplate?: { users: number; started: Promise<Template> } }

/** A PostgreSQL for all tests, holding one prepared database; tests work on copies of it. */
export async function startTemplate(): Promise<Template> {
  shared.ohmsteadTemplate ??= { users: 0, started: prepare() }
  const template = shared.ohmsteadTemplate
  template.users += 1
  const { stop, ...urls } = await template.started
  return {
    ...urls,
    async stop() {
      template.users -= 1
      if (template.users > 0) return
      shared.ohmsteadTemplate = undefined
      await stop()
    },
  }
}

const IN_MEMORY = '/dev/shm'
/** 402 of the database tests used 0.6 GB at most; the log may take one more. */
const NEEDED_BYTES = 8 * 2 ** 30

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** In memory where there is plenty of it: copying a database takes a third of what it takes on a disk, or less. */
function parentFolder(): string {
  if (!isWritable(IN_MEMORY) || freemem() < NEEDED_BYTES) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize < NEEDED_BYTES ? tmpdir() : IN_MEMORY
}

async function prepare(): Promise<Template> {
  for (const parent of [IN_MEMORY, tmpdir()]) await removeLeftDatabases(parent)
  const folder = await createDatabaseFolder(parentFolder())
  const settings = {
    // Each worker keeps eight connections, and some files open forty of their own.
    max_connections: '200',
    max_wal_size: '1GB',
  }
  const database = await startEmbedded(folder, createLog('silent'), settings)
  const sql = connect(database.url, { pool: 2 })
  // Test data need not survive a power failure.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql.unsafe(`alter system set ${setting} = off`)
  await sql`select pg_reload_conf()`
  await migrateStore(sql)
  await sql.end()
  await copyTemplate(database.url, EMPTY_DATABASE)
  await fill(database.url)
  return {
    url: database.url,
    tcpUrl: database.tcpUrl,
    async stop() {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fill(url: string) {
  const sql = connect(url, { pool: 4 }) // an import uses three at a time
  await loadContent(sql)
  await loadSynonyms(sql)
  await publishLogins(sql, demoAccounts)
  await seedDemoShop(sql)
  await seedCatalogue(sql, TEST_CATALOGUE)
  await sql.end()
}
