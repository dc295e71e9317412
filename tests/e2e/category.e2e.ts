import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { waitForFocus } from '../support/keyboard.ts'
import { storeUrl, test } from '../support/visitor.ts'
import { readPage } from '../support/windows/served-page.ts'
import { findCategory, thickFilm } from './catalogue/find-category.ts'

// By selectors: on a page with hundreds of values, looking for roles takes most of the time.
const section = (page: Page, name: string) =>
  page.locator('nav[aria-label=Filters] section').filter({ has: page.locator(`h2:text-is("${name}")`) })
const chips = (page: Page) => page.locator('[aria-label="Chosen filters"]')
const total = async (page: Page) =>
  Number((await page.getByRole('main').getByRole('status').first().textContent())?.replace(/\D/g, ''))
const queryOf = (page: Page) => new URL(page.url()).search

describe('the addresses of a category', () => {
  test('[ROUTE-19, ROUTE-22, ROUTE-23, ROUTE-24] all three show it, and are kept while filtering', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const { second, third } = await thickFilm()
    await open('/allCategories')
    // By their addresses: the crawler.
    for (const [path, name] of [
      [`/category/detail/${third.categoryId}`, third.categoryName],
      [`/category/${third.categoryId}`, third.categoryName],
      [`/categoryPage?a=Resistors&b=Chip&categoryId=${second.categoryId}`, second.categoryName],
    ] as const) {
      await follow(path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await section(page, 'Availability').getByRole('link', { name: 'In stock' }).click()
      await chips(page).getByText('In stock').waitFor()
      expect(page.url()).toBe(`${storeUrl()}${path}${path.includes('?') ? '&' : '?'}stock=1`)
    }
  })
})

describe('what /categoryPage names', () => {
  test('[ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-24] names open the tree at their levels, no name the overview; a goods list begins with its goods', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const { second } = await thickFilm()
    await open('/allCategories')
    for (const [path, name] of [
      ['/categoryPage?a=Resistors', 'Resistors'],
      ['/categoryPage?a=Resistors&b=Chip+Resistors+(SMD)', second.categoryName],
    ] as const) {
      await follow(path)
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    }
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: 'Show All Categories' }).click()
    await menu.locator('[data-branch]').getByRole('link', { name: second.categoryName, exact: true }).waitFor()
    await follow('/categoryPage')
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    await open('/categoryPage?a=Nothing+of+the+kind', 404)
    const below = page.getByRole('navigation', { name: 'Sub-categories' })
    const goods = page.getByRole('table').first()
    const isAbove = async () => ((await below.boundingBox())?.y ?? 0) < ((await goods.boundingBox())?.y ?? 0)
    await follow(`/category/detail/${second.categoryId}`)
    await expect.poll(isAbove).toBe(true)
    await follow(`/category/${second.categoryId}`)
    await expect.poll(isAbove).toBe(false)
  })
})

describe('parameters as columns', () => {
  test('are sorted by their headings and chosen in a form; the page size can be changed', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const { third } = await thickFilm()
    await open(`/category/detail/${third.categoryId}`)
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
    const table = page.getByRole('region', { name: `Parts in ${third.categoryName}` })
    await table.getByRole('link', { name: 'Resistance' }).click()
    await page.waitForURL('**sort=p.resistance&**')
    // Long names of parameters break, so that more columns are beside the buttons.
    const long = await table.getByRole('columnheader', { name: 'Temperature coefficient' }).boundingBox()
    expect(long?.width).toBeLessThan(130)
    const resistance = table.getByRole('columnheader', { name: 'Resistance' })
    await expect.poll(() => resistance.getAttribute('aria-sort')).toBe('ascending')
    await checkAccessibility()
    await page.getByText(/^Columns \(5 of/).click()
    await page.getByRole('checkbox', { name: 'Tolerance' }).uncheck()
    await page.getByRole('button', { name: 'Show these columns' }).click()
    await page.getByText(/^Columns \(4 of/).waitFor()
    expect(await table.getByRole('columnheader', { name: 'Tolerance' }).count()).toBe(0)
    await page.getByRole('navigation', { name: 'Parts per page' }).getByRole('link', { name: '50' }).click()
    await expect.poll(() => table.getByRole('rowheader').count()).toBe(50)
  })
})

describe('filtering by parameters', () => {
  test('a range in engineering notation and a value, with chips that can be removed; invalid quantities and empty results are reported', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const { third } = await thickFilm()
    await open(`/category/detail/${third.categoryId}`)
    const whole = await total(page)
    const resistance = section(page, 'Resistance')
    await resistance.getByLabel('Resistance, from').fill('1k')
    await resistance.getByLabel('Resistance, to').fill('0.1M')
    await resistance.getByLabel('Resistance, to').press('Enter')
    await chips(page).getByText('Resistance: 1 kΩ to 100 kΩ').waitFor()
    expect(queryOf(page)).toBe('?p.resistance=1000..100000')
    await expect.poll(() => resistance.getByLabel('Resistance, to').inputValue()).toBe('100 kΩ')
    const ranged = await total(page)
    expect(ranged).toBeLessThan(whole)

    const tolerance = section(page, 'Tolerance').getByRole('link', { name: /^1 %/ })
    await tolerance.click()
    await chips(page).getByText('Tolerance: 1 %').waitFor()
    expect(await tolerance.getAttribute('aria-current')).toBe('true')
    await waitForFocus(tolerance)
    expect(await total(page)).toBeLessThanOrEqual(ranged)
    await checkAccessibility()

    await page.goBack()
    await chips(page).getByText('Tolerance: 1 %').waitFor({ state: 'detached' })
    expect(await total(page)).toBe(ranged)
    await page.getByRole('link', { name: 'Remove filter: Resistance: 1 kΩ to 100 kΩ' }).click()
    await chips(page).waitFor({ state: 'detached' })
    // Other journeys may have added parts to the category meanwhile.
    expect(await total(page)).toBeGreaterThanOrEqual(whole)
    await expect.poll(() => resistance.getByLabel('Resistance, from').inputValue()).toBe('')

    const from = page.getByLabel('Resistance, from')
    await from.fill('a lot')
    await from.press('Enter')
    await section(page, 'Resistance').getByText('Enter a value such as').waitFor()
    expect(await from.getAttribute('aria-invalid')).toBe('true')
    expect(queryOf(page)).toBe('')
    await checkAccessibility()

    await follow(`/category/detail/${third.categoryId}?p.resistance=1e15..&stock=1`)
    await page.getByRole('heading', { name: 'No parts match these filters' }).waitFor()
    await chips(page).getByText('Resistance: from 1000 TΩ').waitFor()
    await checkAccessibility()
    await chips(page).getByRole('link', { name: 'Clear all' }).click()
    await page.getByRole('table', { name: 'Parts in Thick Film' }).waitFor()
    expect(queryOf(page)).toBe('')
  })

  test('a parameter the category does not have is ignored', async () => {
    const { third } = await thickFilm()
    const { texts } = await readPage(`/category/detail/${third.categoryId}?p.nothing=1,2&p.resistance=x..y&brand=abc`)
    expect(await texts('main table caption')).toEqual(['Parts in Thick Film'])
    expect(await texts('[aria-label="Chosen filters"]')).toEqual([])
  })

  test('a long list opens in place and stays open around a value that is chosen; two single values, a minimum stock, a lifecycle, and another order', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const { third } = await thickFilm()
    await open(`/category/detail/${third.categoryId}`)
    const resistance = section(page, 'Resistance')
    const values = resistance.getByRole('listitem')
    const before = await values.count()
    const more = resistance.getByRole('link', { name: / more$/ })
    const hidden = Number.parseInt((await more.textContent()) ?? '', 10)
    await more.click()
    const less = resistance.getByRole('link', { name: 'Show less' })
    await waitForFocus(less)
    await expect.poll(() => values.count()).toBe(before + hidden)
    expect(queryOf(page)).toBe('')
    await checkAccessibility()
    const last = values.last().getByRole('link')
    await last.click()
    await chips(page).getByText('Resistance: ').waitFor()
    expect(await last.getAttribute('aria-current')).toBe('true')
    await waitForFocus(last)
    await less.click()
    await more.waitFor()
    expect(await values.last().getByRole('link').getAttribute('aria-current')).toBe('true')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await chips(page).waitFor({ state: 'detached' })

    for (const place of [0, 1]) {
      await resistance.getByRole('link').nth(place).click()
      await expect.poll(() => chips(page).getByText('Resistance: ').count()).toBe(place + 1)
    }
    expect(queryOf(page)).toMatch(/^\?p\.resistance=\d+,\d+$/)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await chips(page).waitFor({ state: 'detached' })
    await page.getByRole('textbox', { name: 'Minimum stock' }).fill('5k')
    await page.getByRole('textbox', { name: 'Minimum stock' }).press('Enter')
    await chips(page).getByText('At least 5,000 in stock').waitFor()
    await section(page, 'Lifecycle')
      .getByRole('link', { name: /^Active/ })
      .click()
    await chips(page).getByText('Lifecycle: Active').waitFor()

    await follow(`/category/detail/${third.categoryId}?stock=1`)
    await page.getByLabel('Sort').selectOption('Price, low to high')
    await page.waitForURL('**?stock=1&sort=price')
    await page.getByText('Prices in CNY are compared with prices in USD').waitFor()
    await page.getByLabel('Price at').fill('1k')
    await page.getByLabel('Price at').press('Enter')
    await page.waitForURL('**quantity=1k**')
    await page.getByText('at 1,000').first().waitFor()
    expect(await page.getByLabel('Sort').inputValue()).toBe('price')
  })

  test('without JavaScript, by a form and by links', async ({ plain }) => {
    const { page, open } = plain
    const { third } = await thickFilm()
    await open(`/category/detail/${third.categoryId}?stock=1`)
    await page.getByLabel('Resistance, from').fill('4k7')
    await page.getByRole('button', { name: 'Apply Resistance' }).click()
    await chips(page).getByText('Resistance: from 4.7 kΩ').waitFor()
    expect(decodeURIComponent(queryOf(page))).toBe('?p.resistance=4700..&stock=1')
    await section(page, 'Tolerance').getByRole('link').first().click()
    await chips(page).getByText('Tolerance').waitFor()
    expect(queryOf(page)).toMatch(/^\?p\.resistance=4700\.\.&p\.tolerance=\d+&stock=1$/)
  })

  test('without JavaScript, every value of a long list is on a separate page', async () => {
    const { third } = await thickFilm()
    const path = `/category/detail/${third.categoryId}?stock=1`
    const values = 'nav[aria-label=Filters] li'
    const folded = await readPage(path)
    const before = await folded.texts(values)
    for (const [list, parameter, chip] of [
      ['resistance', 'p.resistance', /^Resistance: /],
      ['packages', 'package', /./],
    ] as const) {
      const [more] = await folded.texts(`a.fold[href$="&list=${list}"]`)
      const opened = await readPage(`${path}&list=${list}`)
      expect(await opened.texts(values), list).toHaveLength(before.length + Number.parseInt(more ?? '', 10))
      const addresses = await opened.attributes(`${values} a[href*="${parameter}="]`, 'href')
      const chosen = await readPage(addresses.at(-1) ?? '')
      expect(await chosen.texts('[aria-label="Chosen filters"] li')).toContainEqual(expect.stringMatching(chip))
    }
  })
})

describe('on a phone', () => {
  test('filters are in a sheet that shows the number of matching parts, and nothing scrolls sideways', async ({
    phone,
  }) => {
    const { page, open, checkAccessibility } = phone
    const { third } = await findCategory('Capacitors', 'Ceramic Capacitors', 'MLCC SMD')
    await open(`/category/detail/${third.categoryId}?stock=1`)
    await page.locator('summary', { hasText: 'Filters' }).click()
    await section(page, 'Capacitance').waitFor()
    await checkAccessibility()
    const show = page.getByRole('button', { name: /^Show .* parts?$/ })
    const before = await show.textContent()
    await section(page, 'Package').getByRole('link').first().click()
    await expect.poll(() => show.textContent()).not.toBe(before)
    // The sheet stays until it is closed, and covers the page meanwhile.
    expect((await page.locator('details[open]:has(nav)').boundingBox())?.height).toBe(844)
    await show.click()
    await show.waitFor({ state: 'hidden' })
    await chips(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
