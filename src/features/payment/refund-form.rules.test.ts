import { expect, test } from 'vitest'
import { checkRefund, leftToRefund, missingToRefund, priceOfPieces, readRefundPieces } from './refund-form.rules.ts'

const lines = [
  { lineId: 1, goodsModel: 'LM358DR', count: 1000, unitPrice: '0.5' },
  { lineId: 2, goodsModel: 'NE555P', count: 10, unitPrice: '2' },
]
const entry = (pieces: Record<number, string>, by: 'amount' | 'pieces' = 'pieces') => ({
  by,
  amount: '520.00',
  note: 'Missing',
  piecesOf: (lineId: number) => pieces[lineId] ?? '',
})

test.each(['1,000', '3 pcs', '-1', '1.5', '1e2', '1001'])(
  '"%s" pieces are a problem, not a refund of the amount beside them',
  (text) => {
    expect(checkRefund(entry({ 1: text }), lines)).toEqual({ refund1: 'Please enter a whole number up to 1,000' })
  },
)

test('pieces are read by line, and their price is shown', () => {
  const given = entry({ 1: '3', 2: '1' })
  expect(checkRefund(given, lines)).toEqual({})
  const pieces = readRefundPieces(given, lines)
  expect(pieces).toEqual([
    { lineId: 1, count: 3 },
    { lineId: 2, count: 1 },
  ])
  expect(priceOfPieces(pieces, lines)).toBe('3.5000')
})

test('by pieces at least one is needed', () => {
  expect(checkRefund(entry({}), lines)).toEqual({ refund1: 'Please enter the number of pieces to refund' })
  expect(checkRefund(entry({ 1: '0' }), lines)).toHaveProperty('refund1')
})

test('by amount the pieces do not matter', () => {
  expect(checkRefund(entry({ 1: 'x' }, 'amount'), lines)).toEqual({})
  expect(checkRefund({ ...entry({}, 'amount'), amount: '1,5' }, lines)).toHaveProperty('amount')
})

test('a refund starts with the missing pieces until something was refunded', () => {
  const picking = [
    { lineId: 1, missing: 0 },
    { lineId: 2, missing: 4 },
  ]
  expect(missingToRefund(picking, '0.0000')).toEqual({ 2: '4' })
  expect(missingToRefund(picking, '8.0000')).toEqual({})
})

test('what was refunded before is not offered again', () => {
  expect(leftToRefund({ totalAmount: '520.0000', refundedAmount: '20.5000' })).toBe('499.5000')
  expect(leftToRefund({ totalAmount: '520.0000', refundedAmount: '600.0000' })).toBe('0.0000')
})
