import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { type BackupKey, decrypting } from './encryption.ts'
import { hashedFile } from './hashed-file.ts'

const FORMAT = 1
const PLAIN = 'manifest.json'
const ENCRYPTED = 'manifest.enc'
/** One of them is in every complete backup. */
export const MANIFESTS: readonly string[] = [PLAIN, ENCRYPTED]

/** Below the folder of the backup, and nowhere else. */
const Name = z.string().regex(/^(tables|files)\/(?!.*(^|\/)\.\.?(\/|$))[^\\]+$/)
const StoredFile = z.object({ file: Name, bytes: z.int(), sha256: z.string() })
export type StoredFile = z.infer<typeof StoredFile>

const Table = StoredFile.extend({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** SHA-256 of the rows as PostgreSQL writes them. Older backups do not have it. */
  rowsSha256: z.string().optional(),
})
export type StoredTable = z.infer<typeof Table>

const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  serverVersion: z.string(),
  migrations: z.array(z.object({ file: z.string(), checksum: z.string() })),
  tables: z.array(Table),
  sequences: z.array(z.object({ sequence: z.string(), lastValue: z.string() })),
  /** Not there when the files of the store are in a bucket. */
  files: z.array(StoredFile).optional(),
})
/** Content of a backup, with sizes and hashes. */
export type Manifest = z.infer<typeof Manifest>

/** Written last: a folder without it is no backup. */
export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
  key?: BackupKey | undefined,
): Promise<void> {
  const name = key ? ENCRYPTED : PLAIN
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`
  await pipeline([Readable.from([Buffer.from(text)]), ...hashedFile(join(folder, name), name, key).sink])
}

export const hasManifest = (folder: string): boolean => MANIFESTS.some((name) => existsSync(join(folder, name)))
export const isEncrypted = (folder: string): boolean => existsSync(join(folder, ENCRYPTED))

interface Trust {
  key: BackupKey | undefined
  /** Also when there is a key: one that is not encrypted may have been written by anybody. */
  unencrypted?: boolean
}

export async function readManifest(folder: string, { key, unencrypted = false }: Trust): Promise<Manifest> {
  const found = Manifest.safeParse(parseJson(await readText(folder, { key, unencrypted })))
  if (!found.success) throw new BackupError(`The manifest of ${folder} is damaged or of a newer version of the store.`)
  return found.data
}

async function readText(folder: string, { key, unencrypted }: Trust): Promise<string> {
  if (isEncrypted(folder)) {
    if (!key)
      throw new BackupError(`${folder} is encrypted. Set BACKUP_KEY to the key it was made with. Nothing was changed.`)
    const pieces: Buffer[] = []
    await pipeline(
      createReadStream(join(folder, ENCRYPTED)),
      decrypting(key, ENCRYPTED),
      async (source: AsyncIterable<Buffer>) => {
        for await (const piece of source) pieces.push(piece)
      },
    )
    return Buffer.concat(pieces).toString('utf8')
  }
  const text = await readFile(join(folder, PLAIN), 'utf8').catch(() => {
    throw new BackupError(`${folder} is not a backup: it has no manifest.`)
  })
  if (key && !unencrypted)
    throw new BackupError(
      `${folder} is not encrypted although BACKUP_KEY is set, so anybody may have written it. If you trust it, add --unencrypted.`,
    )
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
