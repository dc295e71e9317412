import { Readable } from 'node:stream'
import { createGunzip, createGzip, gunzipSync } from 'node:zlib'

const BEFORE = '{"code":0,"msg":"ok","data":'
const AFTER = '}'
const ENVELOPE = [Buffer.from(BEFORE), Buffer.from(AFTER)] as const
/** Compression level: a higher one saves little and takes three times as long. */
const PACKING = { level: 3 }
/** Members of a list. */
const BATCH_SIZE = 200

/**
 * An answer that is already checked and serialised, in batches or by another thread. Doing it in one go on the main
 * thread would block the event loop for megabytes.
 */
export class PreparedAnswer {
  readonly #bytes: Uint8Array
  readonly #packed: boolean

  /** The JSON of the answer, or with `packed` what `packAnswer` made of it. */
  constructor(bytes: Uint8Array, { packed = false } = {}) {
    this.#bytes = bytes
    this.#packed = packed
  }

  /** The answer itself, for callers in the same process. */
  read(): unknown {
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()
    if (this.#packed) return JSON.parse(text(gunzipSync(this.#bytes)).slice(BEFORE.length, -AFTER.length))
    return JSON.parse(text(this.#bytes))
  }

  /** In its envelope, as it travels. */
  send(acceptsGzip: boolean): { body: Buffer | Readable; encoding?: 'gzip' } {
    if (!this.#packed) return { body: Buffer.concat([ENVELOPE[0], this.#bytes, ENVELOPE[1]]) }
    if (acceptsGzip) return { body: Buffer.from(this.#bytes), encoding: 'gzip' }
    return { body: Readable.from([this.#bytes]).pipe(createGunzip()) }
  }
}

/** For another thread: the whole envelope, packed there, so that the main thread moves a tenth of the bytes. */
export async function packAnswer(answer: object): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of Readable.from(pieces(answer)).pipe(createGzip(PACKING))) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Written in chunks, so that a long answer is never one string in memory. */
function* pieces(answer: object): Generator<string> {
  yield `${BEFORE}{`
  for (const [index, [name, value]] of Object.entries(answer).entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(name)}:`
    yield* Array.isArray(value) ? listPieces(value) : [JSON.stringify(value)]
  }
  yield `}${AFTER}`
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  yield '['
  for (let from = 0; from < list.length; from += BATCH_SIZE)
    yield (from > 0 ? ',' : '') + JSON.stringify(list.slice(from, from + BATCH_SIZE)).slice(1, -1)
  yield ']'
}
