import { expect, test } from 'vitest'
import { cleanCells } from './clean-cells.ts'

const clean = (cell: string) => cleanCells([cell], [0])[0]

test.each([
  ['R&amp;S', 'R&S'],
  ['10 &micro;F &plusmn;10&#37;', '10 µF ±10%'],
  ['&Omega; &#8486; &#x3a9;', '\u03a9 \u2126 \u03a9'],
  ['LM358\u200bN\ufeff', 'LM358N'],
  ['&nbsp;', ''],
  ['&amp;lt;', '&lt;'],
  ['https://a.example/?a=1&b=2;c', 'https://a.example/?a=1&b=2;c'],
  ['&unknown; &constructor;', '&unknown; &constructor;'],
  ['&#0; &#55296;', '&#0; &#55296;'],
])('%j is %j', (cell, text) => {
  expect(clean(cell)).toBe(text)
})

test('cells without any of it are not copied', () => {
  const cells = ['AT&T', 'x']
  expect(cleanCells(cells, [0, 1])).toBe(cells)
})
