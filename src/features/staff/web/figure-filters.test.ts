import { expect, test } from 'vitest'
import { aboutText, readAbout } from './figure-filters.ts'

const read = (address: string) => readAbout(new URLSearchParams(address))

test.each([
  ['brandName=Murata', 'manufacturer Murata'],
  ['categoryId=12&aboutName=Chip+Resistors', 'category Chip Resistors'],
  ['categoryId=12', 'category 12'],
  ['accountId=7&aboutName=Example+Devices', 'customer Example Devices'],
  ['categoryId=x&aboutName=Chip+Resistors', ''],
])('a list of %s is about %j', (address, text) => {
  expect(aboutText(read(address))).toBe(text)
})

test('days and currency come first', () => {
  expect(aboutText({ from: '2026-01-01', to: '2026-01-31', currency: 'EUR', ...read('brandName=Murata') })).toBe(
    'from 2026-01-01 to 2026-01-31 (UTC) in EUR, manufacturer Murata',
  )
})
