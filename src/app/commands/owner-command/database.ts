import { loadContent } from '#features/content/server/load-content.service.ts'
import { loadSynonyms } from '#features/search/server/words/load-words.service.ts'
import type { Config } from '#server/config.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { findRunning } from '#server/database/embedded/embedded-folder.ts'
import { createLog } from '#server/log.ts'
import { migrateStore } from '../../migrations.ts'

/** The database of the running store, or the embedded one, started for the command. */
export async function withDatabase(config: Config, work: (sql: Sql) => Promise<void>): Promise<void> {
  const running = config.databaseUrl ?? (await findRunning(config.dataDir))
  const own = running ? undefined : await startEmbedded(config.dataDir, createLog('silent'))
  const sql = connect(running ?? own?.url ?? '', { pool: 2, name: 'ohmstead-owner-command' })
  try {
    await migrateStore(sql)
    await loadContent(sql)
    await loadSynonyms(sql)
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
    await own?.stop()
  }
}
