import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PreparedAnswer, packAnswer } from './prepared-answer.ts'

const ANSWER = { lines: Array.from({ length: 450 }, (_, row) => ({ row, model: 'µA741' })), total: 450, none: [] }
const ENVELOPE = JSON.stringify({ code: 0, msg: 'ok', data: ANSWER })
const written = new PreparedAnswer(Buffer.from(JSON.stringify(ANSWER)))
const packed = new PreparedAnswer(await packAnswer(ANSWER), { packed: true })

test.each([written, packed])('callers in the same process get the answer itself (%#)', (answer) => {
  expect(answer.read()).toEqual(ANSWER)
})

test.each([
  [written, true],
  [written, false],
  [packed, false],
])('a client that accepts no compression gets the envelope as text (%#)', async (answer, acceptsGzip) => {
  const { body, encoding } = answer.send(acceptsGzip)
  expect(encoding).toBeUndefined()
  expect(Buffer.isBuffer(body) ? body.toString() : await text(body)).toBe(ENVELOPE)
})

test('a client that accepts compression gets the bytes of the compressing thread', () => {
  const { body, encoding } = packed.send(true)
  expect(encoding).toBe('gzip')
  expect(gunzipSync(body as Buffer).toString()).toBe(ENVELOPE) // packed bodies are bytes
})
