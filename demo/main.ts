import { join } from 'node:path'
import { servicesOf } from '../src/app/app-services.ts'
import { readConfig } from '../src/server/config.ts'
import { connect } from '../src/server/database/connect.ts'
import { seedDemo, seedStartContent } from './seed-demo.ts'

// The store runs this when DEMO is on and its demo data is not complete, and with --start-content for an owner who
// starts from the demo's parts. Each line of output is a step of the progress.
const config = readConfig(process.env)
if (!config.databaseUrl) throw new Error('DATABASE_URL is not set')
const sql = connect(config.databaseUrl, { pool: 4, name: 'ohmstead-demo' })
const seed = process.argv.includes('--start-content') ? seedStartContent : seedDemo
await seed(sql, {
  catalogSize: config.catalogSize,
  folder: join(config.dataDir, 'demo-feed'),
  files: servicesOf(config).files,
  onProgress: (line) => process.stdout.write(`${line}\n`),
})
await sql.end()
