import { expect, test } from 'vitest'
import { findProofProblems } from './proof-form.rules.ts'

const TODAY = '2026-11-15'
const whole = { payer: 'Acme', amount: '120.50', transferDate: TODAY, hasProof: true }

test('a complete proof has no problems', () => {
  expect(findProofProblems(whole, TODAY)).toEqual({})
})

test('all fields are required', () => {
  expect(Object.keys(findProofProblems({ payer: '', amount: '', transferDate: '', hasProof: false }, TODAY))).toEqual([
    'payer',
    'amount',
    'transferDate',
    'proof',
  ])
})

test.each(['-1', '0', '1,5', '1e3', '1.23456'])('%j is no amount', (amount) => {
  expect(findProofProblems({ ...whole, amount }, TODAY)).toHaveProperty('amount')
})

test('a transfer date in the future is refused', () => {
  expect(findProofProblems({ ...whole, transferDate: '2026-11-16' }, TODAY)).toHaveProperty('transferDate')
})
