import { expect, test } from 'vitest'
import { onOneLine, onSeveralLines } from './plain-text.ts'

test.each([
  [' LM358DR\t', 'LM358DR'],
  ['LM358DR\r\nTexas', 'LM358DR Texas'],
  ['LM\u0000358', 'LM 358'],
  ['\u0000\u001b', ''],
  ['Würth Elektronik', 'Würth Elektronik'],
  ['cut \ud83d', 'cut \ufffd'],
  ['whole \ud83d\ude00', 'whole \ud83d\ude00'],
])('%j becomes the line %j', (pasted, line) => {
  expect(onOneLine(pasted)).toBe(line)
})

test.each([
  ['two\r\nlines\rthree\n', 'two\nlines\nthree'],
  ['a\tcolumn', 'a\tcolumn'],
  ['no\u0000thing \u001bhidden', 'nothing hidden'],
])('%j becomes the text %j', (pasted, text) => {
  expect(onSeveralLines(pasted)).toBe(text)
})
