import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BackupKey, encrypting } from './encryption.ts'
import type { StoredFile } from './manifest.ts'

/** Counts and hashes what passes through it. */
export function meter() {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Only its owner may read a backup: it holds addresses and password hashes. It is on the disk when it is closed. */
export const BACKUP_FILE = { mode: 0o600, flags: 'wx', flush: true } as const

/** A file that knows its size and hash once it is written. With a key it is encrypted, under the name it has in the backup. */
export function hashedFile(path: string, name: string, key: BackupKey | undefined) {
  const { through, result } = meter()
  const sink: [...Transform[], Writable] = [through, createWriteStream(path, BACKUP_FILE)]
  return { sink: (key ? [encrypting(key, name), ...sink] : sink) as [Transform, ...Transform[], Writable], result }
}

export async function isIntact(path: string, { bytes, sha256 }: StoredFile): Promise<boolean> {
  const { through, result } = meter()
  try {
    await pipeline(createReadStream(path), through.resume())
  } catch {
    return false
  }
  const found = result()
  return found.bytes === bytes && found.sha256 === sha256
}
