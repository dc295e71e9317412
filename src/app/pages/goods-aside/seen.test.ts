import { expect, test } from 'vitest'
import { packLists } from '#features/catalog/web/pack-lists.ts'
import { findSeen } from './seen.ts'

const goods = { goodsId: 1, goodsModel: 'LM358DR' }
const category = { categoryId: 2, categoryName: 'Operational Amplifiers' }

test('the page of a part records the part', () => {
  expect(findSeen({ goods, alternatives: { list: [], totalCount: 0 } })).toEqual({ goods })
})

test('the page of a category records the category, whatever goods it lists', () => {
  const path = [{ categoryId: 1, categoryName: 'Amplifiers' }, category]
  const page = { category, path, goods: { list: [goods], totalCount: 1 } }
  for (const data of [page, packLists(page)]) expect(findSeen(data)).toEqual({ category: { ...category, path } })
})

test('other pages record nothing', () => {
  for (const data of [undefined, null, 'x', {}, { goods: { list: [] } }, { category: null }])
    expect(findSeen(data)).toBeUndefined()
})
