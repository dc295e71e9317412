import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsAllowed, escapeLike, halvesOf, prefixEnd } from './search.rules.ts'

/** Byte order of UTF-8, which is what collation "C" compares by. */
const isBelow = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0

describe('the range of a prefix', () => {
  test('holds everything that begins so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), (prefix, rest) => {
        fc.pre(!prefix.endsWith('\u{10ffff}'))
        expect(isBelow(prefix + rest, prefixEnd(prefix))).toBe(true)
      }),
    )
  })

  test('holds nothing else', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.string({ unit: 'binary', minLength: 1 }),
        (prefix, other) => {
          const inside = !isBelow(other, prefix) && isBelow(other, prefixEnd(prefix))
          fc.pre(!prefix.endsWith('\u{10ffff}'))
          expect(inside).toBe(other.startsWith(prefix))
        },
      ),
    )
  })

  test('steps over the gap that holds no characters', () => expect(prefixEnd('\ud7ff')).toBe('\ue000'))
})

test('a number too short to be halved is not searched with typing errors', () => {
  expect(halvesOf('LM358')).toBeUndefined()
  expect(halvesOf('LM358D')).toEqual({ head: 'LM3', tail: '58D' })
})

test('one typing error in a short number, two in a long one', () => {
  expect(errorsAllowed('LM358DR')).toBe(1)
  expect(errorsAllowed('RC0603FR')).toBe(2)
})

test('signs of a pattern are plain characters', () => expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\'))
