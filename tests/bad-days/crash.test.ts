import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type StoreProcess, temporaryFolder, until } from '../support/process.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: StoreProcess
const env = () => ({ DATA_DIR: folder.path, PAGE_CACHE_SECONDS: '0' })

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openStore(env())
})
afterAll(async () => {
  await store.stop()
  await folder.remove()
})

const api = async (path: string, init?: RequestInit) => {
  const answer = await fetch(store.url + path, init)
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}
const logIn = () =>
  api('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@ohmstead.example', password: 'Demo-1234' }),
  })
const databaseFolder = () => join(folder.path, 'postgres')
const databasePid = async () =>
  Number((await readFile(join(databaseFolder(), 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Without its folder the database cannot restart before the test has checked; the returned function restores it. */
async function killDatabaseForAWhile(): Promise<() => Promise<void>> {
  const pid = await databasePid()
  const away = `${databaseFolder()}-away`
  await rename(databaseFolder(), away)
  process.kill(pid, 'SIGKILL')
  return () => rename(away, databaseFolder())
}

test('kill -9 of the database: calls get a clear 503, and the store recovers without losing data', async () => {
  const { body } = await logIn()
  const token: string = body.data.token
  const comeBack = await killDatabaseForAWhile()
  // Its sessions may still answer for a moment, and pages are cached: a different page each time.
  let page = new Response()
  let looks = 0
  await until(async () => {
    page = await fetch(`${store.url}/?while=away${looks++}`)
    return page.status !== 200
  })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await page.text()).toContain('One moment, please')
  const refused: Array<{ status: number; code: number; retryAfter: string | null }> = []
  const isAnswered = async () => {
    const answer = await api('/api/user/info', { headers: { token } })
    if (answer.status !== 200)
      refused.push({ status: answer.status, code: answer.body.code, retryAfter: answer.retryAfter })
    return answer.body.code === 0
  }
  await until(async () => !(await isAnswered()))
  await comeBack()
  const back = await until(isAnswered)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expect(answer).toEqual({ status: 503, code: 503000, retryAfter: '2' })
  console.log(`database killed: ${refused.length} calls answered 503, back after ${back} ms`)
})

/** Right after a crash a call may still get a dead connection: it is refused with Retry-After and retried. */
async function logInPatiently(): Promise<string> {
  let token = ''
  await until(async () => {
    const { body } = await logIn()
    token = body.data?.token ?? ''
    return body.code === 0
  })
  return token
}

test('kill -9 of the server, then start: existing logins still work', async () => {
  const token = await logInPatiently()
  store.child.kill('SIGKILL')
  await store.ended
  const from = Date.now()
  store = await openStore(env())
  console.log(`server killed: open again after ${Date.now() - from} ms`)
  expect((await api('/api/user/info', { headers: { token } })).body.code).toBe(0)
})

test('kill -9 of both, then start', async () => {
  const token = await logInPatiently()
  const pid = await databasePid()
  store.child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await store.ended
  store = await openStore(env())
  expect((await api('/api/user/info', { headers: { token } })).body.code).toBe(0)
  const sockets = (await readdir(join(folder.path, 'postgres'))).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name))
  expect(sockets, 'that of the killed database is removed').toHaveLength(process.platform === 'win32' ? 0 : 1)
})

test('kill -9 of the server while the database is recovering, then start', async () => {
  const token = await logInPatiently()
  const killed = await databasePid()
  process.kill(killed, 'SIGKILL')
  await until(async () => (await databasePid()) !== killed)
  store.child.kill('SIGKILL')
  await store.ended
  store = await openStore(env())
  expect((await api('/api/user/info', { headers: { token } })).body.code).toBe(0)
})
