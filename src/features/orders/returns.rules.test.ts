import { describe, expect, test } from 'vitest'
import {
  acceptAll,
  checkDecisions,
  costOfFurther,
  decideLines,
  describeReduced,
  readDecisions,
  shareRefund,
} from './returns.rules.ts'

const requested = [
  { lineId: 1, goodsModel: 'A', count: 5 },
  { lineId: 2, goodsModel: 'B', count: 2 },
]

describe('the answer to a request', () => {
  test('accepts, reduces and refuses by line', () => {
    const decided = decideLines(requested, [{ lineId: 1, accepted: 3, restock: true }])
    expect(decided).toEqual([
      { lineId: 1, accepted: 3, restock: true },
      { lineId: 2, accepted: 0, restock: false },
    ])
    expect(describeReduced(requested, decided)).toBe('A: 3 of 5 accepted, B: 0 of 2 accepted')
    expect(describeReduced(requested, acceptAll(requested, false))).toBe('')
  })

  test.each([
    ['more than requested', [{ lineId: 1, accepted: 6, restock: false }], 'at most 5'],
    ['another line', [{ lineId: 3, accepted: 1, restock: false }], 'not part of this request'],
    ['nothing', [{ lineId: 1, accepted: 0, restock: true }], 'at least one piece'],
    [
      'a line twice',
      [
        { lineId: 1, accepted: 1, restock: false },
        { lineId: 1, accepted: 1, restock: false },
      ],
      'answered twice',
    ],
  ])('is refused with %s', (_, given, message) => {
    expect(() => decideLines(requested, given)).toThrow(message)
  })

  test('is read from the form', () => {
    const entered: Record<string, string> = { accepted1: '3', accepted2: '0' }
    const text = (field: string) => entered[field] ?? ''
    expect(checkDecisions(requested, text)).toEqual({})
    expect(readDecisions(requested, text, (field) => field === 'restock1')).toEqual([
      { lineId: 1, accepted: 3, restock: true },
      { lineId: 2, accepted: 0, restock: false },
    ])
  })

  test.each([
    [{ accepted1: '6', accepted2: '1' }, { accepted1: 'Please enter a whole number from 0 to 5' }],
    [{ accepted1: '1', accepted2: '' }, { accepted2: 'Please enter a whole number from 0 to 2' }],
    [{ accepted1: '1.5', accepted2: '1' }, { accepted1: 'Please enter a whole number from 0 to 5' }],
    [{ accepted1: '0', accepted2: '0' }, { accepted1: 'Please accept at least one piece, or refuse the request.' }],
  ])('%j is a problem of the form', (entered: Record<string, string>, problems) => {
    expect(checkDecisions(requested, (field) => entered[field] ?? '')).toEqual(problems)
  })
})

test('the fee of a line is refunded with its last piece', () => {
  const line = { count: 3, unitPrice: '0.3333', feeAmount: '5', refunded: 0 }
  expect(costOfFurther(line, 2)).toBe('0.6666')
  expect(costOfFurther({ ...line, refunded: 2 }, 1)).toBe('5.3333')
})

describe('a refund of pieces is for', () => {
  const due = [
    { afterSaleId: 7, pieces: 2 },
    { afterSaleId: 8, pieces: 5 },
  ]

  test('the returned pieces, the oldest request first', () => {
    expect(shareRefund({ missing: 0, refunded: 0, refundedReturned: 0, due }, 4)).toEqual([
      { afterSaleId: 7, pieces: 2 },
      { afterSaleId: 8, pieces: 2 },
    ])
  })

  test('missing pieces before returned ones', () => {
    expect(shareRefund({ missing: 4, refunded: 0, refundedReturned: 0, due }, 4)).toEqual([])
    expect(shareRefund({ missing: 4, refunded: 3, refundedReturned: 0, due }, 2)).toEqual([
      { afterSaleId: 7, pieces: 1 },
    ])
    expect(shareRefund({ missing: 4, refunded: 6, refundedReturned: 2, due }, 1)).toEqual([
      { afterSaleId: 7, pieces: 1 },
    ])
  })
})
