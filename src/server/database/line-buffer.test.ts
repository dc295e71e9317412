import { expect, test } from 'vitest'
import { LineBuffer } from './line-buffer.ts'

test('lines of any length and characters are unchanged', () => {
  const lines = ['a\n', 'Ω'.repeat(700), '\n', '漢字😀\n', 'x'.repeat(5000), '']
  const buffer = new LineBuffer(16)
  for (const line of lines) buffer.add(line)
  expect(buffer.bytes.toString()).toBe(lines.join(''))
  expect(buffer.length).toBe(Buffer.byteLength(lines.join('')))
})

test('what was taken is not overwritten by the lines that follow', () => {
  const buffer = new LineBuffer(16)
  buffer.add('first')
  const taken = buffer.take()
  buffer.add('other')
  expect(taken.toString()).toBe('first')
  expect(buffer.bytes.toString()).toBe('other')
})

test('memory is used again, but not that of a very long line', () => {
  const buffer = new LineBuffer(1000)
  const memory = buffer.bytes.buffer
  buffer.add('a'.repeat(300))
  buffer.clear()
  expect([buffer.length, buffer.bytes.buffer]).toEqual([0, memory])
  buffer.add('a'.repeat(9_000_000))
  buffer.clear()
  expect(buffer.bytes.buffer.byteLength).toBe(1000)
})
