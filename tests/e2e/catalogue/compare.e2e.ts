import { describe, expect } from 'vitest'
import { test } from '../../support/visitor.ts'
import { findExact, findGoods } from './find-goods.ts'

describe('comparing', () => {
  test('parts of one category are shown side by side, with differences marked', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const { category } = await findExact(page, 'LM358DR')
    await open(`/comList?categoryId=${category.categoryId}`)
    const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / })
    await buttons.nth(0).click()
    await buttons.nth(1).click()
    const bar = page.getByRole('region', { name: 'Parts to compare' })
    await bar.getByText('2 of 6').waitFor()
    await checkAccessibility()
    // The page knows what is chosen, however it is opened.
    await open('/compare')
    await page.waitForURL('**/compare?ids=*')
    const table = page.getByRole('table', { name: /side by side/ })
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(2)
    await table.getByRole('rowheader', { name: /In stock/ }).waitFor()
    expect(await table.getByText('differs').count()).toBeGreaterThan(0)
    expect(await table.getByRole('link', { name: /^Datasheet/ }).count()).toBe(2)
    const quantity = table.getByRole('spinbutton', { name: 'Quantity for the prices' })
    await quantity.fill('100')
    await table.getByRole('rowheader', { name: /Unit price at 100/ }).waitFor()
    await checkAccessibility()
    await page.getByRole('link', { name: 'Only differences' }).click()
    await page.waitForURL('**only=differences')
    await page.getByRole('link', { name: 'Show all rows' }).waitFor()
    expect(await table.locator('tbody tr').count()).toBe(await table.getByText('differs').count())
    await table
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(1)
  })

  test('a part of another category asks to clear the list first', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const amplifier = await findExact(page, 'LM358DR')
    const other = await findGoods(page, ({ category }) => category.categoryId !== amplifier.category.categoryId)
    await open(`/goods/detail/${amplifier.goodsId}`)
    await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click()
    await follow(`/goods/detail/${other.goodsId}`)
    await page.getByRole('heading', { level: 1, name: other.goodsModel }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click()
    await page.getByRole('button', { name: 'Clear and add this part' }).click()
    const bar = page.getByRole('region', { name: 'Parts to compare' })
    await bar.getByText('1 of 6').waitFor()
    await bar.getByText(other.goodsModel).waitFor()
  })

  test('fits a phone: the table scrolls inside itself', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    await open('/compare?ids=1,2,3,4')
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
