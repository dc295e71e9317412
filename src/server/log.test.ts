import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function lineOf(error: unknown): string {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'fault')
  return lines.join('')
}

test('an error is logged with code, place and cause', () => {
  const cause = Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
  expect(JSON.parse(lineOf(new TypeError('cannot keep the file', { cause })))).toMatchObject({
    msg: 'fault',
    err: {
      name: 'TypeError',
      stack: expect.stringMatching(/cannot keep the file[\s\S]+log\.test\.ts/),
      cause: { code: 'ENOSPC', stack: expect.stringContaining('the disk is full') },
    },
  })
})

test('personal data in an error is not logged', () => {
  const refused = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email_key)=(ada@home.example) already exists.',
  })
  const bounced = new Error('550 <ada@home.example>: no such mailbox')
  for (const error of [refused, bounced]) expect(lineOf(error)).not.toContain('ada')
})

test('the place is logged, also in packages with @ in their path', () => {
  const error = new Error('bad')
  error.stack = 'Error: bad\n    at run (file:///store/node_modules/@fastify/static/index.js:1:2)'
  expect(lineOf(error)).toContain('node_modules/@fastify/static/index.js:1:2')
})

test('thrown values that are no errors are logged', () => {
  expect(JSON.parse(lineOf('odd'))).toMatchObject({ err: 'odd' })
})
