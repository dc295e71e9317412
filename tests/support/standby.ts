import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '#server/database/connect.ts'
import { binaries } from '#server/database/embedded/embedded.ts'
import { dataOwner, handOver } from '#server/database/embedded/embedded-owner.ts'
import { freePort } from '#server/database/embedded/processes.ts'
import { until } from './process.ts'

/** Belongs to the running server, not to its data; the log comes from the primary. */
const NOT_COPIED = /\/(\.s\.PGSQL\..+|postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/

export interface Standby {
  url: string
  port: number
  kill(): Promise<void>
  start(): Promise<void>
}

/** A replica of an embedded database. The package has no pg_basebackup, so its folder is copied between two calls. */
export async function createStandby(primaryUrl: string, primaryFolder: string, folder: string): Promise<Standby> {
  const owner = await dataOwner(primaryFolder)
  const { postgres } = await binaries()
  await copyFolder(primaryUrl, primaryFolder, folder)
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl)
  const upstream = `host=${hostname} port=${primaryPort} user=${username} password=${password}`
  await writeFile(join(folder, 'standby.signal'), '')
  await writeFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${upstream}'\n`)
  await chmod(folder, 0o700)
  await handOver(folder, owner)

  const port = await freePort()
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB', 'fsync=off']
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(postgres, ['-D', folder, '-p', String(port), ...settings.flatMap((one) => ['-c', one])], {
      ...owner,
      stdio: 'ignore',
    })
    const sql = connect(url, { pool: 1 })
    await until(async () => (await sql`select 1`).length === 1)
    await sql.end()
  }
  await start()
  return {
    url,
    port,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGQUIT') // as a crash: no session is finished, nothing is written
      await ended
    },
  }
}

async function copyFolder(primaryUrl: string, from: string, to: string): Promise<void> {
  const sql = connect(primaryUrl, { pool: 1 })
  const session = await sql.reserve({ unlimited: true })
  await session`select pg_backup_start('standby', true)`
  await cp(from, to, { recursive: true, filter: (path) => !NOT_COPIED.test(path.replaceAll('\\', '/')) })
  await mkdir(join(to, 'pg_wal'), { recursive: true })
  const [row] = await session<{ label: string }[]>`select labelfile "label" from pg_backup_stop(false)`
  await writeFile(join(to, 'backup_label'), row?.label ?? '')
  session.release()
  await sql.end()
}
