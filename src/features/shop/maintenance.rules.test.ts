import { expect, test } from 'vitest'
import { expectedAt, messageOf, retryAfterSeconds } from './maintenance.rules.ts'

const now = new Date('2026-03-01T20:00:00Z')

test.each([
  ['no time is given', null, undefined, 120],
  ['it opens in two hours', '2026-03-01T22:00:00Z', '2026-03-01T22:00:00.000Z', 7200],
  ['it opens in a moment', '2026-03-01T20:00:05Z', '2026-03-01T20:00:05.000Z', 120],
  ['the time has passed', '2026-03-01T19:59:00Z', undefined, 120],
])('%s', (_, until, expected, seconds) => {
  expect(expectedAt({ message: '', until }, now)?.toISOString()).toBe(expected)
  expect(retryAfterSeconds({ message: '', until }, now)).toBe(seconds)
})

test('a store without a message of its own says a sentence', () => {
  expect(messageOf({ message: '', until: null })).toMatch(/come back/)
  expect(messageOf({ message: 'We count our stock.', until: null })).toBe('We count our stock.')
})
