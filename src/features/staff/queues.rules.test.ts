import { expect, test } from 'vitest'
import { ageText, isLate } from './queues.rules.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T12:00:30Z', '0 min'],
  ['2026-03-10T11:48:00Z', '12 min'],
  ['2026-03-10T07:00:00Z', '5 h'],
  ['2026-03-09T08:00:00Z', '1 d 4 h'],
  ['2026-03-09T12:00:00Z', '1 d'],
  ['2026-02-28T08:00:00Z', '10 d'],
])('%s is %s old', (since, text) => {
  expect(ageText(since, NOW)).toBe(text)
})

test('a queue is late when its oldest item has waited too long', () => {
  expect(isLate('ship', '2026-03-09T11:00:00Z', NOW)).toBe(true)
  expect(isLate('ship', '2026-03-09T13:00:00Z', NOW)).toBe(false)
  expect(isLate('ship', null, NOW)).toBe(false)
  expect(isLate('misses', '2020-01-01T00:00:00Z', NOW)).toBe(false)
})
