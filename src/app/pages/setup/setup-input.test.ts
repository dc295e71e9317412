import { expect, test } from 'vitest'
import { setUpShop } from '#features/shop/setup.contract.ts'
import { findSetupProblems, setupInput } from './setup-input.ts'

const good = {
  code: 'ABCD-EFGH-JKMN-PQRS',
  name: 'Fernhill Parts',
  accent: '#1f4fd1',
  street: 'Mill Lane 3',
  city: 'Utrecht',
  countryCode: 'NL',
  contactEmail: 'hello@fernhill.example',
  currency: 'USD',
  adminName: 'Ada Owner',
  adminEmail: 'ada@fernhill.example',
  adminPassword: 'copper lantern 42',
  content: 'empty',
}

const problemsOf = (changes: Record<string, string>) => {
  const fields: Record<string, string> = { ...good, ...changes }
  const read = (name: string) => fields[name] ?? ''
  return findSetupProblems(
    setupInput({
      text: (name) => read(name).trim(),
      exact: read,
      ticked: () => false,
      file: () => undefined,
      picked: () => false,
    }),
  )
}

test('a form with everything needed has no problem', () => {
  expect(problemsOf({})).toEqual({})
})

test('an empty form names every field that is needed, in their order', () => {
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, '']))
  expect(Object.keys(problemsOf({ ...empty, currency: 'USD', content: 'empty' }))).toEqual([
    'code',
    'name',
    'street',
    'city',
    'countryCode',
    'contactEmail',
    'adminName',
    'adminEmail',
    'adminPassword',
  ])
})

test.each([
  ['contactEmail', 'not an address', /e-mail/],
  ['phone', 'call me', /digits/],
  ['accent', '#ffee00', /Too light/],
  ['adminPassword', 'password1', /easy to guess/],
  ['adminPassword', 'ada@fernhill.example', /name or e-mail/],
  ['swift', 'SHORT', /8 or 11/],
])('%s %j is shown at its field', (field, value, message) => {
  expect(problemsOf({ [field]: value })[field]).toMatch(message)
})

test('a bank account is complete or missing', () => {
  expect(Object.keys(problemsOf({ beneficiary: 'Fernhill Parts' }))).toEqual(['bankName', 'accountNumber'])
})

test('the contract refuses what the form refuses, and accepts the rest', () => {
  const fieldsOf = (changes: Record<string, string>) => {
    const fields: Record<string, string> = { ...good, ...changes }
    const read = (name: string) => fields[name] ?? ''
    return setupInput({ text: read, exact: read, ticked: () => false, file: () => undefined, picked: () => false })
  }
  const takes = (changes: Record<string, string>) => setUpShop.input.safeParse(fieldsOf(changes)).success
  const bank = { beneficiary: 'Fernhill', bankName: 'Fernhill Bank', accountNumber: 'NL11 0123' }
  expect([takes({}), takes(bank)]).toEqual([true, true])
  const refused: Array<Record<string, string>> = [
    { name: '' },
    { city: '' },
    { phone: 'x' },
    { accent: '#ffee00' },
    { ...bank, swift: 'SHORT' },
  ]
  for (const bad of refused)
    expect([takes(bad), Object.keys(findSetupProblems(fieldsOf(bad))).length], JSON.stringify(bad)).toEqual([false, 1])
})
