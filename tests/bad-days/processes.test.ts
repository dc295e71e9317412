import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '#server/database/embedded/processes.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { openStore, type StoreProcess, temporaryFolder, tryToOpen, until } from '../support/process.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: StoreProcess

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openStore({ DATA_DIR: folder.path, CATALOG_SIZE: '0', PROCESSES: '2', LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await store.stop()
  await folder.remove()
})

const pids = () => [...store.output().matchAll(/"pid":(\d+),"msg":"process started"/g)].map(([, pid]) => Number(pid))
const living = () => pids().filter(isAlive)
/** Over a separate connection, so that any of the processes may get it. */
const ask = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const request = get(store.url + path, { agent: false, timeout: 30_000 }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    })
    request.on('error', reject).on('timeout', () => request.destroy(new Error('no answer')))
  })
const readMetrics = async () => (await ask('/metrics')).text
const sampleOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

test('two processes share a port, and either returns the metrics of both', async () => {
  expect(living()).toHaveLength(2)
  const counted = 'http_request_seconds_count{method="GET",route="/api/site/info",status="200"}'
  for (let n = 0; n < 8; n += 1) expect((await ask('/api/site/info')).status).toBe(200)
  for (let n = 0; n < 2; n += 1) {
    const text = await readMetrics()
    expect([sampleOf(text, counted), sampleOf(text, 'store_processes')]).toEqual([8, 2])
  }
})

test('a change of the shop is on the pages of both', async () => {
  const database = await openStoreDatabase({ databaseUrl: undefined, dataDir: folder.path }, createLog('silent'), {
    pool: 1,
    name: 'test',
  })
  const titles = async () =>
    new Set(await Promise.all([1, 2, 3, 4].map(async () => /<title>[^<]*<\/title>/.exec((await ask('/')).text)?.[0])))
  const [before] = await titles()
  await database.sql`update shop_settings set settings = settings || '{"name": "Fernhill"}'`
  await database.close()
  expect(before).not.toContain('Fernhill')
  await until(async () => [...(await titles())].every((title) => title?.includes('Fernhill')))
})

test('a killed process is replaced while the other one answers', async () => {
  const [victim = 0, other = 0] = living()
  process.kill(victim, 'SIGKILL')
  // Before, its last threads may still hold the port.
  await until(async () => store.output().includes('"msg":"process ended"'))
  for (let n = 0; n < 4; n += 1) expect((await ask('/api/health')).status).toBe(200)
  await until(async () => sampleOf(await readMetrics(), 'store_processes') === 2)
  expect(living()).toHaveLength(2)
  expect(living()).toContain(other)
})

test('on SIGTERM all of them exit, and the database after them', async () => {
  const started = pids()
  expect(await store.stop()).toBe(0)
  expect(started.filter(isAlive)).toEqual([])
  expect(existsSync(join(folder.path, 'postgres/postmaster.pid'))).toBe(false)
})

test('a port in use is reported once, and nothing is left running', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const PORT = String(typeof address === 'object' ? address?.port : 0)
  const { code, output } = await tryToOpen({ PORT, DATA_DIR: folder.path, CATALOG_SIZE: '0', PROCESSES: '2' })
  taken.close()
  expect(code).toBe(1)
  expect(output.split('\n').filter((line) => line.startsWith('ohmstead: '))).toEqual([
    `ohmstead: Port ${PORT} is in use. Stop what uses it, or set PORT to another number.`,
  ])
  expect(existsSync(join(folder.path, 'postgres/postmaster.pid'))).toBe(false)
})
