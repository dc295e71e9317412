import { expect, test } from 'vitest'
import { nothingText } from './import-words.ts'

test.each([
  [{ lineCount: 0, unchangedCount: 0, badCount: 0 }, 'no lines'],
  [{ lineCount: 3, unchangedCount: 3, badCount: 0 }, 'already has everything'],
  [{ lineCount: 18, unchangedCount: 0, badCount: 18 }, 'No line of this list can be imported'],
  [{ lineCount: 3, unchangedCount: 2, badCount: 1 }, 'every line that can be imported'],
])('%j: %s', (counts, text) => {
  expect(nothingText(counts)).toContain(text)
})
