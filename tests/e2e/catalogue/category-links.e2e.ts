import { describe, expect } from 'vitest'
import { storeUrl, test } from '../../support/visitor.ts'
import { readPage } from '../../support/windows/served-page.ts'
import { type Found, thickFilm } from './find-category.ts'

describe('links to the second level', () => {
  test('[HEAD-45, ROUTE-20, ROUTE-21] lead to /categoryPage with both names and the number, wherever they are', async () => {
    const { top, second, third } = await thickFilm()
    const address = (one: Found) =>
      `/categoryPage?${new URLSearchParams({ a: top.categoryName, b: one.categoryName, categoryId: String(one.categoryId) })}`
    const all = await readPage('/allCategories')
    expect(await all.attributes(`#category-${top.categoryId} h3 a`, 'href')).toEqual(top.child.map(address))
    const above = await readPage(`/category/detail/${top.categoryId}`)
    expect(await above.attributes('nav[aria-label=Sub-categories] h2 a', 'href')).toEqual(top.child.map(address))
    const answer = await fetch(`${storeUrl()}/api/category/goods`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ categoryId: third.categoryId, pageSize: 1 }),
    })
    const [goods] = ((await answer.json()) as { data: { list: Array<{ goodsId: number }> } }).data.list // the shape of the contract
    for (const below of [`/category/${third.categoryId}`, `/goods/detail/${goods?.goodsId}`])
      expect(await (await readPage(below)).attributes('nav[aria-label=Breadcrumb] a', 'href'), below).toContain(
        address(second),
      )
  })
})
