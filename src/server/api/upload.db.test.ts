import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Upload } from '#shared/uploaded-file.ts'
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

const app = await createHttp({ log, metrics: createMetrics(), trustedProxies: 0 })
mount(app, [implement(weigh, (_, { file, count }) => ({ fileName: file.fileName, size: file.bytes.length, count }))], {
  sql: world.sql,
  log,
  identify: async () => undefined,
  services: world.services,
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())

async function send(bytes: number, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), 'parts list.csv')
  const answer = await fetch(`${address}/api/test/weigh`, { method: 'POST', body: form })
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
