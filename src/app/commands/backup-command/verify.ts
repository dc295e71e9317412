import { createSteps } from '#scripts/setup/progress.mjs'
import { openBackup } from '#server/backup/restore-backup.ts'
import { factsOf, recordRun } from '#server/backup/runs.ts'
import { verifyBackup } from '#server/backup/verify-backup.ts'
import type { Config } from '#server/config.ts'
import { listMigrationFiles } from '#server/database/migrations/migrate.ts'
import type { StoreDatabase } from '#server/database/open-store-database.ts'
import { MIGRATIONS, migrateStore } from '../../migrations.ts'
import { withFolderOf } from './places.ts'

export const verify = (config: Config, { sql, url }: StoreDatabase, place: string): Promise<string> =>
  recordRun(sql, 'verification', (run) =>
    createSteps(process.stderr)('Verifying', (onProgress) =>
      withFolderOf(config, place, onProgress, async (folder, where) => {
        const backup = await openBackup({ folder, key: config.backup.key })
        const facts = factsOf(backup.manifest, backup.key !== undefined, [where])
        await run.found(facts)
        await verifyBackup(sql, {
          backup,
          url,
          known: await listMigrationFiles(MIGRATIONS),
          migrate: (target, only) => migrateStore(target, { only }),
          onProgress,
        })
        return `${where} is good: restored into a throw-away database, all ${backup.manifest.tables.length} tables are the same.`
      }),
    ),
  )
