import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, type Visit, waitForNotice } from '../../support/visitor.ts'

/** The script of what is below the first screen. */
const SECOND = '**/assets/second-*.js'

/** Holds it back until the returned function is called. */
async function holdBack(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(SECOND, async (route) => {
    asked += 1
    await promise
    await route.continue().catch(() => {}) // the page may be gone
  })
  return { release: resolve, asked: () => asked }
}

/** The question about them is loaded after hydration, and uses modules of the same file. */
async function rejectCookies({ page, open }: Visit) {
  await open('/404', 404)
  await page.evaluate(() => localStorage.setItem('consentGranted', 'false'))
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

describe('parts below the first screen', () => {
  test('their script is loaded at the first sign of a visitor, and a press before that counts', async ({ desktop }) => {
    const { page, open } = desktop
    await rejectCookies(desktop)
    // A pointer over the page is a sign of its own.
    await page.mouse.move(-50, -50)
    const { release, asked } = await holdBack(page)
    await open('/')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    expect(asked()).toBe(0)
    await tab(page, 'Scarcity').click()
    await expect.poll(asked).toBe(1)
    expect(await tab(page, 'Scarcity').getAttribute('aria-selected')).toBe('false')
    release()
    await expect.poll(() => tab(page, 'Scarcity').getAttribute('aria-selected')).toBe('true')
  })

  test('a form that is sent before its script is there is sent then', async ({ desktop }) => {
    const { page, open } = desktop
    const { release, asked } = await holdBack(page)
    await open('/')
    const field = page.getByRole('textbox', { name: 'E-mail address for the newsletter' })
    await field.press('Enter')
    await expect.poll(asked).toBe(1)
    release()
    await waitForNotice(page, 'Enter your email address')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('without their script links work, and so do other pages', async ({ desktop }) => {
    const { page, open, expectProblem } = desktop
    expectProblem(/second-|ERR_FAILED|dynamically imported module|Cannot read properties of undefined/)
    await rejectCookies(desktop)
    await page.route(SECOND, (route) => route.abort())
    await open('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^All \d+ categories/ })
      .click()
    await page.waitForURL('**/allCategories')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
