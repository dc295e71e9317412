import { readConfig } from '#server/config.ts'
import { openStoreDatabase, type StoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { HELP, readWanted } from './backup-command/arguments.ts'
import { makeBackup } from './backup-command/make-backup.ts'
import { findNewest } from './backup-command/places.ts'
import { tellFailed } from './backup-command/tell-failed.ts'
import { verify } from './backup-command/verify.ts'
import { runCommand } from './run-command.ts'

/** For the lock of the run, for the copy or the throw-away database, and for what is recorded meanwhile. */
const CONNECTIONS = { pool: 4, name: 'ohmstead-backup' }

await runCommand(async () => {
  const wanted = readWanted()
  if (wanted.task === 'help') return HELP
  const config = readConfig(process.env)
  const tasks = {
    backup: (database: StoreDatabase) => makeBackup(config, database, wanted),
    verify: async (database: StoreDatabase) => verify(config, database, wanted.place ?? (await findNewest(config))),
    tell: ({ sql }: StoreDatabase) => tellFailed(config, sql),
  }
  const database = await openStoreDatabase(config, createLog('error'), CONNECTIONS)
  try {
    return await tasks[wanted.task](database)
  } finally {
    await database.close()
  }
})
