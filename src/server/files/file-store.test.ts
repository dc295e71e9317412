import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { diskFileStore } from './disk-file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'ohmstead-files-'))

/** A minimal S3 server that checks signatures. */
const kept = new Map<string, Buffer>()
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const bucket = createServer(async (request, response) => {
  const name = request.url ?? ''
  const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/')
  const found = kept.get(name)
  if (!signed) response.writeHead(403).end()
  else if (request.method === 'PUT') {
    kept.set(name, await bodyOf(request))
    response.end()
  } else if (request.method === 'DELETE') {
    kept.delete(name)
    response.writeHead(204).end()
  } else if (found && request.headers.range) {
    const [from = 0, last = 0] = request.headers.range.replace('bytes=', '').split('-').map(Number)
    response.writeHead(206).end(found.subarray(from, last + 1))
  } else if (found) response.end(found)
  else response.writeHead(404).end()
})
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
const { port } = bucket.address() as AddressInfo // it listens on a port
const remote = {
  endpoint: `http://127.0.0.1:${port}/`,
  bucket: 'store',
  region: 'us-east-1',
  accessKeyId: 'key-id',
  secretAccessKey: 'secret',
}

afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true })
})

describe.each([
  ['on disk', diskFileStore(folder)],
  ['in a bucket', s3FileStore(remote)],
])('files %s', (_where, files) => {
  test('are read back unchanged, and are missing once removed', async () => {
    const bytes = Uint8Array.from([0, 255, 10, 13, 0])
    await files.put('proof/abc.webp', bytes)
    expect(Buffer.from((await files.find('proof/abc.webp')) ?? []).equals(Buffer.from(bytes))).toBe(true)
    expect([...(await files.read('proof/abc.webp', 1, 3))]).toEqual([255, 10])
    await files.remove('proof/abc.webp')
    expect(await files.find('proof/abc.webp')).toBeUndefined()
    await files.remove('proof/abc.webp')
  })

  test.each(['../etc', 'a/../../b', '/abs', 'a\\b', '', 'a b', 'x'.repeat(201)])('%j is no name', async (name) => {
    await expect(async () => files.put(name, new Uint8Array(1))).rejects.toThrow('not a file name')
  })
})

test('a disk store leaves no half files behind', async () => {
  const files = diskFileStore(folder)
  await Promise.all(Array.from({ length: 20 }, () => files.put('same/name', new Uint8Array(5000))))
  expect(await readdir(join(folder, 'same'))).toEqual(['name'])
})

test('a refused request is an error, not an empty file', async () => {
  const files = s3FileStore({ ...remote, accessKeyId: 'other' })
  await expect(files.find('proof/abc')).rejects.toThrow('403')
})
