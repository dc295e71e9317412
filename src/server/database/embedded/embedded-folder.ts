import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, isStarting } from '../connect.ts'
import { handOver, type Owner } from './embedded-owner.ts'
import { isAlive, run } from './processes.ts'

/** Held as long as a store uses the data folder. The next start can tell a running store from one that was killed. */
export const OWNER_LOCK = 0x0_04d_57ed

const PATIENCE_MS = 30_000

export const DATABASE = 'ohmstead'

export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}

/** With the zero at its end the path of a socket has at most 104 bytes on macOS, 108 on Linux. */
const MAX_SOCKET_PATH = 103
const SOCKET = /^\.s\.PGSQL\.\d+/

/** Where the server makes its socket; empty where the system or the disk has none, or the path would be too long. */
export async function socketFolderOf(folder: string, port: number): Promise<string> {
  const path = resolve(folder)
  const isShort = Buffer.byteLength(join(path, `.s.PGSQL.${port}`)) <= MAX_SOCKET_PATH
  return process.platform !== 'win32' && isShort && (await canHaveSocket(path)) ? path : ''
}

/** Shared and mounted folders often cannot, and then the server would not start. */
async function canHaveSocket(folder: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(join(folder, '.s.PGSQL.0'))
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** How the server is reached: by its socket if it has one. */
export interface Address {
  password: string
  port: number
  socketFolder?: string | undefined
}

export const urlOf = ({ password, port, socketFolder }: Address, database: string): string =>
  `postgres://ohmstead:${password}@${socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1'}:${port}/${database}`

interface Place {
  dataDir: string
  folder: string
  initdb: string
  owner: Owner
}

/** Creates the database cluster once, with a password only its owner can read. Returns the password. */
export async function prepareFolder({ dataDir, folder, initdb, owner }: Place): Promise<string> {
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

/** The database of a store that is running in this folder, for commands beside it; undefined when none is. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => '')).trim()
  const { pid, port, socketFolder } = await readServerFile(join(dataDir, 'postgres', SERVER_FILE))
  if (!password || !port || !isAlive(pid)) return undefined
  const address = { password, port, socketFolder }
  return (await isOwned(urlOf(address, 'postgres'))) ? urlOf(address, DATABASE) : undefined
}

const SERVER_FILE = 'postmaster.pid'

/** What a server writes about itself when it starts, a line each. */
async function readServerFile(file: string) {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const [pid, , , port, socketFolder] = lines
  return { lines, pid: Number(pid), port: Number(port), socketFolder: socketFolder?.trim() }
}

/** Stops the database of a killed store, unless a running store uses it. */
export async function endOrphan(folder: string, password: string): Promise<void> {
  const file = join(folder, SERVER_FILE)
  const { lines, pid, port, socketFolder } = await readServerFile(file)
  if (!pid || !port) return
  if (!isAlive(pid)) {
    // PostgreSQL takes a zombie process for a running one, but not its own parent. The other lines stay: with them
    // it makes sure that no session of the dead server is still at work.
    await writeFile(file, [process.pid, ...lines.slice(1)].join('\n'))
    return
  }
  const owned = await isOwned(urlOf({ password, port, socketFolder }, 'postgres'))
  if (owned === undefined) return // the pid now belongs to another program
  if (owned)
    throw new EmbeddedDatabaseError(
      `Another store is running with the data folder ${join(folder, '..')}. Stop it first, or set DATA_DIR to another folder.`,
    )
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < PATIENCE_MS; waited += 50) await sleep(50)
}

/** A killed server leaves them behind; the next one has another port. */
export async function removeSockets(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => SOCKET.test(name))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

/** Whether a living store holds the database; undefined when it is not the database that answers. */
async function isOwned(url: string): Promise<boolean | undefined> {
  const sql = connect(url, { pool: 1 })
  try {
    for (let waited = 0; ; waited += 50) {
      try {
        const [row] = await sql<{ owned: boolean }[]>`
          select exists (select from pg_locks where locktype = 'advisory' and objid = ${OWNER_LOCK}) as owned`
        return row?.owned
      } catch (error) {
        // The store may have been killed while its database was coming back from a crash.
        if (!isStarting(error) || waited >= PATIENCE_MS) return undefined
        await sleep(50)
      }
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}
