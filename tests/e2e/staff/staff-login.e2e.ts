import { describe, expect } from 'vitest'
import { logInOnPage } from '../../support/buyers.ts'
import { createCustomers } from '../../support/customers.ts'
import { storeUrl, test } from '../../support/visitor.ts'

const { newBuyer, newClerk } = createCustomers()

describe('access to the back office', () => {
  const PAGES = ['/staff', '/staff/people']

  test('a visitor sees only the login, and then the requested page', async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const clerk = await newClerk('sales')
    for (const path of PAGES) {
      await open(path)
      await page.waitForURL('**/staff/login**')
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
      expect(await page.getByRole('navigation').count(), path).toBe(0)
    }
    await follow('/staff/orders?status=2')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await checkAccessibility({ frame: true })
    await logInOnPage(page, clerk)
    await page.waitForURL('**/staff/orders?status=2')
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/staff/login')
    await open('/staff')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })

  test('a buyer gets a message that the account is not for staff, and sees no link to the back office', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const buyer = await newBuyer()
    await buyer.enter(page)
    await open('/staff/orders')
    await page.getByText(`${buyer.email} is a customer account.`).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    await follow('/')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('link', { name: 'Personal Center' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Back office' }).count()).toBe(0)
  })

  test('staff have a link in their menu; search engines may not index it', async ({ desktop }) => {
    const { page, open } = desktop
    await (await newClerk()).enter(page)
    await open('/')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('link', { name: 'Back office' }).click()
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    for (const path of ['/staff', '/staff/login', '/staff/orders']) {
      const html = await (await fetch(storeUrl() + path)).text()
      expect(html, path).toContain('content="noindex')
    }
    expect(await (await fetch(`${storeUrl()}/sitemap.xml`)).text()).not.toContain('/staff')
  })

  test('each role can open only its own pages', async ({ desktop }) => {
    const { page, open, follow } = desktop
    await (await newClerk('warehouse')).enter(page)
    await open('/staff')
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    const entries = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
    expect((await entries.allTextContents()).map((text) => text.replace(/\d.*/, ''))).toEqual([
      'Today',
      'Orders',
      'Returns',
      'Low stock',
      'Purchasing',
    ])
    await follow('/staff/quotes')
    await page.getByRole('heading', { level: 1, name: 'Not allowed' }).waitFor()
  })
})
