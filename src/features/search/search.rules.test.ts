import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRICE_BANDS, priceBandName } from '#features/catalog/prices/price-bands.rules.ts'
import { anyText } from '#tests/fuzz/any-text.ts'
import { errorsAllowed, halvesOf, isSoughtInside, listLookalikes, listOneTypoAway, prefixEnd } from './search.rules.ts'

/** Byte order of UTF-8, which is what collation "C" compares by. */
const isBelow = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0

describe('the range of a prefix', () => {
  test('holds everything with the prefix', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), anyText(), (prefix, rest) => {
        fc.pre(!prefix.endsWith('\u{10ffff}'))
        expect(isBelow(prefix + rest, prefixEnd(prefix))).toBe(true)
      }),
    )
  })

  test('holds nothing else', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), anyText({ minLength: 1 }), (prefix, other) => {
        const inside = !isBelow(other, prefix) && isBelow(other, prefixEnd(prefix))
        fc.pre(!prefix.endsWith('\u{10ffff}'))
        expect(inside).toBe(other.startsWith(prefix))
      }),
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

test('a long prefix of a known number is not searched inside others', () => {
  expect([isSoughtInside('STM32F10', 1), isSoughtInside('STM32F10', 0)]).toEqual([false, true])
  expect([isSoughtInside('STM32F1', 999), isSoughtInside('STM32F1', 1000)]).toEqual([true, false])
  expect(isSoughtInside('ST', 0)).toBe(false)
  // Without three characters in a row that the index knows, all of it would be read.
  expect(['...', '🔌💡🔋', 'A.B.C', '1.5KE'].map((text) => isSoughtInside(text, 0))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

describe('one typo', () => {
  const number = fc.stringMatching(/^[A-Z0-9.]{6,20}$/)

  test.each([
    ['a wrong character', 'LM359DR'],
    ['a missing one', 'LM35DR'],
    ['a needless one', 'LM3588DR'],
    ['two swapped ones', 'LM385DR'],
  ])('%s leads back', (_, typed) => {
    expect(listOneTypoAway(typed)).toContain('LM358DR')
  })

  test('characters that look alike are read as each other at every place', () => {
    expect(listLookalikes('2N7OO2')).toContain('2N7002')
    expect(listLookalikes('IN4I48')).toContain('1N4148')
    expect(listLookalikes('LM358DR')).toEqual([])
  })

  test('is never the number itself, and nothing twice', () => {
    fc.assert(
      fc.property(number, (norm) => {
        const typos = listOneTypoAway(norm)
        expect(typos).not.toContain(norm)
        expect(new Set(typos).size).toBe(typos.length)
      }),
    )
  })

  test('is symmetric', () => {
    fc.assert(
      fc.property(number, fc.nat(), (norm, turn) => {
        const typos = listOneTypoAway(norm)
        const typo = typos[turn % typos.length] ?? ''
        fc.pre(typo.length >= 5)
        expect(listOneTypoAway(typo)).toContain(norm)
      }),
    )
  })

  test('a number of four characters lacks one, has a wrong one or two swapped, but none too many', () => {
    expect(listOneTypoAway('TL72')).toEqual(expect.arrayContaining(['TL072', 'TL82', 'T7L2']))
    expect(listOneTypoAway('TL72')).not.toContain('TL7')
  })

  test('of too short or too long a number is not looked for', () => {
    expect(listOneTypoAway('LM3')).toEqual([])
    expect(listOneTypoAway('LIPO')).toEqual([])
    expect(listOneTypoAway('A'.repeat(41))).toEqual([])
  })
})

test('price ranges are ascending, separately for each currency', () => {
  expect(Array.from({ length: 13 }, (_, place) => priceBandName(place + 1))).toEqual([
    'Below $0.01',
    '$0.01 to $0.10',
    '$0.10 to $1',
    '$1 to $10',
    '$10 to $100',
    '$100 and above',
    'Below ￥0.01',
    '￥0.01 to ￥0.10',
    '￥0.10 to ￥1',
    '￥1 to ￥10',
    '￥10 to ￥100',
    '￥100 and above',
    'Below €0.01',
  ])
  expect(priceBandName(PRICE_BANDS)).toBe('AED\u00a0100 and above')
})
