import { describe, expect, test } from 'vitest'
import { orderDocument } from '#features/orders/orders.contract.ts'
import { uploadResource } from '#features/resource/resource.contract.ts'
import { siteInfo, siteNavigation } from '#features/site/site.contract.ts'
import { addAddress, placeOrder } from '#tests/drills/shop.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import { changeLogo, changeShop, shopChanges, staffShop } from '../shop.contract.ts'
import { sendShopMail } from './shop-mail.service.ts'

// The settings are one row: restored for the other test files.
const world = await createWorld('shop_settings')
const staff = await world.staff()

const BANK = {
  currency: 'USD' as const,
  beneficiary: 'Fernhill Parts',
  bankName: 'Fernhill Bank',
  bankAddress: '',
  accountNumber: 'NL11 FERN 0123 4567 89',
  swift: 'FERNNL2A',
}

const change = async (changes: object, more: object = {}) => {
  const { version } = await staff.call(staffShop, {})
  return staff.call(changeShop, { version, changes, ...more })
}

describe('the settings', () => {
  test('a change is visible immediately in pages, mails and documents', async () => {
    const { settings } = await change({ name: 'Fernhill Parts', accent: '#1F4FD1', phone: '+31 30 123 45 67' })
    expect(settings).toMatchObject({ name: 'Fernhill Parts', accent: '#1f4fd1' })
    const info = await world.visitor().call(siteInfo, {})
    expect(info).toMatchObject({ siteName: 'Fernhill Parts', phone: '+31 30 123 45 67' })
    expect(info.theme).toMatchObject({ '--shop-accent': '#1f4fd1' })
    await sendShopMail(world.sql, (shop) => ({
      to: 'who@buyers.example',
      subject: `From ${shop}`,
      title: 'T',
      blocks: [],
    }))
    const [mail] = await world.mailsTo('who@buyers.example')
    expect(mail).toMatchObject({ subject: 'From Fernhill Parts', text: expect.stringMatching(/Fernhill Parts/) })
    expect(mail?.html).not.toContain('Ohmstead')
  })

  test('[AUTH-29] the searches of a visitor are five a day until the owner changes it, and are part of every page', async () => {
    const limit = async () => (await world.visitor().call(siteInfo, {})).dailySearches
    expect(await limit()).toBe(5)
    await change({ dailySearches: 0 })
    expect(await limit()).toBe(0)
    for (const dailySearches of [-1, 2.5, 1001])
      await expect(change({ dailySearches })).rejects.toThrow('dailySearches')
    expect(await limit()).toBe(0)
  })

  test('what is not named stays', async () => {
    await change({ tagline: 'Parts from the hill.' })
    expect((await change({ phone: '' })).settings).toMatchObject({
      name: 'Fernhill Parts',
      tagline: 'Parts from the hill.',
    })
  })

  test.each([
    [{ name: 'x'.repeat(61) }, 'changes.name'],
    [{ contactEmail: 'nobody' }, 'changes.contactEmail'],
    [{ accent: '#ffff00' }, 'changes.accent'],
    [{ countryCode: 'Holland' }, 'changes.countryCode'],
    [{ countryCode: 'XX' }, 'countryCode: There is no country XX'],
    [{ currencies: [] }, 'changes.currencies'],
    [{ socialLinks: [{ label: 'Bad', value: 'javascript:alert(1)' }] }, 'changes.socialLinks.0.value'],
    [{ taxNumbers: Array.from({ length: 6 }, () => ({ label: 'VAT', value: '1' })) }, 'changes.taxNumbers'],
  ])('%j is refused with its field, and nothing is changed', async (changes, field) => {
    const before = await staff.call(staffShop, {})
    await expect(change(changes)).rejects.toMatchObject({
      reason: 'invalid_input',
      message: expect.stringContaining(field),
    })
    expect(await staff.call(staffShop, {})).toEqual(before)
  })

  test('a change made from an old version is refused', async () => {
    const { version } = await staff.call(staffShop, {})
    await staff.call(changeShop, { version, changes: { city: 'Utrecht' } })
    await expect(staff.call(changeShop, { version, changes: { city: 'Delft' } })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
    })
    expect((await staff.call(staffShop, {})).settings.city).toBe('Utrecht')
  })

  test('the history has author, old and new values', async () => {
    await change({ region: 'North' })
    await change({ region: 'South' })
    const { list } = await staff.call(shopChanges, {})
    expect(list[0]).toMatchObject({ who: staff.email, before: { region: 'North' }, after: { region: 'South' } })
  })

  test('a change without effect creates no new version', async () => {
    const { version } = await change({ region: 'South' })
    expect((await change({ region: 'South' })).version).toBe(version)
  })

  test('an invalid value written by SQL counts as not set, and the store keeps running', async () => {
    await world.sql`update shop_settings set settings = settings || '{"openingHours": 7, "region": "West"}'`
    expect((await staff.call(staffShop, {})).settings).toMatchObject({ openingHours: [], region: 'West' })
  })

  test('every change empties the page caches of all processes', async () => {
    const versionOf = async () => (await world.sql`select version from public_version`)[0]?.version
    const before = await versionOf()
    await change({ tagline: `At ${Date.now()}` })
    expect(await versionOf()).not.toBe(before)
  })
})

describe('the logo', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const file = { fileName: 'logo.png', contentType: 'image/png', bytes: PNG }

  test('is a public picture that staff have uploaded; without one the name is shown', async () => {
    const { resourceId, url } = await staff.call(uploadResource, { file, kind: 'logo' })
    const { version } = await staff.call(staffShop, {})
    const shown = await staff.call(changeLogo, { version, resourceId })
    expect((await world.visitor().call(siteInfo, {})).siteLogo).toBe(url)
    await staff.call(changeLogo, { version: shown.version, resourceId: null })
    expect((await world.visitor().call(siteInfo, {})).siteLogo).toBe('')
  })

  test('is printed on documents, and no longer after it was removed', async () => {
    const buyer = await world.buyer()
    const goods = await world.goods()
    const orderNo = await placeOrder(buyer.call, await addAddress(world.sql, buyer.call), [
      { goodsId: goods.id, count: 1 },
    ])
    const pictures = async () => {
      const { file: paper } = await buyer.call(orderDocument, { orderNo, kind: 'proforma' })
      return Buffer.from(paper.body).toString('latin1').split('/Subtype /Image').length - 1
    }
    expect(await pictures()).toBe(0)
    const { resourceId } = await staff.call(uploadResource, { file, kind: 'logo' })
    const { version } = await staff.call(staffShop, {})
    await staff.call(changeLogo, { version, resourceId })
    expect(await pictures()).toBeGreaterThan(0)
    await world.sql`delete from resource where resource_id = ${resourceId}`
    expect(await pictures()).toBe(0)
    await world.sql`update shop_settings set settings = settings || '{"logo": ""}'`
  })

  test('is not for buyers to upload', async () => {
    const { call } = await world.buyer()
    await expect(call(uploadResource, { file, kind: 'logo' })).rejects.toMatchObject({ reason: 'not_allowed' })
  })

  test('cannot be set to an address', async () => {
    await change({ logo: '/elsewhere.png' })
    expect((await staff.call(staffShop, {})).settings.logo).toBe('')
  })
})

describe('bank accounts', () => {
  test('are replaced as a whole, one for each currency', async () => {
    await change({}, { bankAccounts: [BANK] })
    expect((await staff.call(staffShop, {})).bankAccounts).toEqual([BANK])
    await expect(change({}, { bankAccounts: [BANK, BANK] })).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(change({}, { bankAccounts: [{ ...BANK, swift: 'X' }] })).rejects.toMatchObject({
      message: expect.stringContaining('8 or 11'),
    })
  })

  test('a proforma names the account, the seller and the tax numbers', async () => {
    await change(
      { name: 'Fernhill Parts', legalName: 'Fernhill B.V.', taxNumbers: [{ label: 'VAT', value: 'NL001234567B01' }] },
      { bankAccounts: [BANK] },
    )
    const buyer = await world.buyer()
    const goods = await world.goods()
    const orderNo = await placeOrder(buyer.call, await addAddress(world.sql, buyer.call), [
      { goodsId: goods.id, count: 1 },
    ])
    const { file } = await buyer.call(orderDocument, { orderNo, kind: 'proforma' })
    const words = pdfText(Buffer.from(file.body))
    for (const expected of ['Fernhill Parts', 'Fernhill B.V.', 'VAT NL001234567B01', BANK.accountNumber])
      expect(words).toContain(expected)
    expect(words).not.toContain('Ohmstead')
  })
})

test('the menu has no links to unpublished pages', async () => {
  const { menu } = await world.visitor().call(siteNavigation, {})
  expect(menu.flatMap(({ child }) => child.map(({ href }) => href))).toContain('/returnagree')
  await world.sql`update content_page set state = 'template' where page_name = 'refund-and-return'`
  const after = await world.visitor().call(siteNavigation, {})
  expect(after.menu.flatMap(({ child }) => child.map(({ href }) => href))).not.toContain('/returnagree')
})
