import { expect, test } from 'vitest'
import { looksLikeEmail } from './email.ts'

test.each(['buyer@firm.example', 'first.last+parts@mail.firm.example', "o'neill@firm.example", 'käufer@firma.example'])(
  '%s is a valid address',
  (address) => {
    expect(looksLikeEmail(address)).toBe(true)
  },
)

test.each([
  '',
  'buyer',
  'buyer@firm',
  '@firm.example',
  'a@b@c.example',
  'a b@firm.example',
  'x@firm.example\nBcc: y@firm.example',
])('%j is no address', (address) => {
  expect(looksLikeEmail(address)).toBe(false)
})

test('an address longer than mail allows is none', () => {
  expect(looksLikeEmail(`${'a'.repeat(250)}@firm.example`)).toBe(false)
})
