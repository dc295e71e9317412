import { createSteps } from '#scripts/setup/progress.mjs'
import { ConfigError, readConfig } from '#server/config.ts'
import { connect, isDatabaseLost } from '#server/database/connect.ts'
import { MigrationError } from '#server/database/migrate.ts'
import { oneAtATime } from '#server/database/one-at-a-time.ts'
import { createLog } from '#server/log.ts'
import { migrateSchema } from '../prepare-store.ts'

/** `npm run migrate`: the schema alone, before the processes of a new version are started. */
async function migrateDatabase(): Promise<string[]> {
  const { databaseUrl, logLevel } = readConfig(process.env)
  if (!databaseUrl) throw new ConfigError('Set DATABASE_URL. The embedded database is migrated by npm start.')
  const sql = connect(databaseUrl, { pool: 2, name: 'ohmstead-migrate' })
  try {
    return await oneAtATime(databaseUrl, () =>
      createSteps()('Migrating the schema', (report) => migrateSchema(sql, createLog(logLevel), report)),
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof MigrationError || isDatabaseLost(error)

try {
  const applied = await migrateDatabase()
  process.stdout.write(`${applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}`}\n`)
} catch (error) {
  const stack = error instanceof Error ? error.stack : undefined
  process.stderr.write(`ohmstead: ${isExpected(error) ? error.message : (stack ?? String(error))}\n`)
  process.exitCode = 1
}
