import { expect, test } from 'vitest'
import { loginFor, placeAfterLogin, placeOfSearch, staffPartsAddress } from './staff-addresses.ts'

test('the login leads back to pages of the back office only', () => {
  for (const place of [
    '/staff',
    '/staff/orders',
    '/staff/orders?status=2&flagged=true',
    '/staff/orders/OS-260101-ABCDEFGH',
  ])
    expect(placeAfterLogin(new URLSearchParams(loginFor(place).split('?')[1]).get('to'))).toBe(place)
  for (const place of [
    '/',
    '//evil.example',
    '/staffx',
    'https://evil.example',
    '/staff//evil.example',
    '/staff/login',
  ])
    expect(placeAfterLogin(place)).toBe('/staff')
})

test('numbers lead to their page, words to a search', () => {
  expect(placeOfSearch(' os-260101-abcdefgh')).toBe('/staff/orders/OS-260101-ABCDEFGH')
  expect(placeOfSearch('AS-260101-ABCDEFGH')).toBe('/staff/returns/AS-260101-ABCDEFGH')
  expect(placeOfSearch('po-260101-abcdefgh')).toBe('/staff/purchasing/PO-260101-ABCDEFGH')
  expect(placeOfSearch('q1234abcd')).toBe('/staff/quotes/Q1234ABCD')
  expect(placeOfSearch('LM358')).toBe('/staff/orders?keyword=LM358')
  expect(placeOfSearch('a@firm.example')).toBe('/staff/customers?keyword=a%40firm.example')
})

test('a text that was searched for among orders can be searched for among parts', () => {
  expect(staffPartsAddress('keyword', '10k & 1%')).toBe('/staff/parts?keyword=10k+%26+1%25')
  expect(staffPartsAddress('brandId', 7)).toBe('/staff/parts?brandId=7')
})
