import { expect, test } from 'vitest'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import type { Suggestion } from '../search.contract.ts'
import { typedOptions } from './search-box-options.ts'

const part: GoodsName = {
  goodsId: 5,
  goodsModel: 'LM358DR',
  brand: { brandId: 1, brandName: 'Texas Instruments' },
  package: 'SOIC-8',
  stockCount: 3,
  coverPic: '',
}
const others: Suggestion[] = [
  {
    kind: 'category',
    id: 2,
    name: 'MOSFETs',
    within: 'Discretes',
    path: [
      { categoryId: 1, categoryName: 'Discretes' },
      { categoryId: 2, categoryName: 'MOSFETs' },
    ],
    count: 9,
  },
  { kind: 'manufacturer', id: 3, name: 'Torex', count: 4 },
  {
    kind: 'specification',
    text: '100nF 0603',
    category: { categoryId: 7, categoryName: 'MLCC' },
    count: 12,
  },
]
const keysFor = (text: string, isSimilar = false) =>
  typedOptions(text, { list: [part], isSimilar, others }).map(({ key }) => key)

test('for what looks like a number the parts come first, for words what they name', () => {
  expect(keysFor('LM358')).toEqual(['goods-5', 'category-2', 'brand-3', 'specification-7', 'all'])
  expect(keysFor('mosfet')).toEqual(['category-2', 'brand-3', 'specification-7', 'goods-5', 'all'])
})

test('parts that are only similar come after what was understood', () => {
  expect(keysFor('100nF', true)[0]).toBe('category-2')
})

test('each leads to its page; only searches are counted as such', () => {
  const options = typedOptions('x', { list: [], isSimilar: false, others })
  expect(options.map(({ to, term }) => [to, term])).toEqual([
    ['/categoryPage?a=Discretes&b=MOSFETs&categoryId=2', undefined],
    ['/brand/detail/3', undefined],
    ['/comListSearch?goodsModel=100nF+0603&fuzzy=true&categoryId=7', '100nF 0603'],
    ['/comListSearch?goodsModel=x&fuzzy=true', 'x'],
  ])
})
