import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { categoryTree, goodsDetail } from '#features/catalog/catalog.contract.ts'
import { callAsVisitor, createCustomers } from '../../support/customers.ts'
import { inDialog, pressButton, waitForText } from '../../support/page-steps.ts'
import { test } from '../../support/visitor.ts'

const { newClerk, goods, sql } = createCustomers()
const newName = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`

/** Fills in the open dialog and confirms it. */
async function answer(page: Page, button: string, fields: Record<string, string> = {}) {
  for (const [label, text] of Object.entries(fields)) await inDialog(page).getByLabel(label).fill(text)
  await inDialog(page).getByRole('button', { name: button, exact: true }).click()
  await inDialog(page).waitFor({ state: 'detached' })
}

describe('the owner’s catalogue', () => {
  test('a part is added by hand, edited, and its number is not taken twice', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const [model, maker] = [`HAND-${crypto.randomUUID().slice(0, 8).toUpperCase()}`, newName('Maker')]
    await (await newClerk()).enter(page)
    await open('/staff/parts')
    await page.getByRole('link', { name: 'New part' }).click()
    await pressButton(page, 'Add part')
    await page.getByText('Please enter the part number.').waitFor()
    await page.getByLabel('Part number').fill(model)
    await page.getByLabel('Manufacturer').fill(maker)
    await page.getByLabel('Price', { exact: true }).fill('1:0.1;10:0.2')
    await checkAccessibility({ frame: true })
    await pressButton(page, 'Add part')
    await page.getByText(/out of order/).waitFor()
    await page.getByLabel('Price', { exact: true }).fill('1:0.2;10:0.1')
    await pressButton(page, 'Add part')
    await page.getByRole('heading', { level: 1, name: model }).waitFor()
    await page.getByText('Added by hand').waitFor()
    const goodsId = Number(page.url().split('/').at(-1))
    expect(await callAsVisitor()(goodsDetail, { goodsId })).toMatchObject({ goodsModel: model, lowestPrice: '0.1' })

    await open('/staff/parts/new')
    await page.getByLabel('Part number').fill(model.replace('-', ' '))
    await page.getByLabel('Manufacturer').fill(maker.toUpperCase())
    await pressButton(page, 'Add part')
    await page.getByText(`${maker} ${model} is in the catalogue already.`).waitFor()
    await page.getByRole('link', { name: 'Open this part' }).click()
    await page.getByRole('heading', { level: 1, name: model }).waitFor()
    await pressButton(page, 'Remove part')
    await answer(page, 'Remove part')
    await page.waitForURL(/staff\/parts$/)
    await expect(callAsVisitor()(goodsDetail, { goodsId })).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('categories are added, ordered by keyboard and by drag, renamed, moved, removed and put back', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [top, first, second, leaf] = [newName('Top'), newName('First'), newName('Second'), newName('Leaf')]
    const part = await goods()
    const menu = async () => {
      const { list } = await callAsVisitor()(categoryTree, {})
      const own = list.find(({ categoryName }) => categoryName === top)
      return own?.child.map((middle) =>
        [middle.categoryName, ...middle.child.map((one) => one.categoryName)].join(' > '),
      )
    }
    await (await newClerk()).enter(page)
    await open('/staff/categories')
    const add = async (name: string) => {
      await pressButton(page, 'New category')
      await answer(page, 'Add', { Name: name })
      await page.getByRole('link', { name }).first().waitFor()
    }
    const enter = async (name: string) => {
      await page.getByRole('link', { name }).first().click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    await add(top)
    await enter(top)
    await add(first)
    await add(second)
    await checkAccessibility({ frame: true })
    // By keyboard, then by drag.
    await page.getByRole('button', { name: `Move ${second} up` }).focus()
    await page.keyboard.press('Enter')
    await pressButton(page, 'Save order')
    await waitForText(page, 'Order saved')
    const order = () =>
      page
        .getByRole('list', { name: /^Categories in/ })
        .getByRole('link')
        .allTextContents()
    expect(await order()).toEqual([second, first])
    const rows = page.getByRole('list', { name: /^Categories in/ }).getByRole('listitem')
    await expect.poll(() => rows.nth(1).boundingBox()).not.toBeNull()
    const [from, to] = [await rows.nth(1).boundingBox(), await rows.nth(0).boundingBox()]
    if (!from || !to) throw new Error('the rows are not shown')
    await page.mouse.move(from.x + 12, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 12, to.y + 2, { steps: 5 })
    await page.mouse.up()
    await pressButton(page, 'Save order')
    await expect.poll(order).toEqual([first, second])

    await enter(first)
    await add(leaf)
    await enter(leaf)
    const leafId = Number(page.url().split('/').at(-1))
    await sql`update goods set category_id = ${leafId} where goods_id = ${part.id}`
    await expect.poll(menu).toEqual([`${first} > ${leaf}`])
    const renamed = newName('Renamed')
    await pressButton(page, 'Rename')
    await answer(page, 'Save', { Name: renamed })
    await pressButton(page, 'Move')
    await inDialog(page)
      .getByLabel('Into')
      .selectOption({ label: `${top} › ${second}` })
    await answer(page, 'Move')
    await expect.poll(menu).toEqual([`${second} > ${renamed}`])

    await open('/staff/categories')
    await page.getByRole('link', { name: top }).first().click()
    await enter(first)
    await pressButton(page, 'Remove')
    await answer(page, 'Remove')
    await expect.poll(order).toEqual([second])
    await open('/staff/categories')
    await page
      .getByRole('listitem')
      .filter({ hasText: `${first} removed` })
      .getByRole('button', { name: 'Undo' })
      .click()
    await answer(page, 'Undo')
    const moved = page.getByRole('listitem').filter({ hasText: `${renamed} moved from` })
    await moved.getByRole('button', { name: 'Undo' }).click()
    await answer(page, 'Undo')
    await expect.poll(menu).toEqual([`${first} > ${renamed}`])
  })
})
