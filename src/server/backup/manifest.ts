import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const FORMAT = 1
const NAME = 'manifest.json'

const StoredFile = z.object({ file: z.string(), bytes: z.int(), sha256: z.string() })
export type StoredFile = z.infer<typeof StoredFile>

const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  serverVersion: z.string(),
  migrations: z.array(z.object({ file: z.string(), checksum: z.string() })),
  tables: z.array(StoredFile.extend({ table: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ sequence: z.string(), lastValue: z.string() })),
  /** Not there when the files of the store are in a bucket. */
  files: z.array(StoredFile).optional(),
})
/** Content of a backup, with sizes and hashes. */
export type Manifest = z.infer<typeof Manifest>

export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Written last: a folder without it is no backup. */
export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>) =>
  writeFile(join(folder, NAME), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`, { mode: 0o600 })

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new BackupError(`${folder} is not a backup: it has no ${NAME}.`)
  })
  const found = Manifest.safeParse(parseJson(text))
  if (!found.success) throw new BackupError(`${join(folder, NAME)} is damaged or of a newer version of the store.`)
  return found.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
