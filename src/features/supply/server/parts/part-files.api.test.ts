import sharp from 'sharp'
import { expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { uploadResource } from '#features/resource/resource.contract.ts'
import { uploadDatasheet, uploadPartPicture } from '#features/resource/staff-picture.contract.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../staff-parts.contract.ts'

const world = await createWorld(`part_files_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF')
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a6b4e' } })
  .png()
  .toBuffer()
const file = (bytes: Uint8Array, fileName: string) => ({ bytes, fileName, contentType: 'application/octet-stream' })
const sendPdf = () => admin.call(uploadDatasheet, { file: file(PDF, 'lm358.pdf') })

async function edit(goodsId: number, fields: contract.PartEdit) {
  const { version } = await admin.call(contract.staffPart, { goodsId })
  return admin.call(contract.editPart, { goodsId, version, fields })
}
async function read(url: string) {
  const app = await world.http()
  return app.inject({ url })
}

test('a datasheet and a picture that are uploaded are what visitors get, and stay', async () => {
  const { id } = await world.goods()
  const [sheet, picture] = [await sendPdf(), await admin.call(uploadPartPicture, { file: file(png, 'chip.png') })]
  const note = await admin.call(uploadDatasheet, { file: file(PDF, 'pcn.pdf') })
  await edit(id, { datasheet: sheet.url, picture: picture.url, documents: `PCN: New site; ${note.url}` })
  await makeDue(world.sql)
  await world.runJobs()
  expect(await world.visitor().call(goodsDetail, { goodsId: id })).toMatchObject({
    dataManual: sheet.url,
    coverPic: picture.url,
  })
  const answer = await read(sheet.url)
  expect(answer.rawPayload).toEqual(PDF)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''lm358.pdf",
  })
  expect((await read(picture.url)).headers['content-type']).toBe('image/webp')
  expect((await read(note.url)).statusCode).toBe(200)
})

test('a file that is not a PDF and an unreadable picture are refused', async () => {
  const html = file(Buffer.from('<html><script>alert(1)</script>'), 'sheet.pdf')
  await expect(admin.call(uploadDatasheet, { file: html })).rejects.toMatchObject({
    reason: 'unfit_file',
    message: 'Please send a PDF.',
  })
  await expect(admin.call(uploadDatasheet, { file: file(png, 'sheet.pdf') })).rejects.toMatchObject({
    reason: 'unfit_file',
  })
  await expect(admin.call(uploadPartPicture, { file: file(PDF, 'chip.png') })).rejects.toMatchObject({
    reason: 'unfit_file',
  })
})

test('a file that no part uses is deleted after a day, and can no longer be used', async () => {
  const { id } = await world.goods()
  const { url } = await sendPdf()
  await makeDue(world.sql)
  await world.runJobs()
  expect((await read(url)).json()).toMatchObject({ msg: 'There is no such file.' })
  await expect(edit(id, { datasheet: url })).rejects.toMatchObject({
    message: 'A picture or document of this part no longer exists. Please upload it again.',
  })
})

test('the file of a customer cannot become the picture of a part', async () => {
  const { id } = await world.goods()
  const buyer = await world.buyer()
  const proof = await buyer.call(uploadResource, { file: file(png, 'proof.png'), kind: 'proof' })
  await expect(edit(id, { picture: proof.url })).rejects.toMatchObject({ reason: 'not_found' })
})

test('only staff who may change parts can upload files', async () => {
  const reader = await world.staff('read-only')
  await expect(reader.call(uploadDatasheet, { file: file(PDF, 'a.pdf') })).rejects.toMatchObject({
    reason: 'not_allowed',
  })
  await expect(reader.call(uploadPartPicture, { file: file(png, 'a.png') })).rejects.toMatchObject({
    reason: 'not_allowed',
  })
})
