import { expect, test } from 'vitest'
import type { Category } from './catalog.contract.ts'
import { findNamedCategory } from './category-names.rules.ts'

const category = (categoryId: number, categoryName: string, child: Category[] = []): Category => ({
  categoryId,
  categoryName,
  goodsCount: 1,
  more: false,
  child,
})
const tree = [
  category(1, 'Resistors', [category(11, 'Chip Resistors (SMD)'), category(12, 'Accessories')]),
  category(2, 'Capacitors', [category(21, 'Accessories')]),
]

test.each([
  ['Resistors', null, 1],
  ['resistors', 'chip resistors (smd)', 11],
  ['Capacitors', 'Accessories', 21],
  [null, 'Chip Resistors (SMD)', 11],
  ['Capacitors', 'Chip Resistors (SMD)', undefined],
  ['Nothing', null, undefined],
])('[ROUTE-20, ROUTE-21] a=%s and b=%s name category %s', (a, b, categoryId) => {
  expect(findNamedCategory(tree, { a, b })?.categoryId).toBe(categoryId)
})
