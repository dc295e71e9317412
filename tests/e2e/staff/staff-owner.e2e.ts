import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
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
