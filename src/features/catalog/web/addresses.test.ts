import { expect, test } from 'vitest'
import { enquiryAddress, pageAddress, savedManualAddress, searchAddress } from './addresses.ts'
import { readId, readPageNumber } from './read-address.ts'

test('a part number with special characters is encoded in the URL', () => {
  expect(searchAddress('1-215570/7 #PBF')).toBe('/comListSearch?goodsModel=1-215570%2F7+%23PBF&fuzzy=true')
  expect(enquiryAddress('A&B=C')).toBe('/enquiry?goodsModel=A%26B%3DC')
})

test('the first page of a list has one address', () => {
  const query = new URLSearchParams('sort=price&pageNumber=3')
  expect(pageAddress('/category/5', query, 2)).toBe('/category/5?sort=price&pageNumber=2')
  expect(pageAddress('/category/5', query, 1)).toBe('/category/5?sort=price')
  expect(pageAddress('/category/5', new URLSearchParams(), 1)).toBe('/category/5')
})

test.each([
  ['12', 12],
  ['0', 0],
  ['abc', 0],
  ['1e3', 0],
  ['0x10', 0],
  [' 7 ', 0],
  ['-1', 0],
  ['1.5', 0],
  ['99999999999', 0],
  [null, 0],
])('the id in %j is %i', (text, id) => expect(readId(text)).toBe(id))

test.each([
  ['pageNumber=2', 2],
  ['pageNumber=0', 1],
  ['pageNumber=-2', 1],
  ['pageNumber=two', 1],
  ['pageNumber=9999999', 1],
  ['', 1],
])('%j is page %i', (query, page) => expect(readPageNumber(new URLSearchParams(query))).toBe(page))

test('only our own datasheets can be asked for as a file to save', () => {
  expect(savedManualAddress('/api/goods/download/manual?goodsId=7')).toBe(
    '/api/goods/download/manual?goodsId=7&save=true',
  )
  expect(savedManualAddress('https://maker.example/lm358.pdf')).toBe('https://maker.example/lm358.pdf')
})
