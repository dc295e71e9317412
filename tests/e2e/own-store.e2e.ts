import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { ACCENT, NEW_SHOP, openOwnStore, PASSWORD } from '#tests/support/own-store.ts'
import { test, type Visit, waitForNotice } from '#tests/support/visitor.ts'
import { readPage } from '#tests/support/windows/served-page.ts'

/* A store without an owner, from its first page to its own name. Other texts: tests/store/own-store.db.test.ts. */

let store: Awaited<ReturnType<typeof openOwnStore>>
beforeAll(async () => {
  store = await openOwnStore(inject('templateUrl'), 'own_store')
})
afterAll(() => store?.close())

const FIELDS = {
  'Shop name': NEW_SHOP.name,
  'Legal name': NEW_SHOP.legalName,
  'Colour of buttons and links': ACCENT,
  Street: NEW_SHOP.street,
  'Postal code': NEW_SHOP.postalCode,
  City: NEW_SHOP.city,
  'E-mail address for buyers': NEW_SHOP.contactEmail,
  Telephone: NEW_SHOP.phone,
  'Your name': NEW_SHOP.adminName,
  'Your e-mail address': NEW_SHOP.adminEmail,
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim())

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).first().fill(value)
}

test('a store without an owner redirects to its setup, which reports every problem and refuses a wrong code', async ({
  desktop: { page, open, checkAccessibility },
}) => {
  await open(`${store.url}/`)
  expect(new URL(page.url()).pathname).toBe('/setup')
  const submit = page.getByRole('button', { name: 'Open the store' })
  await submit.click()
  for (const problem of [
    'Please enter the code.',
    'Please enter the name of the shop.',
    'Please choose a country.',
    'Please choose a currency.',
  ])
    await page.getByText(problem).waitFor()
  await checkAccessibility({ frame: true })
  await fillIn(page, { 'Setup code': 'AAAA-BBBB-CCCC-DDDD', ...FIELDS, Telephone: 'call me' })
  await page.locator('[name=adminPassword]').fill('password1')
  await page.getByLabel('Country').selectOption('NL')
  await page.getByLabel('Currency').selectOption({ label: 'Euro (EUR)' })
  await submit.click()
  await page.getByText('Please use digits').waitFor()
  await page.getByText('easy to guess').waitFor()
  await page.getByLabel('Telephone').fill(NEW_SHOP.phone)
  await page.locator('[name=adminPassword]').fill(PASSWORD)
  await submit.click()
  await page.getByText('This is not the code').first().waitFor()
  expect((await store.read('/setup')).status).toBe(200)
})

test('the setup fits a phone', async ({ phone: { page, open } }) => {
  await open(`${store.url}/setup`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('without JavaScript the setup explains the alternative', async () => {
  const { texts } = await readPage(`${store.url}/setup`)
  expect((await texts('form noscript')).join()).toContain('npm run owner')
})

test('the code printed by the server opens the store with its own name and colour', async ({
  desktop: { page, open },
}) => {
  await open(`${store.url}/setup`)
  await fillIn(page, { 'Setup code': store.setupCode(), ...FIELDS })
  await page.getByLabel('Country').selectOption('NL')
  await page.getByLabel('Currency').selectOption({ label: 'Euro (EUR)' })
  await page.locator('[name=adminPassword]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Open the store' }).click()
  await page.getByRole('heading', { name: 'Fernhill Parts is open' }).waitFor()
  await page.getByRole('link', { name: 'See your store' }).click()
  await page.getByRole('link', { name: 'Fernhill Parts, home' }).waitFor()
  expect(await page.title()).toBe('Fernhill Parts: electronic components by part number')
  expect(await accentOf(page)).toBe(ACCENT)
  await open(`${store.url}/setup`, 404)
  // An ordinary page that does not exist, with the header of the store.
  await page.getByRole('banner').getByRole('link', { name: 'Fernhill Parts, home' }).waitFor()
})

async function logIn({ page, open }: Pick<Visit, 'page' | 'open'>) {
  await open(`${store.url}/staff/login`)
  await fillIn(page, { 'E-mail': NEW_SHOP.adminEmail })
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
}

test('the owner changes the settings of the shop, which the store shows at once', async ({
  desktop: { page, open, follow },
}) => {
  await logIn({ page, open })
  await follow('/staff/settings')
  const country = page.getByLabel('Country')
  expect(await country.locator('option:checked').textContent()).toBe('Netherlands')
  await country.selectOption({ label: 'Germany' })
  // The footer ends it with a point.
  await page.getByLabel('Tagline').fill('Parts by the piece and by the reel')
  const accent = page.getByLabel('Accent colour', { exact: true })
  expect(await accent.inputValue()).toBe(ACCENT)
  await accent.fill('#ffcc00')
  await page.getByText('Too light to be read on white').waitFor()
  await page.getByLabel('Choose: Accent colour').fill('#8a1c5c')
  expect(await accent.inputValue()).toBe('#8a1c5c')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Quotes', exact: true }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/staff/settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await waitForNotice(page, 'Saved. The store shows it now.')
  await open(`${store.url}/`)
  await page.getByRole('contentinfo').getByText('Parts by the piece and by the reel.').waitFor()
  expect(await accentOf(page)).toBe('#8a1c5c')
  await open(`${store.url}/staff/settings`)
  expect(await country.locator('option:checked').textContent()).toBe('Germany')
  // Saved input is left without a question, other input after one.
  await page.getByLabel('Tagline').fill('Not this one.')
  await page.getByRole('link', { name: 'Quotes', exact: true }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/staff\/quotes$/)
})

test('the owner adds a currency, is told that its rate is missing, enters it and makes it the main one', async ({
  desktop: { page, open, follow, checkAccessibility },
}) => {
  await logIn({ page, open })
  await follow('/staff/settings/currencies')
  const row = (currency: string) => page.getByRole('row', { name: currency })
  await row('EUR Euro Main currency').waitFor()
  const missing = page.getByText('There is no rate for GBP.')
  expect(await missing.count()).toBe(0)

  await page.getByRole('button', { name: 'Add currency' }).click()
  await page.getByLabel('Currency', { exact: true }).selectOption('GBP')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await missing.waitFor()
  await page.getByText('they come last in lists sorted by price').waitFor()
  await page.getByText(/^No shipping rates in .*GBP: .* nobody can check out with them/).waitFor()
  await page.getByRole('link', { name: 'Enter shipping rates' }).waitFor()
  await checkAccessibility()

  await row('GBP').getByRole('button', { name: 'Enter rate' }).click()
  await page.getByLabel('GBP for 1 EUR').fill('0,8')
  await page.getByRole('button', { name: 'Save' }).click()
  await row('GBP Pound sterling 1 EUR = 0.8 GBP').waitFor()
  expect(await missing.count()).toBe(0)

  await row('GBP').getByRole('button', { name: 'Make main' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make main' }).click()
  await row('GBP Pound sterling Main currency').waitFor()
  await row('EUR Euro 1 GBP = 1.25 EUR').waitFor()

  // The pages of the back office know it at once.
  await follow('/staff/figures')
  await page.getByRole('link', { name: 'GBP' }).waitFor()
  await follow('/staff/settings/banks')
  await page.getByText('No account: transfers in GBP are not offered.').waitFor()
  await follow('/staff/settings/shipping')
  await page.getByText(/^No shipping rates in .*GBP/).waitFor()

  await follow('/staff/settings/currencies')
  await row('EUR').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await row('EUR').waitFor({ state: 'detached' })
})

test('the page of currencies fits a phone', async ({ phone: { page, open, follow } }) => {
  await logIn({ page, open })
  await follow('/staff/settings/currencies')
  await page.getByText('Main currency').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
