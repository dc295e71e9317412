import { expect, test } from 'vitest'
import { parseSource, questionsIn } from './source-text.ts'

test('fields before the text are read, and the rest is the text', () => {
  const text = parseSource('---\ntitle: Tape: and reel\nparts: LM358DR, 2N7002,215\n---\n\nHello\n', 'a.md')
  expect(text.field('title')).toBe('Tape: and reel')
  expect(text.list('parts')).toEqual(['LM358DR', '2N7002,215'])
  expect(text.list('others')).toEqual([])
  expect(text.body).toBe('Hello')
})

test('a missing field is reported by name', () => {
  expect(() => parseSource('---\ntitle: x\n---\n', 'a.md').field('topic')).toThrow('a.md has no topic.')
  expect(() => parseSource('no fields', 'b.md')).toThrow('b.md does not begin with its fields.')
})

test('every heading is a question and what follows is its answer', () => {
  expect(questionsIn('## One?\nYes.\n\nReally.\n\n## Two?\nNo.')).toEqual([
    { question: 'One?', answer: 'Yes.\n\nReally.' },
    { question: 'Two?', answer: 'No.' },
  ])
})
