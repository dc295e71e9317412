import { readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { loadCatalogue } from './catalogue/load.ts'

const SEED = 'ohmstead'

const { databaseUrl, catalogSize } = readConfig(process.env)
if (!databaseUrl) throw new Error('DATABASE_URL is not set')
const sql = connect(databaseUrl, { pool: 2, name: 'ohmstead-demo' })
await loadCatalogue(sql, {
  size: catalogSize,
  seed: SEED,
  onProgress: ({ phase, done, total }) =>
    process.stdout.write(`${phase} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}\n`),
})
await sql.end()
