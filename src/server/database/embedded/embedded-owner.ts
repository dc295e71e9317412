import { execFile } from 'node:child_process'
import { chown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** PostgreSQL refuses to run as root: then it runs as another user, who must own its folder. */
export interface Owner {
  uid?: number
  gid?: number
}

export async function dataOwner(folder: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return {}
  const existing = await lstat(folder).catch(() => undefined)
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, name])).stdout)),
      )
      return { uid, gid }
    } catch {
      // no such user on this machine
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody" to run it as')
}

export async function handOver(path: string, { uid, gid }: Owner): Promise<void> {
  if (uid === undefined || gid === undefined) return
  await chown(path, uid, gid)
  const entry = await lstat(path)
  if (entry.isDirectory()) for (const name of await readdir(path)) await handOver(join(path, name), { uid, gid })
}
