import { createWriteStream } from 'node:fs'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { assertAllowedHost, checkedLookup, InnerHostError, type IsAllowed, isPublic } from '#server/net/public-hosts.ts'
import { UnreadableFileError } from '../../reading/raw-row.ts'

const MAX_REDIRECTS = 5
const SILENCE_MS = 30_000
const MAX_BYTES = 8 * 1024 ** 3

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** Downloads a public URL into a file. Private addresses are refused, also after redirects and DNS lookup. */
export async function downloadFile(address: string, path: string, isAllowed = isPublic): Promise<void> {
  let url = readUrl(address)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask(url, isAllowed)
    const status = answer.statusCode ?? 0
    const next = answer.headers.location
    if (status >= 300 && status < 400 && next) {
      answer.destroy()
      url = readUrl(new URL(next, url).href)
      continue
    }
    if (status !== 200) {
      answer.destroy()
      throw new UnreadableFileError(`${url.host} answered with ${status}.`)
    }
    await pipeline(answer, limit, createWriteStream(path))
    return
  }
  throw new UnreadableFileError(`${url.host} has too many redirects.`)
}

function readUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !isWebAddress(url.href)) throw new UnreadableFileError(`${address.slice(0, 100)} is not a web address.`)
  return url
}

function ask(url: URL, isAllowed: IsAllowed): Promise<IncomingMessage> {
  try {
    assertAllowedHost(url, isAllowed)
  } catch (error) {
    throw unreadable(url, error)
  }
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    const request = get(url, { lookup: checkedLookup(url, isAllowed), timeout: SILENCE_MS, agent: false }, resolve)
    request.on('timeout', () => request.destroy(new UnreadableFileError(`${url.host} does not answer.`)))
    request.on('error', (error) => reject(unreadable(url, error)))
  })
}

function unreadable(url: URL, error: unknown): UnreadableFileError {
  if (error instanceof UnreadableFileError) return error
  const { message } = error instanceof Error ? error : { message: String(error) }
  return new UnreadableFileError(
    error instanceof InnerHostError ? message : `${url.host} cannot be reached: ${message}`,
  )
}

async function* limit(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of source) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw new UnreadableFileError('The file is larger than 8 GB.')
    yield piece
  }
}
