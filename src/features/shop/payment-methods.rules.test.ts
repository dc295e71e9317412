import { expect, test } from 'vitest'
import { arrangeMethods, paymentOptionsOf } from './payment-methods.rules.ts'

const METHODS = [
  { method: 'stripe', name: 'Card', note: 'By card' },
  { method: 'sandbox', name: 'Sandbox', note: 'No money' },
]
const set = (method: string, offered = true, label = '', note = '') => ({ method, offered, label, note })

test('without settings all methods are offered with their own names', () => {
  expect(arrangeMethods(METHODS, [])).toEqual(METHODS)
  expect(paymentOptionsOf([]).map(({ way, label }) => [way, label])).toEqual([
    ['online', ''],
    ['transfer', ''],
  ])
})

test('settings change order and texts, and hide methods that are turned off', () => {
  const settings = [set('sandbox', true, 'Try it'), set('transfer', true, 'Wire'), set('stripe', false)]
  expect(arrangeMethods(METHODS, settings)).toEqual([{ method: 'sandbox', name: 'Try it', note: 'No money' }])
  expect(paymentOptionsOf(settings).map(({ label }) => label)).toEqual(['Try it', 'Wire'])
})

test('buying on account is named to customers with terms only: last, or where the owner has put it', () => {
  const waysOf = (settings: ReturnType<typeof set>[]) => paymentOptionsOf(settings, true).map(({ way }) => way)
  expect(waysOf([])).toEqual(['online', 'transfer', 'account'])
  expect(waysOf([set('stripe'), set('account'), set('transfer')])).toEqual(['online', 'account', 'transfer'])
  expect(waysOf([set('account'), set('transfer'), set('stripe')])).toEqual(['account', 'transfer', 'online'])
  expect(paymentOptionsOf([set('account', true, 'Net 30'), set('stripe', true, 'Card')])).toEqual([
    { way: 'online', label: 'Card', note: '' },
    { way: 'transfer', label: '', note: '' },
  ])
})

test('a method that the settings do not name comes last, and transfers may come first', () => {
  expect(arrangeMethods(METHODS, [set('sandbox')]).map(({ method }) => method)).toEqual(['sandbox', 'stripe'])
  expect(paymentOptionsOf([set('transfer'), set('stripe')]).map(({ way }) => way)).toEqual(['transfer', 'online'])
})
