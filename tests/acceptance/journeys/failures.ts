import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { logIn, open, ready } from '../shop.ts'
import { mainMenu } from './frame.ts'
import { knownPart } from './samples.ts'

const press = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true }).click()

/** Pages whose data is answered with a failure on the way: 500 with a message, 502 with data that must not be used, 503. */
export const failedLoads = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/privacy')
    const answer = (path: string, status: number, body: object) =>
      page.route(`**/api/${path}**`, (route) => route.fulfill({ status, json: body }))
    await answer('category/search', 500, { code: 500000, msg: 'Something went wrong on our side.', data: null })
    await press(page, 'All Categories')
    await page.getByRole('main').getByText('500', { exact: true }).waitFor()
    const fault = await page.getByRole('main').innerText()
    await answer('manufacturer', 502, { code: 0, msg: 'ok', data: { brand: [], recommendBrand: [] } })
    await press(page, 'Manufacturers')
    await page.getByRole('main').getByText('502', { exact: true }).waitFor()
    const rejected = await page.getByRole('main').innerText()
    await page.route('**/api/blog/list**', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
    )
    await press(page, 'Blogs & Posts')
    await page.getByRole('main').getByText('500', { exact: true }).waitFor()
    return { fault, rejected, unknown: await page.getByRole('main').innerText() }
  }),
)

/** A wrong password: what the call says, and what the page shows. */
export const wrongPassword = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/login?type=login')
    const answered = page.waitForResponse('**/api/user/login')
    await logIn(page, { email: 'nobody-here@firm.example', password: 'wrong' }).catch(() => undefined)
    const { code, msg } = (await (await answered).json()) as { code: number; msg: string }
    return { code, msg, shown: await page.getByText(msg).first().isVisible() }
  }),
)

/** Add to cart when the server refuses. */
export const refusedCart = journey((shop) =>
  shop.visit('buyer', async (page) => {
    const refusal = { code: 300003, msg: 'This part is being counted.', data: null }
    await page.route('**/api/shopping/cart/join', (route) => route.fulfill({ json: refusal }))
    await open(page, `/goods/detail/${(await knownPart(shop)).goodsId}`)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    const said = page.getByText(refusal.msg).first()
    await said.waitFor()
    return said.innerText()
  }),
)

/** Code of two pages that is lost within a minute: loads of documents are counted. */
export const lostCode = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/privacy')
    const loads: string[] = []
    page.on('load', () => loads.push(new URL(page.url()).pathname))
    await page.route('**/assets/all-categories.page-*.js', (route) => route.abort(), { times: 1 })
    await press(page, 'All Categories')
    await page.waitForURL('**/allCategories')
    await ready(page)
    const first = [...loads]
    await page.route('**/assets/manufacturers.page-*.js', (route) => route.abort())
    await press(page, 'Manufacturers')
    await page
      .getByText(/could not be loaded/)
      .first()
      .waitFor()
    await page.waitForTimeout(1500)
    return { first, second: loads.slice(first.length), stays: new URL(page.url()).pathname }
  }),
)

export const offline = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/privacy')
    await page.context().setOffline(true)
    const shown = page.getByText(/You are offline/).first()
    await shown.waitFor()
    const said = await shown.innerText()
    await page.context().setOffline(false)
    await shown.waitFor({ state: 'hidden' })
    return said
  }),
)

/** When the bar of a slow page appears after the press, how long it runs, and that a quick page has none. */
export const progressBar = journey((shop) =>
  shop.visit(
    'visitor',
    async (page) => {
      await open(page, '/privacy')
      await page.waitForLoadState('networkidle')
      const times = await page.evaluateHandle(() => {
        const times = { clicked: 0, shown: [] as number[] }
        window.addEventListener('click', () => Object.assign(times, { clicked: performance.now() }), { capture: true })
        new MutationObserver((changes) => {
          const added = changes.flatMap((change) => [...change.addedNodes])
          if (added.some((node) => node instanceof Element && node.id === 'progress-bar'))
            times.shown.push(performance.now() - times.clicked)
        }).observe(document.body, { childList: true, subtree: true })
        return times
      })
      const held = Promise.withResolvers<void>()
      await page.route('**/api/category/search**', async (route) => {
        await held.promise
        await route.continue()
      })
      await press(page, 'All Categories')
      const bar = page.locator('#progress-bar')
      await bar.waitFor({ state: 'attached' })
      const duration = await bar.evaluate((one) =>
        [one, ...one.querySelectorAll('*')]
          .map((part) => {
            const { transitionDuration, animationDuration } = getComputedStyle(part)
            return Math.max(Number.parseFloat(transitionDuration), Number.parseFloat(animationDuration))
          })
          .reduce((a, b) => Math.max(a, b), 0),
      )
      held.resolve()
      await page.waitForURL('**/allCategories')
      const { shown } = await times.jsonValue()
      return { after: Math.round(shown[0] ?? 0), duration }
    },
    { reducedMotion: 'no-preference' },
  ),
)
