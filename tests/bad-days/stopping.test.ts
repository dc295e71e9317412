import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { markDemoSeeded } from '#features/demo-mode/server/demo-mode.service.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { sendMail } from '#server/mail/mail.ts'
import { createCopy, dropDatabase } from '../support/databases/copy-database.ts'
import { clearJobs, listJobs } from '../support/jobs.ts'
import { openStore, type StoreProcess, temporaryFolder, until } from '../support/process.ts'

const CLIENTS = 6
/** By hand with DRILL=long: 5,000 requests, as fast as they are answered. */
const LONG = process.env.DRILL === 'long'
const MIN_REQUESTS = LONG ? 5000 : 300
/** Between two requests of a client. Without it the clients would use the processors that starting stores need. */
const PAUSE_MS = LONG ? 0 : 80
const MAILS = 60
const SLOW_MAIL_MS = 2000
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let databaseUrl: string
let sql: Sql

beforeAll(async () => {
  folder = await temporaryFolder()
  databaseUrl = await createCopy(inject('templateUrl'), 'stopping')
  sql = connect(databaseUrl, { pool: 2 })
  // Nobody looks at the orders of the demo: the first start would make them, for 3 s of processor time.
  await markDemoSeeded(sql)
})
afterAll(async () => {
  await Promise.all(running.splice(0).map((store) => store.stop()))
  await sql.end({ timeout: 1 })
  await dropDatabase(databaseUrl, 'stopping')
  await folder.remove()
})

const open = (more: Record<string, string> = {}) =>
  openStore({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    DEMO: 'on',
    DATA_DIR: folder.path,
    STOP_WAIT_SECONDS: '1',
    ...more,
  })

/** Left running by the first test for the next ones: a start takes 2.7 s of processor time. */
const running: StoreProcess[] = []
const SLOW_STOP = { STOP_WAIT_SECONDS: '5' }
const takeRunning = async () => running.pop() ?? open(SLOW_STOP)

/** Hands requests to those that are ready, by turns, as a load balancer does. */
function balance(stores: StoreProcess[]) {
  const ready = new Set<StoreProcess>()
  let over = false
  let turn = 0
  const watching = (async () => {
    while (!over) {
      for (const store of stores) {
        const answer = await fetch(`${store.url}/api/ready`).catch(() => undefined)
        if (answer?.ok) ready.add(store)
        else ready.delete(store)
      }
      await sleep(50)
    }
  })()
  return {
    add: (store: StoreProcess) => stores.push(store),
    next: () => [...ready][turn++ % ready.size]?.url ?? '',
    isReady: (store: StoreProcess) => ready.has(store),
    stop() {
      over = true
      return watching
    },
  }
}

test('one of two processes is restarted under load, then the other: no request fails', async () => {
  const [first, second] = await Promise.all([open(), open()])
  const balancer = balance([first, second])
  // One is stopped only while the other serves; a store that has just opened may need a moment to be ready.
  await until(async () => balancer.isReady(first) && balancer.isReady(second))
  const failed: string[] = []
  let sent = 0
  let restarted = false
  const ask = async (turn: number) => {
    const url = balancer.next()
    const paths = [
      '/api/goods/search?goodsModel=LM358&fuzzy=true',
      '/api/category/search',
      `/?turn=${turn}`,
      '/api/home',
    ]
    const path = paths[turn % paths.length]
    const answer = await fetch(url + path).catch((error: unknown) => error)
    if (!(answer instanceof Response)) failed.push(`${path}: ${answer} ${answer instanceof Error ? answer.cause : ''}`)
    else if (answer.status !== 200) failed.push(`${path}: ${answer.status} ${await answer.text()}`)
    else await answer.arrayBuffer()
  }
  const crowd = Array.from({ length: CLIENTS }, async () => {
    while (!restarted || sent < MIN_REQUESTS) {
      await ask(sent++)
      await sleep(PAUSE_MS)
    }
  })
  for (const store of [first, second]) {
    const before = sent
    await until(async () => sent > before + CLIENTS)
    expect(await store.stop()).toBe(0)
    const next = await open(SLOW_STOP)
    running.push(next)
    balancer.add(next)
    await until(async () => balancer.isReady(next))
  }
  restarted = true
  await Promise.all(crowd)
  await balancer.stop()
  console.log(`restarted both of two: ${sent} requests, ${failed.length} failed`)
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(MIN_REQUESTS)
}, 900_000)

test('a process that is stopping reports it, still answers, closes connections, and then exits', async () => {
  const store = await takeRunning()
  const status = async (path: string) => {
    const { status, headers } = await fetch(store.url + path)
    return [status, headers.get('connection')]
  }
  expect([await status('/api/ready'), await status('/api/live')]).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
  ])
  const ended = store.stop()
  await until(async () => (await status('/api/ready'))[0] === 503)
  expect([await status('/api/live'), await status('/api/home')]).toEqual([
    [200, 'close'],
    [200, 'close'],
  ])
  expect(await ended).toBe(0)
})

test('a process that stops refuses new connections before it closes those that are open', async () => {
  const store = await takeRunning()
  const { hostname, port } = new URL(store.url)
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  const getLive = async () => {
    const [answer] = await once(get({ hostname, port, path: '/api/live', agent: kept }), 'response')
    answer.resume()
    await once(answer, 'end')
    return answer.headers.connection
  }
  expect(await getLive()).toBe('keep-alive')
  const ended = store.stop()
  await until(async () => (await fetch(`${store.url}/api/live`).catch(() => undefined)) === undefined)
  expect(await getLive()).toBe('close')
  await expect(getLive()).rejects.toThrow('ECONNREFUSED')
  expect(await ended).toBe(0)
})

test('slow mails do not delay stopping: mails being sent are finished, the others wait for the next start', async () => {
  let received = 0
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        received += 1
        setTimeout(done, SLOW_MAIL_MS)
      })
    },
  })
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  const address = mailServer.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const store = await open({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  await clearJobs(sql)
  await sql.begin(async (tx) => {
    for (let n = 0; n < MAILS; n += 1)
      await sendMail(tx, { to: `buyer-${n}@mail.example`, subject: `Slow ${n}`, text: 'Hello', html: '<p>Hello</p>' })
  })
  await until(async () => received > 0)
  expect(await store.stop()).toBe(0)
  const left = await listJobs(sql, { name: 'mail' })
  expect(left).toHaveLength(MAILS - received)
  expect(left.length).toBeGreaterThan(0)
  await new Promise<void>((resolve) => mailServer.close(resolve))
})
