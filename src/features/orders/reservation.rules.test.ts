import { expect, test } from 'vitest'
import { findReservationProblem, isScarce } from './reservation.rules.ts'

test.each([
  ['as many unpaid orders as allowed', { orders: 500, amountUsd: '10', scarceParts: 0 }, undefined],
  ['one order more', { orders: 501, amountUsd: '10', scarceParts: 0 }, /^You have 500 unpaid orders/],
  ['as much money as allowed', { orders: 1, amountUsd: '100000', scarceParts: 0 }, undefined],
  ['a little more money', { orders: 1, amountUsd: '100000.0001', scarceParts: 0 }, /ask for a quote/],
  ['most of the stock of five parts', { orders: 1, amountUsd: '10', scarceParts: 5 }, undefined],
  ['most of the stock of six parts', { orders: 1, amountUsd: '10', scarceParts: 6 }, /stock of 5 parts/],
])('a new buyer with %s', (_, reservation, problem) => {
  const found = findReservationProblem(reservation)
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBeUndefined()
})

test('more than half of the stock is scarce', () => {
  expect([isScarce({ count: 5, stock: 10 }), isScarce({ count: 6, stock: 10 })]).toEqual([false, true])
})
