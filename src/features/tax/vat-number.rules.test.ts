import { expect, test } from 'vitest'
import { findVatNumberProblem, normaliseVatNumber } from './vat-number.rules.ts'

test.each([
  ['DE', 'DE 123 456 789'],
  ['FR', 'fr12345678901'],
  ['FR', 'FRXX999999999'],
  ['NL', 'NL123456789B01'],
  ['GR', 'EL123456789'],
  ['CH', 'CHE-123.456.789 MWST'],
  ['ES', 'ESX1234567X'],
  ['IE', 'IE1234567FA'],
  ['AU', '51824753556'],
])('%s accepts %s', (country, number) => {
  expect(findVatNumberProblem(country, number)).toBeUndefined()
})

test.each([
  ['DE', 'DE12345678', /looks like DE123456789/],
  ['DE', '123456789', /begin with DE/],
  ['FR', 'DE123456789', /country of delivery and begin with FR/],
  ['GR', 'GR123456789', /begin with EL/],
  ['IT', 'IT1234', /not a VAT number of IT/],
  ['AU', 'x', /5 to 20/],
  ['NL', '', /begin with NL/],
  ['DE', 'DE123456789; drop', /not a VAT number/],
])('%s refuses %s with a reason', (country, number, reason) => {
  expect(findVatNumberProblem(country, number)).toMatch(reason)
})

test('a number is stored without separators', () => {
  expect(normaliseVatNumber(' che-123.456.789 mwst ')).toBe('CHE123456789MWST')
})
