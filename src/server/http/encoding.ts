import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A shorter text fits into one packet anyway. */
const WORTH_IT = 1024
/** Up to here it is done sooner than another thread would have begun. */
const DONE_AT_ONCE = 32_768
const SHORTENS = /^(text\/|application\/(json|xml|javascript|manifest\+json|[\w.]+\+xml)|image\/svg)/

const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i')
const TAKES = { br: takes('br'), gzip: takes('gzip') }

type Accepted = string | string[] | undefined

export const takesGzip = (accepted: Accepted): boolean => TAKES.gzip.test(String(accepted ?? ''))

/** The shortest that the caller takes. */
export function bestEncoding(accepted: Accepted): Encoding {
  if (TAKES.br.test(String(accepted ?? ''))) return 'br'
  return takesGzip(accepted) ? 'gzip' : 'identity'
}

const brotliIn = promisify(brotliCompress)
const gzipIn = promisify(gzip)

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window that is not larger than the text is not cleared for nothing.
    [constants.BROTLI_PARAM_LGWIN]: size <= DONE_AT_ONCE ? 16 : 22,
  },
})

/** A higher quality pays for what is sent many times. */
export async function encode(bytes: Buffer, encoding: Encoding, quality = 4): Promise<Buffer> {
  const atOnce = bytes.length <= DONE_AT_ONCE
  if (encoding === 'gzip') return atOnce ? gzipSync(bytes) : gzipIn(bytes)
  if (encoding === 'identity') return bytes
  const options = brotliOptions(quality, bytes.length)
  return atOnce ? brotliCompressSync(bytes, options) : brotliIn(bytes, options)
}

function encodeStream(stream: Readable, encoding: Encoding): Readable {
  const encoder = encoding === 'br' ? createBrotliCompress(brotliOptions(4, Infinity)) : createGzip()
  // What goes wrong on the way ends the encoder, and with it the answer.
  return pipeline(stream, encoder, () => {})
}

/** Sends every text as short as its caller takes it, unless it is short already. */
export function encodeAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (request.method === 'HEAD' || !isWorthIt(reply, payload)) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = bestEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return payload instanceof Readable ? encodeStream(payload, encoding) : encode(Buffer.from(payload), encoding)
  })
  // A refusal instead of a stream that broke is plain.
  app.addHook('onError', async (_request, reply) => void reply.removeHeader('content-encoding'))
}

function isWorthIt(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
  if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return false
  if (!SHORTENS.test(String(reply.getHeader('content-type') ?? ''))) return false
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length >= WORTH_IT
  return payload instanceof Readable
}
