import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/visitor.ts'

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

interface Branch {
  categoryName: string
  child: Branch[]
}

async function readData(page: Page, path: string) {
  return (await (await page.request.get(path)).json()).data
}

describe('routes of the catalogue', () => {
  test('[ROUTE-09] /allCategories shows all categories, three levels deep', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/allCategories')
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    const { list } = await readData(page, '/api/category/search')
    const main = page.getByRole('main')
    const shown = await main.getByRole('region').evaluateAll((sections) =>
      sections.map((section) => ({
        first: section.querySelector('h2 a')?.textContent,
        second: section.querySelectorAll('h3').length,
        third: section.querySelectorAll('li').length,
      })),
    )
    expect(shown).toEqual(
      list.map((top: Branch) => ({
        first: expect.stringContaining(top.categoryName),
        second: top.child.length,
        third: top.child.reduce((sum, { child }) => sum + child.length, 0),
      })),
    )
    await checkAccessibility()
    await main.getByRole('link', { name: 'Thick Film' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Thick Film' }).waitFor()
  })

  test('[ROUTE-44] /manufacturer lists every maker under its letter, with a link to its page', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/manufacturer')
    const { brand } = await readData(page, '/api/manufacturer')
    const shelves = page.getByRole('main').locator('section[id^=letter-]')
    expect(await shelves.getByRole('link').count()).toBe(brand.length)
    await checkAccessibility()
    await shelves.getByRole('link', { name: brand[0].brandName, exact: true }).click()
    await page.waitForURL(`**/brand/detail/${brand[0].brandId}`)
    await page.getByRole('heading', { level: 1, name: brand[0].brandName }).waitFor()
  })

  test('[ROUTE-16, ROUTE-17, ROUTE-18] a maker has a page and a product list; the short address redirects to the page', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    await open('/manufacturer')
    const { brand } = await readData(page, '/api/manufacturer')
    const largest = brand.toSorted(
      (a: { goodsCount: number }, b: { goodsCount: number }) => b.goodsCount - a.goodsCount,
    )[0]
    for (const path of [`/brand/detail/${largest.brandId}`, `/brand/product/${largest.brandId}`]) {
      await follow(path)
      await page.getByRole('heading', { level: 1, name: largest.brandName }).waitFor()
      const makers = page
        .getByRole('main')
        .locator('tbody td:nth-child(2)')
        .getByRole('link', { name: largest.brandName, exact: true })
      expect(await makers.count()).toBe(20)
      expect(await canonicalOf(page)).toBe(`/brand/detail/${largest.brandId}`)
      // The list comes first; the description of the maker is on its page.
      const { introduce } = await readData(page, `/api/manufacturer/detail?brandId=${largest.brandId}`)
      expect(await page.getByText(introduce, { exact: true }).count()).toBe(path.includes('product') ? 0 : 1)
      await checkAccessibility()
      await page.getByRole('link', { name: 'Page 2', exact: true }).click()
      await page.waitForURL(`**${path}?pageNumber=2`)
    }
    await open(`/brandDetail?brandId=${largest.brandId}`)
    expect(new URL(page.url()).pathname).toBe(`/brand/detail/${largest.brandId}`)
    await open('/brand/detail/999999', 404)
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
