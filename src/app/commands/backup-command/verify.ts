import { createSteps } from '#scripts/setup/progress.mjs'
import { noteLeftOut } from '#server/backup/load-tables.ts'
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
    withFolderOf(config, place, async (folder, where) => {
      const backup = await openBackup({ folder, key: config.backup.key })
      await run.found(factsOf(backup.manifest, backup.key !== undefined, [where]))
      const known = await listMigrationFiles(MIGRATIONS)
      const leftOut = await createSteps(process.stderr)('Verifying', (onProgress) =>
        verifyBackup(sql, {
          backup,
          url,
          known,
          migrate: (target, only) => migrateStore(target, { only }),
          onProgress,
        }),
      )
      const compared = backup.manifest.tables.length - leftOut.length
      const said = `${where} is good: restored into a throw-away database, all ${compared} tables are the same.`
      return [said, noteLeftOut(leftOut)].filter(Boolean).join('\n')
    }),
  )
