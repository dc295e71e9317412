import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explain } from './run-command.ts'

test('a refused login is explained in one line, a bug with its stack', () => {
  const refused = Object.assign(new Error('password authentication failed for user "shop"'), { code: '28P01' })
  expect(explain(refused)).toBe('password authentication failed for user "shop"')
  expect(explain(Object.assign(new Error('column x does not exist'), { code: '42703' }))).toContain('\n    at ')
})

test('npm run owner with a bad variable prints one line', async () => {
  const output = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'owner-command.ts'), '--show'],
      { env: { ...process.env, METRICS_TOKEN: 'short' } },
      (_, stdout, stderr) => resolve(stdout + stderr),
    ),
  )
  expect(output).toMatch(/^ohmstead: Bad environment: METRICS_TOKEN: [^\n]*\n$/)
})
