import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scriptString } from './script-string.ts'

const NASTY = ['</script>', '<!--', ']]>', "'", '"', '\\', '\\n', '\n', '\r', '\u2028', '\u2029', '`']
const texts = fc.array(fc.oneof(fc.constantFrom(...NASTY), fc.string()), { maxLength: 8 }).map((some) => some.join(''))

test('a text is unchanged in the script, and cannot end it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = scriptString(text)
      expect(runInNewContext(written)).toBe(text)
      expect(written).not.toMatch(/[<\r\n\u2028\u2029]/)
    }),
  )
})

test('double quotes are written as they are', () => {
  expect(scriptString('{"a":1}')).toBe(`'{"a":1}'`)
})
