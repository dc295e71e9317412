import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.rules.ts'

const vocabulary = new Vocabulary()
for (const word of ['sense', 'sensor', 'timer', 'trimmer']) vocabulary.add(word)

test.each([
  ['senser', 'sensor'],
  ['trimer', 'trimmer'],
  ['tmer', 'timer'],
  ['sensr', 'sensor'],
])('of words as near as each other %s is the one that sounds so or has letters left out, %s', (typed, meant) => {
  expect(vocabulary.correct(typed)).toBe(meant)
})
