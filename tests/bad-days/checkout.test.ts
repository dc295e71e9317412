import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '#shared/endpoint.ts'
import { openStore, type StoreProcess, temporaryFolder, until } from '../support/process.ts'

/*
 * A drill by hand, because it takes minutes: DRILL=short (or long) npx vitest run --project bad-days tests/bad-days/checkout.test.ts
 */
const LONG = process.env.DRILL === 'long'
const CHECKOUTS = LONG ? 500 : 60
/** A third each: the server, the database, all connections. */
const KILLS = LONG ? 30 : 3
const CLIENTS = 6

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: StoreProcess
let port: string
const env = () => ({ DATA_DIR: folder.path, PORT: port, LOG_LEVEL: 'error' })

beforeAll(async () => {
  folder = await temporaryFolder()
  port = '0'
  store = await openStore(env())
  // The same port from now on, so that clients find the store again after it was killed.
  port = new URL(store.url).port
})
afterAll(async () => {
  await store.stop()
  await folder.remove()
})

let token = ''
/** Undefined without an answer: the order may or may not exist, and the client retries with the same key. */
async function api(path: string, body?: object, key?: string, patience = 20_000): Promise<Envelope | undefined> {
  try {
    const answer = await fetch(`${store.url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { token, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patience),
    })
    return answer.status === 200 ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
// Answers are not typed here: their content is being tested.
const data = (answer: Envelope | undefined) => answer?.data as Record<string, never>

async function patiently(path: string, body?: object, key?: string): Promise<Envelope> {
  for (;;) {
    const answer = await api(path, body, key)
    if (answer) return answer
    await sleep(100)
  }
}

interface Plenty {
  goodsId: number
  stockCount: number
  minBuyCount: number
  multCount: number
  priceList: unknown[]
}

/** A part with enough stock for everybody. */
async function findPlenty(): Promise<Plenty> {
  for (let goodsId = 1; goodsId <= 200; goodsId++) {
    const goods = data(await api(`goods/detail?goodsId=${goodsId}`)) as unknown as Plenty | null
    const enough =
      goods && goods.stockCount > CHECKOUTS * goods.minBuyCount && goods.minBuyCount % goods.multCount === 0
    if (enough && goods.priceList.length > 0) return goods
  }
  throw new Error('nothing to order')
}

const postmaster = () => Number(readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent)
      } catch {
        return false
      }
    })
    .map(Number)
}

const kill = {
  async server() {
    store.child.kill('SIGKILL')
    await store.ended
    store = await openStore(env())
  },
  /** Old sessions may still answer for a moment: the database is back once there is a new one. */
  async database() {
    const killed = postmaster()
    process.kill(killed, 'SIGKILL')
    await until(async () => postmaster() !== killed, 60_000)
  },
  /** Closes all connections one after the other; the database keeps running. */
  async connections() {
    for (const pid of childrenOf(postmaster())) {
      try {
        if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('127.0.0.1(')) process.kill(pid, 'SIGTERM')
      } catch {
        // It has ended already.
      }
    }
  },
}

test(`${KILLS} kills during ${CHECKOUTS} checkouts: every acknowledged order exists once, and every job`, async () => {
  token = data(await api('user/login', { email: 'demo@ohmstead.example', password: 'Demo-1234' })).token ?? ''
  const countries = data(await api('common/country/region?countryId=528')) as unknown as Array<{ regionId: number }>
  const person = { firstName: 'A', lastName: 'B', mobileAreaCode: '+31', mobile: '612345678', email: 'a@firm.example' }
  const place = { countryId: 528, regionId: countries[0]?.regionId, zipCode: '3011', address: 'Dock 7' }
  const { addressId } = data(await api('user/address/save', { ...person, ...place }))
  const goods = await findPlenty()
  const lines = [{ goodsId: goods.goodsId, count: goods.minBuyCount }]
  const { totalAmount } = data(await api('order/preview', { lines, addressId, expressId: 1 }))
  const before = data(await api('order/my')).totalCount as unknown as number

  const acknowledged: string[] = []
  let left = CHECKOUTS
  let longestWait = 0
  const client = async () => {
    while (left-- > 0) {
      const from = Date.now()
      const answer = await patiently('order/create', { lines, addressId, expressId: 1, totalAmount }, randomUUID())
      expect(answer.msg).toBe('ok')
      acknowledged.push((answer.data as { orderNo: string }).orderNo)
      longestWait = Math.max(longestWait, Date.now() - from)
    }
  }
  const recoveries: Array<{ killed: string; ms: number }> = []
  const killer = async () => {
    const kinds = Object.entries(kill)
    for (let turn = 0; turn < KILLS; turn++) {
      // At a random moment of the work that is left.
      const moment = Math.floor(((turn + Math.random()) * CHECKOUTS) / KILLS)
      await until(async () => acknowledged.length >= moment || left <= 0, 300_000)
      const [killed = '', kill] = kinds[turn % kinds.length] ?? []
      const from = Date.now()
      await kill?.()
      await until(async () => (await api('order/my', undefined, undefined, 2000))?.code === 0, 60_000)
      recoveries.push({ killed, ms: Date.now() - from })
    }
  }
  await Promise.all([killer(), ...Array.from({ length: CLIENTS }, client)])

  expect(new Set(acknowledged).size).toBe(CHECKOUTS)
  expect(data(await patiently('order/my')).totalCount).toBe(before + CHECKOUTS)
  const after = data(await patiently(`goods/detail?goodsId=${goods.goodsId}`)).stockCount as unknown as number
  expect(goods.stockCount - after).toBe(CHECKOUTS * goods.minBuyCount)
  for (const orderNo of acknowledged.slice(0, 20)) {
    const detail = data(await patiently(`order/detail?orderNo=${orderNo}`)) as unknown as {
      events: unknown[]
      lines: unknown[]
    }
    expect([detail.events.length, detail.lines.length]).toEqual([1, 1])
  }
  // A mail for every order, at least: what was under way when the process died is sent again.
  const outbox = () => readdirSync(join(folder.path, 'outbox')).filter((name) => name.endsWith('.eml')).length
  await until(async () => outbox() >= CHECKOUTS, LONG ? 180_000 : 150_000)
  // The duration is printed, not tested: it depends on the machine.
  const longest = Object.fromEntries(
    Object.keys(kill).map((kind) => [
      kind,
      Math.max(...recoveries.filter(({ killed }) => killed === kind).map(({ ms }) => ms)),
    ]),
  )
  const figures = { checkouts: CHECKOUTS, acknowledged: acknowledged.length, kills: recoveries.length }
  console.log(JSON.stringify({ drill: 'kill -9', ...figures, longest, longestWait, recoveries, mails: outbox() }))
}, 900_000)
