import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { getOutside, type Outside, OutsideError } from '#server/net/outside.ts'
import { UnreadableFileError } from '../../reading/raw-row.ts'

const SILENCE_MS = 30_000
const MAX_BYTES = 8 * 1024 ** 3

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** Downloads a public URL into a file. Private addresses are refused, also after redirects and DNS lookup. */
export async function downloadFile(address: string, path: string, outside: Outside): Promise<void> {
  const answer = await getOutside(address, outside, { timeout: SILENCE_MS }).catch((error: unknown) => {
    throw unreadable(address, error)
  })
  await pipeline(answer, limit, createWriteStream(path))
}

function unreadable(address: string, error: unknown): UnreadableFileError {
  const { message } = error instanceof Error ? error : { message: String(error) }
  if (error instanceof OutsideError) return new UnreadableFileError(message)
  return new UnreadableFileError(`${new URL(address).host} cannot be reached: ${message}`)
}

async function* limit(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of source) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw new UnreadableFileError('The file is larger than 8 GB.')
    yield piece
  }
}
