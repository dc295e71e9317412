import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createBuyers } from '../../support/buyers.ts'
import { DESKTOP, test } from '../../support/visitor.ts'
import { findExact, findReplaceable } from './find-goods.ts'

const COLUMNS = [
  'Images',
  'Mfr.Part #',
  'RoHS',
  'Pricing',
  'Availability',
  'Quantity',
  'Description',
  'Package',
  'Categorie',
]
const { sql } = createBuyers()

/** Laptops, and the width of the other journeys. */
const WIDTHS = [1024, 1280, 1366, DESKTOP.width]

/** What keeps a list from being read as nine named columns. */
const readColumns = (place: Locator) =>
  place
    .locator('.goods-table')
    .first()
    .evaluate((table) => {
      const heads = [...table.querySelectorAll('th[scope=col]')]
      const cells = [...(table.querySelector('.goods-row')?.children ?? [])]
      const box = (one: Element | undefined) => one?.getBoundingClientRect() ?? new DOMRect()
      const isOver = (cell: Element) =>
        [...cell.querySelectorAll('*')].some((part) => box(part).right > box(cell).right + 1)
      return {
        names: heads.map((head) => head.textContent),
        /** Each in line with its cells, in sight and wide enough for its name. */
        notAbove: heads
          .filter(
            (head, at) => Math.abs(box(head).left - box(cells[at]).left) > 1 || head.scrollWidth > head.clientWidth,
          )
          .map((head) => head.textContent),
        beyond: table.clientWidth - (table.parentElement?.clientWidth ?? 0),
        tooWide: [...table.querySelectorAll('td')].filter(isOver).map((cell) => cell.textContent),
        description: Math.round(box(cells[6]).width),
      }
    })

async function checkColumns(page: Page, place: Locator, name: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const { description, ...read } = await readColumns(place)
    expect(read, `${name} at ${width} px`).toEqual({ names: COLUMNS, notAbove: [], beyond: 0, tooWide: [] })
    expect(description, `${name} at ${width} px: description`).toBeGreaterThan(100)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize(DESKTOP)
}

describe('the nine columns of the product list', () => {
  test('[COMP-05] have their names from 1024 px on, with and without filters', async ({ plain }) => {
    const { page, open } = plain
    const { category, brand } = await findExact(page, 'LM358DR')
    for (const path of [
      '/comListSearch?goodsModel=mosfet&fuzzy=true',
      '/comListSearch?goodsModel=LM358&fuzzy=true',
      `/category/detail/${category.categoryId}`,
      `/brand/product/${brand.brandId}`,
      '/comList',
      '/searchAZ?key=S',
    ]) {
      await open(path)
      await checkColumns(page, page.getByRole('main'), path)
    }
  })

  test('[COMP-05, COMP-07] have their names in the dialog with all alternatives', async ({ desktop }) => {
    const { page, open } = desktop
    const goods = await findReplaceable(sql)
    await open(`/goods/detail/${goods.goodsId}`)
    await checkColumns(page, page.getByRole('region', { name: 'You might want to find' }), 'alternatives')
    await page.getByRole('link', { name: 'Find more' }).click()
    const dialog = page.getByRole('dialog', { name: `Alternatives to ${goods.goodsModel}` })
    await dialog.locator('.goods-row').first().waitFor()
    await checkColumns(page, dialog, 'Find more')
  })

  test('are a card below 1024 px', async ({ plain }) => {
    const { page, open } = plain
    await open('/comListSearch?goodsModel=mosfet&fuzzy=true')
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const cells = page.locator('.goods-row').first().locator('td')
      expect(await cells.first().evaluate((cell) => getComputedStyle(cell).display)).toBe('block')
    }
    await page.setViewportSize(DESKTOP)
  })
})
