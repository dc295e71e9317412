import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Goods } from '#features/catalog/catalog.contract.ts'
import { createBuyers } from '../../support/buyers.ts'
import { test } from '../../support/visitor.ts'
import { watchShifts } from '../../support/windows/new-window.ts'
import { findExact } from './find-goods.ts'

const { newBuyer } = createBuyers()

describe('recent browsing', () => {
  const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More to find' })

  test('[COMP-11, HIST-06, HIST-07, HIST-08, HIST-09, HIST-12, HIST-13, CONST-13] shows a visitor the last six, latest first, without duplicates', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const parts: Goods[] = (await (await page.request.get('/api/goods/index?key=S&pageSize=7')).json()).data.list
    const tree = (await (await page.request.get('/api/category/search')).json()).data.list
    const categories: Array<{ categoryId: number; categoryName: string }> = tree.slice(0, 7)
    // The first six of each were looked at long ago.
    await page.addInitScript((state) => localStorage.setItem('browsing', JSON.stringify({ state, version: 0 })), {
      goods: parts.slice(0, 6).toReversed(),
      category: categories.slice(0, 6).toReversed(),
    })
    await open('/unsubscribe')
    for (const place of [6, 3]) {
      await follow(`/goods/detail/${parts[place]?.goodsId}`)
      await follow(`/category/detail/${categories[place]?.categoryId}`)
    }
    const shown = [3, 6, 5, 4, 2, 1]
    const goods = sidebar(page).getByRole('list', { name: 'Parts you looked at' }).getByRole('link')
    await expect.poll(() => goods.allTextContents()).toEqual(shown.map((place) => parts[place]?.goodsModel))
    const links = sidebar(page).getByRole('list', { name: 'Categories you looked at' }).getByRole('link')
    await expect.poll(() => links.allTextContents()).toEqual(shown.map((place) => categories[place]?.categoryName))
    await checkAccessibility()
  })

  test('[HIST-10, HIST-11, CONST-12, API-GOODS-19, API-GOODS-20, API-GOODS-21] requests six categories and seven goods for a buyer', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const goods = await findExact(page, 'LM358DR')
    await (await newBuyer()).enter(page)
    const asked = page.waitForRequest('**/api/goods/browsing/history?**')
    await open(`/goods/detail/${goods.goodsId}`)
    const query = new URL((await asked).url()).searchParams
    expect(Object.fromEntries(query)).toEqual({ categoryLimit: '6', goodsLimit: '7' })
    const answer = await (await (await asked).response())?.json()
    expect(answer.data).toMatchObject({ category: expect.any(Array), goods: [{ goodsId: goods.goodsId }] })
    await sidebar(page).getByRole('list', { name: 'Parts you looked at' }).getByText('LM358DR').waitFor()
  })
})

describe('the right sidebar', () => {
  const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More to find' })

  test('[COMP-12, FORM-06, FORM-07, FORM-08, FORM-09] has a newsletter form that requires only the e-mail', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/comListSearch?goodsModel=LM358&fuzzy=true')
    const form = sidebar(page).getByRole('region', { name: 'Get our newsletter' })
    for (const name of ['Name', 'E-mail']) {
      expect(await form.getByRole('textbox', { name }).getAttribute('required')).not.toBeNull()
      await form.locator('label', { hasText: name }).getByText('*').waitFor()
    }
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await form.getByText('please Enter').waitFor()
    expect(await form.getByText('please Enter').count()).toBe(1)
    await form.getByRole('textbox', { name: 'E-mail' }).fill('sidebar@buyers.example')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText(/latest information will be recommended/).waitFor()
  })

  test('[COMP-14, CONST-11, CONST-23] has a Hot Model list of twelve, cut at 20 characters', async ({ desktop }) => {
    const { page, open } = desktop
    const asked = page.waitForRequest('**/api/home?**')
    await open('/comListSearch?goodsModel=LM358&fuzzy=true')
    expect(new URL((await asked).url()).searchParams.get('hotCount')).toBe('12')
    const links = sidebar(page).getByRole('region', { name: 'Hot Model' }).getByRole('link')
    await expect.poll(() => links.count()).toBe(12)
    for (const text of await links.allTextContents()) expect(text.length).toBeLessThanOrEqual(21)
  })

  test('[COMP-11, COMP-12, COMP-13, COMP-14] is beside the page from 1280 px, beside filters from 1440 px, and below it otherwise; without layout shift', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const shifted = await watchShifts(page)
    await open('/comListSearch?goodsModel=NOSUCHPART99&fuzzy=true')
    await expect.poll(() => sidebar(page).getByRole('region', { name: 'Hot Model' }).getByRole('link').count()).toBe(12)
    expect(await shifted()).toBeLessThan(0.02)
    for (const [width, isBeside, term = 'NOSUCHPART99'] of [
      [1280, true],
      [1440, true],
      [1920, true],
      [1279, false],
      [1439, false, 'LM358'],
      [1440, true, 'LM358'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await follow(`/comListSearch?goodsModel=${term}&fuzzy=true`)
      const main = await page.getByRole('main').boundingBox()
      const side = await sidebar(page).boundingBox()
      if (isBeside) expect(side?.x, `${width} px`).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 0) - 1)
      else expect(side?.y, `${width} px`).toBeGreaterThan((main?.y ?? 0) + (main?.height ?? 0) - 1)
    }
  })
})

test('[COMP-05] the columns of the product list stay where they are while its rows arrive', async ({ desktop }) => {
  const { page, open } = desktop
  const places = () =>
    page
      .locator('.goods-table th[scope=col]')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().x))
  for (const path of ['/comListSearch?goodsModel=RC0603&fuzzy=true', '/comListSearch?goodsModel=mosfet&fuzzy=true']) {
    await open(path)
    const whole = await places()
    const table = page.locator('.goods-table').first()
    const beyond = await table.evaluate((drawn) => drawn.clientWidth - (drawn.parentElement?.clientWidth ?? 0))
    expect(beyond, `${path}: wider than its place`).toBeLessThanOrEqual(0)
    // As the browser draws it when it has received only two rows.
    await page.locator('.goods-table tbody').evaluateAll((bodies) => {
      const rows = bodies.flatMap((body) => [...body.querySelectorAll('.goods-row')])
      for (const row of rows.slice(2)) row.remove()
    })
    const moved = (await places()).map((x, column) => Math.abs(x - (whole[column] ?? 0)))
    expect(Math.max(...moved), path).toBeLessThan(10)
  }
})

describe('refusals of lazily loaded content', () => {
  const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More to find' })

  test('[ERR-02] each shows the message of the server in place of its content', async ({ desktop }) => {
    const { page, open } = desktop
    const refuse = (path: string, msg: string) =>
      page.route(`**/api/${path}`, (route) => route.fulfill({ json: { code: 100001, msg, data: null } }))
    await refuse('home?**', 'Refused: hot')
    await refuse('goods/retrieve?**', 'Refused: suggestions')
    await refuse('category/search**', 'Refused: tree')
    await refuse('manufacturer', 'Refused: brands')
    await refuse('blog?**', 'Refused: posts')
    await refuse('goods/browsing/**', 'Refused: browsing')
    await (await newBuyer()).enter(page)
    await open('/privacy')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Show Manufacturers' }).click()
    await page.getByText('Refused: brands').first().waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Show All Categories' }).click()
    await page.getByText('Refused: tree').first().waitFor()
    const box = page.getByRole('banner').getByRole('combobox')
    await box.fill('LM358DR')
    await page.getByText('Refused: suggestions').first().waitFor()
    await box.press('Enter')
    await sidebar(page).getByText('Refused: hot').waitFor()
    await sidebar(page).getByText('Refused: posts').waitFor()
    await sidebar(page).getByText('Refused: browsing').waitFor()
  })
})
