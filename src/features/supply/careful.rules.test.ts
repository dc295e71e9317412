import { describe, expect, test } from 'vitest'
import { findObjection } from './careful.rules.ts'

const usual = { lineCount: 1000, badCount: 50, changedCount: 300, unchangedCount: 600, goneCount: 100, priceJumps: [] }
const jump = (factor: number) => ({ model: 'NE555P', oldPrice: '1', newPrice: String(factor), factor })

describe('a list that is applied automatically', () => {
  test('may skip a few lines, miss a few parts and change prices a little', () => {
    expect(findObjection(usual)).toBeUndefined()
    expect(findObjection({ ...usual, priceJumps: [jump(3), jump(1 / 3)] })).toBeUndefined()
  })

  test.each([
    ['is empty', { lineCount: 0, badCount: 0 }, 'The list has no lines.'],
    ['is hardly readable', { badCount: 51 }, '51 of 1,000 lines cannot be read.'],
    ['misses many parts', { goneCount: 101 }, '101 of 1,001 parts are missing from the list.'],
    ['triples a price', { priceJumps: [jump(3.5)] }, 'The price of NE555P would change from 1 to 3.5.'],
    ['loses a decimal point', { priceJumps: [jump(0.01)] }, 'The price of NE555P would change from 1 to 0.01.'],
  ])('waits for approval when it %s', (_what, more, objection) => {
    expect(findObjection({ ...usual, ...more })).toBe(objection)
  })

  test('is not stopped by one odd line of a short list', () => {
    expect(findObjection({ ...usual, lineCount: 12, badCount: 3, goneCount: 2, changedCount: 7 })).toBeUndefined()
  })
})
