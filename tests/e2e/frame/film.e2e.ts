import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { allowFilm, test } from '../../support/visitor.ts'

const filmOn = (page: Page) => page.getByRole('dialog', { name: 'Ohmstead in twelve seconds' })
const buttonOn = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Play the film' })

const endFilm = (page: Page) =>
  filmOn(page)
    .locator('video')
    .evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      if (video.readyState === 0)
        await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }))
      video.currentTime = video.duration - 0.1
      await video.play()
    })

/** As to a visitor who comes for the first time and has answered about cookies. */
async function visitFirst(page: Page) {
  await allowFilm(page)
  await page.addInitScript(() => localStorage.setItem('consentGranted', 'false'))
}

describe('the film', () => {
  test('[COMP-01, COMP-02] is in reach on every page, and closes on Escape, on navigation and when it ends', async ({
    desktop,
    phone,
  }) => {
    for (const { page, open, follow, checkAccessibility } of [desktop, phone]) {
      const views: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/site/banner/views')) views.push(request.postData() ?? '')
      })
      await open('/privacy')
      for (const path of ['/', '/comListSearch?goodsModel=LM358&fuzzy=true', '/login?type=login']) {
        await follow(path)
        await buttonOn(page).click()
        await filmOn(page).waitFor()
        if (path === '/') await checkAccessibility()
        await page.keyboard.press('Escape')
        await filmOn(page).waitFor({ state: 'detached' })
        expect(await buttonOn(page).evaluate((button) => button === document.activeElement)).toBe(true)
      }
      expect(views).toHaveLength(3)
      expect(views[0]).toContain('"flag":"video"')
      await buttonOn(page).click()
      await filmOn(page).waitFor()
      await endFilm(page)
      await filmOn(page).waitFor({ state: 'detached' })
      await buttonOn(page).click()
      await filmOn(page).waitFor()
      await page.goBack()
      await filmOn(page).waitFor({ state: 'detached' })
    }
  })

  test('[COMP-01] opened by itself it closes when it ends, on Escape, on navigation, beside another dialog and when the visitor goes on', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    await visitFirst(page)
    const toolbar = page.getByRole('complementary', { name: 'Toolbar' })
    const search = page.getByRole('combobox', { name: 'Part number' })
    const endings: Array<[name: string, end: () => Promise<unknown>]> = [
      ['its end', () => endFilm(page)],
      ['Escape, wherever the focus is', () => page.keyboard.press('Escape')],
      ['another page', () => follow('/blog')],
      ['another dialog', () => toolbar.getByRole('button', { name: 'Feedback' }).click()],
      ['a field', () => search.focus()],
      ['a button', () => page.getByRole('button', { name: 'Contact' }).click()],
    ]
    for (const [name, end] of endings) {
      await open('/privacy')
      await filmOn(page).waitFor()
      await end()
      await expect.poll(() => filmOn(page).count(), { message: name }).toBe(0)
      // As to another visitor.
      await page.evaluate(() => {
        localStorage.removeItem('promoVisitor')
        sessionStorage.removeItem('promoShown')
      })
    }
  })

  test('[COMP-01] waits for the next page while a dialog is open', async ({ desktop }) => {
    const { page, open, follow } = desktop
    await visitFirst(page)
    // The answer comes when the visitor has opened a dialog.
    const held = Promise.withResolvers<void>()
    await page.route('**/banner/views/count', async (route) => {
      await held.promise
      await route.continue()
    })
    await open('/privacy')
    await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('button', { name: 'Feedback' }).click()
    await page.getByRole('dialog', { name: 'Feedback' }).waitFor()
    const film = page.waitForResponse('**/api/site/film')
    held.resolve()
    await film
    await page.waitForLoadState('networkidle')
    expect(await filmOn(page).count()).toBe(0)
    await page.keyboard.press('Escape')

    await follow('/comListSearch?goodsModel=LM358&fuzzy=true')
    await filmOn(page).waitFor()
  })
})
