import { expect, test } from 'vitest'
import { mapColumns } from '../columns/map-columns.rules.ts'
import { PackingReader } from './read-packings.ts'

const own = { minimum: 1, packCount: 4000, tiers: [{ count: 1, price: 1000, activity: 0 }] }

/** One line, its cells by their headings. */
function read(line: Record<string, string>, terms: Parameters<PackingReader['read']>[1] = own) {
  return new PackingReader(mapColumns(Object.keys(line))).read(Object.values(line), terms)
}

test.each([
  ['Full reel price', { to: 'packing', kind: 'fullReel', field: 'price' }],
  ['full reel tiers', { to: 'packing', kind: 'fullReel', field: 'price' }],
  ['Full Reel Qty', { to: 'packing', kind: 'fullReel', field: 'size' }],
  ['Custom reel fee (USD)', { to: 'packing', kind: 'customReel', field: 'fee' }],
  ['Cut tape MOQ', { to: 'packing', kind: 'cutTape', field: 'minimum' }],
  ['Cut tape part number', { to: 'packing', kind: 'cutTape', field: 'number' }],
  ['Tray multiple', { to: 'packing', kind: 'tray', field: 'multiple' }],
])('the heading %j is %j', (heading, meaning) => {
  expect(mapColumns([heading])[0]).toEqual(meaning)
})

test('a reel takes the pack size of the part, and comes in whole reels', () => {
  expect(read({ 'Full reel price': '0.05' })).toEqual([
    { kind: 'fullReel', minimum: 4000, multiple: 4000, size: 4000, counts: [4000], prices: ['0.0500'] },
  ])
})

test('several packagings, each with its own terms, in the order in which they are shown', () => {
  const packings = read({
    'Custom reel fee': '7',
    'Custom reel MOQ': '100',
    'Full reel size': '3000',
    'Full reel price': '3000:0.05;6000:0.045',
    'Full reel MPN': 'ABC-R',
  })
  expect(packings).toEqual([
    {
      kind: 'fullReel',
      minimum: 3000,
      multiple: 3000,
      size: 3000,
      number: 'ABC-R',
      counts: [3000, 6000],
      prices: ['0.0500', '0.0450'],
    },
    { kind: 'customReel', minimum: 100, multiple: 1, fee: '7', counts: [], prices: [] },
  ])
})

test('a dash removes a packaging; an empty cell leaves it unchanged', () => {
  expect(read({ 'Full reel price': '-' })).toEqual([])
  expect(read({ 'Full reel price': '' })).toBeUndefined()
})

test.each([
  [{ 'Tray size': '96' }, { ...own, tiers: undefined }, 'Tray: there is no price for 1 pieces.'],
  [{ 'Full reel price': 'call' }, { ...own, tiers: undefined }, 'Full reel: there is no price for 4000 pieces.'],
  [{ 'Full reel price': '0.05' }, { ...own, packCount: undefined }, 'Full reel: the pieces of one reel are missing.'],
  [{ 'Full reel price': '5000:0.05' }, own, 'Full reel: there is no price for 4000 pieces.'],
  [{ 'Full reel price': 'cheap' }, own, 'Full reel: "cheap" is not a price.'],
  [{ 'Full reel price': '1:0.05;10:0.06' }, own, /^Full reel: The price tiers are out of order/],
  [{ 'Full reel size': '4000', 'Full reel multiple': '100' }, own, /whole reels of 4000/],
  [{ 'Tray MOQ': '10', 'Tray multiple': '4' }, own, 'Tray: the minimum of 10 is not a multiple of 4.'],
  [{ 'Tray MOQ': '0' }, own, 'Tray: the minimum is below 1.'],
  [{ 'Custom reel MOQ': '100' }, own, 'Custom reel: the fee is missing.'],
  [{ 'Tube size': '50', 'Tube fee': '3' }, own, 'Tube: only a custom reel has a fee.'],
  [{ 'Custom reel fee': '-7x' }, own, /is not a price/],
])('%j is refused', (line, terms, sentence) => {
  const said = read(Object.fromEntries(Object.entries(line)), terms)
  expect(said).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
})
