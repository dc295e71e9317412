import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startMailServer } from '#tests/drills/cluster/mail-server.ts'
import { dropDatabase } from '#tests/support/databases/copy-database.ts'
import { openEmptyDatabase } from '#tests/support/databases/empty-database.ts'
import { COMPILED, temporaryFolder } from '#tests/support/process.ts'
import { STRIPE_EVENTS } from '../doctor/stripe.ts'

const ROOT = join(import.meta.dirname, '../../..')
const NAME = `doctor_${process.env.VITEST_POOL_ID ?? '1'}`
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: Awaited<ReturnType<typeof openEmptyDatabase>>

beforeAll(async () => {
  folder = await temporaryFolder()
  database = await openEmptyDatabase(inject('templateUrl'), NAME)
})
afterAll(async () => {
  await database.sql.end({ timeout: 1 })
  await dropDatabase(inject('templateUrl'), NAME)
  await folder.remove()
})

/** What it prints of each check, without those that depend on the disk of this machine; and how it ends. */
async function askDoctor(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...COMPILED, DATA_DIR: folder.path, DATABASE_URL: database.url, ...settings }
  const child = spawn(process.execPath, ['src/app/commands/doctor-command.ts'], { cwd: ROOT, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString('utf8')))
  const [code] = await once(child, 'close')
  const found = [...output.matchAll(/^(good|warning|fault) +(\w+) +(.*)$/gm)].filter(([, , check]) => check !== 'disk')
  return { code, output, found: found.map(([, level, check, says]) => ({ level, check, says })) }
}
const badOf = ({ found }: Awaited<ReturnType<typeof askDoctor>>) => found.filter(({ level }) => level !== 'good')

async function listen(answer: (path: string) => { status: number; body: object }) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    const { status, body } = answer(request.url ?? '')
    paths.push(`${request.method} ${request.url}`)
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    paths,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

test('a store that is well has no finding, in every check', async () => {
  const asked = await askDoctor({ DEMO: 'on', DATABASE_READ_URL: database.url })
  expect(badOf(asked)).toEqual([])
  expect(asked.found.map(({ check }) => check)).toEqual(
    'settings mail address certificates stripe versions migrations connections clock replicas indexes jobs payments backups maintenance'.split(
      ' ',
    ),
  )
  expect([0, 1, 2]).toContain(asked.code)
  expect(asked.output).toContain('Faults: 0.')
})

test('a shop that cannot sell is told what is missing, and how to mend it', async () => {
  const asked = await askDoctor({
    DEMO: 'off',
    PUBLIC_URL: 'http://127.0.0.1:1',
    DATABASE_READ_URL: 'postgres://a:b@127.0.0.1:1/c',
  })
  expect(asked.code).toBe(2)
  expect(badOf(asked).map(({ level, check }) => `${level} ${check}`)).toEqual([
    'fault mail',
    'warning address',
    'warning replicas',
    'fault payments',
    'warning backups',
  ])
  expect(asked.output.match(/^ +→ \S/gm)?.length).toBe(badOf(asked).length)
  expect(asked.output).not.toContain('a:b')
})

test('mail server, backups, Stripe and its webhook are asked', async () => {
  const mails = await startMailServer()
  const shop = await listen((path) =>
    path.startsWith('/api/payment/webhook')
      ? { status: 400, body: { code: 320005, msg: 'Invalid signature.', data: null } }
      : { status: 200, body: { code: 0, msg: 'ok', data: null } },
  )
  const webhook = `${shop.url}/api/payment/webhook/stripe`
  let enabled = STRIPE_EVENTS
  const stripe = await listen(() => ({
    status: 200,
    body: { data: [{ url: webhook, status: 'enabled', enabled_events: enabled }] },
  }))
  await database.sql`insert into backup_run (kind, ended_at, backup_at)
    values ('backup', now() - interval '5 hours', now() - interval '5 hours')`
  const settings = {
    DEMO: 'off',
    PUBLIC_URL: shop.url,
    SMTP_URL: mails.url,
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: stripe.url,
  }
  expect(badOf(await askDoctor(settings))).toEqual([])
  expect(shop.paths).toEqual(['GET /api/ready', 'POST /api/payment/webhook/stripe'])
  enabled = STRIPE_EVENTS.slice(1)
  await mails.close()
  expect(badOf(await askDoctor(settings)).map(({ check, says }) => `${check} ${says}`)).toEqual([
    expect.stringMatching(/^mail .*ECONNREFUSED/),
    expect.stringMatching(/^stripe .*checkout\.session\.completed/),
  ])
  await Promise.all([shop.close(), stripe.close()])
})

test('pending and newer migrations, broken indexes and waiting jobs are faults', async () => {
  const { sql } = database
  const [last] = await sql<{ file: string; checksum: string }[]>`
    delete from schema_migration where file = (select max(file) from schema_migration) returning file, checksum`
  await sql`insert into schema_migration (file, checksum) values ('9999_newer.sql', 'x')`
  await sql`insert into deferred_index (index_name, definition) values ('goods_tokens', 'create index')`
  await sql`create table twice as select 1 n from generate_series(1, 2)`
  await expect(sql.unsafe('create unique index concurrently twice_n on twice (n)')).rejects.toThrow()
  await sql`select graphile_worker.add_job('mail', '{}', run_at => now() - interval '10 minutes')`
  const asked = await askDoctor({ DEMO: 'on' })
  expect(asked.code).toBe(2)
  expect(badOf(asked).map(({ level, check, says }) => `${level} ${check} ${says}`)).toEqual([
    `fault migrations Migrations are pending: ${last?.file}.`,
    'fault migrations The database has migrations of a newer version: 9999_newer.sql.',
    expect.stringMatching(/^fault indexes Indexes of parts are missing/),
    'fault indexes The index twice_n is not used, because building it was interrupted.',
    expect.stringMatching(/^fault jobs A due job has waited for 10 minutes/),
  ])
})

test('bad settings and a database that is away are faults, in a line each', async () => {
  const bad = await askDoctor({ PORT: 'eighty' })
  expect(bad).toMatchObject({ code: 2, output: 'fault    settings  Bad environment: PORT: must be a whole number\n' })
  const away = await askDoctor({ DEMO: 'on', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/store' })
  expect(away.code).toBe(2)
  expect(badOf(away).map(({ check, says }) => `${check} ${says}`)).toEqual([
    expect.stringMatching(/^database .*ECONNREFUSED/),
  ])
  expect(away.output).not.toContain('secret')
})
