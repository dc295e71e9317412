import { beforeEach, describe, expect, test } from 'vitest'
import { limitKey } from '#server/limits/limit-key.ts'
import { createWorld } from '#tests/support/world.ts'
import { uploadBom } from '../bom-reading.contract.ts'

const world = await createWorld()
const LIST = 'MPN,Qty,Ref\nLM358DR,2,"U1,U2"\nNE555P,1,U3\n'

// Every call in process comes from the same address.
beforeEach(() => world.sql`delete from rate_limit where bucket like 'bom-upload:%'`)

/** As a browser sends a form with a file. */
async function send(bytes: Uint8Array | string, fields: Record<string, string> = {}, from = '198.51.100.7') {
  const app = await world.http()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([Buffer.from(bytes)]), 'parts.csv')
  const body = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/bom/upload',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    remoteAddress: from,
  })
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() }
}

describe('a bill of materials is read without a login', () => {
  test('from a file, with what was found over the data', async () => {
    const answer = await send(LIST)
    expect(answer).toMatchObject({ status: 200, code: 0, msg: 'ok' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.data).toEqual({
      format: { kind: 'text', encoding: 'UTF-8', delimiter: ',' },
      sheets: { names: [], chosen: null },
      headerRow: 0,
      firstRow: 1,
      lastRow: 2,
      columns: [
        { index: 0, name: 'MPN', role: 'model' },
        { index: 1, name: 'Qty', role: 'count' },
        { index: 2, name: 'Ref', role: 'ref' },
      ],
      rows: [
        ['MPN', 'Qty', 'Ref'],
        ['LM358DR', '2', 'U1,U2'],
        ['NE555P', '1', 'U3'],
      ],
      lines: [
        expect.objectContaining({ row: 1, model: 'LM358DR', count: 2, ref: ['U1', 'U2'] }),
        expect.objectContaining({ row: 2, model: 'NE555P', count: 1, ref: ['U3'] }),
      ],
      skipped: [],
      warnings: [],
    })
  })

  test('from pasted text, and the answer matches its contract', async () => {
    const bom = await world.visitor().call(uploadBom, { text: 'LM358DR\t5\nNE555P\t2' })
    expect(bom.lines).toMatchObject([
      { model: 'LM358DR', count: 5 },
      { model: 'NE555P', count: 2 },
    ])
  })

  test('with given options, in a form and in JSON', async () => {
    const { data } = await send('A,B\nLM358DR,4\nNE555P,7\n', {
      headerRow: '0',
      lastRow: '1',
      roles: '["model","count"]',
    })
    expect(data.lines).toMatchObject([{ model: 'LM358DR', count: 4 }])
    const bom = await world.visitor().call(uploadBom, { text: 'LM358DR,4\nNE555P,7', headerRow: -1, firstRow: 1 })
    expect(bom.lines).toMatchObject([{ row: 1, model: 'NE555P', count: 7 }])
  })

  test('a long one stays whole', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `RC0603FR-07${n}KL,1,R${n}`)
    const { data } = await send(`MPN,Qty,Ref\n${rows.join('\n')}\n`)
    expect(data.lines).toHaveLength(10_000)
    expect(data.rows).toHaveLength(10_001)
  })
})

describe('what cannot be read is refused with a sentence', () => {
  test('an empty file', async () => {
    expect(await send('')).toMatchObject({ status: 200, code: 340001, msg: 'This file is empty.' })
  })

  test('a picture', async () => {
    expect(await send(Buffer.from('89504e470d0a1a0a0000', 'hex'))).toMatchObject({ code: 340002 })
  })

  test('too many lines', async () => {
    expect(await send('a,b\n'.repeat(500_000))).toMatchObject({ code: 340003 })
  })

  test('a file over 5 MB, before it is read', async () => {
    expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toMatchObject({ status: 413, code: 413000 })
  })

  test('nothing, or a file and a text', async () => {
    await expect(world.visitor().call(uploadBom, {})).rejects.toThrow('Please choose a file or paste a text.')
    expect(await send(LIST, { text: LIST })).toMatchObject({
      code: 100001,
      msg: 'Please send a file or a text, not both.',
    })
  })

  test('unknown roles', async () => {
    expect(await send(LIST, { roles: '["price"]' })).toMatchObject({ code: 100001 })
  })
})

test('of one network one file is read, few wait, the others are refused, and another network is not kept waiting', async () => {
  const hostile = `${'A1-'.repeat(300)}!,5\n`.repeat(900)
  let waiting = 0
  const uploads = Array.from({ length: 12 }, async () => {
    waiting++
    const answer = await send(hostile, {}, '198.51.100.21')
    waiting--
    return answer
  })
  const refused = await Promise.race([Promise.any(uploads.slice(5)), Promise.any(uploads)])
  expect(refused).toMatchObject({ status: 429, code: 429001 })
  expect(await send(LIST, {}, '203.0.113.9')).toMatchObject({ code: 0 })
  expect(waiting).toBeGreaterThan(0)
  const answers = await Promise.all(uploads)
  expect(answers.filter(({ code }) => code === 429001)).toHaveLength(7)
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(5)
})

test('the rate limit is per network', async () => {
  await send(LIST, {}, '198.51.100.8')
  await world.sql`update rate_limit set used = 300 where bucket = ${limitKey('bom-upload:198.51.100.8')}`
  expect(await send(LIST, {}, '198.51.100.8')).toMatchObject({ status: 429, code: 429000 })
  expect(await send(LIST, {}, '198.51.100.9')).toMatchObject({ code: 0 })
})
