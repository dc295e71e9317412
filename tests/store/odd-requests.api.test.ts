import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const app = await world.http()
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

interface Answer {
  status: number
  type: string
  body: string
}

/** Sends the path unchanged: HTTP clients normalise it first. */
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}, payload = '') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo // it listens on a port
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body }),
      )
    })
    asked.on('error', reject)
    asked.end(payload)
  })

test.each(['//', '///', '//[', '//@/', '//x:99999/', '/\\', '/?%', '/%00', '/a%2f..%2fb', '/#', '/;'])(
  'an invalid address is not a server error: %s',
  async (path) => {
    expect((await ask(path)).status).toBeLessThan(500)
  },
)

test.each(['/', '/api/site/info', '/nowhere', '/api/nowhere', '/robots.txt'])(
  'every answer has the security headers: %s',
  async (path) => {
    expect((await app.inject(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    })
  },
)

test.each(['/login.data', '/login.data?anything', '/_root.data', '/no/such.data'])(
  'the store has no data files of pages: %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test.each([
  ['PUT', '/'],
  ['DELETE', '/api/goods/detail'],
  ['POST', '/nowhere'],
  ['GET', '/%ff'],
  ['GET', '/api/%ff'],
])('unknown requests are answered with the envelope: %s %s', async (method, path) => {
  const { status, body } = await ask(path, method)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(JSON.parse(body)).toEqual({ code: expect.any(Number), msg: expect.any(String), data: null })
})

test('[ERR-15] a browser that opens a malformed address is sent to the not-found page', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const answer = await app.inject({ url: '/goods/detail/100%', headers })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404'])
  expect((await app.inject({ url: '/api/100%', headers })).json()).toMatchObject({ code: 400000 })
})

test.each([
  `/api/blog/list?keyword=${'-'.repeat(50)}`,
  `/api/blog/list?keyword=${encodeURIComponent("'&|!():*<->")}`,
  `/api/payment/sandbox?ticket=${encodeURIComponent('é'.repeat(40))}`,
  `/api/payment/sandbox?ticket=%F0%9F%98%80`,
  // The same length as a valid one in characters, not in bytes.
  `/api/payment/sandbox?ticket=x.${'a'.repeat(63)}%C3%A9`,
])('odd texts are not a server error: %s', async (path) => {
  expect((await ask(path)).status).toBe(200)
})

test.each(['', '{', 'null', '[]', '"x"', '{"type":1}'])(
  'a webhook that is malformed is refused: %s',
  async (payload) => {
    for (const provider of ['sandbox', 'stripe']) {
      const { status } = await ask(
        `/api/payment/webhook/${provider}`,
        'POST',
        { 'content-type': 'application/json', 'x-signature': 'zz', 'stripe-signature': 't=é,v1=' },
        payload,
      )
      expect(status).toBeLessThan(500)
    }
  },
)

/** As it is: programs for HTTP send no second host. */
const sendText = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo // it listens on a port
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })

test.each(['/', '/api/site/info', '/nowhere', '/robots.txt'])(
  'a request with two hosts is refused: %s',
  async (path) => {
    const answer = await sendText(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nhOST: b.example\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]+"code":400000/)
    expect(await sendText(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`)).not.toMatch(
      /^HTTP\/1.1 400 /,
    )
  },
)
