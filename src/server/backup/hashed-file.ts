import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StoredFile } from './manifest.ts'

/** Counts and hashes what passes through it. */
function meter() {
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

/** Only its owner may read a backup: it holds addresses and password hashes. */
const OWNER_ONLY = { mode: 0o600, flags: 'wx' } as const

/** A file that knows its size and hash once it is written. */
export function hashedFile(path: string) {
  const { through, result } = meter()
  return { sink: [through, createWriteStream(path, OWNER_ONLY)] as [Transform, Writable], result }
}

export async function copyHashed(from: string, to: string): Promise<Omit<StoredFile, 'file'>> {
  const { sink, result } = hashedFile(to)
  await pipeline([createReadStream(from), ...sink])
  return result()
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
