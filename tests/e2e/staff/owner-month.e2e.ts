import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect } from 'vitest'
import { home } from '#features/catalog/catalog.contract.ts'
import { payFor } from '../../drills/shop.ts'
import { callAsVisitor, createCustomers, order } from '../../support/customers.ts'
import { receiveMail } from '../../support/mail/outbox.ts'
import { inDialog, pressButton, waitForText } from '../../support/page-steps.ts'
import { storeUrl, test } from '../../support/visitor.ts'
import { readPage } from '../../support/windows/served-page.ts'
import { askForQuote } from './customers-ask.ts'

const { newCustomer, newClerk, goods, sql } = createCustomers()

const folder = await mkdtemp(join(tmpdir(), 'ohmstead-owner-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the owner’s month', () => {
  test('a newsletter is sent to its author, and the figures agree with an order to the cent', async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
    // More than anybody else buys, so that the customer is among the largest.
    const [customer, part, clerk] = [
      await newCustomer(),
      await goods({ tiers: [{ from: 1, price: '98765.43' }] }),
      await newClerk(),
    ]
    const orderNo = await order(customer, part.id, 1)
    await payFor(customer.call, orderNo)
    await clerk.enter(page)
    await open('/staff/content/newsletter')
    await pressButton(page, 'New newsletter')
    const subject = `News ${crypto.randomUUID().slice(0, 8)}`
    await inDialog(page).getByLabel('Subject').fill(subject)
    await inDialog(page).getByLabel('Text').fill('New parts.')
    await inDialog(page).getByRole('button', { name: 'Save draft' }).click()
    await waitForText(page, 'Draft saved')
    const row = page.getByRole('row').filter({ hasText: subject })
    await row.getByRole('button', { name: 'Test' }).click()
    await inDialog(page).getByRole('button', { name: 'Send to me' }).click()
    await waitForText(page, 'Test sent to your address')
    await row.getByText('Tested').waitFor()
    await checkAccessibility({ frame: true })
    expect((await receiveMail(clerk.email, new RegExp(subject))).text).toContain('New parts.')

    await follow('/staff/figures')
    await page.getByRole('heading', { name: /Figures/ }).waitFor()
    const link = page.locator(`a[href="/staff/customers/${customer.accountId}"]`)
    const sold = page.getByRole('row').filter({ has: link })
    await sold.getByRole('link', { name: /^Goods, .*: \$98,765\.4300$/ }).waitFor()
    await link.click()
    await page.getByRole('link', { name: orderNo }).first().waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Orders placed' }).click()
    await page.waitForURL(/dates=placed/)
    await page.getByText(/placed from .* \(UTC\) in USD/).waitFor()
  })

  test('every plot of the figures has its numbers in a table, which lead to the lists they count', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part] = [await newCustomer(), await goods({ tiers: [{ from: 1, price: '87654.32' }] })]
    await sql`insert into goods_trade (goods_id, cost, cost_currency) values (${part.id}, 1, 'USD')`
    await payFor(customer.call, await order(customer, part.id, 1))
    const enquiryNo = await askForQuote(customer, part.model)
    await (await newClerk()).enter(page)
    await open('/staff/figures')
    const today = new Date().toISOString().slice(0, 10)
    for (const [plot, column, address] of [
      ['Margin', 'Margin', /\/staff\/orders\?dates=paid/],
      ['Quotes', 'Requested', /\/staff\/quotes\?from=/],
    ] as const) {
      await page.getByRole('navigation', { name: 'Plot' }).getByRole('link', { name: plot }).click()
      await page.getByRole('heading', { name: `${plot} by day` }).waitFor()
      await page.getByText('Numbers by day').click()
      await checkAccessibility({ frame: true })
      await page.getByRole('link', { name: new RegExp(`^${column}, ${today}`) }).click()
      await page.waitForURL(address)
      if (plot === 'Quotes') await page.getByRole('link', { name: enquiryNo }).waitFor()
      await page.goBack()
    }
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/staff/customers/${customer.accountId}"]`) })
    const orders = row.getByRole('link', { name: /^Orders, .*: 1$/ })
    const [, name] = /^Orders, (.*): 1$/.exec((await orders.getAttribute('aria-label')) ?? '') ?? []
    await orders.click()
    await page.getByText(`customer ${name}`).waitFor()
    expect(await page.getByRole('row').filter({ hasText: customer.email }).count()).toBe(1)
  })
})

describe('what visitors see first', () => {
  test('a banner with a picture, a moved part and a footer link are visible immediately', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const name = `Fair ${crypto.randomUUID().slice(0, 8)}`
    const part = await goods()
    const file = join(folder, 'banner.png')
    await sharp({ create: { width: 400, height: 175, channels: 3, background: '#0a6b4e' } }).toFile(file)
    await (await newClerk('content')).enter(page)
    await open('/staff/content/home')
    await pressButton(page, 'New banner')
    await inDialog(page).getByLabel('Title').fill(name)
    await inDialog(page)
      .getByLabel(/^Picture/)
      .setInputFiles(file)
    await inDialog(page).getByRole('button', { name: 'Save' }).click()
    await waitForText(page, 'Saved. The home page shows it now.')

    const list = page.getByRole('region', { name: 'Scarcity' })
    await list.getByLabel('Add to Scarcity').fill(part.model)
    await list.getByRole('button', { name: 'Add' }).click()
    const rows = list.getByRole('list').first().locator('> li')
    const added = rows.filter({ hasText: part.model })
    await list.getByRole('button', { name: `Move ${part.model} up` }).press('Enter')
    const [handle, first] = [await added.locator('button').first().boundingBox(), await rows.first().boundingBox()]
    await page.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 8)
    await page.mouse.down()
    await page.mouse.move((first?.x ?? 0) + 8, (first?.y ?? 0) + 4, { steps: 30 })
    await page.mouse.up()
    await rows.first().filter({ hasText: part.model }).waitFor()
    await pressButton(page, 'Save Scarcity')
    await waitForText(page, 'Scarcity saved')
    await expect.poll(async () => (await fetch(storeUrl())).text()).toContain(name)
    expect((await callAsVisitor()(home, {})).scarcity[0]?.goodsId).toBe(part.id)

    await list.getByRole('button', { name: `Remove ${part.model}` }).click()
    await pressButton(page, 'Save Scarcity')
    const banner = page.getByRole('list', { name: 'Banners' }).getByRole('listitem').filter({ hasText: name })
    await banner.getByRole('button', { name: 'Delete' }).click()
    await inDialog(page).getByRole('button', { name: 'Delete' }).click()
    await waitForText(page, 'Banner deleted')

    await follow('/staff/content/navigation')
    const footer = page.getByRole('region', { name: 'Footer' })
    await footer.getByRole('button', { name: 'Add link below Support' }).click()
    await footer.getByLabel('Name of new link').fill(name)
    await footer.getByLabel(`Address of ${name}`).fill('/contactUs')
    await footer.getByRole('button', { name: 'Save footer' }).click()
    await waitForText(page, 'Footer saved')
    await expect.poll(async () => (await fetch(`${storeUrl()}/privacy`)).text()).toContain(name)
    await footer.getByRole('button', { name: `Remove ${name}` }).click()
    await footer.getByRole('button', { name: 'Save footer' }).click()
    await expect.poll(async () => (await fetch(`${storeUrl()}/privacy`)).text()).not.toContain(name)
  })

  test('an exhibition is added, published, seen in the store, and deleted', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const fair = `Fair ${crypto.randomUUID().slice(0, 8)}`
    await (await newClerk('content')).enter(page)
    await open('/staff/content/pages')
    await pressButton(page, 'New exhibition')
    await inDialog(page).getByLabel('Title').fill(`2027 ${fair}`)
    await inDialog(page).getByLabel('Summary').fill('Meet us in hall 4.')
    await inDialog(page).getByRole('button', { name: 'Add' }).click()
    await page.waitForURL('**/staff/content/pages/exhibition-2027-fair-*')
    await page.getByLabel('Text', { exact: true }).fill('Come by and **see the reels**.')
    await page.getByLabel('State').selectOption('published')
    await pressButton(page, 'Save')
    await page.getByRole('link', { name: 'View in store' }).waitFor()
    await checkAccessibility({ frame: true })
    const address = `/exhibition/2027-${fair.toLowerCase().replace(' ', '-')}`
    const { texts } = await readPage(address)
    expect(await texts('h1')).toEqual([`2027 ${fair}`])
    expect(await texts('main p')).toContain('Exposition')
    expect((await texts('main .prose')).join()).toContain('see the reels')
    expect(await texts('nav[aria-label="About the company"] [aria-current]')).toEqual([`2027 ${fair}`])

    await pressButton(page, 'Delete')
    await inDialog(page).getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/staff/content/pages')
    expect(await page.getByRole('link', { name: `2027 ${fair}` }).count()).toBe(0)
    await expect.poll(async () => (await fetch(`${storeUrl()}${address}`)).status).toBe(404)
  })

  test('a picture with its texts is added to an article, and an API key is shown once', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const file = join(folder, 'reel.png')
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a6b4e' } }).toFile(file)
    await (await newClerk()).enter(page)
    await open('/staff/content/articles/new')
    await pressButton(page, 'Insert picture')
    await inDialog(page)
      .getByLabel(/^Picture/)
      .setInputFiles(file)
    await inDialog(page).getByRole('button', { name: 'Insert' }).click()
    await inDialog(page).getByText('Please describe the picture').waitFor()
    await inDialog(page).getByLabel('What the picture shows').fill('A reel of tape')
    await inDialog(page).getByRole('button', { name: 'Insert' }).click()
    await page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'A reel of tape' }).waitFor()

    await follow('/staff/settings/keys')
    // The article is not saved.
    await pressButton(page, 'Leave without saving')
    await pressButton(page, 'New key')
    await inDialog(page).getByLabel('Name').fill('Warehouse')
    await inDialog(page).getByLabel('orders.read').check()
    await inDialog(page).getByRole('button', { name: 'Create key' }).click()
    const key = await page.locator('[data-secret]').innerText()
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(`${storeUrl()}/api/staff/order/list`, { headers })
    expect(await answer.json()).toMatchObject({ code: 0 })
    await pressButton(page, 'I have copied it')
    expect(await page.getByText(key).count()).toBe(0)
  })
})

test('on a phone an order is a short card with its choice in the corner', async ({ phone }) => {
  const { page, open } = phone
  const [customer, part] = [await newCustomer(), await goods()]
  const orderNo = await order(customer, part.id, 1)
  await (await newClerk()).enter(page)
  await open(`/staff/orders?keyword=${orderNo}`)
  const boxOf = async (name: RegExp | string, role: 'link' | 'checkbox' | 'cell') => {
    const box = await page.getByRole('row').filter({ hasText: orderNo }).getByRole(role, { name }).boundingBox()
    if (!box) throw new Error(`no ${name}`)
    return box
  }
  const [link, choice] = [await boxOf(orderNo, 'link'), await boxOf(/^Choose/, 'checkbox')]
  expect(Math.abs(link.y + link.height / 2 - choice.y - choice.height / 2)).toBeLessThan(16)
  expect(choice.x).toBeGreaterThan(link.x + link.width)
  const row = await page.getByRole('row').filter({ hasText: orderNo }).boundingBox()
  // The address of the customer takes two lines or three, by the fonts of the machine.
  expect(row?.height).toBeLessThan(220)
})

test('every settings and content page fits a phone', async ({ phone }) => {
  const { page, open, follow, checkAccessibility } = phone
  await (await newClerk()).enter(page)
  await open('/staff/parts')
  for (const path of [
    '/staff/parts',
    '/staff/imports',
    '/staff/settings',
    '/staff/settings/banks',
    '/staff/settings/currencies',
    '/staff/settings/shipping',
    '/staff/settings/tax',
    '/staff/settings/payments',
    '/staff/settings/mails',
    '/staff/settings/roles',
    '/staff/settings/keys',
    '/staff/settings/webhooks',
    '/staff/settings/backups',
    '/staff/content/home',
    '/staff/content/navigation',
    '/staff/figures',
    '/staff/content/pages',
    '/staff/content/faq',
  ]) {
    await follow(path)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('navigation', { name: 'Back office' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    await checkAccessibility({ frame: true })
  }
})
