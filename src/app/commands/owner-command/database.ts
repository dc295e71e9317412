import { loadContent } from '#features/content/server/load-content.service.ts'
import { loadSynonyms } from '#features/search/server/words/load-words.service.ts'
import type { Config } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { keyLimitsWith } from '#server/limits/limit-key.ts'
import { createLog } from '#server/log.ts'
import { lazySealer } from '#server/secrets/store-secret.ts'
import { migrateStore } from '../../migrations.ts'

/** The database of the store with all that the questions need: migrated, with texts and synonyms. */
export async function withDatabase(config: Config, work: (sql: Sql) => Promise<void>): Promise<void> {
  keyLimitsWith(lazySealer(config))
  const database = await openStoreDatabase(config, createLog('silent'), { pool: 2, name: 'ohmstead-owner-command' })
  try {
    await migrateStore(database.sql)
    await loadContent(database.sql)
    await loadSynonyms(database.sql)
    await work(database.sql)
  } finally {
    await database.close()
  }
}
