import { expect, test } from 'vitest'
import { readChecklist } from '#features/staff/server/checklist.service.ts'
import { readConfig } from '#server/config.ts'
import { createWorld } from '#tests/support/world.ts'
import { stepChecks } from './owner-checklist.ts'

const { sql } = await createWorld()

test.each([
  ['a shop without a mail server', { DEMO: 'off' }, true],
  ['a shop with one', { DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:9' }, false],
  ['a demo', { DEMO: 'on' }, false],
])('%s : whether connecting one is a step of the checklist', async (_what, env, isOpen) => {
  const { open } = await readChecklist(sql, stepChecks(readConfig(env)))
  expect(open.includes('mail')).toBe(isOpen)
})
