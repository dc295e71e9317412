import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { removeArticle, saveArticle } from '#features/content/staff-content.contract.ts'
import { saveBanner } from '#features/promo/staff-banner.contract.ts'
import { saveFilm, staffFilm } from '#features/promo/staff-film.contract.ts'
import { uploadContentPicture, uploadFilm } from '#features/resource/staff-picture.contract.ts'
import { createLog } from '#server/log.ts'
import { createWorld } from '#tests/support/world.ts'
import { discardPictures } from './discard-pictures.ts'

const world = await createWorld(`pictures_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const writer = await world.staff('content')
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a6b4e' } })
  .png()
  .toBuffer()
const file = (bytes: Uint8Array) => ({ bytes, fileName: 'a.png', contentType: 'image/png' })
const upload = async () => (await writer.call(uploadContentPicture, { file: file(png) })).url

const article = { topicName: 'News', title: 'Reels', summary: 'About reels', coverPic: '', parts: [] }
async function write(body: string, coverPic = '') {
  const at = new Date().toISOString()
  const given = { ...article, coverPic, body, state: 'draft' as const, publishedAt: at }
  return writer.call(saveArticle, { ...given, version: 0 })
}
const run = () => discardPictures.handle({ sql, log: createLog('silent') }, undefined)
const monthPasses = () => sql`update resource set unused_since = unused_since - interval '31 days'`
const isThere = async (url: string) => (await world.services.files.find(`resources/${url.slice(-32)}`)) !== undefined

test('an unused picture is deleted with its file after a month, and not before', async () => {
  const [inText, inBanner, asCover] = [await upload(), await upload(), await upload()]
  const video = (await writer.call(uploadFilm, { file: file(await readFile('public/promo/film.mp4')) })).url
  const { articleId } = await write(`![Reel](${inText})`, asCover)
  const banner = { title: 'Fair', body: '', linkLabel: '', href: '', pictureAlt: '', fromAt: null, untilAt: null }
  await writer.call(saveBanner, { ...banner, version: 0, picture: inBanner, shown: false })
  const { version } = await writer.call(staffFilm, {})
  await writer.call(saveFilm, { version, title: 'Film', video, poster: '', captions: '', shown: false })

  await writer.call(removeArticle, { articleId, version: 1 })
  await run()
  await world.runJobs()
  expect(await isThere(inText)).toBe(true)
  await monthPasses()
  await run()
  await world.runJobs()
  expect([await isThere(inText), await isThere(asCover), await isThere(inBanner), await isThere(video)]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(await sql`select from resource where resource_id = ${inText.slice(-32)}`).toHaveLength(0)
})

test('a picture that is used again within the month is kept', async () => {
  const url = await upload()
  const { articleId } = await write(`![Reel](${url})`)
  await writer.call(removeArticle, { articleId, version: 1 })
  await run()
  await write(`Again ![Reel](${url})`)
  await monthPasses()
  await run()
  await world.runJobs()
  expect(await isThere(url)).toBe(true)
})
