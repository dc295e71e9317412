import { expect, test } from 'vitest'
import { type Reason, reasonOfCode, refusals } from './app-error.ts'

test('no two refusals share a code', () => {
  const shared = Object.entries(refusals).filter(([reason, code]) => reasonOfCode(code) !== reason)
  expect(shared).toEqual([])
})

test('an unknown code is a fault', () => {
  expect(reasonOfCode(999_999)).toBe('fault' satisfies Reason)
})
