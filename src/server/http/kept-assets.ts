import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How long assets of the previous version are kept, for open pages and CDNs. */
const KEEP_MS = 2 * 24 * 3600 * 1000
/** The time of a file that the version in use has. When it is retired, its time becomes the moment of that. */
const IN_USE = new Date('2100-01-01T00:00:00Z')

/**
 * Copies the hashed files of this version to a folder that outlives it, and removes those that no version has had for two
 * days. Hosts that share the folder find each other's files, so that either of two versions can serve both.
 */
export async function keepAssets(from: string, to: string, now = new Date()): Promise<void> {
  await mkdir(to, { recursive: true })
  const current = new Set(await readdir(from))
  const kept = new Set(await readdir(to))
  for (const name of current) {
    const path = join(to, name)
    if (!kept.has(name)) {
      const part = `${path}.${randomBytes(4).toString('hex')}.part`
      await copyFile(join(from, name), part)
      await rename(part, path)
    }
    await utimes(path, IN_USE, IN_USE)
  }
  for (const name of kept) {
    if (current.has(name)) continue
    const path = join(to, name)
    // Another process may do the same concurrently.
    const mtime = (await stat(path).catch(() => undefined))?.mtime
    if (!mtime) continue
    if (mtime > now) await utimes(path, now, now).catch(() => {})
    else if (now.getTime() - mtime.getTime() > KEEP_MS) await rm(path, { force: true })
  }
}
