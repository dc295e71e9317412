import { expect, test } from 'vitest'
import type { CategoryFacets } from '../../filters.contract.ts'
import { type CategoryState, NO_CHOICE } from './category-choice.ts'
import { describeRange, listChosen } from './category-chosen.ts'

const facets: CategoryFacets = {
  brand: [{ id: 3, name: 'Yageo', count: 9 }],
  package: [{ id: 7, name: '0603', count: 9 }],
  lifecycle: [{ id: 1, name: 'Active', count: 9 }],
  inStock: 5,
  currency: 'USD',
  rohs: 9,
  isLowerBound: { brand: false, package: false, lifecycle: false, inStock: false, rohs: false },
  packagePlace: 0,
  parameters: [
    {
      code: 'resistance',
      name: 'Resistance',
      unit: 'Ω',
      unitPrefix: null,
      shownAs: 'auto',
      isLowerBound: false,
      more: false,
      values: [{ id: 1, name: '10 kΩ', count: 9, number: 10_000 }],
    },
    {
      code: 'low',
      name: 'Temperature',
      unit: '°C',
      unitPrefix: null,
      shownAs: 'auto',
      isLowerBound: false,
      more: false,
      values: [{ id: 2, name: '-40 °C', count: 9, number: -40 }],
    },
  ],
}
const nothing: CategoryFacets = {
  ...facets,
  brand: [],
  package: [],
  lifecycle: [],
  inStock: 0,
  rohs: 0,
  parameters: [],
}
const state: CategoryState = {
  ...NO_CHOICE,
  parameters: [
    { code: 'resistance', min: 1000, max: 10_000 },
    { code: 'low', valueIds: [2] },
  ],
  brandIds: [3],
  packageIds: [7],
  lifecycleIds: [1],
  inStock: true,
  minStock: 5000,
  maxPrice: 0.05,
  quantity: 100,
  sort: 'best',
  pageNumber: 1,
  pageSize: 20,
}
const names = [
  'In stock',
  'At least 5,000 in stock',
  'Unit price: up to $0.05 at 100',
  'Lifecycle: Active',
  'Yageo',
  'Resistance: 1 kΩ to 10 kΩ',
  'Temperature: −40 °C',
  'Package: 0603',
]

test('chosen filters are described in words', () => {
  expect(listChosen(state, facets).map(({ name }) => name)).toEqual(names)
})

test('a choice without hits keeps its names', () => {
  expect(listChosen(state, nothing, facets).map(({ name }) => name)).toEqual(names)
})

test('each can be removed separately', () => {
  const [stock, least, price, lifecycle, brand, range, value] = listChosen(state, facets).map(({ without }) => without)
  expect(stock).toEqual({ inStock: false })
  expect(least).toEqual({ minStock: undefined })
  expect(price).toEqual({ minPrice: undefined, maxPrice: undefined })
  expect(lifecycle).toEqual({ lifecycleIds: [] })
  expect(brand).toEqual({ brandIds: [] })
  expect(range).toEqual({ parameters: [{ code: 'low', valueIds: [2] }] })
  expect(value).toEqual({ parameters: [{ code: 'resistance', min: 1000, max: 10_000 }] })
})

test.each([
  [{ min: 4700 }, 'from 4.7 kΩ'],
  [{ max: 4700 }, 'up to 4.7 kΩ'],
  [{ min: 4700, max: 4700 }, '4.7 kΩ'],
])('%o is "%s"', (range, words) => expect(describeRange(range, 'Ω')).toBe(words))
