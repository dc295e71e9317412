import type { Sql } from '#server/database/connect.ts'
import { createMember } from '#tests/support/member.ts'
import { openStore } from '#tests/support/process.ts'
import { withCatalogue } from './store.ts'

interface StaffStore {
  sql: Sql
  url: string
  clerk: { accountId: number; token: string }
  /** Reads an address of the back office. */
  read: (path: string) => Promise<void>
}

/** A store with goods and what `fill` adds to it, opened for somebody of the staff; removed afterwards. */
export async function withStaffStore(
  goods: number,
  fill: (sql: Sql, clerkId: number) => Promise<void>,
  work: (store: StaffStore) => Promise<void>,
): Promise<void> {
  await withCatalogue(goods, 10, async ({ sql, databaseUrl, dataDir }) => {
    const clerk = await createMember(sql, 'staff')
    const [order] = await sql`select from orders limit 1`
    if (!order) await fill(sql, clerk.accountId)
    else await takeOverWork(sql, clerk.accountId)
    const store = await openStore({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', DATA_DIR: dataDir })
    try {
      await work({ sql, url: store.url, clerk, read: (path) => get(`${store.url}/api/staff/${path}`, clerk.token) })
    } finally {
      await store.stop()
    }
  })
}

/** In kept data the work is that of the clerk of another run. */
async function takeOverWork(sql: Sql, clerkId: number): Promise<void> {
  await sql`update staff_assignment set account_id = ${clerkId}`
  await sql`vacuum analyze staff_assignment`
}

export async function get(url: string, token?: string): Promise<void> {
  const answer = await fetch(url, token ? { headers: { token } } : {})
  const { code, msg } = await answer.json()
  if (code !== 0) throw new Error(`${url}: ${msg}`)
}

export async function post(url: string, token: string, input: object): Promise<unknown> {
  const headers = { token, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) })
  const { code, msg, data } = await answer.json()
  if (code !== 0) throw new Error(`${url}: ${msg}`)
  return data
}

export const measure = async (times: number, work: () => Promise<unknown>) => summarise(await timesOf(times, work))

export async function timesOf(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const from = performance.now()
    await work()
    taken.push(performance.now() - from)
  }
  return taken
}

export function summarise(taken: number[]) {
  taken.sort((a, b) => a - b)
  const at = (share: number) => Number((taken[Math.floor(taken.length * share)] ?? 0).toPrecision(3))
  return { p50: at(0.5), p99: at(0.99) }
}
