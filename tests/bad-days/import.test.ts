import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Sql } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { COMPILED, temporaryFolder, until } from '#tests/support/process.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Enough for an import to be killed in the middle. */
const LINES = 20_000
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: Awaited<ReturnType<typeof startEmbedded>>
let sql: Sql

beforeAll(async () => {
  folder = await temporaryFolder()
  // As a running store would have it.
  database = await startEmbedded(join(folder.path, 'data'), createLog('silent'))
  sql = connect(database.url, { pool: 2, name: 'ohmstead-test' }) // the name of a store would mean that one is open
})
afterAll(async () => {
  await sql.end()
  await database.stop()
  await folder.remove()
})

function launch(args: string[]): {
  child: ChildProcess
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
} {
  const child = spawn(process.execPath, ['src/app/commands/import-command.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...COMPILED, DATA_DIR: join(folder.path, 'data'), IMPORT_CWD: folder.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()))
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, ...said })),
  )
  return { child, ended }
}
const run = (...args: string[]) => launch(args).ended
const put = (name: string, text: string) => writeFile(join(folder.path, name), text)

test('the command exits with 0, 2 or 1, and prints one line with --json', async () => {
  await put('good.csv', 'MPN,Maker,Price\nA-1,Acme,1\nA-2,Acme,2\n')
  await put('mixed.csv', 'MPN,Maker,Price\nA-1,Acme,1.5\nA-2,Acme,-2\n')
  await put('bad.csv', 'MPN,Maker,Price\nA-1,Acme,-1\n')
  await put('none.csv', 'Colour\nred\n')
  const good = await run('good.csv', '--json')
  expect([good.code, JSON.parse(good.stdout)]).toEqual([
    0,
    { id: 1, new: 2, changed: 0, unchanged: 0, gone: 0, bad: 0, seconds: expect.any(Number) },
  ])
  expect(good.stdout.split('\n')).toHaveLength(2)
  const dry = await run('mixed.csv', '--dry-run', '--report', 'report.csv')
  expect(dry.code).toBe(2)
  expect(dry.stdout).toContain('line 3: The price -2 is negative.')
  expect(dry.stdout).toContain('price Acme A-1: 1 -> 1.5')
  expect(await sql`select tier_prices::float8[] prices from goods order by 1`).toEqual([
    { prices: [1] },
    { prices: [2] },
  ])
  const mixed = await run('mixed.csv', '--json')
  expect([mixed.code, JSON.parse(mixed.stdout)]).toMatchObject([2, { new: 0, changed: 1, bad: 1 }])
  expect((await run('bad.csv')).code).toBe(1)
  const none = await run('none.csv', '--json')
  expect([none.code, none.stdout]).toEqual([1, ''])
  expect(none.stderr).toContain('There is no column with part numbers.')
  expect((await run('missing.csv')).code).toBe(1)
  expect((await run('--undo', '1')).code).toBe(1)
  const undone = await run('--undo', String(JSON.parse(mixed.stdout).id), '--json')
  expect(undone.code).toBe(0)
  expect(await sql`select tier_prices::float8[] prices from goods order by 1`).toEqual([
    { prices: [1] },
    { prices: [2] },
  ])
})

test('a killed import resumes when the same command is run again', async () => {
  const lines = Array.from({ length: LINES }, (_, n) => `K-${n},Killed,${1 + (n % 7)},${n % 50}`)
  await put('long.csv', `MPN,Maker,Price,Stock\n${lines.join('\n')}\n`)
  const indexes = () => sql`select indexdef from pg_indexes where tablename = 'goods' order by indexname`
  const before = await indexes()
  const first = launch(['long.csv', '--source', 'killed'])
  const applied = async () =>
    (await sql<{ n: number }[]>`select applied_seq::int n from supply_import where status = 'applying'`)[0]?.n ?? 0
  await until(async () => (await applied()) >= 3000)
  first.child.kill('SIGKILL')
  await first.ended
  const left = await applied()
  expect(left).toBeLessThan(LINES)
  // Many new goods in a store with few: index definitions are stored, and the indexes are built at the end.
  const [noted] = await sql<{ n: number }[]>`select count(*)::int n from deferred_index`
  expect(noted?.n).toBeGreaterThan(5)
  expect((await indexes()).length + (noted?.n ?? 0)).toBe(before.length)
  // The data is complete: as many goods as the import reports, and correct counts.
  const [now] =
    await sql`select count(*)::int goods, (select goods_count from brand where brand_name = 'Killed') counted from goods join brand using (brand_id) where brand_name = 'Killed'`
  expect(now).toEqual({ goods: left, counted: left })
  const again = await run('long.csv', '--source', 'killed', '--json')
  expect(again.stderr).not.toContain('ohmstead:')
  expect([again.code, JSON.parse(again.stdout)]).toMatchObject([0, { new: LINES, bad: 0 }])
  expect(
    await sql`select count(*)::int goods, (select goods_count from brand where brand_name = 'Killed') counted, sum(stock)::int stock from goods join brand using (brand_id) where brand_name = 'Killed'`,
  ).toEqual([{ goods: LINES, counted: LINES, stock: LINES * 24.5 }])
  expect(
    await sql`select status from supply_import where source_id = (select source_id from supply_source where source_name = 'killed')`,
  ).toEqual([{ status: 'applied' }])
  expect(await indexes()).toEqual(before)
  expect(await sql`select from deferred_index`).toEqual([])
})
