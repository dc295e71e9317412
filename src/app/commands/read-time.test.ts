import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

/** By the clock of this machine, whatever its zone. */
const now = new Date(2026, 2, 1, 20, 30)

test.each([
  ['22:00', new Date(2026, 2, 1, 22, 0)],
  ['20:30', new Date(2026, 2, 2, 20, 30)],
  ['6:05', new Date(2026, 2, 2, 6, 5)],
  ['2026-03-05T06:00', new Date(2026, 2, 5, 6, 0)],
  ['2026-03-05T06:00Z', new Date('2026-03-05T06:00:00Z')],
])('%s', (text, at) => {
  expect(readTime(text, now)).toBe(at.toISOString())
})

test.each(['soon', '25:00', '22:60', ''])('%j is refused', (text) => {
  expect(() => readTime(text, now)).toThrow(`--until ${text} is no time.`)
})
