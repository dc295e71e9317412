import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { connect } from '../../src/server/database/connect.ts'
import { startEmbedded } from '../../src/server/database/embedded.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { createLog } from '../../src/server/log.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')
const TEST_CATALOGUE = 4000

/** A PostgreSQL of its own, holding one prepared database; tests work on copies of it. */
export async function startTemplate() {
  // World-readable, because the database may run as another user than the tests.
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-test-'))
  const { chmod } = await import('node:fs/promises')
  await chmod(folder, 0o755)
  const database = await startEmbedded(folder, createLog('silent'))
  const sql = connect(database.url, { pool: 2 })
  await migrate(sql, MIGRATIONS)
  await loadDemo(sql, TEST_CATALOGUE, () => {})
  await sql.end()
  return {
    url: database.url,
    async stop() {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A copy of the prepared database under another name, made when it is not there yet. */
export async function copyTemplate(templateUrl: string, name: string): Promise<string> {
  const at = (database: string) => templateUrl.replace(/\/[^/]+$/, `/${database}`)
  const admin = connect(at('postgres'), { pool: 1 })
  const template = templateUrl.split('/').at(-1)
  try {
    const found = await admin`select from pg_database where datname = ${name}`
    if (found.length === 0) {
      // Copying needs the template for itself; another worker may be copying right now.
      await admin`select pg_advisory_lock(4711)`
      await admin.unsafe(`create database ${name} template ${template} strategy file_copy`)
    }
  } finally {
    await admin.end()
  }
  return at(name)
}
