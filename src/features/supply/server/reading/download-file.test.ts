import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { publicOutside } from '#server/net/outside.ts'
import { isPublicAddress } from '#shared/addresses/address-ranges.ts'
import { downloadFile } from './download-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'ohmstead-download-'))
let asked = 0
const server = createServer((request, response) => {
  asked += 1
  const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to')
  if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
  else if (to) response.writeHead(302, { location: to }).end()
  else if (request.url === '/none') response.writeHead(404).end()
  else response.end('MPN,Maker\nA,Acme\n')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = address && typeof address === 'object' ? address.port : 0
const here = `http://127.0.0.1:${port}`
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const path = join(folder, 'list.csv')
/** Only the server of the test is allowed inside the network. */
const strict = publicOutside([port])
const ourServer = { ...strict, isAllowed: (ip: string) => ip === '127.0.0.1' || isPublicAddress(ip) }

test('a file is fetched, also behind a redirect', async () => {
  await downloadFile(`${here}/?to=/list.csv`, path, ourServer)
  expect(await readFile(path, 'utf8')).toBe('MPN,Maker\nA,Acme\n')
})

test.each([
  ['this machine', `${here}/list.csv`],
  ['a name that leads to this machine', `http://localhost:${port}/list.csv`],
  ['another form of it', `http://2130706433:${port}/list.csv`],
  ['the same in IPv6', `http://[::ffff:127.0.0.1]:${port}/`],
  ['IPv6 of this machine', `http://[::1]:${port}/`],
  ['a private network', 'http://10.0.0.1/list.csv'],
  ['where clouds keep their secrets', 'http://169.254.169.254/latest'],
])('%s is not requested', async (_, url) => {
  const before = asked
  await expect(downloadFile(url, path, strict)).rejects.toThrow('is inside the network')
  expect(asked).toBe(before)
})

test('says what a server answered with instead of a file, and which address is none', async () => {
  await expect(downloadFile(`${here}/none`, path, ourServer)).rejects.toThrow('answered with 404')
  await expect(downloadFile(`${here}/loop`, path, ourServer)).rejects.toThrow('too many redirects')
  await expect(downloadFile('file:///etc/passwd', path, ourServer)).rejects.toThrow('not a web address')
})
