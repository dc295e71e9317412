import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createBuyers } from '../support/buyers.ts'
import { test } from '../support/visitor.ts'
import { readPage } from '../support/windows/served-page.ts'

const { newBuyer } = createBuyers()

const resultsOf = (term: string) => `/comListSearch?goodsModel=${term}&fuzzy=true`
const rowsOn = (page: Page) => page.getByRole('main').locator('.goods-row')
const promptOn = (page: Page) => page.getByRole('dialog', { name: 'Register to continue searching' })
const refusedOn = (page: Page) => page.getByRole('heading', { name: 'Log in or register to see these results' })
const times = (page: Page) => page.evaluate(() => localStorage.getItem('times'))

/** Five searches of today, one of them for LM358. */
const useUp = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('times')) return
    localStorage.setItem('times', '5')
    localStorage.setItem('date', String(new Date().getDate()))
    localStorage.setItem('searchedTerms', '["LM358"]')
  })

/** The dialog instead of results, and nothing to use behind it. */
async function expectRefused(page: Page) {
  await promptOn(page).waitFor()
  expect(await rowsOn(page).count()).toBe(0)
  await promptOn(page).getByRole('button', { name: 'Not now' }).click()
  await promptOn(page).waitFor({ state: 'detached' })
  await refusedOn(page).waitFor()
  expect([await rowsOn(page).count(), await times(page)]).toEqual([0, '5'])
}

describe('with its searches used up, a visitor', () => {
  test('[AUTH-29, AUTH-32] sees the prompt instead of results by address, after a reload, by Back and Forward and by a link', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    await useUp(page)
    await open(resultsOf('NE555'))
    await expectRefused(page)
    await checkAccessibility()
    await page.reload()
    await expectRefused(page)

    // A search that was counted is shown again, with its sorts and filters.
    await open(resultsOf('LM358'))
    expect(await rowsOn(page).first().isVisible()).toBe(true)
    await page
      .getByRole('link', { name: /^In stock/ })
      .first()
      .click()
    await page.waitForURL(/inStock=true/)
    await expect.poll(() => rowsOn(page).count()).toBeGreaterThan(0)
    expect(await promptOn(page).count()).toBe(0)
    await page.goBack()
    await page.goBack()
    await expectRefused(page)
    await page.goForward()
    await expect.poll(() => rowsOn(page).count()).toBeGreaterThan(0)
    expect(await refusedOn(page).isVisible()).toBe(false)

    // A link starts a new search, also for the same number.
    await follow('/')
    await follow(resultsOf('LM358'))
    await expectRefused(page)
    await follow('/')
    await page.getByRole('main').locator('a[href^="/comListSearch"]').first().click()
    await expectRefused(page)
  })

  test('[AUTH-29, AUTH-32] sees no results before the scripts have loaded either', async ({ desktop }) => {
    const { page, expectProblem } = desktop
    expectProblem(/ERR_FAILED/)
    await useUp(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(resultsOf('NE555'))
    await refusedOn(page).waitFor()
    expect(await rowsOn(page).count()).toBeGreaterThan(0)
    expect(await rowsOn(page).first().isVisible()).toBe(false)
    await page.goto(resultsOf('LM358'))
    await rowsOn(page).first().waitFor()
    expect(await refusedOn(page).isVisible()).toBe(false)
  })

  test('[AUTH-32] sees the results once logged in, and is not counted any more', async ({ desktop }) => {
    const { page, open } = desktop
    await useUp(page)
    await (await newBuyer()).enter(page)
    await open(resultsOf('NE555'))
    expect(await rowsOn(page).first().isVisible()).toBe(true)
    expect([await refusedOn(page).isVisible(), await promptOn(page).count(), await times(page)]).toEqual([
      false,
      0,
      '5',
    ])
  })
})

test('[AUTH-29, CONST-09] the shop sets how many searches there are, 5 unless it says otherwise, 0 for no limit', async ({
  desktop,
}) => {
  const { page, open } = desktop
  const { attributes } = await readPage(resultsOf('NE555'))
  expect(await attributes('html', 'data-daily-searches')).toEqual(['5'])
  for (const [limit, isShown] of [
    ['6', true],
    ['0', true],
    ['4', false],
  ] as const) {
    await page.route('**/comListSearch?**', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('data-daily-searches="5"', `data-daily-searches="${limit}"`)
      await route.fulfill({ response: answer, body })
    })
    await page.addInitScript((used) => {
      localStorage.setItem('times', used)
      localStorage.setItem('date', String(new Date().getDate()))
      localStorage.removeItem('searchedTerms')
    }, '5')
    await open(resultsOf('NE555'))
    expect(await rowsOn(page).count().then(Boolean), limit).toBe(isShown)
    await page.unroute('**/comListSearch?**')
  }
  await promptOn(page).getByText('Visitors have 4 searches a day').waitFor()
})
