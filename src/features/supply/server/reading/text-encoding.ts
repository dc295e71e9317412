import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { findWideEncoding } from '#features/bom/server/reading/decode-text.ts'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface FileFacts {
  bytes: number
  sha256: string
  /** First bytes, by which the kind of file is known. */
  head: Buffer
  encoding: TextEncoding
}

const CHUNK = 256 * 1024
const REPLACEMENT = '\uFFFD'

/** Reads the file once: its hash, and which encoding all of it is in. */
export async function examineFile(path: string): Promise<FileFacts> {
  const file = await open(path)
  try {
    const hash = createHash('sha256')
    let head: Buffer | undefined
    let bytes = 0
    let broken = 0
    let wellFormed = 0
    for await (const chunk of chunksOf(file)) {
      head ??= Buffer.from(chunk.subarray(0, 65_536))
      hash.update(chunk)
      bytes += chunk.length
      const whole = withoutCutCharacter(chunk)
      if (isUtf8(whole)) continue
      const text = new TextDecoder().decode(whole)
      for (const sign of text.matchAll(/[^\0-\x7f]/gu)) sign[0] === REPLACEMENT ? broken++ : wellFormed++
    }
    head ??= Buffer.alloc(0)
    const wide = findWideEncoding(head)
    // A few invalid bytes in UTF-8 are reported per line; with more it is read as a legacy encoding.
    const hasMark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
    const encoding = wide ?? (broken > 0 && !hasMark && broken >= wellFormed ? 'windows-1252' : 'utf-8')
    return { bytes, sha256: hash.digest('hex'), head, encoding }
  } finally {
    await file.close()
  }
}

/** Reuses one buffer: callers copy what they keep. */
async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(CHUNK)
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
  }
}

/** Ignores incomplete multi-byte characters at both ends of a chunk. */
function withoutCutCharacter(chunk: Buffer): Buffer {
  let from = 0
  while (from < 3 && from < chunk.length && ((chunk[from] ?? 0) & 0xc0) === 0x80) from += 1
  let to = chunk.length
  for (let back = 1; back <= 3 && back <= chunk.length; back += 1) {
    const byte = chunk[chunk.length - back] ?? 0
    if ((byte & 0xc0) === 0x80) continue
    if (byte >= 0xc0) to = chunk.length - back
    break
  }
  return chunk.subarray(from, Math.max(from, to))
}

/** The bytes of a text file in UTF-8, in chunks. A chunk is valid until the next one is asked for. */
export async function* readUtf8File(path: string, encoding: TextEncoding, onBytes: (bytes: number) => void) {
  if (encoding !== 'utf-8') {
    for await (const text of readTextFile(path, encoding, onBytes)) yield Buffer.from(text)
    return
  }
  const file = await open(path)
  try {
    for await (const chunk of chunksOf(file)) {
      onBytes(chunk.length)
      yield chunk
    }
  } finally {
    await file.close()
  }
}

/** The text of a file in chunks, without its byte order mark. */
export async function* readTextFile(path: string, encoding: TextEncoding, onBytes: (bytes: number) => void) {
  const file = await open(path)
  try {
    const decoder = new TextDecoder(encoding)
    for await (const chunk of chunksOf(file)) {
      onBytes(chunk.length)
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  } finally {
    await file.close()
  }
}
