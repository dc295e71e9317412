import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPasswordProblem, strengthOf } from './password.rules.ts'

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'Passw0rd2026',
  'qwertyuiop',
  'QWERTZuiop',
  '12345678',
  '87654321',
  'abcdefgh',
  'aaaaaaaa',
  'abcabcabc',
  'letmein123',
  'Welcome2024!',
  'ohmstead1',
  'iloveyou!!',
  'Summer2026',
  'Demo-1234',
])('%s is refused as common', (password) => {
  expect(findPasswordProblem(password)).toMatch(/easy to guess/)
})

test.each(['correct horse battery', 'tr0mbone-Kiesel', '購買部品電子工業店', 'x9#Lm2!q'])('%s is taken', (password) => {
  expect(findPasswordProblem(password)).toBeUndefined()
})

test('too short and too long ones are refused', () => {
  expect(findPasswordProblem('x9#Lm2!')).toMatch(/at least 8/)
  expect(findPasswordProblem('x9#Lm2!q'.repeat(26))).toMatch(/at most 200/)
})

test('the owner’s name and address are refused', () => {
  const owner = { email: 'grace.baker@firm.example', name: 'Grace Baker' }
  for (const password of ['grace.baker', 'Grace.Baker1', 'baker-99', 'grace.baker@firm.example'])
    expect(findPasswordProblem(password, owner), password).toMatch(/name or e-mail/)
  expect(findPasswordProblem('baker and eleven zebras', owner)).toBeUndefined()
})

test('a longer password is never weaker', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 40 }), fc.string({ maxLength: 20 }), (password, more) => {
      fc.pre(!findPasswordProblem(password) && !findPasswordProblem(password + more))
      expect(strengthOf(password + more)).toBeGreaterThanOrEqual(strengthOf(password))
    }),
  )
})

test.each([
  ['password', 0],
  ['gravelpits', 1],
  ['gravelpit1', 2],
  ['gravel-Pit', 3],
  ['gravel-Pit-41', 4],
  ['correct horse battery staple', 4],
])('%s is of strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
