import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Upload, UploadOnDisk } from '#shared/uploaded-file.ts'
import { createWorld } from '#tests/support/world.ts'
import { createHttp } from '../http/create-http.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { implement } from './implement.ts'
import { mount } from './mount.ts'

const world = await createWorld()
const log = createLog('silent')

const weigh = endpoint({
  method: 'POST',
  path: '/api/test/weigh',
  access: 'public',
  summary: 'Tells what arrived',
  input: z.object({ file: Upload, count: z.int().default(1) }),
  output: z.object({ fileName: z.string(), size: z.int(), count: z.int() }),
  upload: { maxBytes: 1000 },
})

const store = endpoint({
  method: 'POST',
  path: '/api/test/store',
  access: 'public',
  summary: 'Keeps what arrived on disk',
  input: z.object({ file: UploadOnDisk, refuse: z.boolean().default(false) }),
  output: z.object({ size: z.int() }),
  upload: { maxBytes: 3_000_000, toDisk: true },
})

const app = await createHttp({ log, metrics: createMetrics(), trustedProxies: 0 })
const implementations = [
  implement(weigh, (_, { file, count }) => ({ fileName: file.fileName, size: file.bytes.length, count })),
  implement(store, async (_, { file, refuse }) => {
    if (refuse) throw new AppError('unfit_file', 'Not this one.')
    return { size: (await stat(file.path)).size }
  }),
]
mount(app, implementations, {
  sql: world.sql,
  log,
  identify: async () => undefined,
  services: world.services,
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())

async function send(bytes: number, fields: Record<string, string> = {}, path: string = weigh.path) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), 'parts list.csv')
  const answer = await fetch(`${address}${path}`, { method: 'POST', body: form })
  return { status: answer.status, ...(await answer.json()) }
}

test('[API-ENV-05] an upload is sent as multipart and arrives as a file with its fields', async () => {
  expect(await send(500, { count: '3' })).toMatchObject({
    code: 0,
    data: { fileName: 'parts list.csv', size: 500, count: 3 },
  })
})

test('a file over the limit is refused with HTTP 413', async () => {
  expect(await send(1001)).toMatchObject({ status: 413, code: 413000 })
})

test('a call without its file is refused by name', async () => {
  const answer = await fetch(`${address}/api/test/weigh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await answer.json()).toMatchObject({ code: 100001, msg: 'file: Please choose a file' })
})

const uploadFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('ohmstead-upload-'))

test('an upload on disk is there during its call and gone after it, however the call ends', async () => {
  const before = await uploadFolders()
  const sizes = [10, 20_000, 2_000_000]
  const sent = sizes.flatMap((size) => [send(size, {}, store.path), send(size, { refuse: 'true' }, store.path)])
  const unread = sizes.map((size) => send(size, { refuse: 'perhaps' }, store.path))
  expect((await Promise.all(sent)).map(({ code, data }) => [code, data?.size])).toEqual(
    sizes.flatMap((size) => [
      [0, size],
      [200010, undefined],
    ]),
  )
  for (const { code } of await Promise.all(unread)) expect(code).toBe(100001)
  expect((await uploadFolders()).filter((name) => !before.includes(name))).toEqual([])
})

const B = 'content-disposition: form-data; name="file"; filename="a.csv"'

test.each([
  ['no boundary', 'multipart/form-data', `--b\r\n${B}\r\n\r\nabc\r\n--b--\r\n`],
  ['an empty boundary', 'multipart/form-data; boundary=', `--b\r\n${B}\r\n\r\nabc\r\n--b--\r\n`],
  ['a long boundary', `multipart/form-data; boundary=${'b'.repeat(300)}`, `--b\r\n${B}\r\n\r\nabc\r\n--b--\r\n`],
  ['another boundary', 'multipart/form-data; boundary=c', `--b\r\n${B}\r\n\r\nabc\r\n--b--\r\n`],
  ['no end', 'multipart/form-data; boundary=b', `--b\r\n${B}\r\n\r\nabc`],
  ['no beginning', 'multipart/form-data; boundary=b', 'abc'],
  ['an endless header of a part', 'multipart/form-data; boundary=b', `--b\r\n${B}; x=${'x'.repeat(500_000)}`],
  ['endless headers of a part', 'multipart/form-data; boundary=b', `--b\r\n${'x-header: 1\r\n'.repeat(40_000)}`],
  ['a kind of its own', 'multipart/form-data-x; boundary=b', `--b\r\n${B}\r\n\r\nabc\r\n--b--\r\n`],
])('a form with %s is refused, and is no fault of ours', async (_what, type, body) => {
  for (const path of [weigh.path, store.path]) {
    const answer = await fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': type }, body })
    expect(await answer.json()).toEqual({ code: 400000, msg: expect.any(String), data: null })
    expect(answer.status).toBe(400)
  }
})

test('an endless header of unknown length is refused at the limit of its call', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(
    `POST ${weigh.path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  const piece = Buffer.alloc(65_536, 'x')
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  socket.write(chunk(Buffer.from(`--b\r\n${B}; x=`)))
  const more = setInterval(() => socket.writable && socket.write(chunk(piece)), 1)
  await once(socket, 'close')
  clearInterval(more)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(socket.bytesWritten).toBeLessThan(60_000_000)
})
