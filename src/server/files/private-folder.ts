import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Only the user of the store may read what customers have sent. */
const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

export const makePrivateFolder = (folder: string): Promise<unknown> =>
  mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })

const modeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mode }) => mode & 0o777,
    () => undefined,
  )

/**
 * Makes a folder that is readable by others private, and all that is in it. The folder itself comes last: once it is
 * private, the others need not be looked at again. Links are not followed.
 */
export async function closeFolder(folder: string): Promise<void> {
  const mode = await modeOf(folder)
  if (mode === undefined || mode === PRIVATE_FOLDER) return
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await closeFolder(path)
    else if (entry.isFile()) await setMode(path, PRIVATE_FILE)
  }
  await setMode(folder, PRIVATE_FOLDER)
}

/** What belongs to another user stays, like a folder of theirs that cannot be read, and what was removed meanwhile is gone. */
const setMode = (path: string, mode: number): Promise<void> => chmod(path, mode).catch(() => {})
