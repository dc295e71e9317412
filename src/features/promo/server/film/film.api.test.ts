import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { uploadFilm } from '#features/resource/staff-picture.contract.ts'
import { findPublicVersion } from '#features/shop/server/shop.service.ts'
import { siteInfo } from '#features/site/site.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { siteFilm } from '../../film.contract.ts'
import { countPromoViews, recordPromoView } from '../../promo.contract.ts'
import { saveFilm, staffFilm } from '../../staff-film.contract.ts'
import { hasShownFilm } from './film.service.ts'

const world = await createWorld()
const writer = await world.staff('content')
const visitor = world.visitor()
const bytes = await readFile('public/promo/film.mp4')

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:03.000\nOur warehouse.'
const film = { version: 0, title: 'Our warehouse', video: '', poster: '', captions: CAPTIONS, shown: true }
const file = (content: Uint8Array, fileName = 'film.mp4') => ({ bytes: content, fileName, contentType: 'video/mp4' })
const upload = async () => (await writer.call(uploadFilm, { file: file(bytes) })).url
const shown = async () => (await visitor.call(siteFilm, {})).film

beforeEach(async () => {
  await world.sql`delete from promo_film`
  await world.sql`delete from rate_limit where bucket like 'upload:%'`
})

test('an uploaded film replaces the demo film, with its captions, and can be turned off', async () => {
  expect((await shown())?.sources[0]?.address).toBe('/promo/film.webm')
  const video = await upload()
  const before = await findPublicVersion(world.sql)
  await writer.call(saveFilm, { ...film, video })
  expect(await findPublicVersion(world.sql)).not.toBe(before)
  const now = await shown()
  expect(now).toMatchObject({ title: 'Our warehouse', sources: [{ address: video, type: 'video/mp4' }], poster: '' })
  const captions = await (await world.http()).inject(now?.captions ?? '')
  expect([captions.headers['content-type'], captions.body]).toEqual(['text/vtt; charset=utf-8', CAPTIONS])

  const late = writer.call(saveFilm, { ...film, video })
  await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  await writer.call(saveFilm, { ...film, video, version: 1, shown: false })
  expect([await shown(), (await visitor.call(siteInfo, {})).film]).toEqual([null, false])
  expect((await (await world.http()).inject(now?.captions ?? '')).json()).toMatchObject({ data: null })
  const [entry] = (await (await world.staff()).call(auditTrail, { action: saveFilm.path })).list
  expect(entry).toMatchObject({ before: { shown: true }, after: { shown: false } })
})

test('a store of an owner has no film until there is one', async () => {
  expect(await hasShownFilm(world.sql, false)).toBe(false)
  await writer.call(saveFilm, { ...film, video: await upload() })
  expect(await hasShownFilm(world.sql, false)).toBe(true)
})

test('another film is new to those who have seen the former one', async () => {
  const buyer = await world.buyer()
  const seen = async () => (await buyer.call(countPromoViews, { flag: 'video' })).count
  await buyer.call(recordPromoView, { flag: 'video' })
  await writer.call(saveFilm, { ...film, video: await upload() })
  expect(await seen()).toBe(0)
  await buyer.call(recordPromoView, { flag: 'video' })
  const { video } = await writer.call(staffFilm, {})
  await writer.call(saveFilm, { ...film, video, version: 1, title: 'Other words' })
  expect(await seen()).toBe(1)
})

test('players get the requested ranges, and the bytes are unchanged', async () => {
  const url = await upload()
  const get = async (range?: string) => (await world.http()).inject({ url, headers: range ? { range } : {} })
  const whole = await get()
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ])
  expect(whole.rawPayload.equals(bytes)).toBe(true)
  const part = await get('bytes=100-299')
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-299/${bytes.length}`])
  expect(part.rawPayload.equals(bytes.subarray(100, 300))).toBe(true)
  expect((await get(`bytes=${bytes.length}-`)).statusCode).toBe(416)
})

test.each([
  ['a page', '<html><script>alert(1)</script>', 'film.mp4'],
  ['a picture', 'GIF89a....', 'film.gif'],
])('%s is no film', async (_what, content, name) => {
  const sent = writer.call(uploadFilm, { file: file(Buffer.from(content), name) })
  await expect(sent).rejects.toMatchObject({ reason: 'unfit_file' })
})

test.each([
  [{ captions: 'no captions' }, 'invalid_input'],
  [{ video: `/api/common/resource/${'0'.repeat(32)}` }, 'not_found'],
  [{ video: 'https://elsewhere.example/film.mp4' }, 'invalid_input'],
])('refuses %o and changes nothing', async (wrong, reason) => {
  await expect(writer.call(saveFilm, { ...film, ...wrong })).rejects.toMatchObject({ reason })
  expect((await writer.call(staffFilm, {})).version).toBe(0)
})
