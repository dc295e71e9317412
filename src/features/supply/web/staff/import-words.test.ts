import { expect, test } from 'vitest'
import { nothingText, statusOf } from './import-words.ts'

test.each([
  [{ lineCount: 0, unchangedCount: 0, badCount: 0 }, 'no lines'],
  [{ lineCount: 3, unchangedCount: 3, badCount: 0 }, 'already has everything'],
  [{ lineCount: 18, unchangedCount: 0, badCount: 18 }, 'No line of this list can be imported'],
  [{ lineCount: 3, unchangedCount: 2, badCount: 1 }, 'every line that can be imported'],
])('%j: %s', (counts, text) => {
  expect(nothingText(counts)).toContain(text)
})

test.each([
  [{ status: 'staged', newCount: 1, changedCount: 0, goneCount: 0 }, 'Ready to apply'],
  [{ status: 'staged', newCount: 0, changedCount: 0, goneCount: 2 }, 'Ready to apply'],
  [{ status: 'staged', newCount: 0, changedCount: 0, goneCount: 0 }, 'Nothing to apply'],
  [{ status: 'applied', newCount: 0, changedCount: 0, goneCount: 0 }, 'Applied'],
] as const)('the badge of %j is "%s"', (one, name) => {
  expect(statusOf(one).name).toBe(name)
})
