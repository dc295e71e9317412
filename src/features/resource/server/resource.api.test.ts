import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { aloneAs } from '#server/api/implement.ts'
import { limitKey } from '#server/limits/limit-key.ts'
import { writeTableFile } from '#server/sheets/write-table-file.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { createWorld } from '#tests/support/world.ts'
import { type SentKind, uploadResource } from '../resource.contract.ts'
import { claimResource, releaseResource } from './resource.service.ts'

const world = await createWorld()

beforeEach(async () => {
  await world.sql`delete from rate_limit where bucket like 'upload:%'`
})

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b4e' } })
const png = () => drawn(30, 20).png().toBuffer()
const gif = () => drawn(30, 20).gif().toBuffer()
const jpeg = () =>
  drawn(30, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada at home' } })
    .toBuffer()
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF')

const file = (bytes: Uint8Array, fileName = 'proof.png') => ({ bytes, fileName, contentType: 'image/png' })
const visitor = world.visitor()
const send = (bytes: Uint8Array, kind: SentKind = 'attachment', name?: string) =>
  visitor.call(uploadResource, { file: file(bytes, name), kind })

async function read(url: string, token = '') {
  const app = await world.http()
  return app.inject({ url, headers: { token } })
}

describe('what is sent', () => {
  test('[API-SITE-01] a picture is uploaded as multipart and stored under a random name', async () => {
    const app = await world.http()
    const { token, accountId } = await world.buyer()
    const form = new FormData()
    form.set('kind', 'proof')
    form.set('file', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'proof of payment.png')
    const body = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/common/resource/upload',
      headers: { token, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    expect(answer.json()).toMatchObject({
      code: 0,
      data: { kind: 'proof', contentType: 'image/webp', fileName: 'proof of payment.webp' },
    })
    const { resourceId } = answer.json().data
    expect(resourceId).toMatch(/^[0-9a-f]{32}$/)
    const [row] = await world.sql`select account_id from resource where resource_id = ${resourceId}`
    expect(row?.account_id).toBe(accountId)
  })

  test.each([
    ['a GIF that calls itself PNG', gif],
    ['a JPEG that calls itself PNG', jpeg],
    ['a PNG', png],
  ])('%s is recognised by its content and re-encoded', async (_what, make) => {
    const { call, token } = await world.buyer()
    const kept = await call(uploadResource, { file: file(await make()), kind: 'aftersale' })
    const bytes = (await read(kept.url, token)).rawPayload
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 })
    expect(bytes.includes('Ada at home'), 'nothing but pixels').toBe(false)
  })

  test('of a polyglot file only the picture is stored', async () => {
    const script = '*/=1;alert(document.domain);//<script>alert(1)</script>PK\x03\x04'
    const { call, token } = await world.buyer()
    for (const picture of [await gif(), await jpeg()]) {
      const both = Buffer.concat([picture, Buffer.from(script)])
      const kept = await call(uploadResource, { file: file(both, 'x.html'), kind: 'aftersale' })
      expect(kept).toMatchObject({ contentType: 'image/webp', fileName: 'x.webp' })
      const answer = await read(kept.url, token)
      expect(answer.rawPayload.includes('alert')).toBe(false)
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', Buffer.from('MZ\x90\x00')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nnot a picture', 'latin1')],
  ])('%s is refused', async (_what, bytes) => {
    await expect(send(bytes)).rejects.toMatchObject({ reason: 'unfit_file' })
  })

  test.each([
    [50_000, 1],
    [50_000, 50_000],
  ])('a picture of %i × %i px is refused before it is unpacked', async (width, height) => {
    await expect(send(pngHead(width, height))).rejects.toMatchObject({
      reason: 'unfit_file',
      message: expect.stringMatching(/too many pixels|cannot be read/),
    })
  })

  test('a large picture becomes smaller, a small one stays', async () => {
    const { call, token } = await world.buyer()
    const kept = await call(uploadResource, { file: file(await drawn(4800, 1200).jpeg().toBuffer()), kind: 'proof' })
    expect(await sharp((await read(kept.url, token)).rawPayload).metadata()).toMatchObject({ width: 2400, height: 600 })
  })

  test('PDFs are for proofs and attachments only, and only ever saved', async () => {
    const { call, token } = await world.buyer()
    const kept = await call(uploadResource, { file: file(PDF, 'bank slip.exe'), kind: 'proof' })
    const answer = await read(kept.url, token)
    expect(answer.rawPayload.equals(PDF)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''bank%20slip.pdf",
      'cache-control': 'private, no-store',
    })
    for (const kind of ['avatar', 'aftersale'] as const)
      await expect(call(uploadResource, { file: file(PDF), kind })).rejects.toMatchObject({ reason: 'unfit_file' })
  })

  test('more than 5 MB is refused with HTTP 413', async () => {
    const app = await world.http()
    const form = new FormData()
    form.set('kind', 'attachment')
    form.set('file', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'x.png')
    const body = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/common/resource/upload',
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    expect(answer.statusCode).toBe(413)
  })
})

describe('archives', () => {
  const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')
  const tar = Buffer.alloc(512)
  tar.write('ustar', 257)
  const begins = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(40)])
  const refusal = { reason: 'unfit_file', message: 'Please log in to attach an archive, or send its files one by one.' }

  test.each([
    ['a ZIP file', zip, 'gerbers.zip'],
    ['a ZIP file that calls itself a workbook', zip, 'list.xlsx'],
    ['a ZIP file that calls itself a picture', begins('504b0304'), 'picture.png'],
    ['RAR', begins('526172211a0700'), 'files'],
    ['7z', begins('377abcaf271c'), 'list.csv'],
    ['gzip', begins('1f8b08'), 'list.csv'],
    ['xz', begins('fd377a585a00'), 'list.pdf'],
    ['tar', tar, 'list.csv'],
    ['a PDF under the name of an archive', PDF, 'drawing.zip'],
    ['a list under the name of an archive', Buffer.from('MPN,Qty'), 'list.csv.7z'],
  ])('%s is refused to visitors', async (_what, bytes, name) => {
    await expect(send(bytes, 'attachment', name)).rejects.toMatchObject(refusal)
  })

  test('a workbook is taken of visitors, and not when it holds other files', async () => {
    const { file: book } = await writeTableFile({ name: 'Parts', rows: [['MPN']], format: 'xlsx', saveAs: 'x.xlsx' })
    const bytes = Buffer.from(book.body)
    await expect(send(bytes, 'attachment', 'list.xlsx')).resolves.toMatchObject({
      fileName: 'list.xlsx',
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
    const hiding = Buffer.from(bytes.toString('latin1').replaceAll('xl/styles.xml', 'ab/styles.xml'), 'latin1')
    await expect(send(hiding, 'attachment', 'list.xlsx')).rejects.toMatchObject(refusal)
    await expect(send(bytes.subarray(0, -30), 'attachment', 'list.xlsx')).rejects.toMatchObject(refusal)
  })

  test('ZIP files are taken of buyers', async () => {
    const { call } = await world.buyer()
    const kept = call(uploadResource, { file: file(begins('504b0304'), 'gerbers.zip'), kind: 'attachment' })
    await expect(kept).resolves.toMatchObject({ contentType: 'application/zip' })
  })
})

describe('who may', () => {
  test('visitors send attachments and nothing else', async () => {
    const bytes = await png()
    await expect(send(bytes)).resolves.toBeDefined()
    for (const kind of ['avatar', 'proof', 'aftersale'] as const)
      await expect(send(bytes, kind)).rejects.toMatchObject({ reason: 'no_identity' })
  })

  test('a file is readable by its owner and staff, and not found for others', async () => {
    const owner = await world.buyer()
    const kept = await owner.call(uploadResource, { file: file(await png()), kind: 'proof' })
    const [stranger, staff] = [await world.buyer(), await world.staff()]
    const codeFor = async (token?: string) => {
      const answer = await read(kept.url, token)
      return answer.headers['content-type'] === 'image/webp' ? 'read' : answer.json().code
    }
    expect([await codeFor(owner.token), await codeFor(staff.token)]).toEqual(['read', 'read'])
    expect([await codeFor(stranger.token), await codeFor()]).toEqual([100002, 200004])
  })

  test('what a visitor sent is read by staff only', async () => {
    const kept = await send(await png())
    const [buyer, staff] = [await world.buyer(), await world.staff()]
    expect((await read(kept.url, buyer.token)).json().code).toBe(100002)
    expect((await read(kept.url, staff.token)).statusCode).toBe(200)
  })

  test('a missing file is not found, without a server error', async () => {
    const { call, token } = await world.buyer()
    const kept = await call(uploadResource, { file: file(PDF), kind: 'proof' })
    await world.services.files.remove(`resources/${kept.resourceId}`)
    expect((await read(kept.url, token)).json().code).toBe(100002)
  })

  test.each(['../../../etc/passwd', '%2e%2e%2fx', randomUUID(), 'A'.repeat(32)])('%s is no file', async (id) => {
    const { token } = await world.buyer()
    expect((await read(`/api/common/resource/${encodeURIComponent(id)}`, token)).json().code).not.toBe(0)
  })

  test('20 an hour from a visitor’s network, then HTTP 429', async () => {
    for (let turn = 0; turn < 20; turn++) await send(PDF)
    await expect(send(PDF)).rejects.toMatchObject({ reason: 'too_many_requests' })
  })
})

test('120 an hour from an account, wherever it is used', async () => {
  const { call, accountId } = await world.buyer()
  await world.sql`
    insert into rate_limit (bucket, used, resets_at)
    values (${limitKey(`upload:account:${accountId}`)}, 119, now() + interval '1 hour')`
  const upload = () => call(uploadResource, { file: file(PDF), kind: 'proof' })
  await expect(upload()).resolves.toBeDefined()
  await expect(upload()).rejects.toMatchObject({ reason: 'too_many_requests' })
})

describe('claiming a file', () => {
  test('by its sender, once, for the right purpose', async () => {
    const { call, accountId } = await world.buyer()
    const { resourceId } = await call(uploadResource, { file: file(await png()), kind: 'proof' })
    const gone = { reason: 'not_found' }
    await expect(claimResource(world.sql, resourceId, aloneAs(accountId), 'avatar')).rejects.toMatchObject(gone)
    await expect(claimResource(world.sql, resourceId, aloneAs(accountId + 1), 'proof')).rejects.toMatchObject(gone)
    await expect(claimResource(world.sql, resourceId, null, 'proof')).rejects.toMatchObject(gone)
    expect(await claimResource(world.sql, resourceId, aloneAs(accountId), 'proof')).toMatchObject({
      resourceId,
      kind: 'proof',
    })
    await expect(claimResource(world.sql, resourceId, aloneAs(accountId), 'proof')).rejects.toMatchObject(gone)
  })

  test('a visitor’s attachment is claimed by a visitor', async () => {
    const { resourceId } = await send(PDF)
    expect(await claimResource(world.sql, resourceId, null, 'attachment')).toMatchObject({
      contentType: 'application/pdf',
    })
  })

  test('unclaimed files are deleted after a day', async () => {
    const { call, accountId } = await world.buyer()
    const upload = async () => (await call(uploadResource, { file: file(PDF), kind: 'proof' })).resourceId
    const [claimed, released, left] = [await upload(), await upload(), await upload()]
    for (const id of [claimed, released]) await claimResource(world.sql, id, aloneAs(accountId), 'proof')
    await releaseResource(world.sql, released)
    await makeDue(world.sql, { name: 'resource.discard' })
    await world.runJobs()
    const there = await Promise.all([claimed, released, left].map((id) => world.services.files.find(`resources/${id}`)))
    expect(there.map(Boolean)).toEqual([true, false, false])
    const rows = await world.sql`select resource_id id from resource where account_id = ${accountId}`
    expect(rows.map((row) => row.id)).toEqual([claimed])
  })
})

/** The head of a PNG that claims to be so large, and next to no pixels. */
function pngHead(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
