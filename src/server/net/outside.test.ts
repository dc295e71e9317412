import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getOutside, type Outside, publicOutside, requestOutside } from './outside.ts'

/** In these tests this address is a public one, and 127.0.0.1 is inside the network. */
const PUBLIC = '127.0.0.2'
const INNER = '127.0.0.1'

const asked: string[] = []
async function listen(address: string, port = 0) {
  const server = createServer((request, response) => {
    asked.push(`${address}${request.url}`)
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to')
    if (to) response.writeHead(302, { location: to }).end()
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
    else if (request.url === '/none') response.writeHead(404).end()
    else response.end(`from ${address}`)
  })
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  afterAll(() => void server.close())
  return (server.address() as AddressInfo).port // it listens on a port
}
const port = await listen(PUBLIC)
await listen(INNER, port)

/** A DNS server that gives another answer to each question, and the last one from then on. */
const answers: string[][] = []
let questions = 0
const lookup = ((_host: string, _options: object, done: (error: null, found: object[]) => void) => {
  const addresses = answers[Math.min(questions, answers.length - 1)] ?? []
  questions += 1
  done(
    null,
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )
}) as unknown as Outside['lookup'] // only the form that `requestOutside` calls

const outside: Outside = { ports: [80, 443, port], isAllowed: (ip) => ip === PUBLIC, lookup }

beforeEach(() => {
  asked.length = 0
  answers.length = 0
  questions = 0
})

const read = async (address: string) => text(await getOutside(address, outside))
const shop = `http://shop.example:${port}`

describe('a name that resolves to a public address first and inside the network later', () => {
  test('is connected to at the address that was checked, with one question', async () => {
    answers.push([PUBLIC], [INNER])
    expect(await read(`${shop}/a`)).toBe(`from ${PUBLIC}`)
    expect([questions, asked]).toEqual([1, [`${PUBLIC}/a`]])
  })

  test('is refused at the next request, and at the next hop', async () => {
    answers.push([PUBLIC], [INNER])
    await expect(read(`${shop}/?to=/b`)).rejects.toThrow(`shop.example:${port} is inside the network`)
    expect(asked).toEqual([`${PUBLIC}/?to=/b`])
  })
})

test.each([[[INNER]], [[PUBLIC, INNER]], [['::ffff:7f00:1']], [[]]])(
  'a name that resolves to %j is refused',
  async (found) => {
    answers.push(found)
    await expect(read(`${shop}/a`)).rejects.toThrow('is inside the network')
    expect(asked).toEqual([])
  },
)

test.each([
  ['this machine', `http://${INNER}:${port}/x`],
  ['this machine in IPv6', `http://[::ffff:${INNER}]:${port}/x`],
  ['a private network', 'http://10.0.0.1/'],
  ['another protocol', 'file:///etc/passwd'],
  ['another port', 'http://shop.example:22/'],
  ['nothing', 'http://'],
])('a redirect to %s is not followed', async (_, to) => {
  answers.push([PUBLIC])
  await expect(read(`${shop}/?to=${encodeURIComponent(to)}`)).rejects.toThrow(
    /inside the network|not a web address|Port 22 is not allowed/,
  )
  expect(asked).toEqual([`${PUBLIC}/?to=${encodeURIComponent(to)}`])
})

test('redirects to public addresses are followed, but not forever', async () => {
  answers.push([PUBLIC])
  expect(await read(`${shop}/?to=${encodeURIComponent(`http://other.example:${port}/b`)}`)).toBe(`from ${PUBLIC}`)
  await expect(read(`${shop}/loop`)).rejects.toThrow('too many redirects')
  await expect(read(`${shop}/none`)).rejects.toThrow('answered with 404')
})

test('only ports 80 and 443 are connected to, unless the settings name more', async () => {
  answers.push([PUBLIC])
  const standard = { ...outside, ports: publicOutside().ports }
  await expect(requestOutside(new URL(`${shop}/a`), standard)).rejects.toThrow(`Port ${port} is not allowed`)
  expect([asked, questions]).toEqual([[], 0])
  expect(publicOutside([8443]).ports).toEqual([80, 443, 8443])
})
