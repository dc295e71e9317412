import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file with a more recent write may be incomplete. */
const SETTLED_MS = 10_000

/** Below DATA_DIR. Not configurable: staff must not be able to read other folders of the server. */
export const folderOf = ({ feedId, source }: { feedId: number; source: string }): string =>
  `inbox/${feedId}-${
    source
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'source'
  }`

/** The oldest complete file of the folder, which is created if it is missing. */
export async function findFile(folder: string, now = Date.now()): Promise<string | undefined> {
  await mkdir(folder, { recursive: true })
  const found: Array<{ name: string; at: number }> = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || /^\.|\.(part|tmp|filepart)$/i.test(entry.name)) continue
    const { mtimeMs } = await stat(join(folder, entry.name))
    if (now - mtimeMs >= SETTLED_MS) found.push({ name: entry.name, at: mtimeMs })
  }
  return found.toSorted((a, b) => a.at - b.at)[0]?.name
}

/** Copied and then removed: the folder may be on another disk. */
export async function takeFile(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await rm(from)
}
