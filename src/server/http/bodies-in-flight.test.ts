import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { readUpload } from '../api/read-upload.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createHttp } from './create-http.ts'

const MB = 1024 * 1024
const open: Array<() => unknown> = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

async function listen(options: { maxBytes?: number; maxBytesPerNetwork?: number; requestMs?: number }) {
  const { maxBytes = 30 * MB, maxBytesPerNetwork = 30 * MB, requestMs } = options
  const app = await createHttp({
    log: createLog('silent'),
    metrics: createMetrics(),
    trustedProxies: 0,
    bodies: { maxBytes, maxBytesPerNetwork },
    requestMs,
  })
  app.post('/file', { bodyLimit: 10 * MB }, async (request) => {
    // Only what `readUpload` reads of an endpoint.
    const input = await readUpload(request, { upload: { maxBytes: 10 * MB } } as never)
    return { keys: Object.keys(input) }
  })
  app.post('/json', async () => 'ok')
  open.push(() => app.close())
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** Begins an upload of the announced size and sends no more than its beginning. */
async function stall(port: number, size: number | 'chunked'): Promise<Socket & { answer: () => string }> {
  const socket = connect(port, '127.0.0.1')
  open.push(() => socket.destroy())
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'connect')
  const length = size === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${size}`
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nabc'
  const body = size === 'chunked' ? `${part.length.toString(16)}\r\n${part}\r\n` : part
  socket.write(
    `POST /file HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n${body}`,
  )
  return Object.assign(socket, { answer: () => text })
}

const refused = (socket: { answer: () => string }) => expect.poll(() => socket.answer()).toMatch(/^HTTP\/1.1 503 /)

test('a large body is refused before it is read when too many are on their way', async () => {
  const port = await listen({})
  const held = [await stall(port, 10 * MB), await stall(port, 10 * MB), await stall(port, 9 * MB)]
  const one = await stall(port, 2 * MB)
  await refused(one)
  expect(one.answer()).toContain('"code":503000')
  for (const socket of held) expect(socket.answer()).toBe('')
})

test('a body of unknown length counts as the maximum of the route', async () => {
  const port = await listen({ maxBytes: 15 * MB, maxBytesPerNetwork: 15 * MB })
  await stall(port, 'chunked')
  await refused(await stall(port, 'chunked'))
})

test('one network cannot use up the budget of others', async () => {
  const port = await listen({ maxBytes: 100 * MB, maxBytesPerNetwork: 10 * MB })
  await stall(port, 9 * MB)
  await refused(await stall(port, 2 * MB))
})

test('the budget is released when a client disconnects', async () => {
  const port = await listen({ maxBytes: 10 * MB })
  const first = await stall(port, 9 * MB)
  await refused(await stall(port, 9 * MB))
  first.destroy()
  await expect
    .poll(async () => {
      const next = await stall(port, 9 * MB)
      await new Promise((resolve) => setTimeout(resolve, 50))
      const answer = next.answer()
      next.destroy()
      return answer
    })
    .toBe('')
})

test('small bodies are accepted while large ones wait', async () => {
  const port = await listen({ maxBytes: 10 * MB })
  await stall(port, 9 * MB)
  await refused(await stall(port, 9 * MB))
  const answer = await fetch(`http://127.0.0.1:${port}/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(200)
})

const uploadsOnDisk = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('ohmstead-upload-'))

test('a request that does not arrive in time is ended, and nothing of it is left on disk', async () => {
  const port = await listen({ requestMs: 300 })
  const before = await uploadsOnDisk()
  const body = await stall(port, 5 * MB)
  const headers = connect(port, '127.0.0.1')
  open.push(() => headers.destroy())
  headers.on('error', () => {})
  headers.resume()
  headers.write('POST /file HTTP/1.1\r\nhost: x\r\n')
  await Promise.all([once(body, 'close'), once(headers, 'close')])
  expect(body.answer()).toMatch(/^HTTP\/1.1 408 [^{]+\{"code":400000,"msg":"The request did not arrive in time."/)
  await expect.poll(async () => (await uploadsOnDisk()).filter((name) => !before.includes(name))).toEqual([])
})
