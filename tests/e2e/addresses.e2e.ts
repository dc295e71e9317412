import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createBuyers, logInOnPage } from '../support/buyers.ts'
import { test, type Visit } from '../support/visitor.ts'
import { isUnused } from '../support/windows/kept-window.ts'

const { sql, newBuyer } = createBuyers()
const BOOK = '/userCenter/addressManagement'
const PHONE_MISSING = 'Please select an Area Code or fill in the full phone number'

const dialogOf = (page: Page, name = 'Add an address') => page.getByRole('dialog', { name })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** A notice, which the page may show more than once. */
const waitForMessage = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor()

async function openBook({ page, open }: Visit) {
  const buyer = await newBuyer()
  await buyer.enter(page)
  await open(BOOK)
  await page.getByRole('heading', { level: 1, name: 'Addresses' }).waitFor()
  return buyer
}

async function choose(page: Page, label: string, name: string) {
  const list = dialogOf(page).getByLabel(label, { exact: true })
  const option = list.locator('option', { hasText: new RegExp(`^${name}\\b`) }).first()
  await option.waitFor({ state: 'attached' })
  await list.selectOption((await option.getAttribute('value')) ?? '')
}

async function fillForm(page: Page, lastName = 'Person') {
  const dialog = dialogOf(page)
  await dialog.getByLabel('First name').fill('Test')
  await dialog.getByLabel('Last name').fill(lastName)
  await choose(page, 'Country', 'Germany')
  await choose(page, 'Region', 'Berlin')
  await dialog.getByLabel('Street, house number and city').fill('Example Street 1, Berlin')
  await dialog.getByLabel('Zip code').fill('10115')
  await dialog.getByLabel('Mobile').fill('1511234567')
  await dialog.getByLabel('E-mail').fill('goods-in@firm.example')
}

async function addAddress(page: Page, lastName?: string) {
  await page.getByRole('button', { name: 'Add an address' }).click()
  await dialogOf(page).getByLabel('First name').waitFor()
  await fillForm(page, lastName)
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
}

describe('the address book', () => {
  test('[ADDR-01, ADDR-02, COMP-04, ROUTE-67, AUTH-24, MSG-06, MSG-07] an address is added, edited and removed', async ({
    desktop,
  }) => {
    const { page } = desktop
    await openBook(desktop)
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
    await addAddress(page)
    await waitForMessage(page, 'Success')
    const card = cards(page).first()
    await card.getByText('10115 Berlin').waitFor()
    await card.getByText('+49 1511234567').waitFor()

    await card.getByRole('button', { name: 'Edit' }).click()
    const editor = dialogOf(page, 'Edit address')
    await expect.poll(() => editor.getByLabel('Zip code').inputValue()).toBe('10115')
    await expect
      .poll(() => editor.getByLabel('Region').evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.text))
      .toBe('Berlin')
    await editor.getByLabel('Company').fill('Heron Electronics')
    await editor.getByLabel('Zip code').fill('10117')
    await editor.getByRole('button', { name: 'Save' }).click()
    await card.getByText('10117 Berlin').waitFor()
    await card.getByRole('heading', { name: 'Heron Electronics' }).waitFor()
    expect(await cards(page).count()).toBe(1)

    await card.getByRole('button', { name: 'Remove' }).click()
    await dialogOf(page, 'Remove this address?').getByRole('button', { name: 'Remove' }).click()
    await waitForMessage(page, 'successfully')
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
  })

  test('one default for deliveries and one for bills: the first address is both, and a switch moves it', async ({
    desktop,
  }) => {
    const { page } = desktop
    await openBook(desktop)
    await addAddress(page, 'First')
    await cards(page).first().waitFor()
    await addAddress(page, 'Second')
    await expect.poll(() => cards(page).count()).toBe(2)
    const switchOf = (name: string, label: string) =>
      cards(page).filter({ hasText: name }).getByRole('switch', { name: label })
    expect(await switchOf('Test First', 'Default for delivery').isChecked()).toBe(true)
    await switchOf('Test Second', 'Default for billing').click()
    await expect.poll(() => switchOf('Test First', 'Default for billing').isChecked()).toBe(false)
    expect(await switchOf('Test Second', 'Default for billing').isChecked()).toBe(true)
    expect(await switchOf('Test First', 'Default for delivery').isChecked()).toBe(true)
  })

  test('[ROUTE-66, AUTH-37, AUTH-39] a visitor is redirected to the login, and then to the page', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const buyer = await newBuyer()
    await open(BOOK)
    await page.waitForURL('**/login?**')
    expect(new URL(page.url()).searchParams.get('isBack')).toBe('true')
    await logInOnPage(page, buyer)
    await page.waitForURL(`**${BOOK}`)
    await page.getByRole('heading', { level: 1, name: 'Addresses' }).waitFor()
  })
})

describe('the personal centre', () => {
  test('[ROUTE-66, ROUTE-67, ROUTE-68, ROUTE-70, ROUTE-72, ROUTE-73, ROUTE-74] each page opens with its tab selected', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const buyer = await newBuyer()
    await buyer.enter(page)
    for (const [tab, path] of [
      ['My Data', '/userCenter/myData'],
      ['My Order', '/userCenter/myOrder'],
      ['RFQ History', '/userCenter/RFQhistory'],
      ['After-Sale', '/userCenter/afterSale'],
      ['My Favorites', '/userCenter/myCollection'],
      ['Addresses', '/userCenter/addressManagement'],
    ] as const) {
      // By its address each is opened in a journey of its own.
      await (isUnused(page) ? open(path) : follow(path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      const current = page.getByRole('navigation', { name: 'Personal Center' }).locator('[aria-current=page]')
      expect(await current.textContent(), path).toBe(tab)
      expect(await page.getByRole('main').count(), path).toBe(1)
    }
  })

  test('[ROUTE-66, ROUTE-72, ENT-42, AUTH-37] its address redirects to the data page; a clicked tab is selected before its page has loaded; an expired login redirects to the login', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const buyer = await newBuyer()
    await buyer.enter(page)
    await open('/userCenter')
    await page.waitForURL('**/userCenter/myData')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/user/address', async (route) => {
      await held.promise
      await route.continue()
    })
    const tabs = page.getByRole('navigation', { name: 'Personal Center' })
    await tabs.getByRole('link', { name: 'Addresses' }).click()
    await expect.poll(() => tabs.locator('[aria-current=page]').textContent()).toBe('Addresses')
    expect(new URL(page.url()).pathname).toBe('/userCenter/myData')
    held.resolve()
    await page.getByRole('heading', { level: 1, name: 'Addresses' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(BOOK)

    await sql`delete from account_session where account_id = ${buyer.accountId}`
    await tabs.getByRole('link', { name: 'My Favorites' }).click()
    await page.waitForURL('**/login?type=login&isBack=true')
  })
})

describe('the address form', () => {
  async function openForm(visit: Visit) {
    await openBook(visit)
    await visit.page.getByRole('button', { name: 'Add an address' }).click()
    await dialogOf(visit.page).getByLabel('First name').waitFor()
    return dialogOf(visit.page)
  }

  test('[ADDR-05, ADDR-06, ADDR-07, ADDR-08, ADDR-09, ADDR-10, ADDR-11, ADDR-12, ADDR-13, ADDR-14, ADDR-15, ADDR-16, ADDR-03, ADDR-04] reports missing fields; accepts only digits as a mobile number; another country resets the region and loads its own', async ({
    desktop,
  }) => {
    const { page, checkAccessibility } = desktop
    const dialog = await openForm(desktop)
    // A new address begins with what the account knows.
    for (const label of ['First name', 'Last name', 'E-mail']) {
      expect(await dialog.getByLabel(label).inputValue()).not.toBe('')
      await dialog.getByLabel(label).fill('')
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText(PHONE_MISSING).waitFor()
    expect(await dialog.getByText('Please enter', { exact: true }).count()).toBe(7)
    expect(await dialog.locator('p').getByText('Please select', { exact: true }).count()).toBe(2)
    await checkAccessibility()

    await fillForm(page)
    await dialog.getByLabel('Mobile').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText(PHONE_MISSING).waitFor()
    expect(await dialog.getByText('Please enter', { exact: true }).count()).toBe(1)

    await dialog.getByLabel('Mobile').pressSequentially('0151 / 23-4x')
    expect(await dialog.getByLabel('Mobile').inputValue()).toBe('0151234')
    expect(await dialog.getByLabel('Mobile').getAttribute('inputmode')).toBe('numeric')
    await dialog.getByText('+49', { exact: true }).waitFor()

    const region = dialog.getByLabel('Region')
    const shown = () => region.evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.text)
    expect(await shown()).toBe('Berlin')
    await choose(page, 'Country', 'France')
    await region.locator('option', { hasText: 'Normandie' }).waitFor({ state: 'attached' })
    expect(await shown()).toBe('Please select')
    expect(await region.locator('option', { hasText: 'Berlin' }).count()).toBe(0)
    // One without regions is its own.
    await choose(page, 'Country', 'Hong Kong')
    await expect.poll(shown).toBe('Hong Kong')
  })

  test('[ERR-08] shows the message of the server when it refuses', async ({ desktop }) => {
    const { page } = desktop
    const { accountId } = await openBook(desktop)
    await addAddress(page)
    // A quick user does not wait for the list of regions: the chosen region is kept.
    await page.route('**/api/common/country/region?**', () => {})
    await cards(page).first().getByRole('button', { name: 'Edit' }).click()
    const editor = dialogOf(page, 'Edit address')
    await editor.getByLabel('Zip code').fill('10117')
    // Meanwhile it is removed in another tab.
    await sql`delete from address where account_id = ${accountId}`
    await editor.getByRole('button', { name: 'Save' }).click()
    await editor.getByRole('alert').getByText('This address is not in your address book.').waitFor()
  })
})

test('a new address begins with the country of the account; the area code follows it, or the number that is filled in', async ({
  phone: { page, open, follow },
}) => {
  const buyer = await newBuyer()
  await sql`update account set country_id = 276 where account_id = ${buyer.accountId}`
  await open('/login?type=login')
  await logInOnPage(page, buyer)
  await page.waitForURL('**/')
  await follow(BOOK)
  await page.getByRole('button', { name: 'Add an address' }).click()
  const [country, code, mobile] = ['Country', 'Area code', 'Mobile'].map((label) => dialogOf(page).getByLabel(label))
  const shown = () => Promise.all([country, code, mobile].map((field) => field?.inputValue()))
  await expect.poll(shown).toEqual(['276', '276', ''])
  await choose(page, 'Country', 'Austria')
  await expect.poll(shown).toEqual(['40', '40', ''])
  await mobile?.fill('+49 (0)151 123 4567')
  await expect.poll(shown).toEqual(['40', '276', '1511234567'])
  await mobile?.fill('')
  await mobile?.pressSequentially('+31612345678')
  await expect.poll(shown).toEqual(['40', '528', '612345678'])
})

describe('on a phone', () => {
  test('an address can be added, nothing scrolls sideways, and the tabs can be reached', async ({ phone }) => {
    const { page, checkAccessibility } = phone
    await openBook(phone)
    await page.getByRole('button', { name: 'Add an address' }).click()
    await dialogOf(page).getByLabel('First name').waitFor()
    await checkAccessibility()
    await fillForm(page)
    await dialogOf(page).getByRole('button', { name: 'Save' }).click()
    await cards(page).first().waitFor()
    await checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    const tabs = page.getByRole('navigation', { name: 'Personal Center' })
    const current = tabs.getByRole('link', { name: 'Addresses' })
    expect(await current.getAttribute('aria-current')).toBe('page')
    const box = await current.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    await tabs.getByRole('link', { name: 'My Favorites' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Favorites' }).waitFor()
    expect(await tabs.getByRole('link', { name: 'My Favorites' }).getAttribute('aria-current')).toBe('page')
  })
})
