import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSolved, MAX_BITS, PARTS, solveChallenge, workBits } from './captcha.rules.ts'
import { firstWordOf } from './first-word-of.ts'

const SALT = 'abcdefghijklmnopqrstuvwx'

test('the hash is SHA-256', () => {
  const salts = fc.stringMatching(/^[\w-]{24}$/)
  const words = fc.integer({ min: 0, max: 0xffff_ffff })
  fc.assert(
    fc.property(salts, fc.nat(PARTS - 1), words, (salt, part, number) => {
      const bytes = Buffer.alloc(32)
      bytes.write(salt, 'ascii')
      bytes.writeUInt32BE(part, 24)
      bytes.writeUInt32BE(number, 28)
      expect(firstWordOf(salt, part, number)).toBe(createHash('sha256').update(bytes).digest().readUInt32BE())
    }),
  )
})

test('an answer fits only its challenge, and progress is reported', () => {
  const done: number[] = []
  const answer = solveChallenge({ salt: SALT, bits: 6 }, (part) => done.push(part))
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(isSolved({ salt: SALT, bits: 6 }, answer)).toBe(true)
  expect(isSolved({ salt: SALT.replace('a', 'b'), bits: 6 }, answer)).toBe(false)
  expect(isSolved({ salt: SALT, bits: 20 }, answer)).toBe(false)
})

test.each(['', '1.2', 'é.é.é.é.é.é.é.é', '-1.-1.-1.-1.-1.-1.-1.-1', `${'zzzzzzzzz.'.repeat(7)}z`])(
  'an invalid answer is refused: %s',
  (answer) => {
    expect(isSolved({ salt: SALT, bits: 0 }, answer)).toBe(false)
  },
)

test('missing or repeated parts do not count', () => {
  const answer = solveChallenge({ salt: SALT, bits: 6 }).split('.')
  expect(isSolved({ salt: SALT, bits: 6 }, answer.slice(1).join('.'))).toBe(false)
  expect(isSolved({ salt: SALT, bits: 6 }, answer.toReversed().join('.'))).toBe(false)
})

test.each([
  [{ tries: 0, failures: 0, drawn: 0 }, 12],
  [{ tries: 6, failures: 0, drawn: 1 }, 12],
  [{ tries: 10, failures: 0, drawn: 0 }, 13],
  [{ tries: 40, failures: 0, drawn: 0 }, 15],
  [{ tries: 0, failures: 30, drawn: 0 }, 14],
  [{ tries: 0, failures: 0, drawn: 60 }, 14],
  [{ tries: 10, failures: 10, drawn: 20 }, 15],
  [{ tries: 1e9, failures: 1e9, drawn: 1e9 }, MAX_BITS],
])('after %j a part costs %s bits', (recent, bits) => {
  expect(workBits(recent)).toBe(bits)
})
