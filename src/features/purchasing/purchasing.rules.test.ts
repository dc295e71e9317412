import { describe, expect, test } from 'vitest'
import { findReceiptProblem, readPartLines, shareOut, statusOf, suggestCount } from './purchasing.rules.ts'

describe('the status of a sent purchase order', () => {
  test.each([
    ['sent', [{ receivedCount: 0, openCount: 5 }]],
    ['partly_received', [{ receivedCount: 2, openCount: 3 }]],
    [
      'partly_received',
      [
        { receivedCount: 5, openCount: 0 },
        { receivedCount: 0, openCount: 1 },
      ],
    ],
    ['received', [{ receivedCount: 7, openCount: 0 }]],
    [
      'received',
      [
        { receivedCount: 1, openCount: 0 },
        { receivedCount: 0, openCount: 0 },
      ],
    ],
    ['cancelled', [{ receivedCount: 0, openCount: 0 }]],
  ] as const)('is %s', (status, lines) => expect(statusOf(lines)).toBe(status))
})

describe('a list of numbers', () => {
  test('has pieces, cost and manufacturer, separated as people paste them', () => {
    const text = 'LM358DR 500 0.12\nBAV99,215\t1,500\n\nNE555P; 20; ; Texas Instruments\nTL072, 3, 0.5\n1N4148'
    expect(readPartLines(text)).toEqual([
      { model: 'LM358DR', count: 500, unitCost: '0.12', brandName: '' },
      { model: 'BAV99,215', count: 1500, unitCost: undefined, brandName: '' },
      { model: 'NE555P', count: 20, unitCost: undefined, brandName: 'Texas Instruments' },
      { model: 'TL072', count: 3, unitCost: '0.5', brandName: '' },
      { model: '1N4148', count: 1, unitCost: undefined, brandName: '' },
    ])
  })

  test.each([
    ['LM358DR many', 'many is not a number of pieces'],
    ['LM358DR 0', '1 piece or more'],
    ['LM358DR 5 cheap', 'cheap is not a cost'],
    [Array.from({ length: 501 }, () => 'A 1').join('\n'), 'at most 500 lines'],
  ])('refuses %s', (text, message) => expect(readPartLines(text)).toContain(message))
})

describe('what has arrived', () => {
  const line = { model: 'A', openCount: 10, count: 10, refusedCount: 0, refusedReason: '' }
  test('may be less, and more once that is confirmed', () => {
    expect(findReceiptProblem([{ ...line, count: 4 }], false)).toBeUndefined()
    expect(findReceiptProblem([{ ...line, count: 12 }], false)).toMatchObject({
      reason: 'above_ordered',
      message: expect.stringContaining('2 more'),
    })
    expect(findReceiptProblem([{ ...line, count: 12 }], true)).toBeUndefined()
  })
  test('needs a reason for refused pieces, and is something', () => {
    expect(findReceiptProblem([{ ...line, count: 0, refusedCount: 3 }], false)?.message).toContain('why')
    expect(findReceiptProblem([{ ...line, count: 0, refusedCount: 3, refusedReason: 'Wet' }], false)).toBeUndefined()
    expect(findReceiptProblem([{ ...line, count: 0 }], false)?.reason).toBe('invalid_input')
  })
})

test('pieces go to the lines that wait for them first; the rest is free', () => {
  const waiting = [
    { lineId: 1, count: 3 },
    { lineId: 2, count: 4 },
  ]
  expect(shareOut(5, waiting)).toEqual({
    shares: [
      { lineId: 1, count: 3 },
      { lineId: 2, count: 2 },
    ],
    rest: 0,
  })
  expect(shareOut(9, waiting)).toMatchObject({ rest: 2 })
  expect(shareOut(9, [])).toEqual({ shares: [], rest: 9 })
})

test.each([
  ['what is missing', { available: 3, reorderPoint: 10, reorderQuantity: 0, pack: 1 }, 7],
  ['whole packs', { available: 3, reorderPoint: 10, reorderQuantity: 0, pack: 5 }, 10],
  ['the usual quantity', { available: 3, reorderPoint: 10, reorderQuantity: 500, pack: 250 }, 500],
  ['what is missing, where it is more', { available: -600, reorderPoint: 10, reorderQuantity: 500, pack: 250 }, 750],
])('what to order is %s', (_, reorder, count) => expect(suggestCount(reorder)).toBe(count))
