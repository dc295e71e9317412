import { createSteps } from '#scripts/setup/progress.mjs'
import { ConfigError, readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { oneAtATime } from '#server/database/one-at-a-time.ts'
import { createLog } from '#server/log.ts'
import { migrateSchema } from '../startup/prepare-store.ts'
import { runCommand } from './run-command.ts'

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

await runCommand(async () => {
  const applied = await migrateDatabase()
  return applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}`
})
