import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { markDemoSeeded } from '#features/demo-mode/server/demo-mode.service.ts'
import { createBackup } from '#server/backup/create-backup.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { createCopy, databaseAt, dropDatabase } from '../support/databases/copy-database.ts'
import { createEmptyDatabase } from '../support/databases/empty-database.ts'
import { COMPILED, openStore, temporaryFolder, tryToOpen, until } from '../support/process.ts'

/* A restore that is killed leaves half of a store, which must not open as a new one without an owner. */

const ROOT = join(import.meta.dirname, '../..')
const NAMES = { source: 'restore_source', target: 'restore_target' }
const templateUrl = inject('templateUrl')
const targetUrl = databaseAt(templateUrl, NAMES.target)
let space: Awaited<ReturnType<typeof temporaryFolder>>
let target: Sql
const backup = () => join(space.path, 'backup')
const env = () => ({ DATABASE_URL: targetUrl, DATA_DIR: join(space.path, 'data') })

beforeAll(async () => {
  space = await temporaryFolder()
  const files = join(space.path, 'files')
  await mkdir(files)
  await writeFile(join(files, 'proof.pdf'), 'a proof')
  const source = connect(await createCopy(templateUrl, NAMES.source), { pool: 1 })
  await markDemoSeeded(source)
  await source`insert into invoice_counter (year, last) values (extract(year from now())::int, 41)
    on conflict (year) do update set last = 41`
  await createBackup(source, { folder: backup(), filesFolder: files })
  await source.end()
  // With the name of a store it would be taken for one.
  target = connect(await createEmptyDatabase(templateUrl, NAMES.target), { pool: 2, name: 'observer' })
})
afterAll(async () => {
  await target.end({ timeout: 1 })
  for (const name of Object.values(NAMES)) await dropDatabase(templateUrl, name)
  await space.remove()
})

function runCommand(command: string, ...args: string[]) {
  const child = spawn(process.execPath, [`src/app/commands/${command}-command.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...COMPILED, ...env() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  return { child, ended }
}

const isTrue = async (rows: PromiseLike<{ yes: boolean }[]>) => (await rows)[0]?.yes === true
const isMarked = () => isTrue(target`select to_regclass('ohmstead_restore.unfinished') is not null yes`)
const isCopying = () =>
  isTrue(target`select exists (select from pg_stat_activity
    where application_name = 'ohmstead-restore' and query like 'copy public.%') yes`)
const hasRows = () => isTrue(target`select exists (select from goods) yes`)
const waits = () =>
  isTrue(target`select exists (select from pg_stat_activity
    where application_name = 'ohmstead-restore' and wait_event_type = 'Lock') yes`)
const hasFiles = async () => (await readFile(join(space.path, 'data/files/proof.pdf'), 'utf8')) === 'a proof'

let restore: ReturnType<typeof runCommand>

/** Locks what the last step of a restore drops, so that it stays the last one until it is killed. */
async function reachesTheEnd(): Promise<boolean> {
  return target.begin(async (tx) => {
    await tx.unsafe('lock table ohmstead_restore.unfinished in access share mode')
    await until(waits)
    expect(await hasFiles()).toBe(true)
    restore.child.kill('SIGKILL')
    // The server would still carry out the last statement of the dead.
    await tx`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ohmstead-restore'`
    return true
  })
}
const MOMENTS: Array<[string, () => Promise<boolean>]> = [
  ['it has begun', isMarked],
  ['rows are being loaded', isCopying],
  ['all rows are there, and numbers have not been moved', hasRows],
  ['all is there but the end', reachesTheEnd],
]

test.each(MOMENTS)('killed when %s: no store starts, and it can be run again over it', async (_when, reached) => {
  restore = runCommand('restore', backup())
  await until(reached)
  restore.child.kill('SIGKILL')
  await restore.ended
  expect(await isMarked()).toBe(true)
  const refused = await tryToOpen({ ...env(), DEMO: 'off', PUBLIC_URL: 'http://127.0.0.1:9' })
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(`ohmstead: A restore of ${backup()}, started at`)
  expect(refused.output).toContain('npm run restore -- <folder>')
  expect(refused.output).not.toContain('no owner')
})

test.each([
  ['migrate', []],
  ['owner', ['--show']],
  ['backup', ['never']],
])('npm run %s refuses what is left, too', async (command, args) => {
  const { code, output } = await runCommand(command, ...args).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^ohmstead: A restore of .* has not finished/m)
})

test('run again it completes the store, leaves out numbers that may have been given out, and says so', async () => {
  const { code, output } = await runCommand('restore', backup()).ended
  expect(code, output).toBe(0)
  const year = new Date().getFullYear()
  expect(output).toContain(`Invoices continue with INV-${year}-001042. INV-${year}-000042 to INV-${year}-001041`)
  expect(await isMarked()).toBe(false)
  expect(await hasFiles()).toBe(true)
  const store = await openStore({ ...env(), DEMO: 'on', STOP_WAIT_SECONDS: '0' })
  expect((await fetch(`${store.url}/api/health`)).status).toBe(200)
  await store.stop()
})
