import { expect, test } from 'vitest'
import {
  changeSearch,
  NO_FILTERS,
  parametricPlace,
  readSearchState,
  writeSearchState,
} from './search-result-address.ts'

const filtered =
  '/comListSearch?goodsModel=rc0603&fuzzy=true&brandId=74&brandId=12&packageId=3&priceBand=2&inStock=true&rohs=true&p.voltage=16..50&p.dielectric=3%2C4&sort=price&pageNumber=4'

const read = (address: string) => readSearchState(new URL(address, 'http://store').searchParams)

test('[ROUTE-28, ROUTE-29] the whole state of a search is in its address', () => {
  expect(writeSearchState(read(filtered))).toBe(filtered)
})

test('[ROUTE-29] a search is fuzzy with fuzzy=true only', () => {
  const address = '/comListSearch?goodsModel=rc0603'
  for (const other of [address, `${address}&fuzzy=false`, `${address}&fuzzy=`]) {
    expect(read(other).fuzzy).toBe(false)
    expect(writeSearchState(read(other))).toBe(address)
  }
})

test('a part number with special characters is read back', () => {
  const state = read(writeSearchState({ ...read(filtered), goodsModel: 'A+B/C #1&2' }))
  expect(state.goodsModel).toBe('A+B/C #1&2')
})

test('filtering starts at the first page again and keeps the rest', () => {
  expect(changeSearch(read(filtered), { brandId: [12] })).toBe(
    '/comListSearch?goodsModel=rc0603&fuzzy=true&brandId=12&packageId=3&priceBand=2&inStock=true&rohs=true&p.voltage=16..50&p.dielectric=3%2C4&sort=price',
  )
})

test('clearing all keeps the term and the order', () => {
  expect(changeSearch(read(filtered), NO_FILTERS)).toBe('/comListSearch?goodsModel=rc0603&fuzzy=true&sort=price')
})

test('invalid values are ignored', () => {
  const spoilt =
    '/comListSearch?goodsModel=+lm358+&brandId=abc&categoryId=-1&priceBand=999&sort=worst&pageNumber=x&inStock=yes'
  expect(read(spoilt)).toEqual({
    goodsModel: 'lm358',
    fuzzy: false,
    brandId: [],
    categoryId: [],
    packageId: [],
    priceBand: undefined,
    inStock: false,
    rohs: false,
    parametric: {
      parameters: [],
      brandIds: [],
      packageIds: [],
      lifecycleIds: [],
      inStock: false,
      rohs: false,
      sort: 'best',
      pageNumber: 1,
      pageSize: 20,
    },
    sort: 'best',
    pageNumber: 1,
  })
})

test('the filters of a category lead to the same search, filtered', () => {
  const { place, after } = parametricPlace(
    read('/comListSearch?goodsModel=mlcc&fuzzy=true&brandId=7&p.voltage=16..50&pageNumber=4'),
  )
  expect(after({ parameters: [{ code: 'voltage', valueIds: [9] }] })).toBe(
    '/comListSearch?goodsModel=mlcc&fuzzy=true&brandId=7&p.voltage=9',
  )
  expect(place.query).toEqual([
    ['goodsModel', 'mlcc'],
    ['fuzzy', 'true'],
    ['brandId', '7'],
  ])
})
