import { expect, test } from 'vitest'
import { canonicalAddress } from '../web/category/canonical-address.ts'
import { categoryPathAddress } from './category-address.rules.ts'

const [top, second, third] = ['Resistors', 'Chip & more', 'Thick Film'].map((categoryName, place) => ({
  categoryId: place + 1,
  categoryName,
})) as [Named, Named, Named]
type Named = { categoryId: number; categoryName: string }

test('[ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23] only the second level is addressed by both names and its number', () => {
  expect([[top], [top, second], [top, second, third]].map(categoryPathAddress)).toEqual([
    '/category/detail/1',
    '/categoryPage?a=Resistors&b=Chip+%26+more&categoryId=2',
    '/category/detail/3',
  ])
})

test('the canonical address of each page of a category', () => {
  expect([[top], [top, second]].map((path) => [1, 2].map((page) => canonicalAddress(path, page)))).toEqual([
    ['/category/detail/1', '/category/detail/1?pageNumber=2'],
    [
      '/categoryPage?a=Resistors&b=Chip+%26+more&categoryId=2',
      '/categoryPage?a=Resistors&b=Chip+%26+more&categoryId=2&pageNumber=2',
    ],
  ])
})
