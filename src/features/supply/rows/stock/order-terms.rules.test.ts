import { expect, test } from 'vitest'
import { perPiece, readLeadWeeks, readOrderPieces, readPackSize, readPriceUnit } from './order-terms.rules.ts'

test.each([
  ['100', undefined, 100],
  ['1 Reel', 3000, 3000],
  ['2 reels', 4000, 8000],
  ['Rolle', 2500, 2500],
  ['1 VPE', 50, 50],
  ['1 Reel (3000)', undefined, 3000],
  ['Reel of 4,000 pcs', undefined, 4000],
  ['2 Rollen à 2500 Stk.', undefined, 5000],
  ['3000/Reel', undefined, 3000],
])('an order of %j with packs of %s is %d pieces', (text, packSize, count) => {
  expect(readOrderPieces(text, packSize)).toBe(count)
})

test('a number of packs of unknown size is refused', () => {
  expect(readOrderPieces('1 Reel', undefined)).toBe('"1 Reel" does not say how many pieces that is.')
})

test.each([
  ['3000', 3000],
  ['3000/Reel', 3000],
  ['3k pcs per reel', 3000],
  ['Rolle à 3,000', 3000],
])('the pack size %j is %d', (text, size) => {
  expect(readPackSize(text)).toBe(size)
})

test.each([
  ['12', 12],
  ['12 weeks', 12],
  ['8-10 Wochen', 10],
  ['8 bis 10 Wo.', 10],
  ['10 days', 2],
  ['3 Tage', 1],
  ['2 months', 9],
  ['ca. 6 semaines', 6],
  ['16 weeks ARO', 16],
  ['ab Lager', 0],
  ['sofort', 0],
  ['on request', undefined],
])('the lead time %j is %s weeks', (text, weeks) => {
  expect(readLeadWeeks(text)).toBe(weeks)
})

test.each(['soon', 'KW 45', '9999 weeks'])('the lead time %j cannot be read', (text) => {
  expect(readLeadWeeks(text)).toMatch(/lead time/)
})

test.each([
  ['1', 1],
  ['100', 100],
  ['1000 Stk.', 1000],
  ['per 100', 100],
  ['/1k', 1000],
  ['C', 100],
  ['each', 1],
])('a price with the unit %j is for %d pieces', (text, unit) => {
  expect(readPriceUnit(text)).toBe(unit)
})

test.each(['kg', '0', 'Rolle'])('%j is no price unit', (text) => {
  expect(readPriceUnit(text)).toMatch(/price unit/)
})

test('the price of a piece is rounded half up and never becomes zero', () => {
  expect([perPiece(380_000, 100), perPiece(125, 100), perPiece(150, 100), perPiece(1, 1000), perPiece(0, 100)]).toEqual(
    [3800, 1, 2, 1, 0],
  )
})
