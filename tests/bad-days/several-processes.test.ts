import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { connect } from '#server/database/connect.ts'
import { dropDatabase } from '../support/databases/copy-database.ts'
import { createEmptyDatabase } from '../support/databases/empty-database.ts'
import { COMPILED, openStore, temporaryFolder } from '../support/process.ts'

const ROOT = join(import.meta.dirname, '../..')
const SIZE = 200
let folder: Awaited<ReturnType<typeof temporaryFolder>>
const created: string[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(async () => {
  for (const name of created) await dropDatabase(inject('templateUrl'), name)
  await folder.remove()
})

function emptyDatabase(name: string): Promise<string> {
  created.push(name)
  return createEmptyDatabase(inject('templateUrl'), name)
}

async function migrateAlone(url: string) {
  const env = { PATH: process.env.PATH, ...COMPILED, DATABASE_URL: url, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['src/app/commands/migrate-command.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

test('three concurrent starts on an empty database all succeed, and the demo is loaded once', async () => {
  const url = await emptyDatabase('three')
  const env = { DATABASE_URL: url, DEMO: 'on', CATALOG_SIZE: String(SIZE), DATA_DIR: folder.path, DATABASE_POOL: '1' }
  const starts = await Promise.allSettled([openStore(env), openStore(env), openStore(env)])
  const stores = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  try {
    expect(starts.map((start) => (start.status === 'rejected' ? start.reason : undefined))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    for (const store of stores) expect((await fetch(`${store.url}/api/health`)).status).toBe(200)
    const sql = connect(url, { pool: 1 })
    const [found] = await sql`
      select (select count(*)::int from goods) goods, (select count(*)::int from account) accounts,
        (select count(*)::int from (select from enquiry) e) enquiries,
        (select count(distinct source)::int - count(*)::int from content_source) repeated`
    await sql.end()
    expect(found).toEqual({
      goods: SIZE,
      accounts: demoAccounts.length + 1 /* the colleague */,
      enquiries: 2,
      repeated: 0,
    })
  } finally {
    for (const code of await Promise.all(stores.map((store) => store.stop()))) expect(code).toBe(0)
  }
})

test('npm run migrate migrates the schema; a second run has nothing to do', async () => {
  const url = await emptyDatabase('alone')
  const [first, second] = [await migrateAlone(url), await migrateAlone(url)]
  expect([first.code, second.code]).toEqual([0, 0])
  expect(first.output).toContain('Applied: 0001_')
  expect(second.output).toContain('The schema is up to date.')
})

test.each([
  ['', 'ohmstead: Set DATABASE_URL.'],
  ['postgres://me:secret@127.0.0.1:1/store', 'ECONNREFUSED'],
])('npm run migrate with DATABASE_URL=%j fails with a one-line message', async (url, why) => {
  const { code, output } = await migrateAlone(url)
  expect(code).toBe(1)
  expect(output.trim().split('\n').at(-1)).toContain(why)
  expect(output).not.toContain('secret')
})
