import { expect, test } from 'vitest'
import { emailKey, isDisguised } from './account.rules.ts'

test.each([
  ['Buyer@Firm.example', 'buyer@firm.example'],
  ['  buyer@firm.example ', 'buyer@firm.example'],
  ['ｂuyer@firm.example', 'buyer@firm.example'],
  ['\u212Aeeper@firm.example', 'keeper@firm.example'], // the sign for kelvin
  ['of\uFB01ce@firm.example', 'office@firm.example'], // a ligature
])('%j is the address %s', (written, key) => {
  expect(emailKey(written)).toBe(key)
})

test.each([
  'd\u0435mo@ohmstead.example', // a Cyrillic e among Latin letters
  'demo@\u043Ehmstead.example',
  'dem\u03BF@ohmstead.example', // a Greek o
  'de\u200Bmo@ohmstead.example', // a space of no width
  'demo@ohmstead.example\u202E',
])('%j imitates another address', (email) => {
  expect(isDisguised(email)).toBe(true)
})

test.each(['buyer@firm.example', 'käufer@firma.example', 'покупатель@firm.example', '購買@firm.example'])(
  '%s is accepted',
  (email) => {
    expect(isDisguised(email)).toBe(false)
  },
)
