import { expect, test } from 'vitest'
import { readCountries } from './zone-countries.rules.ts'

const countries = [
  { code: 'AT', name: 'Austria' },
  { code: 'CH', name: 'Switzerland' },
  { code: 'GB', name: 'United Kingdom' },
]

test.each([
  ['AT, CH', ['AT', 'CH']],
  ['at ch', ['AT', 'CH']],
  ['Austria\nunited kingdom; at', ['AT', 'GB']],
  ['', []],
])('%j are %j', (text, codes) => {
  expect(readCountries(text, countries)).toEqual({ codes, unknown: [] })
})

test('unknown countries are reported', () => {
  expect(readCountries('Austria, XX, Atlantis', countries)).toEqual({ codes: ['AT'], unknown: ['XX', 'Atlantis'] })
})
