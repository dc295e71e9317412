import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const OLD = 'the secret of the year before this one'
const NEW = 'the secret of this year, which is longer'
const value = Buffer.from('12345678901234567890')

test('a sealed value is unreadable, opens with its secret and purpose, and differs each time', () => {
  const { seal, open } = createSealer([NEW])
  const sealed = seal(value, 'totp:7')
  expect(sealed.includes(value)).toBe(false)
  expect(seal(value, 'totp:7').equals(sealed)).toBe(false)
  expect(open(sealed, 'totp:7')).toEqual(value)
})

test('moved to another row, changed in one bit or with another secret it cannot be decrypted', () => {
  const { seal, open } = createSealer([NEW])
  const sealed = seal(value, 'totp:7')
  expect(() => open(sealed, 'totp:8')).toThrow('changed or moved')
  for (const at of [20, 30, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => open(changed, 'totp:7')).toThrow('changed or moved')
  }
  expect(() => createSealer([OLD]).open(sealed, 'totp:7')).toThrow('another STORE_SECRET')
})

test('a text is sealed to a text; a plain one is returned unchanged', () => {
  const { sealText, openText } = createSealer([NEW])
  const sealed = sealText('whsec_abc', 'webhook')
  expect(sealed).toMatch(/^[A-Za-z0-9+/=]+$/)
  expect([openText(sealed, 'webhook'), openText('whsec_abc', 'webhook')]).toEqual(['whsec_abc', 'whsec_abc'])
})

test('after a change of the secret old values open, and are distinguished from new, plain and unknown ones', () => {
  const before = createSealer([OLD]).seal(value, 'x')
  const { open, seal, stateOf } = createSealer([NEW, OLD])
  expect(open(before, 'x')).toEqual(value)
  const foreign = createSealer(['a secret that nobody here knows about']).seal(value, 'x')
  expect([value, seal(value, 'x'), before, foreign].map(stateOf)).toEqual(['plain', 'current', 'old', 'unknown'])
})
