import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createBuyers } from '../support/buyers.ts'
import { test, type Visit } from '../support/visitor.ts'
import { createGoods } from '../support/world.ts'
import { createLogins, fillLogin, PASSWORD } from './account/logins.ts'

const { sql, newBuyer } = createBuyers()
const { newBuyer: newLogin } = createLogins()
const FAVOURITES = '/userCenter/myCollection?type=1'

/** The last one is marked last, so it comes first. */
async function enterWith({ page }: Visit, count: number) {
  const buyer = await newBuyer()
  const parts = await Promise.all(Array.from({ length: count }, () => createGoods(sql, {})))
  for (const [place, part] of parts.entries())
    await sql`insert into favourite (account_id, goods_id, created_at)
      values (${buyer.accountId}, ${part.id}, now() - make_interval(secs => ${count - place}))`
  await buyer.enter(page)
  return parts.toReversed()
}

const table = (page: Page) => page.getByRole('main').getByRole('table', { name: 'Your favorites' })
const rows = (page: Page) => table(page).getByRole('checkbox')
const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Toolbar' })
const waitForMessage = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor()

describe('the page of the favorites', () => {
  test('[ROUTE-70, ROUTE-71, AUTH-26, MSG-07] shows the newest first; several are chosen and removed', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [newest, second, third] = await enterWith(desktop, 3)
    await open(FAVOURITES)
    await page.getByRole('heading', { level: 1, name: 'My Favorites' }).waitFor()
    expect(
      await table(page)
        .getByRole('link', { name: /^TEST-/ })
        .first()
        .textContent(),
    ).toBe(newest?.model)
    for (const part of [newest, third])
      await table(page)
        .getByRole('checkbox', { name: `Choose ${part?.model}` })
        .check()
    await page.getByRole('checkbox', { name: 'Select all (2 of 3)' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).click()
    await waitForMessage(page, 'successfully')
    await expect.poll(() => rows(page).count()).toBe(1)
    await table(page)
      .getByRole('button', { name: `Remove ${second?.model}` })
      .click()
    await page.getByRole('heading', { name: 'No favorites yet' }).waitFor()
    await checkAccessibility()
  })

  test('on a tablet the stock of a part is on the line of its name', async ({ phone }) => {
    const { page, open } = phone
    const [part] = await enterWith(phone, 1)
    await page.setViewportSize({ width: 820, height: 1180 })
    await open(FAVOURITES)
    const name = table(page).getByRole('link', { name: part?.model })
    await name.waitFor()
    const top = (one: Element) => one.getBoundingClientRect().top
    const stock = table(page).locator('tbody td:nth-child(4)')
    expect(Math.abs((await stock.evaluate(top)) - (await name.evaluate(top)))).toBeLessThan(6)
  })

  test('selected parts are added to the cart; one moves to the RFQ list', async ({ desktop }) => {
    const { page, open } = desktop
    const [part] = await enterWith(desktop, 2)
    await open(FAVOURITES)
    await page.getByRole('checkbox', { name: /^Select all/ }).check()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await waitForMessage(page, 'Add Success!')
    await page.getByRole('link', { name: /Cart\s*, 2 lines/ }).waitFor()
    expect(await rows(page).count()).toBe(2)
    await page.getByText('Add Success!').first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Move ${part?.model} to the RFQ list` }).click()
    await waitForMessage(page, 'Add Success!')
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('button', { name: /RFQ list\s*, 1 part/ }).waitFor()
  })

  test('is paged by its address; an empty last page redirects to the previous one', async ({ desktop }) => {
    const { page, open } = desktop
    await enterWith(desktop, 21)
    await open(FAVOURITES)
    await page.getByText('1–20 of 21 parts').waitFor()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.getByText('21–21 of 21 parts').waitFor()
    const query = new URL(page.url()).searchParams
    expect([query.get('pageNumber'), query.get('type')]).toEqual(['2', '1'])
    await page.getByRole('checkbox', { name: /^Select all/ }).check()
    await page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('1–20 of 20 parts').waitFor()
  })
})

describe('the slide-out lists of the toolbar', () => {
  test('[TOOL-09, TOOL-10, TOOL-12, TOOL-13, CONST-14] favorites and cart replace each other, and the same item closes', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [part] = await enterWith(desktop, 1)
    await open('/allCategories')
    const asked = page.waitForRequest('**/api/user/favorite/goods?**')
    await toolbar(page).getByRole('link', { name: 'My Favorites' }).click()
    expect(new URL((await asked).url()).searchParams.get('pageSize')).toBe('2000')
    const favourites = page.getByRole('dialog', { name: 'My favorites' })
    await favourites.getByRole('link', { name: part?.model }).waitFor()
    await checkAccessibility()
    await toolbar(page).getByRole('link', { name: 'Shopping Cart' }).click()
    await page.getByRole('dialog', { name: 'Shopping cart' }).getByText('Your cart is empty').waitFor()
    await favourites.waitFor({ state: 'detached' })
    await toolbar(page).getByRole('link', { name: 'Shopping Cart' }).click()
    await page.getByRole('dialog', { name: 'Shopping cart' }).waitFor({ state: 'detached' })
  })

  test('[AUTH-34, AUTH-35, AUTH-39, ROUTE-48] a list that a visitor opens is shown after the login, on the same page', async ({
    desktop,
    phone,
  }) => {
    const wanted = [
      [desktop, 'My Favorites', 'My favorites'],
      [phone, 'Shopping Cart', 'Shopping cart'],
    ] as const
    for (const [{ page, open }, item, title] of wanted) {
      await open('/allCategories')
      await toolbar(page).getByRole('link', { name: item }).click()
      await page.waitForURL('**/login?type=login&isBack=true')
      await fillLogin(page, await newLogin(), PASSWORD)
      await page.waitForURL('**/allCategories')
      await page.getByRole('dialog', { name: title }).waitFor()
    }
  })

  test('a part removed in the list is no longer marked on its page', async ({ desktop }) => {
    const { page, open } = desktop
    const [part] = await enterWith(desktop, 1)
    await open(`/goods/detail/${part?.id}`)
    const button = page.getByRole('main').getByRole('button', { name: 'Favorite' })
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await toolbar(page).getByRole('link', { name: 'My Favorites' }).click()
    await page.getByRole('button', { name: `Remove ${part?.model} from your favorites` }).click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
    await page.getByRole('dialog', { name: 'My favorites' }).getByText('No favorites yet').waitFor()
  })

  test('on a phone the page fits, and the list opens from the bottom', async ({ phone }) => {
    const { page, open, follow, checkAccessibility } = phone
    const [part] = await enterWith(phone, 2)
    await open(FAVOURITES)
    await table(page).waitFor()
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await follow('/allCategories')
    await toolbar(page).getByRole('link', { name: 'My Favorites' }).click()
    await page.getByRole('dialog', { name: 'My favorites' }).getByRole('link', { name: part?.model }).waitFor()
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
