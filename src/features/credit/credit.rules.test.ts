import { describe, expect, test } from 'vitest'
import {
  amountText,
  type CreditStanding,
  dueText,
  findCreditFormProblems,
  findCreditProblem,
  GRACE_DAYS,
} from './credit.rules.ts'

const STANDING: CreditStanding = {
  state: 'active',
  days: 30,
  currency: 'USD',
  creditLimit: '1000.0000',
  openAmount: '750.1250',
  availableAmount: '249.8750',
  overdueAmount: '0.0000',
  overdueDays: 0,
}
const ORDER = { currency: 'USD', totalAmount: '249.8750' }
const problemOf = (standing: Partial<CreditStanding>, order: Partial<typeof ORDER> = {}) =>
  findCreditProblem({ ...STANDING, ...standing }, { ...ORDER, ...order })

describe('an order on account', () => {
  test('[CONST-07] may take exactly what is left of the limit, and not a ten-thousandth more', () => {
    expect(problemOf({})).toBeUndefined()
    expect(problemOf({}, { totalAmount: '249.8751' })).toEqual({
      reason: 'unpaid_limit',
      message:
        'This order of $249.8751 does not fit: of your limit of $1,000.0000, $750.1250 is open and $249.8750 is available.',
    })
  })

  test.each([
    ['paused', { state: 'paused' as const }, /paused/],
    ['withdrawn', { state: 'withdrawn' as const }, /not agreed/],
    ['in another currency', { currency: 'CNY' }, /Only orders in CNY/],
    [
      'overdue beyond the grace',
      { overdueDays: GRACE_DAYS + 1, overdueAmount: '20.0000' },
      /\$20.0000 is overdue, by up to 11 days/,
    ],
  ])('is refused when the terms are %s', (_name, standing, message) => {
    expect(problemOf(standing)).toEqual({ reason: 'method_not_offered', message: expect.stringMatching(message) })
  })

  test('is refused without terms', () => {
    expect(findCreditProblem(undefined, ORDER)?.reason).toBe('method_not_offered')
  })

  test('is accepted within the days of grace', () => {
    expect(problemOf({ overdueDays: GRACE_DAYS, overdueAmount: '20.0000' })).toBeUndefined()
  })
})

test('the due day is a date once the order is shipped', () => {
  expect(dueText({ days: 30, dueOn: '2026-12-18' })).toBe('Payment due by 18 December 2026, net 30 days')
  expect(dueText({ days: 1, dueOn: null })).toBe('Payment due 1 day after shipment, net 1 day')
})

test.each([
  ['1200.5000', '1200.50'],
  ['0.0125', '0.0125'],
  ['7', '7.00'],
])('%s is written as %s', (amount, text) => {
  expect(amountText(amount)).toBe(text)
})

test.each([
  [{ days: '1', creditLimit: '0.01' }, []],
  [{ days: '120', creditLimit: '5000' }, []],
  [{ days: '0', creditLimit: '0' }, ['days', 'creditLimit']],
  [{ days: '121', creditLimit: '1.005' }, ['days', 'creditLimit']],
  [{ days: '', creditLimit: '-5' }, ['days', 'creditLimit']],
  [{ days: '7.5', creditLimit: '1,000' }, ['days', 'creditLimit']],
])('the form with %j has problems in %j', (entered, fields) => {
  expect(Object.keys(findCreditFormProblems(entered))).toEqual(fields)
})
