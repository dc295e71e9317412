import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { searchAddress } from '#features/catalog/web/addresses.ts'
import { test } from '../support/visitor.ts'
import { readPage } from '../support/windows/served-page.ts'

const chips = (page: Page) => page.getByRole('list', { name: 'Understood as' })
const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row')

/** As typed into the box in the header. */
async function search(page: Page, text: string) {
  const box = page.getByRole('combobox', { name: 'Part number' })
  await box.fill(text)
  await box.press('Enter')
  await page.getByRole('heading', { level: 1, name: text }).waitFor()
}

describe('a search by words', () => {
  test('an unknown number beside a manufacturer: its parts are listed, and the number can be requested', async () => {
    const { texts, attributes } = await readPage(searchAddress('TI XYZ1234Q'))
    expect(await texts('main p')).toContainEqual(expect.stringMatching(/^We do not list XYZ1234Q\. Ask for a quote/))
    expect(await attributes('main p a', 'href')).toContainEqual(expect.stringContaining('XYZ1234Q'))
    expect(await texts('[aria-labelledby=understood] li')).toContain('Manufacturer: Texas Instruments')
  })

  test('[API-GOODS-06] a kind of part links to its category, and each word can be removed', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/')
    await search(page, 'thick film 0603 1%')
    await chips(page).getByText('Thick Film').waitFor()
    expect(await rows(page).count()).toBeGreaterThan(5)
    await checkAccessibility()
    await chips(page).getByRole('link', { name: 'Search without: Package: 0603' }).click()
    await page.getByRole('heading', { level: 1, name: 'thick film 1%', exact: true }).waitFor()
    const filters = page.getByRole('navigation', { name: 'Filters' })
    await filters.getByRole('heading', { name: 'Temperature coefficient' }).waitFor()
    await filters.getByRole('link', { name: /^0402/ }).click()
    await page.getByRole('link', { name: 'Remove filter: 0402' }).waitFor()
    const makers = filters.locator('section').filter({ has: page.getByRole('heading', { name: 'Manufacturer' }) })
    for (const place of [0, 1]) {
      await makers.getByRole('link').nth(place).click()
      await expect.poll(() => makers.locator('[aria-current=true]').count()).toBe(place + 1)
    }
    expect(new URL(page.url()).searchParams.getAll('brandId')).toHaveLength(2)
    await chips(page).getByText('Thick Film').waitFor()
    await page.getByRole('link', { name: 'All of Thick Film' }).click()
    await page.getByRole('heading', { level: 1, name: 'Thick Film' }).waitFor()
  })

  test('all values of a filter can be reached before scripts have loaded', async () => {
    const { texts, attributes } = await readPage(searchAddress('thick film 0603'))
    const hidden = Number.parseInt((await texts('nav[aria-label=Filters] a.fold'))[0] ?? '', 10)
    const before = await texts('nav[aria-label=Filters] li')
    const [more] = await attributes('nav[aria-label=Filters] a.fold', 'href')
    const opened = await readPage(more ?? '')
    expect(await opened.texts('nav[aria-label=Filters] a.fold')).toContain('Show less')
    expect(await opened.texts('nav[aria-label=Filters] li')).toHaveLength(before.length + hidden)
  })

  test('values that were not sent with the page are read when the list is opened, or searched in', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open(searchAddress('thick film'))
    const resistance = page
      .getByRole('navigation', { name: 'Filters' })
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Resistance', exact: true }) })
    const values = resistance.getByRole('listitem')
    const before = await values.count()
    const more = resistance.getByRole('link', { name: / more$/ })
    const hidden = Number.parseInt((await more.textContent()) ?? '', 10)
    const find = resistance.getByRole('searchbox', { name: 'Find in Resistance' })
    expect(await find.getAttribute('placeholder')).toBe(`Find in ${before + hidden}`)
    await find.fill('47')
    await expect.poll(() => values.count()).toBeGreaterThan(1)
    expect((await values.allTextContents()).filter((text) => !text.includes('47'))).toEqual([])
    await find.fill('')
    await more.click()
    await expect.poll(() => values.count()).toBe(before + hidden)
  })

  test('its filters work before scripts have loaded', async ({ plain }) => {
    const { page, open } = plain
    await open(`${searchAddress('thick film 0603')}&inStock=true`)
    await page.locator('input[name="p.resistance.from"]').fill('1k')
    await page.locator('input[name="p.resistance.to"]').fill('4k7')
    await page.getByRole('button', { name: 'Apply Resistance' }).click()
    await page.waitForURL('**/comListSearch?goodsModel=thick+film+0603&fuzzy=true&inStock=true&p.resistance=1000..4700')
  })

  test('a manufacturer by its short name, a value alone, a typing error in a word and in the beginning of a number', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    // Five searches: a visitor has no more.
    await open(searchAddress('TI'))
    await chips(page).getByText('Manufacturer: Texas Instruments').waitFor()
    await search(page, 'TI LM358')
    await chips(page).getByText('Number: LM358').waitFor()
    expect(await rows(page).filter({ hasText: 'LM358' }).count()).toBeGreaterThan(0)

    await search(page, '4k7')
    await chips(page).getByText('Resistance: 4.7 kΩ').waitFor()
    expect(await rows(page).filter({ hasText: '4.7 kΩ' }).count()).toBeGreaterThan(0)

    await search(page, 'capasitor')
    await chips(page).getByText('Capacitors').waitFor()
    await search(page, 'LM538')
    await page.getByText('No exact match for').waitFor()
    expect(await rows(page).filter({ hasText: 'LM358' }).count()).toBeGreaterThan(0)
  })

  test('unmatched terms are reported, and the nearest parts are shown', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    await open(searchAddress('resistor 10k 0603 turquoise'))
    await page.getByText('No part matches all terms. These are parts without').waitFor()
    await page.getByText('turquoise', { exact: true }).waitFor()
    await checkAccessibility()
  })

  test('without results: a number can be requested, a word cannot', async ({ desktop }) => {
    const { page, open } = desktop
    await open(searchAddress('ZZQX9981737A'))
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'No results for ZZQX9981737A' }).waitFor()
    await main.getByRole('link', { name: 'Ask for a quote (RFQ)' }).waitFor()
    await search(page, 'xyzzyplugh')
    await main.getByRole('heading', { name: 'No results for xyzzyplugh' }).waitFor()
    expect(await main.getByRole('link', { name: 'Ask for a quote (RFQ)' }).count()).toBe(0)
    expect(await main.getByRole('region', { name: 'Want us to source it?' }).count()).toBe(0)
  })
})
