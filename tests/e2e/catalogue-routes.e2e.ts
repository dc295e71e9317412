import { describe, expect } from 'vitest'
import { brandDetail, brandList, categoryTree } from '#features/catalog/catalog.contract.ts'
import { callAsVisitor } from '../support/customers.ts'
import { test } from '../support/visitor.ts'
import { readPage } from '../support/windows/served-page.ts'

describe('routes of the catalogue', () => {
  test('[ROUTE-09] /allCategories shows all categories, three levels deep', async () => {
    const { texts, attributes } = await readPage('/allCategories')
    expect(await texts('h1')).toEqual(['All categories'])
    const { list } = await callAsVisitor()(categoryTree, {})
    expect(await texts('main section h2 a')).toEqual(list.map(({ categoryName }) => categoryName))
    for (const { categoryId, child } of list) {
      const thirds = child.flatMap((second) => second.child)
      expect(await texts(`#category-${categoryId} h3`)).toHaveLength(child.length)
      expect(await attributes(`#category-${categoryId} li a`, 'href')).toEqual(
        thirds.map((third) => `/category/detail/${third.categoryId}`),
      )
    }
  })

  test('[ROUTE-44] /manufacturer lists every maker under its letter, with a link to its page', async () => {
    const { attributes } = await readPage('/manufacturer')
    const { brand } = await callAsVisitor()(brandList, {})
    const addresses = await attributes('main section[id^=letter-] a', 'href')
    expect(addresses.sort()).toEqual(brand.map(({ brandId }) => `/brand/detail/${brandId}`).sort())
  })

  test('[ROUTE-16, ROUTE-17, ROUTE-18] a maker has a page and a product list; the short address redirects to the page', async () => {
    const { brand } = await callAsVisitor()(brandList, {})
    const [largest] = brand.toSorted((a, b) => b.goodsCount - a.goodsCount)
    const address = `/brand/detail/${largest?.brandId}`
    const { introduce } = await callAsVisitor()(brandDetail, { brandId: largest?.brandId ?? 0 })
    for (const path of [address, `/brand/product/${largest?.brandId}`]) {
      const { texts, attributes } = await readPage(path)
      expect(await texts('h1')).toEqual([largest?.brandName])
      const makers = await texts(`main tbody td:nth-child(2) a[href="${address}"]`)
      expect(makers).toEqual(Array.from({ length: 20 }, () => largest?.brandName))
      expect(await attributes('link[rel=canonical]', 'href')).toEqual([address])
      // The list comes first; the description of the maker is on its page.
      expect((await texts('main')).join().includes(introduce ?? '')).toBe(path === address)
      expect(await attributes('main a', 'href')).toContain(`${path}?pageNumber=2`)
    }
    expect((await readPage(`/brandDetail?brandId=${largest?.brandId}`)).address).toBe(address)
    await readPage('/brand/detail/999999', 404)
  })

  test('[ROUTE-27] a part is found by its description, and each recognised value can be removed', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/')
    const box = page.getByRole('banner').getByRole('combobox')
    await box.fill('a 10k 0603 1% resistor')
    await box.press('Enter')
    const facts = page.getByRole('list', { name: 'Understood as' })
    await facts.waitFor()
    expect((await facts.getByRole('listitem').allTextContents()).map((text) => text.trim())).toEqual([
      'resistor',
      'Resistance: 10 kΩ',
      'Package: 0603',
      'Tolerance: ≤ 1 %',
    ])
    await checkAccessibility()
    await facts.getByRole('link', { name: 'Search without: Tolerance: ≤ 1 %' }).click()
    await facts.getByText('Tolerance').waitFor({ state: 'hidden' })
    expect(await facts.getByRole('listitem').count()).toBe(3)
  })

  test('[ROUTE-27] hits are filtered by price, in the address and back', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    await open('/comListSearch?goodsModel=resistor%200603&fuzzy=true')
    await page.getByText('Filters', { exact: false }).first().click()
    await page.getByRole('link', { name: /^Below \$0.01/ }).click()
    await page.waitForURL('**priceBand=1**')
    await page.getByRole('button', { name: /^Show .* parts?$/ }).click()
    await page.getByRole('link', { name: 'Remove filter: Price: Below $0.01' }).click()
    await page.waitForURL((url) => !url.searchParams.has('priceBand'))
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
