import { expect, test } from 'vitest'
import {
  findLoginProblems,
  findPasswordChangeProblems,
  findProfileProblems,
  findRegisterProblems,
  findResetProblems,
} from './form.rules.ts'

const newcomer = {
  email: 'ada@firm.example',
  password: 'tr0mbone-Kiesel',
  name: 'Ada',
  countryId: '276',
  captchaAnswer: '7HK2A',
  terms: true,
}

test('a complete registration has no problems', () => {
  expect(findRegisterProblems(newcomer)).toEqual({})
})

test.each([
  ['email', ''],
  ['email', 'ada@firm'],
  ['password', ''],
  ['password', 'Password1'],
  ['password', 'ada@firm.example'],
  ['name', ''],
  ['countryId', ''],
  ['captchaAnswer', ''],
  ['terms', false],
])('%s %j is reported as a problem', (field, value) => {
  expect(Object.keys(findRegisterProblems({ ...newcomer, [field]: value }))).toEqual([field])
})

test('problems are in the order of the form', () => {
  const empty = { email: '', password: '', name: '', countryId: '', captchaAnswer: '', terms: false }
  expect(Object.keys(findRegisterProblems(empty))).toEqual([
    'email',
    'name',
    'password',
    'countryId',
    'captchaAnswer',
    'terms',
  ])
})

test('a login needs the captcha only when one is required', () => {
  expect(findLoginProblems({ email: 'ada', password: 'x' })).toEqual({})
  expect(findLoginProblems({ email: '', password: '', captchaAnswer: '' })).toEqual({
    email: 'Please enter',
    password: 'Please enter',
    captchaAnswer: 'Please wait until the security check is done.',
  })
})

test('a new password must be entered twice', () => {
  const change = { oldPassword: 'x', password: 'tr0mbone-Kiesel', repeated: 'tr0mbone-Kiesl' }
  expect(findPasswordChangeProblems(change, {})).toEqual({ repeated: 'The two passwords are not the same.' })
  expect(findResetProblems({ ...change, repeated: change.password })).toEqual({})
})

test('phone and website are optional and checked', () => {
  expect(findProfileProblems({ name: 'Ada', phone: '', website: '' })).toEqual({})
  expect(Object.keys(findProfileProblems({ name: '', phone: 'x', website: 'firm.example' }))).toEqual([
    'name',
    'phone',
    'website',
  ])
})
