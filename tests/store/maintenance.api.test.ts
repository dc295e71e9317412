import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { buildApp } from '#app/build-app.ts'
import { signInAs } from '#features/customers/customers.contract.ts'
import { changeMaintenance, staffMaintenance } from '#features/shop/maintenance.contract.ts'
import { shopChanges } from '#features/shop/shop.contract.ts'
import { auditTrail, staffMe } from '#features/staff/staff.contract.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { createWorld } from '#tests/support/world.ts'

// The settings are one row: a database of its own.
const world = await createWorld('maintenance')
const config = readConfig({ DEMO: 'on', PUBLIC_URL: 'https://store.example' })
const openHost = () => buildApp({ config, sql: world.sql, log: createLog('silent'), services: world.services })
const hosts = await Promise.all([openHost(), openHost()])
const [host] = hosts
afterAll(() => Promise.all(hosts.map((one) => one.close())))

const staff = await world.staff()
const buyer = await world.buyer()
const close = (message = 'We count our stock.', until: string | null = null) =>
  staff.call(changeMaintenance, { on: true, message, until })
const open = () => staff.call(changeMaintenance, { on: false })
const inTwoHours = () => new Date(Date.now() + 7_200_000).toISOString()

/** The calls of a second pass until every process knows. */
async function untilKnown(status: number, url = '/api/goods/count') {
  for (const one of hosts)
    for (let tries = 0; (await one.inject(url)).statusCode !== status; tries += 1) {
      if (tries > 20) throw new Error(`still not ${status}`)
      await sleep(100)
    }
}
beforeEach(async () => {
  await open()
  await untilKnown(200)
})

const ask = (url: string, token?: string) => host.inject({ url, headers: token ? { token } : {} })

describe('while the store is closed for maintenance', () => {
  test('every host refuses calls with 503, its own reason, the message and Retry-After', async () => {
    await close('We count our stock.', inTwoHours())
    await untilKnown(503)
    for (const one of hosts) {
      const answer = await one.inject('/api/goods/search?goodsModel=RC0603')
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toEqual({ code: 503005, msg: 'We count our stock.', data: null })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(7000)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    await open()
    await untilKnown(200)
  })

  test('what is not of staff is refused, to visitors and buyers; what a login needs, payments and files are not', async () => {
    await close()
    await untilKnown(503)
    const answered: string[] = []
    for (const { endpoint } of api(config)) {
      if (endpoint.access === 'staff') continue
      const url = endpoint.path.replace(/:\w+/g, '1')
      for (const token of [undefined, buyer.token]) {
        const { statusCode, headers } = await host.inject({
          method: endpoint.method,
          url,
          headers: token ? { token } : {},
        })
        const refused = statusCode === 503 && headers['retry-after'] === '120'
        if (!refused && !answered.includes(`${endpoint.method} ${endpoint.path}`))
          answered.push(`${endpoint.method} ${endpoint.path}`)
      }
    }
    expect(answered.filter((one) => one.includes(' /api/')).sort()).toEqual([
      'GET /api/common/captcha',
      'GET /api/common/resource/:resourceId',
      'POST /api/payment/webhook/sandbox',
      'POST /api/payment/webhook/stripe',
      'POST /api/user/login',
      'POST /api/user/staff/join',
      'POST /api/user/staff/passkey/login',
      'POST /api/user/staff/passkey/options',
    ])
    expect(answered).toContain('GET /pictures/:drawing/:marking')
  })

  test('staff sign in and work, also for a customer', async () => {
    await close()
    await untilKnown(503)
    const login = await host.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: 'staff@ohmstead.example', password: 'Staff-1234' },
    })
    const { token } = login.json().data
    for (const url of ['/api/staff/me', '/api/staff/today', '/api/goods/count', '/api/common/country'])
      expect((await ask(url, token)).json()).toMatchObject({ code: 0 })
    const { token: acting } = await staff.call(signInAs, { accountId: buyer.accountId, reason: 'By telephone' })
    expect((await ask('/api/shopping/cart', acting)).json()).toMatchObject({ code: 0 })
    expect((await ask('/api/shopping/cart', buyer.token)).json()).toMatchObject({ code: 503005 })
  })

  test('health checks and metrics answer', async () => {
    await close()
    await untilKnown(503)
    for (const url of ['/api/health', '/api/live', '/api/ready', '/metrics'])
      expect((await ask(url)).statusCode).toBe(200)
  })

  test('pages are one calm page with 503, the message and the time; a cached page is not served', async () => {
    expect((await ask('/')).statusCode).toBe(200)
    const until = inTwoHours()
    await close('Back <soon> & tidy', until)
    await untilKnown(503, '/')
    for (const url of ['/', '/goods/detail/1', '/bom?x=1', '/login']) {
      const page = await ask(url)
      expect([url, page.statusCode]).toEqual([url, 503])
      expect(page.body).toContain('Back &lt;soon&gt; &amp; tidy')
      expect(page.body).toContain(`dateTime="${until}"`)
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(7000)
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-expires': '1' })
    }
    for (const url of ['/staff', '/staff/login?to=%2Fstaff', '/favicon.svg', '/robots.txt'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 200])
    await open()
    await untilKnown(200, '/')
    expect((await ask('/')).body).not.toContain('tidy')
  })

  test('it stays closed when a process is restarted, from its first call', async () => {
    await close()
    const restarted = await openHost()
    const [page, call] = await Promise.all([restarted.inject('/'), restarted.inject('/api/goods/count')])
    expect([page.statusCode, call.statusCode]).toEqual([503, 503])
    await restarted.close()
  })
})

describe('closing and opening', () => {
  test('needs the right to change the shop, and is kept with who did it', async () => {
    const clerk = await world.staff('sales')
    await expect(clerk.call(changeMaintenance, { on: true })).rejects.toMatchObject({ reason: 'not_allowed' })
    await expect(buyer.call(changeMaintenance, { on: true })).rejects.toMatchObject({ reason: 'not_allowed' })
    await close('Once')
    expect(await staff.call(staffMaintenance, {})).toEqual({ on: true, message: 'Once', until: null })
    expect(await staff.call(staffMe, {})).toMatchObject({ maintenance: true })
    const [change] = (await staff.call(shopChanges, {})).list
    expect(change).toMatchObject({ who: staff.email, after: { maintenance: { on: true, message: 'Once' } } })
    const { list } = await staff.call(auditTrail, { area: 'shop' })
    expect(list[0]).toMatchObject({ who: staff.email, before: { on: false }, after: { on: true, message: 'Once' } })
  })

  test('a time that has passed, or no time, is refused and changes nothing', async () => {
    for (const until of ['2020-01-01T00:00:00Z', 'soon'])
      await expect(staff.call(changeMaintenance, { on: true, until })).rejects.toMatchObject({
        reason: 'invalid_input',
        message: expect.stringContaining('until'),
      })
    expect(await staff.call(staffMaintenance, {})).toMatchObject({ on: false })
  })
})
