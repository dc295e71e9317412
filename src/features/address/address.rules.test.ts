import { expect, test } from 'vitest'
import { addressLines, byName, flagOf, phoneText } from './address.rules.ts'

test.each([
  ['DE', '🇩🇪'],
  ['US', '🇺🇸'],
  ['AZ', '🇦🇿'],
])('the flag of %s is %s', (code, flag) => {
  expect(flagOf(code)).toBe(flag)
})

test('names are sorted without regard to diacritics', () => {
  expect(['Zürich', 'zug', 'Åland', 'Albania', 'Österreich', 'Oman'].sort(byName((name) => name))).toEqual([
    'Åland',
    'Albania',
    'Oman',
    'Österreich',
    'zug',
    'Zürich',
  ])
})

const person = { firstName: 'Test', lastName: 'Person', address: 'Example Street 1, Berlin', zipCode: '10115' }

test('an address reads as on a parcel', () => {
  expect(addressLines({ ...person, regionName: 'Berlin', countryName: 'Germany' })).toEqual([
    'Test Person',
    'Example Street 1, Berlin',
    '10115 Berlin',
    'Germany',
  ])
})

test('a company is named before the person', () => {
  const place = { regionName: 'Berlin', countryName: 'Germany' }
  expect(addressLines({ ...person, ...place, company: 'Heron Electronics' }).slice(0, 2)).toEqual([
    'Heron Electronics',
    'Test Person',
  ])
  expect(addressLines({ ...person, ...place, company: '' })[0]).toBe('Test Person')
})

test('a country that is its own region is named once', () => {
  expect(addressLines({ ...person, regionName: 'Hong Kong', countryName: 'Hong Kong' })).toEqual([
    'Test Person',
    'Example Street 1, Berlin',
    '10115',
    'Hong Kong',
  ])
})

test('a phone number starts with its area code', () => {
  expect(phoneText({ mobileAreaCode: '+49', mobile: '15112345' })).toBe('+49 15112345')
})
