import { repairDerivedData } from '#features/catalog/server/reindex.service.ts'
import { repairFigures } from '#features/figures/server/fold.service.ts'
import { countedOrders } from '#features/orders/server/counted-orders.ts'
import { countedEnquiries } from '#features/rfq/server/counted-enquiries.ts'
import { restoreIndexes } from '#features/supply/server/supply.service.ts'
import { readConfig } from '#server/config.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { repairStatusCounts } from '#server/status-counts/status-counts.ts'
import { migrateStore } from '../migrations.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

const HELP = `npm run reindex

Computes again what is derived from other rows (indexes of parts, figures, counts) and repairs what differs, while the store runs.`

const { values } = readArguments({ options: { help: { type: 'boolean', default: false } } })

await runCommand(async () => {
  if (values.help) return HELP
  const database = await openStoreDatabase(readConfig(process.env), createLog('error'), {
    pool: 2,
    name: 'ohmstead-reindex',
  })
  try {
    await migrateStore(database.sql)
    const indexes = await restoreIndexes(database.sql)
    const checking = (what: string) => process.stderr.write(`Checking ${what} …\n`)
    const goods = await repairDerivedData(database.sql, checking)
    checking('figures')
    const repaired = [
      { what: 'indexes deferred by an import', rows: indexes },
      ...goods,
      ...(await repairFigures(database.sql)),
      { what: 'orders by status', rows: await repairStatusCounts(database.sql, countedOrders) },
      { what: 'requests for quotes by status', rows: await repairStatusCounts(database.sql, countedEnquiries) },
    ]
    const lines = repaired
      .filter(({ rows }) => rows > 0)
      .map(({ what, rows }) => `Repaired ${rows} ${rows === 1 ? 'row' : 'rows'}: ${what}`)
    return lines.join('\n') || 'Nothing to repair.'
  } finally {
    await database.close()
  }
})
