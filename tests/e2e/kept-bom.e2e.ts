import { describe, expect } from 'vitest'
import { boardsField, findParts, paste, setBoards } from '../support/bom-pages.ts'
import { createBuyers } from '../support/buyers.ts'
import { test } from '../support/visitor.ts'
import { createGoods, type LineRequests } from '../support/world.ts'

const { sql, newBuyer } = createBuyers()

const goods = (inputs: LineRequests = {}) => createGoods(sql, inputs)

describe('a saved bill of materials', () => {
  test('is saved in versions, opened with current prices, shared, opened by a visitor as a copy, and revoked', async ({
    desktop,
    phone,
  }) => {
    const { page, follow, checkAccessibility } = desktop
    const buyer = await newBuyer()
    await buyer.enter(page)
    const part = await goods({ stock: 500 })
    await paste(desktop, `MPN\tQty\n${part.model}\t4`)
    await findParts(page)
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Lamp')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lamp' }).waitFor()
    await page.getByText('Version 1, saved on').waitFor()
    await setBoards(page, 25)
    await page.getByText('There are changes that are not saved yet.').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Version 2, saved on').waitFor()

    await sql`update goods set tier_prices = '{0.75}', lowest_price = 0.75 where goods_id = ${part.id}`
    await follow('/bom')
    await page.getByRole('link', { name: 'Lamp' }).click()
    await page.getByText(`${part.model} costs more: $0.7500, was $0.5000`).waitFor()
    await page.getByText('$75.00').first().waitFor()
    await page.getByText('2 versions are kept').click()
    await checkAccessibility()
    await page.getByRole('link', { name: 'Version 1' }).click()
    await page.getByText('Version 1, saved on').waitFor()
    await expect.poll(() => boardsField(page).inputValue()).toBe('1')

    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Create a link' }).click()
    const link = await page.getByRole('dialog').locator('code').textContent()
    await checkAccessibility()
    const address = new URL(link ?? '')
    await sql`update goods set tier_prices = '{75}', lowest_price = 75 where goods_id = ${part.id}`
    await phone.open(address.pathname + address.search)
    await phone.page.getByText('Changes here are made in your own copy.').waitFor()
    await expect.poll(() => boardsField(phone.page).inputValue()).toBe('25')
    // A long amount has its place.
    await setBoards(phone.page, 100_000)
    await phone.page.getByText('$30,000,000.0000').first().waitFor()
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await phone.checkAccessibility()
    expect(await phone.page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)

    await page.getByRole('button', { name: 'Revoke the link' }).click()
    await page.getByText('The link was revoked and no longer works.').waitFor()
    await follow('/bom')
    await phone.page.evaluate(() => sessionStorage.clear())
    await phone.page.goto('about:blank')
    const stranger = await phone.page.context().newPage()
    await stranger.goto(address.href)
    await stranger.getByText('This link is no longer valid. Please ask for a new one.').waitFor()

    await page.getByRole('button', { name: 'Delete Lamp' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => page.getByRole('link', { name: 'Lamp' }).count()).toBe(0)
  })

  test('can be renamed on its page and in the list', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    await (await newBuyer()).enter(page)
    await paste(desktop, `MPN\tQty\n${(await goods()).model}\t4`)
    await findParts(page)
    await page.getByRole('button', { name: 'Rename Pasted list' }).click()
    await checkAccessibility()
    await page.getByLabel('New name of Pasted list').fill('Lamp')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Lamp' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Version 1, saved on').waitFor()
    await page.getByRole('button', { name: 'Rename Lamp' }).click()
    await page.getByLabel('New name of Lamp').fill('Desk lamp')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Desk lamp' }).waitFor()
    await open('/bom')
    await page.getByRole('button', { name: 'Rename Desk lamp' }).click()
    await page.getByLabel('New name of Desk lamp').fill(' ')
    await page.keyboard.press('Enter')
    await page.getByText('Please give the BOM a name.').waitFor()
    await checkAccessibility()
    await page.getByLabel('New name of Desk lamp').fill('Floor lamp')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Floor lamp' }).click()
    await page.getByRole('heading', { level: 1, name: 'Floor lamp' }).waitFor()
  })

  test('belongs to its owner: another buyer does not find it, a visitor must log in', async ({ desktop, phone }) => {
    const owner = await newBuyer()
    await owner.enter(desktop.page)
    await paste(desktop, `MPN\tQty\n${(await goods()).model}\t4`)
    await findParts(desktop.page)
    await desktop.page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await desktop.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await desktop.page.getByText('Version 1, saved on').waitFor()
    const [bom] = await sql<{ bomId: number }[]>`select bom_id "bomId" from bom where account_id = ${owner.accountId}`
    await phone.open(`/bomResult?bomId=${bom?.bomId}`)
    await phone.page.waitForURL('**/login?type=login&isBack=true')
    await (await newBuyer()).enter(phone.page)
    await phone.open(`/bomResult?bomId=${bom?.bomId}`)
    await phone.page.getByRole('heading', { name: 'This page could not be found' }).waitFor()
  })
})
