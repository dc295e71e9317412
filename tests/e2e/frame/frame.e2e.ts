import { describe, expect } from 'vitest'
import { createBuyers, logInOnPage } from '../../support/buyers.ts'
import { waitForFocus } from '../../support/keyboard.ts'
import { test } from '../../support/visitor.ts'
import { readPage } from '../../support/windows/served-page.ts'

const { newBuyer } = createBuyers()

describe('the user menu', () => {
  test('[HEAD-04, HEAD-46, HEAD-47, AUTH-02, AUTH-04, AUTH-05, AUTH-07, MSG-04] has Personal Center and Logout', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/login?type=login')
    await logInOnPage(page, await newBuyer())
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: /Cart\s*, 0 lines/ }).waitFor()
    // A new page takes the focus, which closes a menu that was opened before.
    await waitForFocus(page.getByRole('main'))
    await page.getByRole('button', { name: /Account of/ }).click()
    expect(await page.getByRole('banner').getByRole('link', { name: 'Personal Center' }).getAttribute('href')).toBe(
      '/userCenter/myData',
    )
    await checkAccessibility({ frame: true })
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Log out successfully!').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('session'))) ?? '{}').state).toMatchObject({
      token: null,
      userInfo: null,
      cartCount: 0,
    })
    await page.getByRole('link', { name: 'Login' }).first().waitFor()
  })

  test('[AUTH-08, AUTH-09, AUTH-10, ERR-04, API-ENV-02, API-ENV-09] calls have the token and request English; an invalid token is dropped at the first call that refuses it', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await page.addInitScript(() =>
      localStorage.setItem(
        'session',
        JSON.stringify({
          state: {
            token: 'gone',
            userInfo: { userId: 1, email: 'a@b.example', name: 'Gone', avatar: null },
            cartCount: 3,
          },
          version: 0,
        }),
      ),
    )
    const request = page.waitForRequest('**/api/shopping/cart')
    await open('/unsubscribe')
    expect((await request).headers()).toMatchObject({ token: 'gone', 'accept-language': 'en-US' })
    await page.getByText('Your login has expired. Please log in again.').first().waitFor()
    await page.getByRole('link', { name: 'Login' }).first().waitFor()
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('session'))) ?? '{}').state).toMatchObject({
      token: null,
      userInfo: null,
      cartCount: 0,
    })
  })
})

describe('the footer', () => {
  test('[FOOT-02, FOOT-03, FOOT-04, FOOT-05, FOOT-06, FOOT-07, FOOT-08, FOOT-09, FOOT-10, FOOT-11, FOOT-12, FOOT-13, FOOT-14] has all specified parts', async () => {
    const { texts, attributes } = await readPage('/')
    expect((await texts('footer nav[aria-label="Recommended brands"] a')).length).toBeGreaterThan(5)
    expect(await texts('footer .footer-seal[data-sample=true] > b')).toEqual([
      'ISO 9001',
      'ISO 13485',
      'ISO 14001',
      'ISO 28000',
      'ISO 45001',
      'ESD',
    ])
    expect(await texts('footer li')).toEqual(expect.arrayContaining(['Card', 'Bank transfer']))
    expect(await texts('footer a[href^="mailto:"]')).toEqual(['service@ohmstead.example'])
    for (const column of ['Information', 'Support', 'About us'])
      expect((await texts(`footer nav[aria-label="${column}"] a`)).length).toBeGreaterThan(2)
    expect(await attributes('footer a[href$=".pdf"]', 'href')).toEqual(['/brochure.pdf'])
    expect((await texts('footer')).join()).toMatch(/prices, stock and certificates are invented/)
  })
})

describe('footer and toolbar', () => {
  test('[TOOL-02, TOOL-03, TOOL-04, TOOL-05, TOOL-06, TOOL-07, TOOL-08, TOOL-11, TOOL-13, AUTH-33, FOOT-15, FORM-05, ERR-13] seven items, the RFQ list of a visitor, and the newsletter', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/')
    const toolbar = page.getByRole('complementary', { name: 'Toolbar' })
    for (const name of [
      'Personal Center',
      'Shopping Cart',
      'My Order',
      'RFQ List',
      'My Favorites',
      'Feedback',
      'Back to Top',
    ]) {
      await toolbar
        .getByText(name)
        .or(toolbar.getByRole('link', { name }))
        .or(toolbar.getByRole('button', { name }))
        .first()
        .waitFor()
    }
    await page.evaluate(() => window.scrollTo(0, 900))
    await toolbar.getByRole('link', { name: 'Back to Top' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    const item = toolbar.getByRole('button', { name: 'RFQ List' })
    await item.click()
    await page.getByRole('dialog', { name: 'RFQ list' }).waitFor()
    await checkAccessibility({ frame: true })
    await item.click()
    await page.getByRole('dialog', { name: 'RFQ list' }).waitFor({ state: 'detached' })

    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Enter your email address').waitFor()
    await footer.getByRole('textbox', { name: /newsletter/ }).fill('reader@buyers.example')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText(/latest information will be recommended/).waitFor()
  })

  test('[AUTH-34, AUTH-35, AUTH-36, AUTH-37, AUTH-39] items that need a login redirect a visitor to it, and back', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    await open('/allCategories')
    for (const name of ['Personal Center', 'Shopping Cart', 'My Order', 'My Favorites']) {
      await follow('/allCategories')
      expect(new URL(page.url()).pathname).toBe('/allCategories')
      await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('link', { name }).click()
      await page.waitForURL('**/login?**')
      expect(new URL(page.url()).searchParams.get('isBack')).toBe('true')
    }
  })
})

test('a dialog opens as soon as its code has arrived, without a timer', async ({ desktop }) => {
  const { page, open } = desktop
  await page.clock.install({ time: new Date('2026-11-01T10:00:00Z') })
  await open('/blog')
  await page.clock.pauseAt(new Date('2026-11-01T10:01:00Z'))
  await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('button', { name: 'Feedback' }).click()
  await page.getByRole('dialog', { name: 'Feedback' }).waitFor({ state: 'attached', timeout: 20_000 })
})

describe('on a phone', () => {
  test('[CONS-07, CONS-08] rejecting cookies is saved; menu and categories are in a sheet, the toolbar is at the bottom, nothing scrolls sideways', async ({
    phone,
  }) => {
    const { page, open, checkAccessibility } = phone
    await open('/')
    const banner = page.getByRole('region', { name: 'Cookie consent' })
    await banner.waitFor()
    // Below the footer there is room for the banner, not more.
    const room = await page.evaluate(() => {
      const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return document.documentElement.scrollHeight - window.scrollY - end
    })
    const height = (await banner.boundingBox())?.height ?? 0
    expect(room).toBeGreaterThan(height)
    expect(room).toBeLessThan(height + 80)
    await banner.getByRole('button', { name: 'Reject' }).click()
    await banner.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consentGranted'))).toBe('false')
    const toolbar = await page.getByRole('complementary', { name: 'Toolbar' }).boundingBox()
    expect((toolbar?.y ?? 0) + (toolbar?.height ?? 0)).toBeCloseTo(844, -1)
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('link', { name: 'Blogs & Posts' }).first().waitFor()
    await checkAccessibility({ frame: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('[HEAD-09] a visitor can register from the menu', async ({ phone }) => {
    const { page, open } = phone
    await open('/blog')
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Register' }).click()
    await page.waitForURL('**/login?type=logon')
  })
})
