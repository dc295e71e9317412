import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, waitForNotice } from '../../support/visitor.ts'

/** The script of the parts that are hydrated after the page. */
const SECOND = '**/assets/second-*.js'

/** Opens the home page and holds that script back until the returned function is called. */
async function openWithoutSecond(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(SECOND, async (route) => {
    await promise
    await route.continue().catch(() => {}) // the page may be gone
  })
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return resolve
}

const isSelected = (page: Page) => page.getByRole('tab', { name: 'Scarcity' }).getAttribute('aria-selected')

describe('parts that are hydrated after the page', () => {
  test('a button pressed before their script is there is pressed then', async ({ desktop: { page } }) => {
    const release = await openWithoutSecond(page)
    await page.getByRole('tab', { name: 'Scarcity' }).click()
    expect(await isSelected(page)).toBe('false')
    release()
    await expect.poll(() => isSelected(page)).toBe('true')
  })

  test('a menu of the header pressed before their script is there opens then', async ({ desktop: { page } }) => {
    const release = await openWithoutSecond(page)
    // By key: a pointer over it would open it too.
    await page.getByRole('button', { name: 'Contact', exact: true }).press('Enter')
    release()
    await page.getByRole('button', { name: 'Contact', exact: true, expanded: true }).waitFor()
  })

  test('a form sent before their script is there is sent then', async ({ desktop: { page } }) => {
    const release = await openWithoutSecond(page)
    await page.getByRole('textbox', { name: 'E-mail address for the newsletter' }).press('Enter')
    release()
    await waitForNotice(page, 'Enter your email address')
    expect(new URL(page.url()).search).toBe('')
  })

  test('the menu of a phone opens and leads on before their script is there', async ({ phone: { page } }) => {
    await openWithoutSecond(page)
    await page.locator('summary', { hasText: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.locator('summary', { hasText: 'Categories' }).click()
    await menu.getByRole('link', { name: 'All categories' }).click()
    // Its scripts are held back too, so that it does not finish loading.
    await page.waitForURL('**/allCategories', { waitUntil: 'commit' })
  })

  test('a search before their script is there is shown when it is', async ({ desktop: { page } }) => {
    const release = await openWithoutSecond(page)
    await page.locator('input[name=goodsModel]').fill('STM32F103C8T6')
    await page.locator('input[name=goodsModel]').press('Enter')
    release()
    await page.waitForURL('**/comListSearch?**')
    await page.getByRole('contentinfo').getByText('Newsletter').waitFor()
  })

  test('[CONS-01] cookies are asked for and answered before any script file is there', async ({ phone: { page } }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await promise
      await route.continue().catch(() => {}) // the page may be gone
    })
    const shown = page.getByRole('region', { name: 'Cookie consent' })
    await page.goto('/faq', { waitUntil: 'commit' })
    await shown.getByRole('button', { name: 'Reject' }).click()
    await shown.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => localStorage.getItem('consentGranted'))).toBe('false')
    resolve()
    // Hydrated, it is gone from the page.
    await page.locator('[data-corner]').waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('h1').waitFor()
    expect(await shown.count()).toBe(0)
  })

  test('coming from another page, the home page is shown with them', async ({ desktop: { page, open } }) => {
    await open('/login?type=login')
    await page.evaluate(() => {
      const isBare = () => location.pathname === '/' && !document.querySelector('h1')
      const seen = Object.assign(window, { bare: false })
      new MutationObserver(() => {
        seen.bare ||= isBare()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .first()
      .click()
    await page.getByRole('tab', { name: 'Scarcity' }).waitFor()
    expect(await page.evaluate(() => 'bare' in window && window.bare)).toBe(false)
  })

  test('without their script the HTML stays, and links lead on', async ({ desktop: { page, expectProblem } }) => {
    expectProblem(/second-|ERR_FAILED|dynamically imported module/)
    await page.route(SECOND, (route) => route.abort())
    await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
    await page.goto('/')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('[data-later]').count()).toBe(0)
    await page.getByRole('tab', { name: 'Scarcity' }).waitFor()
    await page.getByRole('contentinfo').getByText('Newsletter').waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^All [\d,]+ categories/ })
      .click()
    await page.waitForURL('**/allCategories')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
