import { afterEach, expect, test } from 'vitest'
import { today } from './today.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

test.each([
  ['Asia/Shanghai', '2026-01-05'],
  ['America/Los_Angeles', '2026-01-04'],
])('in %s it is %s', (zone, day) => {
  process.env.TZ = zone
  expect(today(new Date('2026-01-04T23:00:00Z'))).toBe(day)
})
