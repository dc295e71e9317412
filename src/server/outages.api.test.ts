import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { handleErrors } from './api/errors.ts'
import { s3FileStore } from './files/s3-file-store.ts'

const { sql } = await createWorld()

/** An S3 service that has trouble of its own. */
const bucket = createServer((request, response) => {
  if (request.url?.endsWith('/hangs-up')) request.socket.destroy()
  else if (request.url?.endsWith('/forbidden')) response.writeHead(403).end()
  else response.writeHead(500).end()
})
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
const { port } = bucket.address() as AddressInfo // it listens on a port
const keys = { region: 'us-east-1', accessKeyId: 'key-id', secretAccessKey: 'secret' }
const files = s3FileStore({ endpoint: `http://127.0.0.1:${port}`, bucket: 'store', ...keys })
const nobody = s3FileStore({ endpoint: 'http://127.0.0.1:1', bucket: 'store', ...keys })

async function waitForLock(): Promise<unknown> {
  return sql.begin(async (holder) => {
    await holder`lock table rate_limit in access exclusive mode`
    return sql.begin(async (tx) => {
      await tx`set local lock_timeout = '50ms'`
      return tx`select count(*)::int count from rate_limit`
    })
  })
}

/** Every byte that is written to this device of Linux finds the disk full. */
async function writeToFullDisk(): Promise<void> {
  const disk = await open('/dev/full', 'w')
  try {
    await disk.write('x')
  } finally {
    await disk.close()
  }
}

const FAULTS: Record<string, () => Promise<unknown>> = {
  'slow-statement': () =>
    sql.begin(async (tx) => {
      await tx`set local statement_timeout = '50ms'`
      return tx`select pg_sleep(5) slept`
    }),
  'waits-for-lock': waitForLock,
  'full-database': () => sql.unsafe(`do $$ begin raise exception 'no space' using errcode = '53100'; end $$`),
  'full-disk': writeToFullDisk,
  'files-fail': () => files.put('abc', new Uint8Array(3)),
  'files-refused': () => files.find('forbidden'),
  'files-cut-off': () => files.read('hangs-up', 0, 1),
  'files-gone': () => nobody.find('abc'),
  'wrong-statement': () => sql.unsafe('select nothing from nowhere'),
  'wrong-code': async () => (undefined as unknown as { name: string }).name,
}

const counted: string[] = []
const app = Fastify()
handleErrors(app, (_, { reason }) => counted.push(reason))
for (const [name, fail] of Object.entries(FAULTS)) app.get(`/${name}`, () => fail())
afterAll(async () => {
  bucket.close()
  await app.close()
})

const expected = [
  ['slow-statement', 'database_slow', 503, 503002],
  ['waits-for-lock', 'database_slow', 503, 503002],
  ['full-database', 'disk_full', 503, 503003],
  ...(process.platform === 'linux' ? [['full-disk', 'disk_full', 503, 503003] as const] : []),
  ['files-fail', 'storage_unavailable', 503, 503004],
  ['files-refused', 'storage_unavailable', 503, 503004],
  ['files-cut-off', 'storage_unavailable', 503, 503004],
  ['files-gone', 'storage_unavailable', 503, 503004],
  ['wrong-statement', 'fault', 500, 500000],
  ['wrong-code', 'fault', 500, 500000],
] as const

test.each(expected)('%s is answered and counted as %s', async (name, reason, status, code) => {
  counted.length = 0
  const answer = await app.inject(`/${name}`)
  expect({ status: answer.statusCode, code: answer.json().code, counted }).toEqual({ status, code, counted: [reason] })
  expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
  expect(answer.json().msg).toMatch(/Please try again( later)?\.$/)
})
