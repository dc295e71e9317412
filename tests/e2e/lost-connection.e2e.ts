import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, waitForNotice } from '../support/visitor.ts'

const OFFLINE =
  /Error loading route module|ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|cannot be reached/
const LOST = /Error loading route module|ERR_FAILED|dynamically imported module|could not be loaded/
const REFUSED = 'A part of the store could not be loaded. Please try again in a minute.'
const CATEGORIES = '**/assets/all-categories.page-*.js'

/** The script of the parts that are loaded after hydration. */
const SECOND = '**/assets/second-*.js'

/** With a route the browser keeps no files: the code of the next page has to come from the store. */
const keepNoFiles = (page: Page) => page.route('**/assets/*.js', (route) => route.continue())
const category = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Categories', exact: true })

function countLoads(page: Page) {
  const loads: string[] = []
  page.on('load', () => loads.push(new URL(page.url()).pathname))
  return loads
}

/** As a link of a page does, with everything an address can have. */
const goTo = (page: Page, to: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void }
    }
    router.navigate(to)
  }, to)

describe('a page that cannot load its code', () => {
  test('[ERR-19, ERR-21] while offline the page stays; online again, the visitor arrives where he was going', async ({
    desktop,
  }) => {
    const { page, open, expectProblem } = desktop
    expectProblem(OFFLINE)
    await keepNoFiles(page)
    await open('/')
    const loads = countLoads(page)
    await page.context().setOffline(true)
    await page.getByRole('status').getByText('You are offline. This page stays open; searching').waitFor()
    const lost = page.waitForEvent('requestfailed', (request) => /all-categories\.page/.test(request.url()))
    await goTo(page, '/allCategories?from=home#top')
    await lost
    await page.getByRole('status').getByText('the one you asked for opens once you are online').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.locator('input[name=goodsModel]').first().fill('STM32F103C8T6')
    expect(loads).toEqual([])
    await page.context().setOffline(false)
    await page.waitForURL('**/allCategories?from=home#top')
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect.poll(() => loads).toEqual(['/allCategories'])
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('[ERR-21] while offline a page whose code is there waits for its data', async ({ desktop }) => {
    const { page, open, follow, expectProblem } = desktop
    expectProblem(OFFLINE)
    await open('/manufacturer')
    await follow('/allCategories')
    await follow('/')
    const loads = countLoads(page)
    await page.context().setOffline(true)
    // Not by the pointer, which opens a menu whose code is lost.
    await goTo(page, '/allCategories')
    await page.getByText('the one you asked for opens').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    expect(loads).toEqual([])
  })

  test('[ERR-19] with a connection that leads nowhere the page stays until the store answers', async ({ desktop }) => {
    const { page, open, expectProblem } = desktop
    expectProblem(OFFLINE)
    await open('/')
    const loads = countLoads(page)
    await page.route('**/*', (route) => route.abort())
    await category(page).click()
    await page.getByText('The store cannot be reached. This page stays open until it answers.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(loads).toEqual([])
    await page.unrouteAll()
    await page.waitForURL('**/allCategories')
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    await expect.poll(() => loads).toEqual(['/allCategories'])
  })

  test('[ERR-19, ERR-20] code that is gone loads the page it was for, once a minute; then a notice leads on', async ({
    desktop,
  }) => {
    const { page, open, expectProblem } = desktop
    expectProblem(LOST)
    await open('/')
    const loads = countLoads(page)
    await page.route(CATEGORIES, (route) => route.abort(), { times: 1 })
    await category(page).click()
    await page.waitForURL('**/allCategories')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect.poll(() => loads).toEqual(['/allCategories'])
    const gone = '**/assets/manufacturers.page-*.js'
    await page.route(gone, (route) => route.abort())
    await goTo(page, '/manufacturer?initial=T#list')
    await waitForNotice(page, REFUSED)
    await page.locator('#progress-bar').waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/allCategories')
    await expect.poll(() => loads).toEqual(['/allCategories'])
    await page.unroute(gone)
    await page.getByRole('button', { name: 'Try again', includeHidden: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Manufacturers' }).waitFor()
    expect(page.url()).toContain('/manufacturer?initial=T#list')
    await expect.poll(() => loads).toEqual(['/allCategories', '/manufacturer'])
  })

  test('[ERR-20] on the way back a refusal stays on the page shown, with its address', async ({ desktop }) => {
    const { page, open, expectProblem } = desktop
    expectProblem(LOST)
    await open('/allCategories')
    // As after a load of the page in between: its code is not there any more.
    await goTo(page, '/manufacturer')
    await page.getByRole('heading', { level: 1, name: 'Manufacturers' }).waitFor()
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.locator('p[aria-live=assertive]').waitFor({ state: 'attached' })
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
    const loads = countLoads(page)
    await page.route(CATEGORIES, (route) => route.abort())
    await page.evaluate(() => history.back())
    await waitForNotice(page, REFUSED)
    await page.waitForURL('**/manufacturer')
    await page.locator('#progress-bar').waitFor({ state: 'detached' })
    expect(loads).toEqual([])
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again', includeHidden: true }).click()
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    await expect.poll(() => loads).toEqual(['/allCategories'])
  })

  test('[ERR-19] code that is lost before the parts that answer it are there is answered then', async ({ desktop }) => {
    const { page, expectProblem } = desktop
    expectProblem(LOST)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(SECOND, async (route) => {
      await promise
      await route.continue().catch(() => {}) // the page may be gone
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.route(CATEGORIES, (route) => route.abort(), { times: 1 })
    const lost = page.waitForEvent('requestfailed', (request) => /all-categories\.page/.test(request.url()))
    await category(page).click()
    await lost
    expect(new URL(page.url()).pathname).toBe('/')
    resolve()
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
  })

  test('[ERR-19] when those are lost as well, the router loads the page again', async ({ desktop }) => {
    const { page, expectProblem } = desktop
    expectProblem(LOST)
    await page.route(SECOND, (route) => route.abort())
    const answered = page.waitForResponse('**/api/live')
    await page.goto('/')
    await answered
    await page.route(CATEGORIES, (route) => route.abort(), { times: 1 })
    const load = page.waitForEvent('load')
    await category(page).click()
    await load
  })

  test('[ERR-19] a page that lost those while offline is loaded again once it is online', async ({ desktop }) => {
    const { page, expectProblem } = desktop
    expectProblem(OFFLINE)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(SECOND, async (route) => {
      await promise
      await route.abort().catch(() => {}) // the page may be gone
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    const lost = page.waitForEvent('requestfailed', (request) => /second-/.test(request.url()))
    resolve()
    await lost
    await page.unrouteAll()
    const load = page.waitForEvent('load')
    await page.context().setOffline(false)
    await load
    await page.locator('p[aria-live=assertive]').waitFor({ state: 'attached' })
  })

  test('[ERR-20] a browser that keeps nothing never reloads in a loop', async ({ desktop }) => {
    const { page, open, expectProblem } = desktop
    expectProblem(LOST)
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key !== 'reloadedAt') setItem.call(this, key, value)
      }
    })
    await open('/')
    const loads = countLoads(page)
    await page.route(CATEGORIES, (route) => route.abort())
    await category(page).click()
    await waitForNotice(page, REFUSED)
    await page.locator('#progress-bar').waitFor({ state: 'detached' })
    expect(loads).toEqual([])
    // The router keeps the failure: from now on the browser follows the links.
    await page.unrouteAll()
    await category(page).click()
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    await expect.poll(() => loads).toEqual(['/allCategories'])
  })
})
