import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' })

const layer = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).map((one) =>
      Array.from(one as ArrayLike<unknown>),
    ),
  ) as Promise<Array<[string, string, Record<string, unknown>]>>

const isHidden = (page: Page) =>
  banner(page)
    .waitFor({ state: 'hidden', timeout: 5000 })
    .then(
      () => true,
      () => false,
    )

const choice = (page: Page) => page.evaluate(() => localStorage.getItem('consentGranted'))

/** Accepts, and comes back. */
export const accepted = journey((shop) =>
  shop.visit('stranger', async (page) => {
    const managers: string[] = []
    page.on('request', (request) => {
      if (/googletagmanager/.test(request.url())) managers.push(request.url())
    })
    await open(page, '/unsubscribe')
    const shown = await banner(page).isVisible()
    const byDefault = await layer(page)
    const loadedBefore = managers.length
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    const hidden = await isHidden(page)
    await page.waitForTimeout(500)
    const first = { choice: await choice(page), layer: await layer(page), managers: [...managers] }
    managers.length = 0
    await open(page, '/unsubscribe')
    await page.waitForTimeout(500)
    const later = { shown: await banner(page).isVisible(), layer: await layer(page), managers: [...managers] }
    return { shown, byDefault, loadedBefore, hidden, first, later }
  }),
)

export const rejected = journey((shop) =>
  shop.visit('stranger', async (page) => {
    await open(page, '/unsubscribe')
    await banner(page).getByRole('button', { name: 'Reject' }).click()
    return { hidden: await isHidden(page), choice: await choice(page) }
  }),
)

/** The language that the store keeps in the browser. */
export const language = journey((shop) =>
  shop.visit('stranger', async (page) => {
    await open(page, '/unsubscribe')
    const cookie = (await page.context().cookies()).find(({ name }) => /locale/i.test(name))
    return {
      document: await page.evaluate(() => document.documentElement.lang),
      stored: await page.evaluate(() => localStorage.getItem('lang')),
      days: ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400,
      cookie: cookie ? `${cookie.name}=${cookie.value}` : 'none',
    }
  }),
)
