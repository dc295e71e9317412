import { expect, test } from 'vitest'
import { includesRight, rightFor } from './rights.ts'

test('a call needs its own right, or one made of its address', () => {
  expect(rightFor({ method: 'GET', path: '/api/staff/supply/list' })).toBe('supply.read')
  expect(rightFor({ method: 'POST', path: '/api/staff/supply/list' })).toBe('supply.write')
  expect(rightFor({ method: 'POST', path: '/api/staff/order/ship', right: 'orders.ship' })).toBe('orders.ship')
})

test.each([
  [['*'], true],
  [['orders.ship'], true],
  [['orders.*'], true],
  [['*.ship'], true],
  [['*.read', 'orders.read', 'quotes.*'], false],
  [[], false],
])('%j includes orders.ship: %s', (rights, expected) => {
  expect(includesRight(rights, 'orders.ship')).toBe(expected)
})
