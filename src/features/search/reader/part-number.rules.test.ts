import { expect, test } from 'vitest'
import {
  findForeignNumber,
  hasCore,
  isSpacedNumber,
  looksLikeNumber,
  unwrap,
  withoutSupplierMarks,
} from './part-number.rules.ts'

test.each(['LM358', 'STM32F103C8T6', '53261-0571', '1N4148'])('%s looks like a part number', (text) => {
  expect(looksLikeNumber(text)).toBe(true)
})

test.each(['capacitor', 'TVS', '100', '电容', 'I2C'])('%s does not', (text) => {
  expect(looksLikeNumber(text)).toBe(false)
})

test.each([
  ['"LM358DR"', 'LM358DR'],
  ['(OPA2134PA)', 'OPA2134PA'],
  ['* ACS712', 'ACS712'],
  ['LM358DR,', 'LM358DR'],
  ['FH19C-36S-0.5SH(10)', 'FH19C-36S-0.5SH(10)'],
])('%s is unwrapped', (text, number) => {
  expect(unwrap(text)).toBe(number)
})

test('prefixes and suffixes of distributors are removed', () => {
  expect(withoutSupplierMarks('595-LM358DR')).toEqual(['LM358DR'])
  expect(withoutSupplierMarks('RMCF0805FT100KCT-ND')).toContain('RMCF0805FT100K')
  expect(withoutSupplierMarks('BSS138LT1GOSCT-ND')).toContain('BSS138LT1G')
  expect(withoutSupplierMarks('LM358DR')).toEqual([])
})

test('a number without the maker’s own number is recognised', () => {
  expect(findForeignNumber('LCSC#: c7950')).toBe('C7950')
  expect(findForeignNumber('296-1395-1-ND')).toBe('296-1395-1-ND')
  expect(findForeignNumber('CL10B104KB8NNNC')).toBeUndefined()
})

test.each([
  ['tl 431', ['tl'], true],
  ['2n 2222', [], true],
  ['bd 139a', ['bd'], true],
  ['led 470', [], false], // a word with a meaning
  ['tl 431 soic', ['tl', 'soic'], false],
  ['tl 4', ['tl'], false],
  ['tl', ['tl'], false],
])('%s with the unread words %j is a number with a space inside: %s', (text, unread, isNumber) => {
  expect(isSpacedNumber(text, unread)).toBe(isNumber)
})

test('a number is the core of another between a letter and a digit', () => {
  expect(hasCore('SN74HC4051DE4', '74hc4051')).toBe(true)
  expect(hasCore('IRF540NPBF', 'irf540')).toBe(true)
  expect(hasCore('C4AQLBW5500A3JK', 'w5500')).toBe(false)
  expect(hasCore('LM358DR', 'LM324')).toBe(false)
})
