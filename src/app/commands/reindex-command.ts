import { repairDerivedData } from '#features/catalog/server/reindex.service.ts'
import { readConfig } from '#server/config.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { migrateStore } from '../migrations.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const database = await openStoreDatabase(readConfig(process.env), createLog('error'), {
    pool: 2,
    name: 'ohmstead-reindex',
  })
  try {
    await migrateStore(database.sql)
    const mended = await repairDerivedData(database.sql, (what) => process.stderr.write(`Checking ${what} …\n`))
    for (const { what, rows } of mended) if (rows > 0) say(`Repaired ${rows} ${rows === 1 ? 'row' : 'rows'}: ${what}`)
    if (mended.every(({ rows }) => rows === 0)) say('Everything was right.')
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`ohmstead: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
