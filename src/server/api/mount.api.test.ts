import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#app/api.ts'
import { createWorld } from '#tests/support/world.ts'
import { readConfig } from '../config.ts'
import { readInput } from './read-input.ts'

const world = await createWorld()
const app = await world.http()
const calls = api(readConfig({ DEMO: 'on' })).map((implementation) => implementation.endpoint)

function messageOf(check: () => unknown): string {
  try {
    check()
  } catch (error) {
    return String(error)
  }
  return ''
}

describe('every answer is an envelope', () => {
  test('[API-ENV-06, API-ENV-07, API-ENV-08, ERR-01] success carries code 0, msg and data', async () => {
    const answer = await app.inject('/api/site/info')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: 0, msg: expect.any(String), data: { siteName: 'Ohmstead' } })
  })

  test('[API-ENV-03] GET takes query parameters', async () => {
    const answer = await app.inject('/api/goods/retrieve?goodsModel=stm32f1&limit=3')
    expect(answer.json()).toMatchObject({ code: 0, data: { list: expect.any(Array) } })
    expect(answer.json().data.list.length).toBeLessThanOrEqual(3)
  })

  test('[API-ENV-04] POST takes JSON', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: 'demo@ohmstead.example', password: 'Demo-1234' },
    })
    expect(answer.json()).toMatchObject({ code: 0, data: { token: expect.any(String) } })
  })

  test('[API-ENV-02, AUTH-03] the token of login is sent as header, or as Bearer', async () => {
    const { token } = await world.buyer()
    for (const headers of [{ token }, { authorization: `Bearer ${token}` }]) {
      expect((await app.inject({ url: '/api/user/info', headers })).json()).toMatchObject({ code: 0 })
    }
  })

  test('[ERR-03] without a valid token the code is 200004, whatever the token looks like', async () => {
    for (const token of ['', 'x', 'null', 'A'.repeat(5000), '../../etc']) {
      const answer = await app.inject({ url: '/api/user/info', headers: { token } })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ code: 200004, data: null })
    }
  })

  test('an invalid value is refused with the name of its field and HTTP 200', async () => {
    const answer = await app.inject('/api/goods/detail?goodsId=abc')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: 100001, msg: expect.stringContaining('goodsId') })
  })

  test('an empty filter of a list means no filter', async () => {
    const { token } = await world.buyer()
    for (const path of ['/api/order/my?status=', '/api/enquiry/my?status=', '/api/blog/list?topicId=&pageSize='])
      expect((await app.inject({ url: path, headers: { token } })).json(), path).toMatchObject({ code: 0 })
  })

  test('no call answers with the wording of the validator', () => {
    const odd = [undefined, null, '', 'x'.repeat(200_000), -1, 1.5, 1e12, true, {}, [], [{}], Array(100_000).fill(0)]
    const raw = /invalid (input|option|string)|too (small|big)|unrecognized|expected|>=|<=|regex/i
    const messages = calls.flatMap(({ path, input }) =>
      odd.map((value) => {
        const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : []
        const given = Object.fromEntries(fields.map((field) => [field, value]))
        return { path, message: messageOf(() => readInput(input, given)) }
      }),
    )
    expect(messages.filter(({ message }) => raw.test(message))).toEqual([])
  })

  test('[ERR-05] an unknown path is HTTP 404, with the envelope', async () => {
    const answer = await app.inject('/api/no/such/call')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 404000 })
  })

  test('a body over 1 MB is HTTP 413, broken JSON is HTTP 400, both with the envelope', async () => {
    const large = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: 'x'.repeat(1_100_000) },
    })
    expect([large.statusCode, large.json().code]).toEqual([413, 413000])
    const broken = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect([broken.statusCode, broken.json().code]).toEqual([400, 400000])
  })

  test('[API-USER-04, API-USER-05] the logout takes an empty body, also one that is called JSON', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const { token } = await world.buyer()
      const answer = await app.inject({ method: 'POST', url: '/api/user/logout', headers: { ...headers, token } })
      expect([answer.statusCode, answer.json().code]).toEqual([200, 0])
      expect((await app.inject({ url: '/api/user/info', headers: { token } })).json()).toMatchObject({ code: 200004 })
    }
  })

  test('[API-CART-08] `total` of a list is accepted and ignored, whatever it is', async () => {
    const { token } = await world.buyer()
    for (const total of ['', '0', '1.5', 'abc', 'null']) {
      const url = `/api/shopping/cart?pageSize=2000&pageNumber=1&total=${total}`
      expect((await app.inject({ url, headers: { token } })).json()).toMatchObject({ code: 0, data: { totalCount: 0 } })
    }
  })

  test('a body that is not an object is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: '[1]',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.json()).toMatchObject({ code: 100001 })
  })

  test('every answer carries a request id, and a given one is kept', async () => {
    expect((await app.inject('/api/health')).headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    const given = await app.inject({ url: '/api/health', headers: { 'x-request-id': 'caller-12345' } })
    expect(given.headers['x-request-id']).toBe('caller-12345')
    const hostile = await app.inject({ url: '/api/health', headers: { 'x-request-id': 'a"}{"level":60' } })
    expect(hostile.headers['x-request-id']).not.toContain('"')
  })
})

describe('who may call what', () => {
  const restricted = calls.filter((endpoint) => endpoint.access !== 'public')

  test.each(restricted.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s is closed to visitors and to wrong tokens',
    async (method, path) => {
      for (const headers of [{}, { token: 'wrong' }]) {
        const answer = await app.inject({ method, url: path, headers, ...(method === 'POST' ? { payload: {} } : {}) })
        expect(answer.json().code).toBe(200004)
      }
    },
  )

  test('no two endpoints share an address', () => {
    const addresses = calls.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('the API describes itself', () => {
  test('openapi.json names every endpoint with its input and output', async () => {
    const { openapi, paths } = (await app.inject('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    for (const endpoint of calls) {
      const described = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      expect(described?.summary).toBe(endpoint.summary)
      expect(Boolean(described?.security)).toBe(endpoint.access !== 'public')
    }
    expect(paths['/api/goods/detail'].get.parameters).toEqual([
      expect.objectContaining({ name: 'goodsId', in: 'query', required: true }),
    ])
  })

  test('[API-ENV-05] openapi.json describes uploads as multipart', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json()
    const { content } = paths['/api/common/resource/upload'].post.requestBody
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(content['multipart/form-data'].schema.properties.file).toEqual({ type: 'string', format: 'binary' })
  })

  test('the page for people lists every endpoint', async () => {
    const { body } = await app.inject('/api/docs')
    for (const endpoint of calls) expect(body).toContain(`<code>${endpoint.path}</code>`)
  })

  test('health answers when the database does, and metrics count requests by route', async () => {
    expect((await app.inject('/api/health')).json()).toMatchObject({ code: 0, data: { database: 'up' } })
    const { body } = await app.inject('/metrics')
    expect(body).toContain('http_request_seconds_count{method="GET",route="/api/health",status="200"}')
  })
})
