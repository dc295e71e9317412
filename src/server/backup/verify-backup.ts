import { Writable } from 'node:stream'
import { connect, type Sql, type Tx } from '../database/connect.ts'
import { copyOut, nameColumns } from '../database/copy.ts'
import { codeOf } from '../database/database-errors.ts'
import { withDatabaseName } from '../database/hosts/database-url.ts'
import type { Migration } from '../database/migrations/migrate.ts'
import { BackupError } from './backup-error.ts'
import { meter } from './hashed-file.ts'
import { assertIntact, loadTables, type OpenBackup } from './load-tables.ts'
import type { StoredTable } from './manifest.ts'
import { assertKnown } from './restore-backup.ts'
import * as queries from './statements.ts'

interface Verification {
  backup: OpenBackup
  /** Of the store's own database, beside which the throw-away one is made. */
  url: string
  known: readonly Migration[]
  migrate(sql: Sql, only: ReadonlySet<string>): Promise<unknown>
  onProgress?: (what: string) => void
}

const NOT_ALLOWED = '42501'

/**
 * Restores a backup into a database of its own, compares every table with what was copied, and drops that database. The one of
 * the store is only asked for its name. Returns the tables that a restore leaves out.
 */
export async function verifyBackup(sql: Sql, verification: Verification): Promise<string[]> {
  const { backup, url, known, onProgress = () => {} } = verification
  await assertIntact(backup, onProgress)
  assertKnown(backup.manifest, known)
  const admin = await sql.reserve({ unlimited: true })
  try {
    const [own] = await queries.describeDatabase(admin)
    if (!own) throw new Error('the database has no name')
    const [lock] = await queries.tryLockVerification(admin)
    if (!lock?.isFree) throw new BackupError('Another verification is under way. Wait for it.')
    const name = `ohmstead_verify_${own.id}`
    try {
      await queries.dropDatabase(admin, name) // left by one that was killed
      await queries.createDatabase(admin, name, own)
    } catch (error) {
      throw codeOf(error) === NOT_ALLOWED ? mayNotCreate(own.role) : error
    }
    try {
      return await restoreAndCompare(withDatabaseName(url, name), verification, onProgress)
    } finally {
      await queries.dropDatabase(admin, name)
      await queries.unlockVerification(admin)
    }
  } finally {
    admin.release()
  }
}

const mayNotCreate = (role: string) =>
  new BackupError(
    `The backup was not verified: the role ${role} may not create the throw-away database. As an administrator of ` +
      `PostgreSQL: alter role ${role} createdb;`,
  )

async function restoreAndCompare(url: string, { backup, migrate }: Verification, onProgress: (what: string) => void) {
  const { tables, migrations } = backup.manifest
  const sql = connect(url, { pool: 2, name: 'ohmstead-verify' })
  try {
    await migrate(sql, new Set(migrations.map(({ file }) => file)))
    const leftOut = await sql.begin((tx) => loadTables(tx, backup, 0, onProgress), { unlimited: true })
    await sql.begin(
      async (tx) => {
        await queries.writeRowsAlike(tx)
        for (const table of tables) {
          if (leftOut.includes(table.table)) continue
          onProgress(`comparing ${table.table}`)
          await assertSameRows(tx, table)
        }
      },
      { unlimited: true },
    )
    return leftOut
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function assertSameRows(tx: Tx, { table, columns, rows, rowsSha256 }: StoredTable): Promise<void> {
  const content = meter()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const found = await copyOut(tx, nameColumns(table, columns), content.through, nowhere)
  const { sha256 } = content.result()
  if (found !== rows || (rowsSha256 !== undefined && sha256 !== rowsSha256))
    throw new BackupError(`${table} is not the same after a restore: the backup is not good.`)
}
