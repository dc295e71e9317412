import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { filmOn, open } from '../shop.ts'

const opens = (page: Page, patience = 5000) =>
  filmOn(page)
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    )
const closes = (page: Page, patience = 5000) =>
  filmOn(page)
    .waitFor({ state: 'hidden', timeout: patience })
    .then(
      () => true,
      () => false,
    )

/** A first visit: what opens by itself, once, and which calls are made. The second call is answered with nonsense. */
export const firstFilm = journey((shop) =>
  shop.visit('stranger', async (page) => {
    const sent: Array<{ path: string; body: unknown }> = []
    let counted: unknown
    await page.route('**/api/site/banner/views', (route) =>
      route.fulfill({ json: { code: 0, msg: 'ok', data: { count: 99, film: '/other.mp4' } } }),
    )
    page.on('request', (request) => {
      if (request.url().includes('/banner/views'))
        sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
    })
    page.on('response', async (response) => {
      if (response.url().endsWith('/banner/views/count')) counted = (await response.json()).data
    })
    await open(page, '/privacy')
    const beforeAnswer = await opens(page, 1500)
    await page.getByRole('region', { name: 'Cookie consent' }).getByRole('button', { name: 'Reject' }).click()
    const byItself = await opens(page, 10_000)
    await page.waitForTimeout(500)
    const shown = byItself ? await filmOn(page).innerText() : ''
    const source = byItself
      ? await filmOn(page)
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.currentSrc || video.querySelector('source')?.src || video.src)
      : ''
    const role = byItself ? await filmOn(page).getAttribute('role') : null
    const sentAtOpening = [...sent]
    if (byItself) await filmOn(page).getByRole('button', { name: 'Close' }).first().click()
    const closed = await closes(page)
    await open(page, '/blog')
    const again = await opens(page, 2500)
    return { beforeAnswer, byItself, shown, source, role, closed, again, sent: sentAtOpening, counted }
  }),
)

const playButton = (page: Page) =>
  page
    .locator('header, footer, aside, [data-frame]')
    .getByRole('button', { name: /film|video/i })
    .first()

async function reach(page: Page) {
  await playButton(page).click({ timeout: 3000 })
  return opens(page)
}

/** In reach on every kind of page; ended by Escape, by going on and by its end. */
export const filmInReach = journey((shop) =>
  shop.visit('visitor', async (page) => {
    const missing: string[] = []
    for (const path of ['/', '/blog', '/goods/detail/1', '/login?type=login', '/enquiry', '/404']) {
      await open(page, path)
      if (!(await reach(page).catch(() => false))) missing.push(path)
      else await page.keyboard.press('Escape')
      await closes(page)
    }
    if (missing.length > 0) return { missing }
    await open(page, '/privacy')
    await reach(page)
    await page.keyboard.press('Escape')
    const byEscape = await closes(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await page.waitForURL('**/FAQ/**')
    await reach(page)
    await page.goBack()
    const byNavigation = await closes(page)
    await reach(page)
    await filmOn(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => {
        video.muted = true
        video.currentTime = Math.max(0, video.duration - 0.2)
        return video.play()
      })
      .catch(() => undefined)
    return { missing, byEscape, byNavigation, atItsEnd: await closes(page, 8000) }
  }),
)
