import { expect, test } from 'vitest'
import { escapeLike, escapeMarkup, escapePattern } from './escape.ts'

test('text cannot open a tag, close an attribute or begin an entity', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).not.toMatch(/[<>"']|&(?!#\d+;)/)
})

test('text inside a LIKE pattern matches only itself', () => {
  expect(escapeLike('50%_a\\b')).toBe('50\\%\\_a\\\\b')
})

test('signs of a pattern are taken literally, letters of any script stay as they are', () => {
  expect(escapePattern('a.b (c++) [x|y]^$ {1}?*\\')).toBe('a\\.b \\(c\\+\\+\\) \\[x\\|y\\]\\^\\$ \\{1\\}\\?\\*\\\\')
  expect(escapePattern('量子-é')).toBe('量子-é')
})
