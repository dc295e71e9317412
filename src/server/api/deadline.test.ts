import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { connect } from '../database/connect.ts'
import { diskFileStore } from '../files/disk-file-store.ts'
import { createLog } from '../log.ts'
import { publicOutside } from '../net/outside.ts'
import { createSealer } from '../secrets/sealer.ts'
import { handleErrors } from './errors.ts'
import { implement } from './implement.ts'
import { mount } from './mount.ts'

const ask = endpoint({
  method: 'GET',
  path: '/api/test/ask',
  access: 'public',
  knowsCaller: true,
  summary: 'Answers, or never',
  input: z.object({ never: z.boolean().default(false) }),
  output: z.object({ answer: z.int() }),
})
const never = new Promise<never>(() => {})
const implementation = implement(ask, (_, input) => (input.never ? never : { answer: 42 }))

const log = createLog('silent')
const app = Fastify()
handleErrors(app)
mount(app, [implementation], {
  sql: connect('postgres://nobody@127.0.0.1:1/none', { pool: 1 }),
  log,
  identify: (_sql, token) => (token === 'lost' ? never : Promise.resolve(undefined)),
  services: {
    publicUrl: '',
    files: diskFileStore(tmpdir()),
    secrets: createSealer(['for this test']),
    outside: publicOutside(),
  },
  deadlineMs: 20,
})
afterAll(() => app.close())

test('a call in time is answered', async () => {
  expect((await app.inject('/api/test/ask')).json()).toMatchObject({ code: 0, data: { answer: 42 } })
})

test.each([
  ['the work never ends', '/api/test/ask?never=true', ''],
  ['the caller is never found', '/api/test/ask', 'lost'],
])('%s: the caller is asked to retry', async (_name, url, token) => {
  const answer = await app.inject({ url, headers: token ? { token } : {} })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.json()).toEqual({
    code: 503000,
    msg: 'The request took too long. Please try again.',
    data: null,
  })
})
