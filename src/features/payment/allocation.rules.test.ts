import { expect, test } from 'vitest'
import { allocatePayment } from './allocation.rules.ts'

const ORDERS = [{ openAmount: '10.0049' }, { openAmount: '5.5000' }, { openAmount: '0.0000' }, { openAmount: '3.0000' }]
const amountsOf = (amount: string) => {
  const { parts, rest } = allocatePayment(amount, ORDERS)
  return { amounts: parts.map((part) => part.amount), places: parts.map(({ order }) => ORDERS.indexOf(order)), rest }
}

test.each([
  ['less than the first', '4', ['4.0000'], [0]],
  ['exactly the first, in cents', '10', ['10.0000'], [0]],
  ['the first and a part of the next', '12.25', ['10.0000', '2.2500'], [0, 1]],
  ['all of them', '18.5', ['10.0000', '5.5000', '3.0000'], [0, 1, 3]],
])('%s', (_, amount, amounts, places) => {
  expect(amountsOf(amount)).toEqual({ amounts, places, rest: '0.0000' })
})

test('what is more than all of them is left', () => {
  expect(amountsOf('20')).toEqual({ amounts: ['10.0000', '5.5000', '3.0000'], places: [0, 1, 3], rest: '1.5000' })
  expect(allocatePayment('1', [])).toEqual({ parts: [], rest: '1.0000' })
})
