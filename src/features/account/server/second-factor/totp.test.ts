import { expect, test } from 'vitest'
import { codeAtStep, findStep, stepAt, toBase32, totpAddress } from './totp.ts'

const RFC_SECRET = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i seconds the code of RFC 6238 is %s', (seconds, code) => {
  expect(codeAtStep(RFC_SECRET, stepAt(seconds * 1000), 8)).toBe(code)
  expect(codeAtStep(RFC_SECRET, stepAt(seconds * 1000))).toBe(code.slice(2))
})

test('a code is valid in its step and the adjacent ones only', () => {
  const now = 1_234_567_890_000
  const code = codeAtStep(RFC_SECRET, stepAt(now))
  for (const away of [-30_000, 0, 30_000]) expect(findStep(RFC_SECRET, code, now + away)).toBe(stepAt(now))
  for (const away of [-60_000, 60_000]) expect(findStep(RFC_SECRET, code, now + away)).toBeUndefined()
  for (const odd of ['', '12345', '1234567', 'abcdef', `${code} `])
    expect(findStep(RFC_SECRET, odd, now)).toBeUndefined()
})

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of "%s" is "%s"', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32)
})

test('the address for the app names shop and account', () => {
  expect(totpAddress(RFC_SECRET, 'A & B', 'ada@firm.example')).toBe(
    'otpauth://totp/A%20%26%20B%3Aada%40firm.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=A+%26+B',
  )
})
