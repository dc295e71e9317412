import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { connect, type Sql } from './connect.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { isAlive } from './embedded/processes.ts'

export interface StoreDatabase {
  sql: Sql
  url: string
  close(): Promise<void>
}

/**
 * The database of the store for a command: the one of DATABASE_URL, else the embedded one, which belongs to a running
 * store or is started for as long as the command needs it.
 */
export async function openStoreDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  { pool, name }: { pool: number; name: string },
): Promise<StoreDatabase> {
  const running = config.databaseUrl ?? (await findRunning(config.dataDir))
  const own = running ? undefined : await startEmbedded(config.dataDir, log)
  const url = running ?? own?.url ?? ''
  const sql = connect(url, { pool, name })
  return {
    sql,
    url,
    async close() {
      await sql.end({ timeout: 5 })
      await own?.stop()
    },
  }
}

/** The database that a running store has started in this folder. */
async function findRunning(dataDir: string): Promise<string | undefined> {
  const read = (file: string) => readFile(join(dataDir, file), 'utf8').catch(() => '')
  const [pid = '', , , port = ''] = (await read('postgres/postmaster.pid')).split('\n')
  const password = (await read('postgres.password')).trim()
  if (!Number(pid) || !Number(port) || password === '' || !isAlive(Number(pid))) return undefined
  const url = `postgres://ohmstead:${password}@127.0.0.1:${port.trim()}/ohmstead`
  const sql = connect(url, { pool: 1, name: 'ohmstead-command' })
  try {
    await sql`select 1`
    return url
  } catch {
    return undefined // left behind by a store that was killed; starting it again puts it right
  } finally {
    await sql.end({ timeout: 1 })
  }
}
