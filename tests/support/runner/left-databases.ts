import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endOrphan } from '#server/database/embedded/embedded-folder.ts'
import { isAlive } from '#server/database/embedded/processes.ts'

/** Named after the process that uses it. */
const FOLDER = /^ohmstead-test-(\d+)-/

export async function createDatabaseFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, `ohmstead-test-${process.pid}-`))
  // World-readable, because the database may run as another user than the tests.
  await chmod(folder, 0o755)
  return folder
}

/** Removes the databases of test runs that were killed, and stops those that still run. */
export async function removeLeftDatabases(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = Number(FOLDER.exec(name)?.[1] ?? process.pid)
    if (!isAlive(pid)) await removeDatabase(join(parent, name)).catch(() => {}) // it belongs to another user
  }
}

async function removeDatabase(folder: string): Promise<void> {
  const password = await readFile(join(folder, 'postgres.password'), 'utf8').catch(() => '')
  await endOrphan(join(folder, 'postgres'), password.trim())
  await rm(folder, { recursive: true, force: true })
}
