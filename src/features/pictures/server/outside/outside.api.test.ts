import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { type Outside, publicOutside } from '#server/net/outside.ts'
import { clearJobs, listJobs } from '#tests/support/jobs.ts'
import { maker, PNG, port, portOf, server } from '#tests/support/picture-host.ts'
import { createWorld } from '#tests/support/world.ts'
import { outsidePictureHandlers } from './fetch.job-handlers.ts'
import { pictureIdOf, storedPicture } from './picture-signer.ts'

const world = await createWorld(`outside_pictures_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const app = await world.http()
const log = createLog('silent')

const noise = Buffer.from(Uint8Array.from({ length: 500 * 500 * 3 }, (_, at) => (at * 2654435761) >>> 24))
const LARGE = await sharp(noise, { raw: { width: 500, height: 500, channels: 3 } })
  .png()
  .toBuffer()

afterAll(() => void server.close())
const at = (path: string) => `http://127.0.0.1:${port}/${path}`

const ours: Outside = { ...publicOutside([port]), isAllowed: (ip) => ip === '127.0.0.1' }
const fetchAll = (outside = ours) => runDueJobs(sql, outsidePictureHandlers({ ...world.services, outside }), log)

beforeEach(async () => {
  for (const { id } of await sql<{ id: string }[]>`delete from outside_picture returning picture_id id`)
    await world.services.files.remove(storedPicture(id))
  await sql`truncate graphile_worker._private_jobs, rate_limit`
  Object.assign(maker, { asked: [], atOnce: 0, most: 0, answer: PNG, type: 'image/png', status: 200 })
  maker.open = Promise.resolve()
})

/** The address that the page of a part shows for a picture. */
async function shownFor(picture: string): Promise<string> {
  const goods = await world.goods()
  await sql`update goods set cover_pic = ${picture} where goods_id = ${goods.id}`
  return (await world.visitor().call(goodsDetail, { goodsId: goods.id })).coverPic
}
const show = (url: string) => app.inject({ url })
const known = () =>
  sql<{ address: string; state: string; problem: string }[]>`select address, state, problem from outside_picture`

describe('a picture of another host', () => {
  test('is fetched when it is first shown, a placeholder until then, and is served by the store', async () => {
    const shown = await shownFor(at('lm358.png'))
    expect(shown).toMatch(/^\/pictures\/outside\/[\w-]{22}\?address=http/)
    expect([await known(), maker.asked]).toEqual([[], []])

    const first = await show(shown)
    expect(first.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=0' })
    expect(maker.asked).toEqual([])
    await show(shown)
    await fetchAll()
    expect(maker.asked).toEqual(['/lm358.png'])

    const later = await show(shown)
    expect(later.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' })
    expect(later.rawPayload.includes('a secret place')).toBe(false)
    expect(await sharp(later.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    await fetchAll()
    expect(maker.asked).toEqual(['/lm358.png'])
  })

  test('is not fetched for an address that the store has not signed', async () => {
    const shown = await shownFor(at('a.png'))
    const [path = '', signature = ''] = [shown, /outside\/([^?]+)/.exec(shown)?.[1]]
    for (const url of [
      path.replace('a.png', 'b.png'),
      path.replace(signature, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
      path.replace(signature, '-'),
      `/pictures/outside/${signature}?address=`,
    ])
      expect((await show(url)).json()).toMatchObject({ code: 404000 })
    expect((await show(`/pictures/outside/${signature}`)).json().code).not.toBe(0)
    await fetchAll()
    expect([await known(), maker.asked]).toEqual([[], []])
  })

  test.each([
    ['no picture', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no JPEG, PNG, WebP or GIF picture'],
    ['a broken one', 'image/png', PNG.subarray(0, 60), 'cannot be read'],
    ['too large', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1), 'larger than 5 MB'],
  ])('that is %s stays a placeholder, and is not asked for again at once', async (_, type, answer, problem) => {
    Object.assign(maker, { type, answer })
    const shown = await shownFor(at('x.png'))
    for (let n = 0; n < 2; n += 1) {
      expect((await show(shown)).headers['content-type']).toBe('image/svg+xml')
      await fetchAll()
    }
    expect(await known()).toMatchObject([{ state: 'failed', problem: expect.stringContaining(problem) }])
    expect(maker.asked).toHaveLength(1)
    await sql`update outside_picture set since = now() - interval '2 hours'`
    Object.assign(maker, { type: 'text/html', answer: PNG })
    await show(shown)
    await fetchAll()
    expect((await show(shown)).headers['content-type']).toBe('image/webp')
  })

  test('inside the network, on another port or behind a redirect to it is not fetched', async () => {
    const redirected = at(`r.png?to=${encodeURIComponent('http://127.0.0.2/x.png')}`)
    for (const address of [redirected, 'http://127.0.0.1:1/x.png', 'http://10.0.0.1/x.png'])
      await show(await shownFor(address))
    await fetchAll()
    const problems = (await known()).map(({ problem }) => problem)
    expect(problems.sort()).toEqual([
      '10.0.0.1 is inside the network and is not allowed.',
      '127.0.0.2 is inside the network and is not allowed.',
      expect.stringContaining('Port 1 is not allowed.'),
    ])
    await show(await shownFor(at('a.png')))
    await fetchAll(publicOutside([port]))
    expect(maker.asked.filter((path) => path === '/a.png')).toEqual([])
  })

  test('one host gets one request at a time from all processes, and only so many a minute', async () => {
    const gate = Promise.withResolvers<void>()
    maker.open = gate.promise
    for (let n = 0; n < 4; n += 1) await show(await shownFor(at(`${n}.png`)))
    const asked = once(maker.events, 'asked')
    const one = fetchAll()
    await asked
    for (let n = 4; n < 8; n += 1) await show(await shownFor(at(`${n}.png`)))
    expect(await fetchAll()).toBe(0)
    gate.resolve()
    await one
    await fetchAll()
    expect([maker.asked.length, maker.most]).toEqual([8, 1])

    await sql`update rate_limit set used = 300 where bucket like 'picture-host:%'`
    await show(await shownFor(at('more.png')))
    await fetchAll()
    expect(maker.asked).toHaveLength(8)
    const [job] = await sql`select run_at > now() later from graphile_worker._private_jobs`
    expect([(await known()).filter(({ state }) => state === 'waiting').length, job]).toEqual([1, { later: true }])
  })

  test('has the room that the settings give: the oldest makes place, and 0 fetches none', async () => {
    maker.answer = LARGE
    const set = (mb: number) =>
      sql`update shop_settings set settings = settings || ${sql.json({ outsidePicturesMb: mb })}`
    try {
      await set(1)
      const pictures = []
      for (const name of ['first', 'second']) {
        const shown = await shownFor(at(`${name}.png`))
        pictures.push(shown)
        await show(shown)
        await fetchAll()
        expect((await show(shown)).headers['content-type']).toBe('image/webp')
        await sql`update outside_picture set bytes = 900000 where address like ${`%${name}.png`}`
      }
      const types = await Promise.all(pictures.map(async (shown) => (await show(shown)).headers['content-type']))
      expect(types).toEqual(['image/svg+xml', 'image/webp'])

      await set(0)
      const asked = maker.asked.length
      await show(await shownFor(at('third.png')))
      await fetchAll()
      expect(maker.asked).toHaveLength(asked)
      expect((await known()).find(({ address }) => address.endsWith('third.png'))?.state).toBe('failed')
    } finally {
      await set(5000)
    }
  })

  test('leaves after 90 days', async () => {
    const shown = await shownFor(at('old.png'))
    await show(shown)
    await fetchAll()
    await sql`update outside_picture set since = now() - interval '91 days'`
    const [, discard] = outsidePictureHandlers({ ...world.services, outside: ours })
    await discard?.handle({ sql, log }, {})
    expect(await known()).toEqual([])
    expect((await show(shown)).headers['content-type']).toBe('image/svg+xml')
  })
})

/** Pictures that wait already, of so many hosts. */
const fillUp = (pictures: number, hosts: number) => sql`
  insert into outside_picture (picture_id, address, host)
  select 'filler' || n, 'https://x.example/' || n, 'x' || n % ${hosts} || '.example' from generate_series(1, ${pictures}) n`
const noted = async () =>
  (await sql<{ address: string }[]>`select address from outside_picture where picture_id not like 'filler%'`).map(
    ({ address }) => address,
  )

test('no more are noted than can be fetched soon', async () => {
  await fillUp(5000, 10)
  expect((await show(await shownFor(at('late.png')))).headers['content-type']).toBe('image/svg+xml')
  expect(await noted()).toEqual([])
})

test('pictures of one host leave room for those of others', async () => {
  await fillUp(500, 1)
  await show(await shownFor('https://x0.example/late.png'))
  await show(await shownFor(at('good.png')))
  expect(await noted()).toEqual([at('good.png')])
})

test('hosts that never answer do not keep the others waiting', async () => {
  const asked = new Map<number, number>()
  const tarpits = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const tarpit = createServer(() => {})
      tarpit.on('request', () => asked.set(portOf(tarpit), (asked.get(portOf(tarpit)) ?? 0) + 1))
      await new Promise<void>((resolve) => tarpit.listen(0, '127.0.0.1', resolve))
      return tarpit
    }),
  )
  const ports = tarpits.map(portOf)
  try {
    for (const silent of ports)
      for (let n = 0; n < 4; n += 1) await show(await shownFor(`http://127.0.0.1:${silent}/${n}.png`))
    await show(await shownFor(at('good.png')))
    await sql`update outside_picture set since = now() - interval '1 hour'`
    const outside = { ...ours, ports: [...ours.ports, ...ports] }
    const [fetchWaiting] = outsidePictureHandlers({ ...world.services, outside }, 1000)
    await fetchWaiting?.handle({ sql, log }, {})
    expect(asked).toEqual(new Map(ports.map((silent) => [silent, 1])))
    expect((await known()).find(({ address }) => address === at('good.png'))?.state).toBe('kept')
    const waiting =
      await sql`select since > now() - interval '50 minutes' late from outside_picture where state = 'waiting'`
    expect(waiting).toEqual(Array(18).fill({ late: true }))
  } finally {
    for (const tarpit of tarpits) {
      tarpit.closeAllConnections()
      tarpit.close()
    }
  }
})

test('after a fault with one host the others end first, and what a failed run left is fetched at night', async () => {
  const gate = Promise.withResolvers<void>()
  maker.open = gate.promise
  const faulty = createServer((_, response) => void response.end(PNG))
  await new Promise<void>((resolve) => faulty.listen(0, '127.0.0.1', resolve))
  try {
    const unfit = `http://127.0.0.1:${portOf(faulty)}/a.png`
    await show(await shownFor(unfit))
    await show(await shownFor(at('good.png')))
    const files: FileStore = {
      ...world.services.files,
      put(name, bytes) {
        if (name !== storedPicture(pictureIdOf(unfit))) return world.services.files.put(name, bytes)
        setImmediate(gate.resolve)
        return Promise.reject(new Error('the disk is full'))
      },
    }
    const outside = { ...ours, ports: [port, portOf(faulty)] }
    const [fetchWaiting, discard] = outsidePictureHandlers({ ...world.services, files, outside })
    await expect(fetchWaiting?.handle({ sql, log }, {})).rejects.toThrow('the disk is full')
    const stateOf = async (address: string) => (await known()).find((one) => one.address === address)?.state
    expect([await stateOf(unfit), await stateOf(at('good.png'))]).toEqual(['waiting', 'kept'])

    await clearJobs(sql)
    await discard?.handle({ sql, log }, {})
    expect(await listJobs(sql)).toMatchObject([{ name: 'pictures.fetch' }])
  } finally {
    faulty.close()
  }
})
