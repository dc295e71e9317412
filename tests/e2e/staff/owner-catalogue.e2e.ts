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
    const { page, open, follow, checkAccessibility } = desktop
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

    await follow('/staff/parts/new')
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
    const { page, open, follow, checkAccessibility } = desktop
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
    const inStore = new URLSearchParams({ a: top, b: first, categoryId: page.url().split('/').at(-1) ?? '' })
    expect(await page.getByRole('link', { name: 'View in store' }).getAttribute('href')).toBe(
      `/categoryPage?${inStore}`,
    )
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

    await follow('/staff/categories')
    await page.getByRole('link', { name: top }).first().click()
    await enter(first)
    await pressButton(page, 'Remove')
    await answer(page, 'Remove')
    await expect.poll(order).toEqual([second])
    await follow('/staff/categories')
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

  test('everything but prices of a manufacturer is changed after a preview, and can be undone', async ({ desktop }) => {
    const { page, open } = desktop
    const part = await goods({ stock: 40 })
    const maker = newName('Bulk')
    const [brand] = await sql<{ id: number }[]>`insert into brand (brand_name) values (${maker}) returning brand_id id`
    await sql`update goods set brand_id = ${brand?.id ?? 0} where goods_id = ${part.id}`
    const [leaf] = await sql<{ id: number; name: string }[]>`
      select category_id id, category_name name from category where level = 3 order by category_id desc limit 1`
    const shownToBuyers = async () => {
      const found = await callAsVisitor()(goodsDetail, { goodsId: part.id })
      const { stockCount, minBuyCount, leadWeeks, lifecycle, rohs, category } = found
      return [stockCount, minBuyCount, leadWeeks, lifecycle, rohs, category.categoryId]
    }
    const before = await shownToBuyers()
    await (await newClerk()).enter(page)
    await open(`/staff/parts/change?brandId=${brand?.id}`)
    const row = page.getByRole('row').filter({ hasText: part.model })
    const done = page.getByRole('listitem').filter({ hasText: `${maker}:` })
    for (const [kind, label, value, then] of [
      ['Stock', 'Pieces', '+60', '100'],
      ['Minimum and multiple', 'Minimum', '10', '10'],
      ['Lead time', 'Weeks', '12', '12'],
      ['Lifecycle', 'To', 'Last time buy', 'Last time buy'],
      ['RoHS', 'To', 'no', 'no'],
      ['Category', 'To', String(leaf?.id), leaf?.name ?? ''],
    ] as const) {
      await page.getByLabel('Change', { exact: true }).selectOption(kind)
      const field = page.getByLabel(label, { exact: true })
      await (label === 'To' ? field.selectOption(value) : field.fill(value))
      const count = await done.count()
      await pressButton(page, 'Preview')
      await row.getByRole('cell', { name: then, exact: true }).waitFor()
      await pressButton(page, 'Change 1 part')
      await answer(page, 'Change')
      await done.nth(count).waitFor()
    }
    expect(await shownToBuyers()).toEqual([100, 10, 12, 'Last time buy', false, leaf?.id])
    // Each on its own, whatever came after it.
    for (const what of ['Stock +60', `Category ${leaf?.name}`]) {
      const change = done.filter({ hasText: what })
      await change.getByRole('button', { name: 'Undo' }).click()
      await answer(page, 'Undo')
      await change.getByText('Undone').waitFor()
    }
    expect(await shownToBuyers()).toEqual([before[0], 10, 12, 'Last time buy', false, before.at(-1)])
  })

  test('read-only staff see the catalogue, but no button that changes it', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const part = await goods()
    await (await newClerk('read-only')).enter(page)
    await open('/staff/parts')
    for (const [path, heading, names] of [
      ['/staff/parts', 'Parts', ['New part', 'Change many']],
      [`/staff/parts/${part.id}`, part.model, ['Save']],
      ['/staff/categories', 'Categories and filters', ['New category', 'Save order']],
    ] as const) {
      await follow(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      for (const name of names)
        expect(await page.getByText(name, { exact: true }).count(), `${name} on ${path}`).toBe(0)
    }
  })
})
