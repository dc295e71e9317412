import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { readUpload } from '../api/read-upload.ts'
import { withUploadFolder } from '../api/upload-folder.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { BodyRate } from './bodies-in-flight.ts'
import { type BodyLimits, shareOfBodies } from './body-budget.ts'
import { createHttp } from './create-http.ts'

const MB = 1024 * 1024
const open: Array<() => unknown> = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** `/file` reads a form to disk, `/json` reads into memory; `/slow` has read its body and does not answer. */
async function listen(options: Partial<BodyLimits> & { requestMs?: number; bodyRate?: BodyRate } = {}) {
  const { maxBytes = 30 * MB, maxBytesPerNetwork = maxBytes, ...rest } = options
  const app = await createHttp({
    log: createLog('silent'),
    metrics: createMetrics(),
    trustedProxies: 1,
    bodies: { maxBytes, maxBytesPerNetwork },
    ...rest,
  })
  app.post('/file', { config: { maxFormBytes: 10 * MB } }, async (request) => {
    // Only what `readUpload` reads of an endpoint.
    const read = (folder: never) => readUpload(request, { upload: { maxBytes: 10 * MB } } as never, folder)
    return { keys: Object.keys(await withUploadFolder(read as never)) }
  })
  app.post('/disk', { config: { maxFormBytes: 10 * MB, isOnDisk: true } }, async (request) => {
    const read = (folder: never) =>
      readUpload(request, { upload: { maxBytes: 10 * MB, toDisk: true } } as never, folder)
    return { keys: Object.keys(await withUploadFolder(read as never)) }
  })
  app.post('/json', { bodyLimit: 10 * MB }, async () => 'ok')
  app.post('/slow', { bodyLimit: 10 * MB }, () => new Promise(() => {}))
  open.push(() => app.close())
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

type Client = Socket & { answer: () => string }

interface Sent {
  announced: number | 'chunked'
  /** How much of it is sent at once. */
  sent?: number
  path?: string
  address?: string
}

const FORM = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'

/** Begins a request and sends only a part of its body. */
async function begin(
  port: number,
  { announced, sent = 3, path = '/file', address = '198.51.100.1' }: Sent,
): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  open.push(() => socket.destroy())
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'connect')
  const length = announced === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${announced}`
  const isForm = path === '/file' || path === '/disk'
  const type = isForm ? 'multipart/form-data; boundary=b' : 'application/json'
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`,
  )
  const body = Buffer.concat([Buffer.from(isForm ? FORM : '"'), Buffer.alloc(sent, 'x')])
  socket.write(announced === 'chunked' ? chunkOf(body) : body)
  return Object.assign(socket, { answer: () => text })
}

const chunkOf = (body: Buffer) =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')])

const answered = (socket: Client, status: number) =>
  expect.poll(() => socket.answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))

/** All that was sent has been received: an answer on another connection comes after it. */
const settle = async (port: number) => {
  for (let turn = 0; turn < 20; turn++) await fetch(`http://127.0.0.1:${port}/json`, { method: 'POST' })
}

const post = (port: number, bytes: number, address: string) =>
  fetch(`http://127.0.0.1:${port}/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify('x'.repeat(bytes)),
  })

test('a body that is announced above the limit of its route is refused before a byte of it arrives', async () => {
  const port = await listen()
  for (const [path, announced] of [
    ['/file', 10 * MB + 1],
    ['/json', 10 * MB + 1],
    ['/nowhere', 2 * MB],
  ] as const) {
    const socket = await begin(port, { announced, path, sent: 0 })
    await once(socket, 'end')
    expect(socket.answer()).toMatch(/^HTTP\/1.1 413 [\s\S]+connection: close[\s\S]+"code":413000/)
  }
})

test('a body that grows above the limit of its route is refused there', async () => {
  const port = await listen()
  for (const path of ['/file', '/json']) {
    const socket = await begin(port, { announced: 'chunked', path, sent: 10 * MB + 1 })
    await once(socket, 'end')
    expect(socket.answer()).toMatch(/^HTTP\/1.1 413 [\s\S]+"code":413000/)
  }
})

test('bodies that were only announced do not keep others waiting', async () => {
  const port = await listen({ maxBytes: 12 * MB })
  const stalled = await Promise.all(
    Array.from({ length: 7 }, () => begin(port, { announced: 10 * MB, address: '203.0.113.7' })),
  )
  for (let turn = 0; turn < 5; turn++) expect((await post(port, 9 * MB, '198.51.100.1')).status).toBe(200)
  for (const socket of stalled) expect(socket.answer()).toBe('')
})

test('a large body is refused before it is read when too many bytes have arrived of others', async () => {
  const port = await listen()
  const held: Client[] = []
  for (let turn = 0; turn < 3; turn++) held.push(await begin(port, { announced: 10 * MB, sent: 9 * MB, path: '/slow' }))
  await settle(port)
  const one = await begin(port, { announced: 9 * MB })
  await answered(one, 503)
  expect(one.answer()).toContain('"code":503000')
  for (const socket of held) expect(socket.answer()).toBe('')
  expect((await post(port, 1 * MB, '198.51.100.1')).status).toBe(200)
  expect((await post(port, 60_000, '198.51.100.1')).status).toBe(200)
})

test('a body that would take too much memory while it arrives is refused, and others go on', async () => {
  const port = await listen({ maxBytes: 15 * MB })
  const sockets: Client[] = []
  for (let turn = 0; turn < 3; turn++)
    sockets.push(await begin(port, { announced: 'chunked', sent: 6 * MB, path: '/json' }))
  const refusals = () => sockets.filter((socket) => socket.answer().startsWith('HTTP/1.1 503 '))
  await expect.poll(() => refusals().length).toBe(1)
  await settle(port)
  expect(sockets.filter((socket) => socket.answer() === '')).toHaveLength(2)
})

test('one network cannot use up the memory of others', async () => {
  const port = await listen({ maxBytes: 100 * MB, maxBytesPerNetwork: 10 * MB })
  await begin(port, { announced: 10 * MB, sent: 9 * MB, path: '/slow', address: '203.0.113.7' })
  await settle(port)
  await answered(await begin(port, { announced: 9 * MB, address: '203.0.113.7' }), 503)
  expect((await post(port, 9 * MB, '198.51.100.1')).status).toBe(200)
})

test('the memory is free again when a client disconnects, and when a request was answered', async () => {
  const port = await listen({ maxBytes: 10 * MB })
  const first = await begin(port, { announced: 10 * MB, sent: 9 * MB, path: '/slow' })
  await settle(port)
  expect((await post(port, 9 * MB, '198.51.100.2')).status).toBe(503)
  first.destroy()
  await expect.poll(async () => (await post(port, 9 * MB, '198.51.100.2')).status).toBe(200)
  expect((await post(port, 9 * MB, '198.51.100.3')).status).toBe(200)
})

test.each([1, 2, 4, 64])('with %i processes, one network has only its share of each', (processes) => {
  const { maxBytes, maxBytesPerNetwork } = shareOfBodies(processes)
  expect(maxBytesPerNetwork).toBeLessThanOrEqual(maxBytes / 2)
  expect(maxBytesPerNetwork).toBeGreaterThanOrEqual(10 * MB)
})

const FAST: BodyRate = { bytesPerSecond: 1000, windowMs: 300, patienceMs: 60_000, averageBytesPerSecond: 1000 }

test.each(['/file', '/json'])(
  'a body that comes too slowly is answered with 408, and its connection ends: %s',
  async (path) => {
    const port = await listen({ bodyRate: FAST })
    const socket = await begin(port, { announced: 5 * MB, path, sent: 100_000 })
    const byte = setInterval(() => socket.writable && socket.write('x'), 50)
    await once(socket, 'end')
    clearInterval(byte)
    expect(socket.answer()).toMatch(/^HTTP\/1.1 408 [\s\S]+"code":408000/)
  },
)

test('a body that keeps the least rate, but never ends, is answered with 408', async () => {
  const bodyRate = { bytesPerSecond: 10, windowMs: 150, patienceMs: 300, averageBytesPerSecond: 1_000_000 }
  const port = await listen({ bodyRate })
  const socket = await begin(port, { announced: 5 * MB, path: '/json', sent: 100_000 })
  const bytes = setInterval(() => socket.writable && socket.write('x'.repeat(100)), 20)
  await once(socket, 'end')
  clearInterval(bytes)
  expect(socket.answer()).toMatch(/^HTTP\/1.1 408 [\s\S]+"code":408000/)
})

test('a file that stays on disk takes nothing of the memory for bodies', async () => {
  const port = await listen({ maxBytes: 1 * MB })
  const file = await begin(port, { announced: 9 * MB, path: '/disk', sent: 8 * MB })
  await settle(port)
  expect((await post(port, 900_000, '198.51.100.1')).status).toBe(200)
  expect(file.answer()).toBe('')
})

test('JSON of more values than any list has is refused, since it takes a second to parse', async () => {
  const port = await listen()
  const send = (body: string) =>
    fetch(`http://127.0.0.1:${port}/json`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect((await send(`[${'{},'.repeat(500_000)}{}]`)).status).toBe(413)
  expect((await send(`[${'"LM358",'.repeat(300_000)}1]`)).status).toBe(200)
})

test('a client that still sends sees its answer', async () => {
  const port = await listen()
  for (const path of ['/file', '/json', '/nowhere']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': path === '/file' ? 'multipart/form-data; boundary=b' : 'application/json' },
      body: Buffer.alloc(40 * MB, 'x'),
    })
    expect([path, answer.status]).toEqual([path, 413])
  }
})

test('the rest of a body that was refused is not read for ever', async () => {
  const port = await listen()
  const socket = await begin(port, { announced: 500 * MB })
  const piece = Buffer.alloc(65_536)
  const more = setInterval(() => socket.writable && socket.write(piece), 10)
  await once(socket, 'close')
  clearInterval(more)
  expect(socket.answer()).toMatch(/^HTTP\/1.1 413 /)
})

const uploadsOnDisk = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('ohmstead-upload-'))

test('a request that does not arrive in time is ended, and nothing of it is left on disk', async () => {
  const port = await listen({ requestMs: 300 })
  const before = await uploadsOnDisk()
  const body = await begin(port, { announced: 5 * MB })
  const headers = connect(port, '127.0.0.1')
  open.push(() => headers.destroy())
  headers.on('error', () => {})
  headers.resume()
  headers.write('POST /file HTTP/1.1\r\nhost: x\r\n')
  await Promise.all([once(body, 'close'), once(headers, 'close')])
  expect(body.answer()).toMatch(/^HTTP\/1.1 408 [^{]+\{"code":408000,"msg":"The request did not arrive in time."/)
  await expect.poll(async () => (await uploadsOnDisk()).filter((name) => !before.includes(name))).toEqual([])
})
