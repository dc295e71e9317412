import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect } from 'vitest'
import { goodsDetail, home } from '#features/catalog/catalog.contract.ts'
import { categoryGoods } from '#features/catalog/filters.contract.ts'
import { blogDetail } from '#features/content/content.contract.ts'
import { expressFreight } from '#features/freight/freight.contract.ts'
import { previewOrder } from '#features/orders/checkout.contract.ts'
import { searchGoods } from '#features/search/search.contract.ts'
import { callStore } from '../../support/call-store.ts'
import { createCustomers } from '../../support/customers.ts'
import { storeUrl, test } from '../../support/visitor.ts'

const { newCustomer, newClerk, goods, sql } = createCustomers()
const folder = await mkdtemp(join(tmpdir(), 'ohmstead-owner-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const visitor = () => callStore(storeUrl(), '')
const told = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const inDialog = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') })
const priceOf = async (goodsId: number) => (await visitor()(goodsDetail, { goodsId })).priceList[0]?.price

/** A manufacturer of one's own, so that a change of all its prices touches nobody else's. */
async function ownBrand(goodsId: number) {
  const name = `Owner ${crypto.randomUUID().slice(0, 8)}`
  const [brand] = await sql<{ id: number }[]>`insert into brand (brand_name) values (${name}) returning brand_id id`
  await sql`update goods set brand_id = ${brand?.id ?? 0} where goods_id = ${goodsId}`
  return { name, brandId: brand?.id ?? 0 }
}

describe('the owner’s week', () => {
  test('a price list comes in by file, is applied and undone', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const part = await goods({ tiers: [{ from: 1, price: '2' }] })
    const { name } = await ownBrand(part.id)
    const file = join(folder, 'list.csv')
    await writeFile(file, `MPN,Maker,Price\n${part.model},${name},3\n,${name},1\n`)
    await (await newClerk()).enter(page)
    await open('/staff/imports')
    await page.getByLabel('File').setInputFiles(file)
    await page.getByLabel('Source').fill('Owner list')
    await press(page, 'Upload and compare')
    await page.getByText('Dry run: nothing has been changed.').waitFor()
    await page.getByText('The part number is missing.').waitFor()
    await checkAccessibility({ frame: true })
    expect(await priceOf(part.id)).toBe('2')
    await press(page, 'Apply 1 change')
    await inDialog(page).getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByText('Applied', { exact: true }).first().waitFor()
    expect(await priceOf(part.id)).toBe('3')
    await press(page, 'Undo')
    await press(page, 'Undo the import')
    await page.getByText('Undone', { exact: true }).first().waitFor()
    expect(await priceOf(part.id)).toBe('2')
  })

  test('prices of a manufacturer rise by 3 % after a preview; a part is edited and put back', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const part = await goods({ tiers: [{ from: 1, price: '2' }] })
    const { brandId } = await ownBrand(part.id)
    await (await newClerk()).enter(page)
    await open(`/staff/parts/prices?brandId=${brandId}&percent=3`)
    await page.getByRole('cell', { name: '2.06' }).first().waitFor()
    await checkAccessibility({ frame: true })
    await press(page, 'Change 1 part')
    await inDialog(page).getByRole('button', { name: 'Change prices' }).click()
    await told(page, 'Prices changed')
    expect(await priceOf(part.id)).toBe('2.06')

    await open(`/staff/parts?keyword=${part.model}`)
    await page.getByRole('link', { name: part.model }).click()
    await page.getByRole('heading', { level: 1, name: part.model }).waitFor()
    await checkAccessibility({ frame: true })
    await page.getByLabel('Price, USD').first().fill('-1')
    await press(page, 'Save')
    await page.getByText(/negative|not a price/).waitFor()
    await page.getByLabel('Price, USD').first().fill('1.99')
    await press(page, 'Save')
    await told(page, 'Saved. The store shows it now.')
    expect(await priceOf(part.id)).toBe('1.99')
    const change = page.getByRole('listitem').filter({ hasText: /Prices:.*1\.99/ })
    await change.getByRole('button', { name: 'Undo' }).click()
    await inDialog(page).getByRole('button', { name: 'Undo' }).click()
    await told(page, 'Change undone')
    expect(await priceOf(part.id)).toBe('2.06')
  })

  test('a synonym is taught and the next search finds it', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const word = `frob${crypto.randomUUID().replace(/[^a-z]/g, '')}`
    expect((await visitor()(searchGoods, { goodsModel: word })).totalCount).toBe(0)
    await (await newClerk('content')).enter(page)
    await open('/staff/searches')
    const row = page.getByRole('row').filter({ hasText: word })
    await checkAccessibility({ frame: true })
    await row.getByRole('button', { name: 'Teach' }).click()
    await inDialog(page).getByLabel('It means').fill('resistor')
    await inDialog(page).getByRole('button', { name: 'Teach' }).click()
    await told(page, 'Taught. The next search finds it.')
    expect((await visitor()(searchGoods, { goodsModel: word })).totalCount).toBeGreaterThan(0)
  })

  test('a category loses a filter and gets it back', async ({ desktop }) => {
    const { page, open } = desktop
    // Not the largest one, which other journeys look at.
    const leaves = await sql<{ id: number }[]>`
      select category_id id from category_value where goods_count > 0
      group by 1 having count(distinct attribute_id) > 3 order by count(*) desc, 1 limit 8`
    const categoryId = leaves.at(-1)?.id ?? 0
    const filters = async () => {
      const { facets } = await visitor()(categoryGoods, { categoryId, withFacets: true })
      return facets?.parameters.map(({ name }) => name) ?? []
    }
    const before = await filters()
    expect(before.length).toBeGreaterThan(1)
    await (await newClerk()).enter(page)
    await open(`/staff/categories/${categoryId}`)
    const first = page
      .getByRole('list', { name: /Filters/ })
      .getByRole('checkbox')
      .first()
    for (const shown of [false, true]) {
      await first.setChecked(shown)
      await press(page, 'Save filters')
      await expect.poll(filters).toHaveLength(shown ? before.length : before.length - 1)
    }
  })

  test('an article is scheduled: staff see it, readers do not yet', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    await (await newClerk('content')).enter(page)
    await open('/staff/content/articles/new')
    const title = `Reels ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Topic').fill('Handling')
    await page.getByLabel('Summary').fill('What comes on a reel.')
    await page.getByLabel('Text').fill('## Tape\n\n<img src=x onerror="document.title=1"> and **bold**')
    await page.getByRole('region', { name: 'Preview' }).getByText('bold', { exact: true }).waitFor()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    await page.getByLabel('State').selectOption('published')
    await page.getByLabel('Published from').fill('2099-01-01T08:00')
    await checkAccessibility({ frame: true })
    await press(page, 'Save')
    await page.waitForURL(/articles\/\d+$/)
    const articleId = Number(page.url().split('/').at(-1))
    await expect(visitor()(blogDetail, { articleId })).rejects.toMatchObject({ reason: 'not_found' })
    await open('/staff/content')
    await page.getByRole('row').filter({ hasText: title }).getByText('Scheduled').waitFor()
  })

  test('a shipping rate is changed and seen at checkout', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    const offers = async () =>
      (await customer.call(expressFreight, { addressId: customer.addressId, lines: [{ goodsId: part.id, count: 1 }] }))
        .list
    const [first] = await offers()
    await (await newClerk()).enter(page)
    await open('/staff/settings/shipping')
    await checkAccessibility({ frame: true })
    const [own] = await sql<{ zone: string }[]>`
      select zone_name zone from address join country using (country_id) join freight_country using (country_code)
      join freight_zone using (zone) where address_id = ${customer.addressId}`
    const row = page
      .getByRole('region', { name: `Rates for ${own?.zone}` })
      .getByRole('row')
      .filter({ hasText: first?.expressName ?? '' })
      .filter({ hasText: 'USD' })
    const before = first?.freightAmount ?? ''
    for (const amount of ['9.87', before]) {
      await row.getByRole('button', { name: 'Change' }).click()
      await inDialog(page).getByLabel('Price of the first step').fill(amount)
      await inDialog(page).getByRole('button', { name: 'Save' }).click()
      await told(page, 'Rate saved')
      await inDialog(page).waitFor({ state: 'detached' })
      expect((await offers())[0]?.freightAmount).toBe(amount)
    }
  })
})

describe('the owner’s month', () => {
  test('a tax rule is seen at checkout, a newsletter goes to its author, the figures agree', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const [customer, part, clerk] = [
      await newCustomer(),
      await goods({ tiers: [{ from: 1, price: '10' }] }),
      await newClerk(),
    ]
    const [own] = await sql<{ code: string; name: string }[]>`
      select country_code code, country_name name from address join country using (country_id)
      where address_id = ${customer.addressId}`
    const lines = [{ goodsId: part.id, count: 1 }]
    const taxed = async () => (await customer.call(previewOrder, { lines, addressId: customer.addressId })).tax?.rate
    await clerk.enter(page)
    await open('/staff/settings/tax')
    await press(page, 'Add rule')
    await inDialog(page)
      .getByLabel('Country of delivery')
      .selectOption(own?.code ?? '')
    await inDialog(page).getByLabel('Rate in %').fill('21')
    await inDialog(page).getByRole('button', { name: 'Save' }).click()
    await told(page, 'Tax rule added')
    await inDialog(page).waitFor({ state: 'detached' })
    await page.getByLabel('Country of delivery').selectOption(own?.code ?? '')
    await page.getByText(`A company in ${own?.name} with a VAT number pays`).waitFor()
    await checkAccessibility({ frame: true })
    expect(await taxed()).toBe('21')
    // Other journeys pay without tax.
    await page
      .getByRole('row')
      .filter({ hasText: own?.name ?? '' })
      .getByRole('button', { name: 'Remove' })
      .click()
    await inDialog(page).getByRole('button', { name: 'Remove' }).click()
    await told(page, 'Tax rule removed')
    expect(await taxed()).toBeUndefined()

    await open('/staff/content/newsletter')
    await press(page, 'New newsletter')
    const subject = `News ${crypto.randomUUID().slice(0, 8)}`
    await inDialog(page).getByLabel('Subject').fill(subject)
    await inDialog(page).getByLabel('Text').fill('New parts.')
    await inDialog(page).getByRole('button', { name: 'Save draft' }).click()
    await told(page, 'Draft saved')
    const row = page.getByRole('row').filter({ hasText: subject })
    await row.getByRole('button', { name: 'Test' }).click()
    await inDialog(page).getByRole('button', { name: 'Send to me' }).click()
    await told(page, 'Test sent to your address')
    await row.getByText('Tested').waitFor()
    await checkAccessibility({ frame: true })

    await open('/staff/figures')
    await page.getByRole('heading', { name: /Figures/ }).waitFor()
    await checkAccessibility({ frame: true })
    await page.getByRole('link', { name: 'Orders placed' }).click()
    await page.waitForURL(/dates=placed/)
    await page.getByText(/placed from .* \(UTC\)/).waitFor()
  })
})

describe('what visitors see first', () => {
  test('a banner with a picture, a part moved by hand and a link of the footer are in the store at once', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const name = `Fair ${crypto.randomUUID().slice(0, 8)}`
    const part = await goods()
    const file = join(folder, 'banner.png')
    await sharp({ create: { width: 400, height: 175, channels: 3, background: '#0a6b4e' } }).toFile(file)
    await (await newClerk('content')).enter(page)
    await open('/staff/content/home')
    await press(page, 'New banner')
    await inDialog(page).getByLabel('Title').fill(name)
    await inDialog(page)
      .getByLabel(/^Picture/)
      .setInputFiles(file)
    await inDialog(page).getByRole('button', { name: 'Save' }).click()
    await told(page, 'Saved. The home page shows it now.')

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
    await press(page, 'Save Scarcity')
    await told(page, 'Scarcity saved')
    const html = await (await fetch(storeUrl())).text()
    expect(html).toContain(name)
    expect((await visitor()(home, {})).scarcity[0]?.goodsId).toBe(part.id)

    await list.getByRole('button', { name: `Remove ${part.model}` }).click()
    await press(page, 'Save Scarcity')
    const banner = page.getByRole('list', { name: 'Banners' }).getByRole('listitem').filter({ hasText: name })
    await banner.getByRole('button', { name: 'Delete' }).click()
    await inDialog(page).getByRole('button', { name: 'Delete' }).click()
    await told(page, 'Banner deleted')

    await follow('/staff/content/navigation')
    const footer = page.getByRole('region', { name: 'Footer' })
    await footer.getByRole('button', { name: 'Add link below Support' }).click()
    await footer.getByLabel('Name of new link').fill(name)
    await footer.getByLabel(`Address of ${name}`).fill('/contactUs')
    await footer.getByRole('button', { name: 'Save footer' }).click()
    await told(page, 'Footer saved')
    expect(await (await fetch(`${storeUrl()}/privacy`)).text()).toContain(name)
    await footer.getByRole('button', { name: `Remove ${name}` }).click()
    await footer.getByRole('button', { name: 'Save footer' }).click()
    await expect.poll(async () => (await fetch(`${storeUrl()}/privacy`)).text()).not.toContain(name)
  })

  test('a picture goes into an article with its words, and an API key is shown once', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const file = join(folder, 'reel.png')
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a6b4e' } }).toFile(file)
    await (await newClerk()).enter(page)
    await open('/staff/content/articles/new')
    await press(page, 'Insert picture')
    await inDialog(page)
      .getByLabel(/^Picture/)
      .setInputFiles(file)
    await inDialog(page).getByRole('button', { name: 'Insert' }).click()
    await inDialog(page).getByText('Please say what the picture shows').waitFor()
    await inDialog(page).getByLabel('What the picture shows').fill('A reel of tape')
    await inDialog(page).getByRole('button', { name: 'Insert' }).click()
    await page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'A reel of tape' }).waitFor()

    await follow('/staff/settings/keys')
    await press(page, 'New key')
    await inDialog(page).getByLabel('Name').fill('Warehouse')
    await inDialog(page).getByLabel('orders.read').check()
    await inDialog(page).getByRole('button', { name: 'Make key' }).click()
    const key = await page.locator('[data-secret]').innerText()
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(`${storeUrl()}/api/staff/order/list`, { headers })
    expect(await answer.json()).toMatchObject({ code: 0 })
    await press(page, 'I have copied it')
    expect(await page.getByText(key).count()).toBe(0)
  })
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
    '/staff/settings/keys',
    '/staff/settings/webhooks',
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
