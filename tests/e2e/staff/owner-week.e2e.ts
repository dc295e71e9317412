import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { joinCart } from '#features/cart/cart.contract.ts'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { categoryGoods } from '#features/catalog/filters.contract.ts'
import { blogDetail } from '#features/content/content.contract.ts'
import { previewOrder } from '#features/orders/checkout.contract.ts'
import { searchGoods } from '#features/search/search.contract.ts'
import { addAddress } from '../../drills/shop.ts'
import { callStore } from '../../support/call-store.ts'
import { callAsVisitor, createCustomers } from '../../support/customers.ts'
import { inDialog, pressButton, waitForText } from '../../support/page-steps.ts'
import { storeUrl, test, waitForNotice } from '../../support/visitor.ts'

const { newBuyer, newClerk, goods, sql } = createCustomers()

const folder = await mkdtemp(join(tmpdir(), 'ohmstead-owner-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

const priceOf = async (goodsId: number) => (await callAsVisitor()(goodsDetail, { goodsId })).priceList[0]?.price

/** A manufacturer of one's own, so that a change of all its prices touches nobody else's. */
async function ownBrand(goodsId: number) {
  const name = `Owner ${crypto.randomUUID().slice(0, 8)}`
  const [brand] = await sql<{ id: number }[]>`insert into brand (brand_name) values (${name}) returning brand_id id`
  await sql`update goods set brand_id = ${brand?.id ?? 0} where goods_id = ${goodsId}`
  return { name, brandId: brand?.id ?? 0 }
}

describe('the owner’s week', () => {
  test('a price list is imported from a file, applied and undone', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const part = await goods({ tiers: [{ from: 1, price: '2' }] })
    const { name } = await ownBrand(part.id)
    const file = join(folder, 'list.csv')
    await writeFile(file, `MPN,Maker,Price\n${part.model},${name},3\n,${name},1\n`)
    await (await newClerk()).enter(page)
    await open('/staff/imports')
    await page.getByLabel('File').setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
    await page.getByLabel('Source').fill('Owner list')
    await pressButton(page, 'Upload and compare')
    await page.getByText('This file is empty.').waitFor()
    await page.getByLabel('File').setInputFiles(file)
    await pressButton(page, 'Upload and compare')
    await page.getByText('Dry run: nothing has been changed.').waitFor()
    await page.getByText('The part number is missing.').waitFor()
    await checkAccessibility({ frame: true })
    expect(await priceOf(part.id)).toBe('2')
    await pressButton(page, 'Apply 1 change')
    await inDialog(page).getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByText('Applied', { exact: true }).first().waitFor()
    expect(await priceOf(part.id)).toBe('3')
    await pressButton(page, 'Undo')
    await pressButton(page, 'Undo the import')
    await page.getByText('Undone', { exact: true }).first().waitFor()
    expect(await priceOf(part.id)).toBe('2')
  })

  test('prices of a manufacturer are raised by 3 % after a preview; a part is edited and restored', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const part = await goods({ tiers: [{ from: 1, price: '2' }] })
    const { brandId } = await ownBrand(part.id)
    await (await newClerk()).enter(page)
    await open(`/staff/parts/change?brandId=${brandId}&kind=price&value=3`)
    await page.getByRole('cell', { name: '2.06' }).first().waitFor()
    await checkAccessibility({ frame: true })
    await pressButton(page, 'Change 1 part')
    await inDialog(page).getByRole('button', { name: 'Change', exact: true }).click()
    await waitForText(page, 'Parts changed')
    expect(await priceOf(part.id)).toBe('2.06')

    await follow(`/staff/parts?keyword=${part.model}`)
    await page.getByRole('link', { name: part.model }).click()
    await page.getByRole('heading', { level: 1, name: part.model }).waitFor()
    await checkAccessibility({ frame: true })
    await page.getByLabel('Price, USD').first().fill('-1')
    await pressButton(page, 'Save')
    await page.getByText(/negative|not a price/).waitFor()
    await page.getByLabel('Price, USD').first().fill('1.99')
    await page.getByLabel('Cost of a piece, USD').fill('1.25')
    await pressButton(page, 'Save')
    await waitForText(page, 'Saved. The store shows it now.')
    expect(await priceOf(part.id)).toBe('1.99')
    const change = page.getByRole('listitem').filter({ hasText: /Prices:.*1\.99/ })
    await change.getByText('Cost: – → 1.25').waitFor()
    await change.getByRole('button', { name: 'Undo' }).click()
    await inDialog(page).getByRole('button', { name: 'Undo' }).click()
    await waitForText(page, 'Change undone')
    expect(await priceOf(part.id)).toBe('2.06')
  })

  test('a synonym is added and the next search uses it', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const word = `frob${crypto.randomUUID().replace(/[^a-z]/g, '')}`
    expect((await callAsVisitor()(searchGoods, { fuzzy: true, goodsModel: word })).totalCount).toBe(0)
    await (await newClerk('content')).enter(page)
    await open('/staff/searches')
    const row = page.getByRole('row').filter({ hasText: word })
    await row.waitFor()
    await checkAccessibility({ frame: true })
    await page.getByLabel('Assigned to').selectOption('me')
    await page.waitForURL(/assigned=me/)
    await row.waitFor({ state: 'detached' })
    await page.getByLabel('Assigned to').selectOption('')
    await row.getByRole('button', { name: 'Teach' }).click()
    await inDialog(page).getByLabel('It means').fill('resistor')
    await inDialog(page).getByRole('button', { name: 'Teach' }).click()
    await waitForText(page, 'Synonym saved. The next search uses it.')
    expect((await callAsVisitor()(searchGoods, { fuzzy: true, goodsModel: word })).totalCount).toBeGreaterThan(0)
  })

  test('a filter of a category is hidden, shown again and displayed as a list', async ({ desktop }) => {
    const { page, open } = desktop
    // Not the largest one, which other journeys look at.
    const leaves = await sql<{ id: number }[]>`
      select category_id id from category_value where goods_count > 0
      group by 1 having count(distinct attribute_id) > 3 order by count(*) desc, 1 limit 8`
    const categoryId = leaves.at(-1)?.id ?? 0
    const filters = async () => {
      const { facets } = await callAsVisitor()(categoryGoods, { categoryId, withFacets: true })
      return facets?.parameters ?? []
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
      await pressButton(page, 'Save filters')
      await expect.poll(filters).toHaveLength(shown ? before.length : before.length - 1)
    }
    await page
      .getByLabel(/is shown as$/)
      .first()
      .selectOption('List')
    await pressButton(page, 'Save filters')
    await expect.poll(async () => (await filters()).map(({ shownAs }) => shownAs)).toContain('list')
  })

  test('an article is scheduled: staff see it, readers do not yet', async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
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
    await pressButton(page, 'Save')
    await page.waitForURL(/articles\/\d+$/)
    const articleId = Number(page.url().split('/').at(-1))
    await expect(callAsVisitor()(blogDetail, { articleId })).rejects.toMatchObject({ reason: 'not_found' })
    await follow('/staff/content')
    await page.getByRole('row').filter({ hasText: title }).getByText('Scheduled').waitFor()
  })

  test('a shipping zone and a tax rule are added, and the checkout shows both', async ({ desktop, phone }) => {
    const { page, open, follow, checkAccessibility } = desktop
    // A country of its own: the totals of other journeys must not change.
    const own = { code: 'MT', name: 'Malta' }
    const [buyer, part] = [await newBuyer(), await goods({ tiers: [{ from: 1, price: '10' }] })]
    const call = callStore(storeUrl(), buyer.token)
    const addressId = await addAddress(sql, call, own.code)
    await call(joinCart, { goodsId: part.id, count: 1 })
    await (await newClerk()).enter(page)
    const save = async (fields: Record<string, string>, done: string) => {
      for (const [label, text] of Object.entries(fields))
        await inDialog(page).getByLabel(label, { exact: true }).fill(text)
      await inDialog(page).getByRole('button', { name: 'Save' }).click()
      await waitForNotice(page, done)
      await inDialog(page).waitFor({ state: 'detached' })
    }
    await open('/staff/settings/shipping')
    const zone = `Islands ${crypto.randomUUID().slice(0, 8)}`
    await pressButton(page, 'Add zone')
    await save({ Name: zone, Countries: own.code }, 'Zone added')
    await page.getByRole('region', { name: zone }).getByRole('button', { name: 'Add rate' }).click()
    await save(
      {
        'First step, g': '500',
        'Price of the first step': '9.87',
        'Each further step, g': '500',
        'Price of a further step': '2',
        'Heaviest parcel, g': '30000',
        'Working days': '3–5',
      },
      'Rate added',
    )
    // With four places, as all money.
    await page
      .getByRole('region', { name: zone })
      .getByText(/\D2\.0000 \/ 0\.5 kg/)
      .waitFor()
    await follow('/staff/settings/tax')
    await pressButton(page, 'Add rule')
    await inDialog(page).getByLabel('Country of delivery').selectOption(own.code)
    await save({ 'Rate in %': '21' }, 'Tax rule added')
    await page.getByLabel('Country of delivery').selectOption(own.code)
    await page.getByText(`A company in ${own.name} with a VAT number pays`).waitFor()
    await checkAccessibility({ frame: true })

    await buyer.enter(phone.page)
    await phone.open('/CommoditySettlement')
    // 10 for the part and 9.87 for its way, and 21 % of both, rounded to cents.
    await phone.page.getByText('$9.8700').first().waitFor()
    await phone.page.getByText('$24.0400').first().waitFor()
    await page.getByRole('row').filter({ hasText: own.name }).getByRole('button', { name: 'Remove' }).click()
    await inDialog(page).getByRole('button', { name: 'Remove' }).click()
    await waitForNotice(page, 'Tax rule removed')
    const lines = [{ goodsId: part.id, count: 1 }]
    expect((await call(previewOrder, { lines, addressId })).totalAmount).toBe('19.8700')
  })
})
