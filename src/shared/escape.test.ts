import { expect, test } from 'vitest'
import { escapeLike, escapeMarkup } from './escape.ts'

test('text cannot open a tag, close an attribute or begin an entity', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).not.toMatch(/[<>"']|&(?!#\d+;)/)
})

test('text inside a LIKE pattern matches only itself', () => {
  expect(escapeLike('50%_a\\b')).toBe('50\\%\\_a\\\\b')
})
