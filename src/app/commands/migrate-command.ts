import { createSteps } from '#scripts/setup/progress.mjs'
import { ConfigError, readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { oneAtATime } from '#server/database/one-at-a-time.ts'
import { createLog } from '#server/log.ts'
import { migrateSchema } from '../startup/prepare-store.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

const HELP = `npm run migrate

Migrates the schema of DATABASE_URL and ends. A start does the same; the processes of the version before work on the new schema.`

const { values } = readArguments({ options: { help: { type: 'boolean', default: false } } })

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
  if (values.help) return HELP
  const applied = await migrateDatabase()
  return applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}`
})
