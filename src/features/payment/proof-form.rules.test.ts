import { expect, test } from 'vitest'
import { payOffline } from './payment.contract.ts'
import { findProofProblems, findShortfall, PROOF_MESSAGES } from './proof-form.rules.ts'

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

test.each([
  [{ payer: '' }, PROOF_MESSAGES.payer],
  [{ transferDate: '' }, PROOF_MESSAGES.transferDate],
  [{ proof: '' }, PROOF_MESSAGES.proof],
])('the endpoint refuses %j with the message of the form', (change, message) => {
  const sent = { orderNo: 'OS-261115-0123ABCD', ...whole, proof: 'a-resource', ...change }
  expect(payOffline.input.safeParse(sent).error?.issues).toMatchObject([{ message }])
  const entered = { ...whole, ...change, hasProof: sent.proof !== '' }
  expect(Object.values(findProofProblems(entered, TODAY))).toEqual([message])
})

test.each(['-1', '0', '0.00', '1,5', '1e3', '1.23456'])('%j is no amount', (amount) => {
  expect(findProofProblems({ ...whole, amount }, TODAY)).toHaveProperty('amount')
})

test('a transfer date in the future is refused', () => {
  expect(findProofProblems({ ...whole, transferDate: '2026-11-16' }, TODAY)).toHaveProperty('transferDate')
})

test.each([
  ['84.86', '', true],
  ['85', '', true],
  ['84.85', '', false],
  ['80', '  ', false],
  ['80', 'Fees of the bank', true],
])('of 84.858, %s with the note "%s" is enough: %s', (amount, note, isEnough) => {
  expect(findShortfall(amount, '84.8580', note) === undefined).toBe(isEnough)
})
