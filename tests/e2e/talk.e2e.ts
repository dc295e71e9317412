import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { siteInfo } from '#features/site/site.contract.ts'
import { callStore } from '../support/call-store.ts'
import { createCustomers } from '../support/customers.ts'
import { receiveMail } from '../support/mail/outbox.ts'
import { pressTwice } from '../support/press-twice.ts'
import { allowFilm, answerTagManager, storeUrl, test, waitForNotice } from '../support/visitor.ts'

describe('feedback', () => {
  test('[COMP-03, FORM-01, FORM-02, FORM-03, FORM-04, MSG-08, AUTH-19] an empty form reports missing fields; a complete one is confirmed and sent to the shop', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/')
    let sent = 0
    page.on('request', (request) => request.url().endsWith('/api/site/feedback') && sent++)
    await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('button', { name: 'Feedback' }).click()
    // Exactly: the thanks are announced with the same word.
    const dialog = page.getByRole('dialog', { name: 'Feedback', exact: true })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('please select', { exact: true }).waitFor()
    expect(await dialog.getByText('please enter').count()).toBe(2)
    expect(sent).toBe(0)
    await checkAccessibility()
    const email = `writer-${randomUUID()}@firm.example`
    await dialog.getByLabel('What is it about?').selectOption('Product Information')
    await dialog.getByLabel('Your e-mail').fill(email)
    await dialog.getByLabel('Your message').fill(`<b>Which</b> reel? ${email}`)
    await pressTwice(dialog.getByRole('button', { name: 'Send' }), '/api/site/feedback')
    await page.getByText('We have received your feedback and will contact you promptly！').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(sent).toBe(1)
    await receiveMail('service@ohmstead.example', /Feedback: Product Information/, `<b>Which</b> reel? ${email}`)
  })
})

const NO_ADDRESS = 'This does not look like an e-mail address.'

describe('newsletter', () => {
  test('[MSG-09, ERR-06, ENT-29, ROUTE-65, AUTH-18] subscribe in the footer, where a refusal shows the message of the server, confirm by mail, and unsubscribe', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const email = `reader-${randomUUID()}@firm.example`
    await open('/unsubscribe')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('E-mail address for the newsletter').fill('nobody')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText(NO_ADDRESS).first().waitFor()
    await footer.getByLabel('E-mail address for the newsletter').fill(email)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await page
      .getByText(/The latest information will be recommended to you in time/)
      .first()
      .waitFor()
    const mail = await receiveMail(email, /confirm/i)
    await open(mail.links.find((link) => link.startsWith('/newsletter/confirm')) ?? '')
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
    await page.getByText(`${email} is subscribed to our newsletter`).waitFor()
    await checkAccessibility()
    await open(mail.links.find((link) => link.startsWith('/unsubscribe')) ?? '')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByText('You are unsubscribed').waitFor()
    await checkAccessibility()
  })

  test('without a link the address is requested and gets one by mail; the dialog of the feedback fits a phone, and Escape closes it', async ({
    phone,
  }) => {
    const { page, open, checkAccessibility } = phone
    await open('/unsubscribe')
    await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('button', { name: 'Feedback' }).click()
    await page.getByRole('dialog', { name: 'Feedback' }).waitFor()
    await checkAccessibility()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Feedback' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('please enter').waitFor()
    await page.getByLabel('E-mail address', { exact: true }).fill('nobody-here@firm.example')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText(/If nobody-here@firm.example receives our newsletter/).waitFor()
  })
})

describe('a refusal shows the message of the server', () => {
  test('[ERR-07, ENT-35] of feedback, and the typed text is kept; shop and brands are requested once', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/unsubscribe')
    await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('button', { name: 'Feedback' }).click()
    const dialog = page.getByRole('dialog', { name: 'Feedback', exact: true })
    await dialog.getByLabel('What is it about?').selectOption('Other')
    await dialog.getByLabel('Your e-mail').fill('nobody')
    await dialog.getByLabel('Your message').fill('Hello')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText(NO_ADDRESS).first().waitFor()
    expect(await dialog.getByLabel('Your message').inputValue()).toBe('Hello')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    // Kept while one goes from page to page.
    const asked: string[] = []
    page.on(
      'request',
      (request) => /site\/info|\/api\/manufacturer\?|site\/navigation/.test(request.url()) && asked.push(request.url()),
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs & Posts' }).click()
    await page.waitForURL('**/blog')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('contentinfo').getByText('service@ohmstead.example').waitFor()
    await page.getByRole('navigation', { name: 'Recommended brands' }).getByRole('link').first().waitFor()
    expect(asked).toEqual([])
  })
})

describe('consent', () => {
  const tags = () => document.querySelectorAll('script[src*="googletagmanager"]').length
  const readDataLayer = () => (window.dataLayer ?? []).map((one) => Array.from(one as ArrayLike<unknown>))

  test('[CONS-03, CONS-04, CONS-05, CONS-10, CONS-11, CONS-12, CONST-30] nothing is loaded before Accept; Accept grants and loads; the choice can be changed in the footer', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await answerTagManager(page)
    await open('/')
    const asked = page.waitForRequest(/googletagmanager\.com\/gtm\.js\?id=GTM-TEST/)
    const noAds = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect(await page.evaluate(readDataLayer)).toEqual([
      ['consent', 'default', { ...noAds, analytics_storage: 'granted', wait_for_update: 500 }],
    ])
    expect(await page.evaluate(tags)).toBe(0)
    await page.getByRole('button', { name: 'Accept' }).click()
    await asked
    expect((await page.evaluate(readDataLayer))[1]).toMatchObject([
      'consent',
      'update',
      { ad_storage: 'granted', analytics_storage: 'granted' },
    ])
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consentGranted'))).toBe('false')
  })

  test('[CONS-09, ENT-43] a stored consent is applied on the next load, a stored refusal stays', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await answerTagManager(page)
    await page.addInitScript(() => {
      if (!localStorage.getItem('consentGranted')) localStorage.setItem('consentGranted', 'true')
    })
    const asked = page.waitForRequest(/googletagmanager/)
    await open('/unsubscribe')
    await asked
    expect((await page.evaluate(readDataLayer))[1]).toMatchObject(['consent', 'update', { ad_storage: 'granted' }])
    await page.evaluate(() => localStorage.setItem('consentGranted', 'false'))
    await open('/unsubscribe')
    expect(await page.evaluate(tags)).toBe(0)
    expect((await page.evaluate(readDataLayer))[1]).toMatchObject(['consent', 'update', { ad_storage: 'denied' }])
  })
})

describe('film', () => {
  const filmOn = (page: Page) => page.getByRole('dialog', { name: 'Ohmstead in twelve seconds' })

  test('[COMP-01, COMP-02, API-SITE-17, API-SITE-19, API-SITE-20, ENT-47] is a dialog shown once for each visitor, after the cookie banner, whatever its second call answers', async ({
    desktop,
    phone,
  }) => {
    for (const { page, open, checkAccessibility } of [desktop, phone]) {
      await allowFilm(page)
      const asked: string[] = []
      await page.route('**/api/site/banner/views', async (route) => {
        // Noted by the store; what the page hears is a refusal with data it must not use.
        await route.fetch()
        await route.fulfill({ json: { code: 0, msg: 'ok', data: { count: 99, film: '/other.mp4' } } })
      })
      page.on('request', (request) => {
        if (request.url().includes('/banner/views')) asked.push(`${request.url()} ${request.postData()}`)
      })
      await open('/privacy')
      const film = filmOn(page)
      expect(await film.count()).toBe(0)
      await page.getByRole('button', { name: 'Reject' }).click()
      await film.waitFor()
      await expect
        .poll(() => asked)
        .toEqual([
          expect.stringMatching(/\/api\/site\/banner\/views\/count \{"flag":"video","visitor":"[-\da-f]{36}"\}$/),
          expect.stringMatching(/\/api\/site\/banner\/views \{"flag":"video","visitor":"[-\da-f]{36}"\}$/),
        ])
      await checkAccessibility()
      const video = film.locator('video')
      const ready = await video.evaluate((video: HTMLVideoElement) =>
        video.readyState > 0
          ? true
          : new Promise((resolve) => video.addEventListener('loadedmetadata', () => resolve(true))),
      )
      expect([ready, await video.locator('source').first().getAttribute('src')]).toEqual([true, '/promo/film.webm'])
      await film.getByRole('button', { name: 'Close' }).click()
      await film.waitFor({ state: 'detached' })
      // Another visit of the same browser: asked again, not shown again.
      await page.evaluate(() => sessionStorage.removeItem('promoShown'))
      const counted = page.waitForResponse('**/banner/views/count')
      await open('/blog')
      expect((await (await counted).json()).data).toEqual({ count: 1 })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await film.count()).toBe(0)
      expect(asked).toHaveLength(3)
    }
  })

  test('waits while a form is filled in, is shown on the next page, and is hidden when a form is opened', async ({
    phone,
  }) => {
    const { page, open } = phone
    await allowFilm(page)
    let asked = 0
    page.on('request', (request) => request.url().includes('/banner/views/count') && asked++)
    await page.addInitScript(() => localStorage.setItem('consentGranted', 'false'))
    await open('/login?type=login')
    // All lazily loaded parts of the frame have loaded.
    await page.waitForLoadState('networkidle')
    expect(asked).toBe(0)
    await page.getByRole('link', { name: 'Ohmstead, home' }).click()
    await filmOn(page).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    await filmOn(page).waitFor({ state: 'detached' })
  })

  test('the owner uploads another one, which is shown to visitors, and turns it off', async ({ desktop, phone }) => {
    const { page, open } = desktop
    const { sql, newClerk } = createCustomers()
    const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
    await (await newClerk('content')).enter(page)
    await open('/staff/content/home')
    await page.getByRole('button', { name: 'Upload a film' }).click()
    await dialog.getByLabel('Title').fill('Our warehouse')
    await dialog.locator('input[name=video]').setInputFiles('public/promo/captions.vtt')
    await dialog.getByLabel('Without speech').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('This film cannot be played.').waitFor()
    await dialog.locator('input[name=video]').setInputFiles('public/promo/film.webm')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await waitForNotice(page, 'Film saved')

    await allowFilm(phone.page)
    await phone.page.addInitScript(() => localStorage.setItem('consentGranted', 'false'))
    await phone.open('/privacy')
    const film = phone.page.getByRole('dialog', { name: 'Our warehouse' })
    await film.waitFor()
    await expect
      .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Turn off' }).click()
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await waitForNotice(page, 'Film turned off')
    expect((await callStore(storeUrl(), '')(siteInfo, {})).film).toBe(false)
    await sql`delete from promo_film`
  })
})

describe('language', () => {
  test('[CONST-01, CONST-02, CONST-03, CONST-04, ENT-37, ENT-44] English only, stored in the browser and in a cookie for a year', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/unsubscribe')
    const language = () => page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])
    expect(await language()).toEqual(['en', 'En'])
    // Also instead of a language that the store does not have.
    await page.evaluate(() => localStorage.setItem('lang', 'Zz'))
    await open('/unsubscribe')
    expect(await language()).toEqual(['en', 'En'])
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale')
    expect(cookie?.value).toBe('en')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThanOrEqual(365)
  })
})
