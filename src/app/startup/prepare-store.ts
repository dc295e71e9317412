import { join } from 'node:path'
import { loadContent } from '#features/content/server/load-content.service.ts'
import { loadSynonyms } from '#features/search/server/words/load-words.service.ts'
import { restoreIndexes } from '#features/supply/server/supply.service.ts'
import type { Report, Step } from '#scripts/setup/progress.mjs'
import { assertNoUnfinishedRestore } from '#server/backup/unfinished-restore.ts'
import type { Config } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'
import { oneAtATime } from '#server/database/one-at-a-time.ts'
import { closeFolder } from '#server/files/private-folder.ts'
import { assertSameFolder } from '#server/files/same-folder.ts'
import type { Log } from '#server/log.ts'
import { openSealer } from '#server/secrets/store-secret.ts'
import { migrateStore } from '../migrations.ts'
import { leaveDemo, openDemo } from '../open-demo.ts'
import { sealSecrets } from './seal-secrets.ts'

interface Parts {
  config: Config
  sql: Sql
  url: string
  log: Log
  step: Step
}

/** Schema, texts and demo data. With several processes the first does it, and the others wait. */
export function prepareStore({ config, sql, url, log, step }: Parts): Promise<void> {
  return oneAtATime(url, async () => {
    await step('Checking the schema', (report) => migrateSchema(sql, log, report))
    // The embedded database is used by this store only.
    if (config.databaseUrl && !config.bucket) await assertSameFolder(sql, join(config.dataDir, 'files'))
    for (const folder of ['files', 'imports', 'outbox']) await closeFolder(join(config.dataDir, folder))
    await sealSecrets(sql, openSealer(config))
    await restoreIndexes(sql)
    if (config.demo) await openDemo(sql, config, url, step)
    else await leaveDemo(sql)
  })
}

/** To be called by one process at a time. */
export async function migrateSchema(sql: Sql, log: Log, report: Report): Promise<string[]> {
  // A restore may have begun, and been interrupted, while this start waited for it.
  await assertNoUnfinishedRestore(sql)
  const applied = await migrateStore(sql, {
    log,
    onFile: report,
    onBusy: (why) => log.warn({ why }, 'migration waits for a table'),
  })
  await loadContent(sql)
  await loadSynonyms(sql)
  if (applied.length > 0) log.info({ migrations: applied.length, last: applied.at(-1) }, 'schema migrated')
  return applied
}
