import { assertNoUnfinishedRestore } from '../backup/unfinished-restore.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { connect, type Sql } from './connect.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { findRunning } from './embedded/embedded-folder.ts'

export interface StoreDatabase {
  sql: Sql
  url: string
  close(): Promise<void>
}

interface Options {
  pool: number
  name: string
  /** Also when an interrupted restore has left half of it. */
  evenUnfinished?: boolean
}

/**
 * The database of the store for a command: the one of DATABASE_URL, else the embedded one, which belongs to a running
 * store or is started for as long as the command needs it.
 */
export async function openStoreDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  { pool, name, evenUnfinished = false }: Options,
): Promise<StoreDatabase> {
  const running = config.databaseUrl ?? (await findRunning(config.dataDir))
  const own = running ? undefined : await startEmbedded(config.dataDir, log)
  const url = running ?? own?.url ?? ''
  const sql = connect(url, { pool, name })
  const close = async () => {
    await sql.end({ timeout: 5 })
    await own?.stop()
  }
  try {
    if (!evenUnfinished) await assertNoUnfinishedRestore(sql)
  } catch (error) {
    await close()
    throw error
  }
  return { sql, url, close }
}
