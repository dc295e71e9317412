import { expect, test } from 'vitest'
import { asksForFactor, STEP_UP_GRANTS, STEP_UP_RIGHTS } from '#features/account/roles.rules.ts'
import { readConfig } from '#server/config.ts'
import { rightFor } from '#shared/rights.ts'
import { api } from './api.ts'

test('every endpoint with a step-up has its right in the list, except for what everybody may do', () => {
  const used = api(readConfig({ DEMO: 'on' }))
    .filter(({ endpoint }) => endpoint.access === 'staff' && endpoint.stepUp)
    .map(({ endpoint }) => rightFor(endpoint))
    .filter((right) => right !== 'me.write')
  expect([...new Set(used)].sort()).toEqual([...STEP_UP_RIGHTS])
})

test('a role asks for a second factor by each way to write such a right, and by no other', () => {
  for (const right of STEP_UP_GRANTS) expect(asksForFactor([right]), right).toBe(true)
  expect(asksForFactor(['me.*', 'today.read', '*.read', 'orders.*', 'payments.accept'])).toBe(false)
})
