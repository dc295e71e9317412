import { describe, expect } from 'vitest'
import { createBuyers } from '../../support/buyers.ts'
import { storeUrl, test } from '../../support/visitor.ts'
import { readPage } from '../../support/windows/served-page.ts'
import { type Found, findCategory, thickFilm } from './find-category.ts'

const { newBuyer } = createBuyers()

const secondAddress = ({ top, second }: { top: Found; second: Found }) =>
  `/categoryPage?${new URLSearchParams({ a: top.categoryName, b: second.categoryName, categoryId: String(second.categoryId) })}`

describe('links to the second level', () => {
  test('[HEAD-45, ROUTE-20, ROUTE-21] lead to /categoryPage with both names and the number, wherever they are', async () => {
    const { top, second, third } = await thickFilm()
    const address = (one: Found) => secondAddress({ top, second: one })
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
  test('[HEAD-45, ROUTE-19, ROUTE-23, ROUTE-24, ROUTE-25] are what search engines are told, on each of its pages', async () => {
    const found = await thickFilm()
    const { categoryId } = found.second
    const address = secondAddress(found)
    for (const path of [
      `/category/detail/${categoryId}`,
      `/category/${categoryId}`,
      `/categoryPage?categoryId=${categoryId}`,
      `/comList?categoryId=${categoryId}`,
    ]) {
      const first = await readPage(path)
      expect(await first.attributes('link[rel=canonical]', 'href'), path).toEqual([address])
      const next = await readPage(`${path}${path.includes('?') ? '&' : '?'}pageNumber=2`)
      expect(await next.attributes('link[rel=canonical]', 'href'), path).toEqual([`${address}&pageNumber=2`])
    }
    const list = await readPage(`/comList?categoryId=${categoryId}`)
    expect(await list.attributes('main a[href^="/categoryPage"]', 'href')).toEqual([address])
  })

  test('[HEAD-45, ROUTE-19] are given by the search, in the box and above its results', async ({ desktop }) => {
    const { page, open } = desktop
    const address = secondAddress(await findCategory('Discrete Semiconductors', 'MOSFETs', 'N-Channel'))
    const results = await readPage('/comListSearch?goodsModel=mosfet&fuzzy=true')
    expect(await results.attributes('section[aria-labelledby=understood] > div > a', 'href')).toEqual([address])
    await open('/privacy')
    await page.getByRole('combobox', { name: 'Part number' }).fill('mosfet')
    await page.getByRole('option', { name: /^MOSFETs/ }).click()
    await page.waitForURL(`**${address}`)
    await page.getByRole('heading', { level: 1, name: 'MOSFETs' }).waitFor()
  })

  test('[HEAD-45, COMP-11] are in the recent browsing of visitors and of buyers', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const found = await thickFilm()
    const address = secondAddress(found)
    const links = page.getByRole('list', { name: 'Categories you looked at' }).getByRole('link')
    const shown = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await open(address)
    await expect.poll(shown).toEqual([address])
    await follow(`/category/detail/${found.third.categoryId}`)
    await expect.poll(shown).toEqual([`/category/detail/${found.third.categoryId}`, address])
    await (await newBuyer()).enter(page)
    await open(address)
    await expect.poll(async () => (await shown())[0]).toBe(address)
  })
})
