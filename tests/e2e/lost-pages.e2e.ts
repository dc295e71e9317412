import { describe, expect } from 'vitest'
import { test } from '../support/visitor.ts'
import { readPage } from '../support/windows/served-page.ts'

describe('the not-found page', () => {
  test('[ROUTE-02, ROUTE-03, ROUTE-75, ROUTE-76, ROUTE-77, ROUTE-78, ERR-15] an unknown address redirects to /404 with both sentences and both links', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/manufacturer')
    await open('/no/such/page', 404)
    expect(new URL(page.url()).pathname).toBe('/404')
    await page.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
    await page.getByText('Sorry page not found. The page may have been deleted').waitFor()
    expect(await page.getByRole('link', { name: 'First page', exact: true }).getAttribute('href')).toBe('/')
    await page.getByRole('link', { name: 'Previous page' }).click()
    await page.waitForURL((url) => url.pathname === '/manufacturer')
  })

  test('[ERR-16] an invalid or unknown number gives the same', async () => {
    for (const path of [
      '/goods/detail/abc',
      '/goods/detail/2147483000',
      '/goods/detail/0',
      '/brand/detail/x',
      '/category/999999999999',
    ]) {
      const { texts } = await readPage(path, 404)
      expect(await texts('h1'), path).toEqual(['This page could not be found'])
      expect(await texts('title')).toEqual(['Page not found | Ohmstead'])
    }
  })

  test('[ERR-05, ERR-17, ERR-18] a page whose data does not load shows status and message, whatever the body says', async ({
    desktop,
  }) => {
    const { page, open, expectProblem } = desktop
    await open('/')
    expectProblem(/500|502|Something went wrong|The store answered/)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const answer = (path: string, status: number, body: object) =>
      page.route(`**/api/${path}**`, (route) => route.fulfill({ status, json: body }))
    await answer('category/search', 500, { code: 500000, msg: 'Something went wrong on our side.', data: null })
    await menu.getByRole('link', { name: 'All Categories', exact: true }).click()
    await page.getByText('Something went wrong on our side').waitFor()
    await page.getByRole('main').getByText('500', { exact: true }).waitFor()
    expect(await page.title()).toBe('This page did not load | Ohmstead')
    await answer('manufacturer', 502, { code: 0, msg: 'ok', data: { brand: [] } })
    await menu.getByRole('link', { name: 'Manufacturers', exact: true }).click()
    await page.getByText('The store answered 502').waitFor()
    await page.getByRole('main').getByText('502', { exact: true }).waitFor()
  })

  test('[ERR-21] being offline is shown until it is over', async ({ desktop }) => {
    const { page, open, expectProblem } = desktop
    // Pictures further down may still be loading.
    expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await open('/')
    await page.context().setOffline(true)
    await page.getByText(/You are offline/).waitFor()
    await page.context().setOffline(false)
    await page.getByText(/You are offline/).waitFor({ state: 'detached' })
  })

  test('[CONST-31, CONST-32] a slow page shows the progress bar after 200 ms, running over 5 s; a quick one shows none', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/')
    // The bar comes with the parts of the frame that are loaded last.
    await page.locator('p[aria-live=assertive]').waitFor({ state: 'attached' })
    const times = await page.evaluateHandle(() => {
      const times: { clicked: number; shown: number[] } = { clicked: 0, shown: [] }
      window.addEventListener('click', () => Object.assign(times, { clicked: performance.now() }), { capture: true })
      new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes])
        if (added.some((node) => node instanceof Element && node.id === 'progress-bar'))
          times.shown.push(performance.now() - times.clicked)
      }).observe(document.body, { childList: true, subtree: true })
      return times
    })
    const menu = page.getByRole('navigation', { name: 'Main' })
    const follow = (name: string) => menu.getByRole('link', { name, exact: true }).click()
    const bar = page.locator('#progress-bar')

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/category/search**', async (route) => {
      await held
      await route.continue()
    })
    await follow('All Categories')
    await bar.waitFor({ state: 'attached' })
    expect(await bar.evaluate((bar) => bar.className)).toContain('duration-[5000ms]')
    release()
    await page.waitForURL('**/allCategories')
    await bar.waitFor({ state: 'detached' })

    await follow('Manufacturers')
    // The address changes first, and then the page: until it is there, a bar is right.
    await page.getByRole('heading', { level: 1, name: 'Manufacturers' }).waitFor()
    const sinceClick = () => times.evaluate(({ clicked }) => performance.now() - clicked)
    const arrived = await sinceClick()
    // By then the bar would be there.
    await expect.poll(sinceClick).toBeGreaterThan(400)
    const [slow = 0, ...more] = await times.evaluate(({ shown }) => shown)
    expect(slow).toBeGreaterThanOrEqual(200)
    // A busy machine may need longer than that for the quick page, too; then its bar is right.
    for (const shown of more) expect(shown, `arrived after ${arrived} ms`).toSatisfy((at) => at >= 200 && at <= arrived)
  })
})
