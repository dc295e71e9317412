import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { uploadContentPicture } from '#features/resource/staff-picture.contract.ts'
import { findPublicVersion } from '#features/shop/server/shop.service.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { siteBanners } from '../../banner.contract.ts'
import * as contract from '../../staff-banner.contract.ts'

const world = await createWorld()
const writer = await world.staff('content')
const visitor = world.visitor()

beforeEach(async () => {
  await world.sql`delete from banner`
})

const banner = {
  version: 0,
  title: 'Reels are here',
  body: 'Full reels from stock.',
  linkLabel: 'See them',
  href: '/allCategories',
  picture: '',
  pictureAlt: '',
  shown: true,
  fromAt: null,
  untilAt: null,
}
const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const shown = async () => (await visitor.call(siteBanners, {})).list.map(({ title }) => title)

test('visitors see banners that are on, from their beginning until their end, in the order of the owner', async () => {
  const save = (title: string, more = {}) => writer.call(contract.saveBanner, { ...banner, title, ...more })
  const first = await save('First')
  const second = await save('Second', { fromAt: at(-1), untilAt: at(1) })
  const others = [
    await save('Off', { shown: false }),
    await save('Later', { fromAt: at(1) }),
    await save('Over', { untilAt: at(-1) }),
  ]
  expect(await shown()).toEqual(['First', 'Second'])
  const bannerIds = [second, first, ...others].map(({ bannerId }) => bannerId)
  await writer.call(contract.orderBanners, { bannerIds })
  expect(await shown()).toEqual(['Second', 'First'])
  const some = writer.call(contract.orderBanners, { bannerIds: bannerIds.slice(1) })
  await expect(some).rejects.toMatchObject({ reason: 'changed_meanwhile' })
})

test('a picture is claimed by the banner; page caches are emptied, and the audit trail has the change', async () => {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const file = { bytes, fileName: 'b.png', contentType: 'image/png' }
  const { url } = await writer.call(uploadContentPicture, { file })
  const before = await findPublicVersion(world.sql)
  const { bannerId } = await writer.call(contract.saveBanner, { ...banner, picture: url })
  expect(await findPublicVersion(world.sql)).not.toBe(before)
  const [kept] = await world.sql`select claimed_at is not null kept from resource where resource_id = ${url.slice(-32)}`
  expect(kept).toEqual({ kept: true })
  await writer.call(contract.saveBanner, { ...banner, bannerId, version: 1, title: 'New words' })
  const [entry] = (await (await world.staff()).call(auditTrail, { action: contract.saveBanner.path })).list
  expect(entry).toMatchObject({ before: { title: 'Reels are here' }, after: { title: 'New words' } })
  const late = writer.call(contract.removeBanner, { bannerId, version: 1 })
  await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  await writer.call(contract.removeBanner, { bannerId, version: 2 })
  expect(await shown()).toEqual([])
})

test.each([
  { href: 'javascript:alert(1)' },
  { href: '//example.com' },
  { linkLabel: '' },
  { title: '' },
  { picture: 'https://example.com/x.png' },
  { fromAt: at(2), untilAt: at(1) },
])('refuses %o and changes nothing', async (wrong) => {
  const odd = writer.call(contract.saveBanner, { ...banner, ...wrong })
  await expect(odd).rejects.toMatchObject({ reason: 'invalid_input' })
  expect((await writer.call(contract.staffBanners, {})).list).toEqual([])
})
