import { Readable } from 'node:stream'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { bestEncoding, encodeAnswers } from './encoding.ts'

const LONG = 'resistor '.repeat(1000)
const LONGER = 'capacitor '.repeat(10_000)
const LONGEST = JSON.stringify(Array.from({ length: 60_000 }, (_, id) => ({ id, price: (id * 7919) % 1000 })))
const app = Fastify()
encodeAnswers(app)
const answers: Array<[path: string, type: string, body: () => string | Buffer | Readable]> = [
  ['/text', 'text/plain', () => LONG],
  ['/bytes', 'application/json; charset=utf-8', () => Buffer.from(LONG)],
  ['/longer', 'text/csv', () => LONGER],
  ['/longest', 'application/json', () => LONGEST],
  ['/stream', 'application/xml', () => Readable.from([Buffer.from(LONG), Buffer.from(LONG)])],
  ['/short', 'text/plain', () => 'resistor'],
  ['/picture', 'image/png', () => LONG],
]
for (const [path, type, body] of answers) app.get(path, (_, reply) => reply.type(type).send(body()))
app.get('/part', (_, reply) => reply.type('text/plain').header('content-range', 'bytes 0-8999/99999').send(LONG))
app.get('/broken', (_, reply) => {
  const stream = new Readable({ read: () => void stream.destroy(new Error('gone')) })
  return reply.type('text/plain').send(stream)
})
afterAll(() => app.close())

const ask = (url: string, accepted?: string) =>
  app.inject({ url, ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }) })

describe('accepted encodings', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000,gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['BR', 'br'],
    ['zebra', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('%s: %s', (accepted, best) => {
    expect(bestEncoding(accepted)).toBe(best)
  })
})

describe('long texts are compressed', () => {
  test.each([
    ['/text', LONG],
    ['/bytes', LONG],
    ['/longer', LONGER],
    ['/longest', LONGEST],
    ['/stream', LONG + LONG],
  ])('%s', async (path, text) => {
    const [br, gzip, plain] = await Promise.all([ask(path, 'br, gzip'), ask(path, 'gzip'), ask(path)])
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(text)
    expect(String(gunzipSync(gzip.rawPayload))).toBe(text)
    expect(plain.body).toBe(text)
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    // Vary: caches must keep them apart.
    expect([br, gzip, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'))
  })

  test.each(['/short', '/picture', '/part'])('not where it is useless or forbidden: %s', async (path) => {
    expect((await ask(path, 'br')).headers['content-encoding']).toBeUndefined()
  })

  test('above a megabyte in less time and a few more bytes', async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 22 }
    const [br, gzip] = await Promise.all([ask('/longest', 'br'), ask('/longest', 'gzip')])
    expect(br.rawPayload.equals(brotliCompressSync(LONGEST, { params }))).toBe(true)
    expect(gzip.rawPayload.equals(gzipSync(LONGEST, { level: 3 }))).toBe(true)
  })

  test('a broken stream does not end as if it were complete', async () => {
    const { statusCode, headers, body } = await ask('/broken', 'br')
    expect([statusCode, headers['content-encoding'], JSON.parse(body).message]).toEqual([500, undefined, 'gone'])
  })
})
