import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** No request and no import takes so long. */
const MAX_AGE_MS = 86_400_000
const HOST = hostname().replace(/[^A-Za-z0-9]+/g, '') || 'host'
const NAME = /^ohmstead-(?:upload|import)-(?:(?<host>[A-Za-z0-9]+)-(?<pid>\d+)-)?\w{6}$/

/** Only for its owner, and named after its process, which tells a later one whether it is still used. */
export const makeTemporaryFolder = (purpose: 'upload' | 'import', parent = tmpdir()): Promise<string> =>
  mkdtemp(join(parent, `ohmstead-${purpose}-${HOST}-${process.pid}-`))

/** Removes what processes that were killed have left. To be called before this process makes folders of its own. */
export async function sweepTemporaryFolders(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent)) {
    const match = NAME.exec(name)
    if (!match) continue
    const path = join(parent, name)
    // The folder of a process on another host, which shares it, only goes by its age.
    const { host, pid } = match.groups ?? {}
    const isLeft = (host === HOST && !isAlive(Number(pid))) || (await isOld(path))
    // Another process may remove it at the same time, or it may belong to another user.
    if (isLeft) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** In a container an earlier process had the same number. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const isOld = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > MAX_AGE_MS,
    () => false,
  )
