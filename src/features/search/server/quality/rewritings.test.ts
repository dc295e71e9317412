import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseQueries } from './labelled-queries.ts'
import { formatExceptions, parseExceptions, REWRITING_EXCEPTIONS, readExceptions, rewritings } from './rewritings.ts'

function rewrite(name: string, text: string, expectation = 'resistance=10000') {
  const [query] = parseQueries(
    `# 1 queries, 0 right\nset\tkind\tquery\twithin\texpect\tright\nfirst\tx\t${text}\t10\t${expectation}\tno`,
  )
  return query && rewritings[name]?.(query)
}

test.each([
  ['value first', 'smd fuse 2 A 0603', '2 A smd fuse 0603'],
  ['value last', '100nF X7R 50V', 'X7R 50V 100nF'],
  ['facts reversed', 'n channel mosfet 30V sot-23', 'sot-23 30V n channel mosfet'],
  ['facts reversed', '10k 4 x resistor array 0603', '10k 4 x resistor array 0603'],
  ['facts reversed', 'jst 4 pin header 2.54mm', '2.54mm jst 4 pin header'],
  ['upper case', 'shunt 20 mohm 2W to-220', 'SHUNT 20 mohm 2W TO-220'],
  ['lower case', 'LDO 5V SOT-23', 'ldo 5V sot-23'],
  ['space before units', '4.7uF 50V 1%', '4.7 uF 50 V 1%'],
  ['no space before units', '10 k 150 k ohm', '10k 150k ohm'],
  ['micro as u', '10µF 2μH', '10uF 2uH'],
  ['micro as the micro sign', '10uF usb', '10\u00b5F usb'],
  ['micro as the Greek letter', '10 µF', '10 \u03bcF'],
  ['kilohm as k', '10kohm 150k ohm', '10k 150k'],
  ['kilohm as kohm', '10K 1% 32kHz', '10kohm 1% 32kHz'],
  ['kilohm as kΩ', '10 k', '10 kΩ'],
])('%s: %s', (name, text, expected) => {
  expect(rewrite(name, text)).toBe(expected)
})

test('an order that says what is meant stays', () => {
  expect(rewrite('value first', 'converter 5V to 3V')).toBe('converter 5V to 3V')
})

test('k is kilohm only where a resistance is asked for', () => {
  expect(rewrite('kilohm as kohm', 'eeprom 64k', 'memorySize=64000')).toBe('eeprom 64k')
})

describe('exceptions', () => {
  test.each([
    ['one more', '# 1 exceptions\nrewriting\tquery\nvalue last\t1 A fuse\nvalue first\tfuse 1 A'],
    ['another rewriting', '# 1 exceptions\nrewriting\tquery\nmirrored\tfuse 1 A'],
    ['no count', 'rewriting\tquery\nvalue first\tfuse 1 A'],
  ])('with %s are refused', (_, text) => {
    expect(() => parseExceptions(text)).toThrow()
  })

  test('have their count at the top', () => {
    expect(readFileSync(REWRITING_EXCEPTIONS, 'utf8')).toBe(formatExceptions(readExceptions()))
  })
})
