import { expect, test } from 'vitest'
import { readLeadWeeks, readOrderPieces, readPackSize } from './order-terms.rules.ts'

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
