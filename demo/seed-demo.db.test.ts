import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connect, type Sql, type Tx } from '../src/server/database/connect.ts'
import { copyTemplate, databaseAt, dropDatabase } from '../tests/support/copy-database.ts'
import { until } from '../tests/support/process.ts'
import { EMPTY_DATABASE } from '../tests/support/template-database.ts'
import { seedCatalogue } from './seed-demo.ts'

const SIZE = 600
const database = `demo_${process.env.VITEST_POOL_ID ?? '1'}`
const empty = databaseAt(inject('templateUrl'), EMPTY_DATABASE)
const url = databaseAt(empty, database)
let sql: Sql
let whole: string

/** Everything the catalogue consists of, as one text. */
async function digest(): Promise<string> {
  const [row] = await sql<{ digest: string }[]>`
    select concat_ws(' ',
      (select md5(string_agg(g::text, chr(10) order by goods_id)) || count(*) from goods g),
      (select md5(string_agg(b::text, chr(10) order by brand_id)) from brand b),
      (select md5(string_agg(c::text, chr(10) order by category_id)) from category c),
      (select md5(string_agg(words, chr(10) order by words)) from attribute_value, concat_ws('|', attribute_id, number_value, text_value) words),
      (select md5(string_agg(k::text, chr(10) order by category_id, kind, kind_id)) from category_kind k),
      (select md5(string_agg(k::text, chr(10) order by category_id, value_id)) from category_value k),
      (select md5(string_agg(s::text, chr(10) order by kind, position)) from goods_showcase s),
      (select string_agg(indexdef, chr(10) order by indexdef) from pg_indexes where tablename = 'goods'),
      (select string_agg(tgname::text || tgenabled::text, ' ' order by tgname) from pg_trigger where tgrelid = 'goods'::regclass and not tgisinternal),
      (select last_value from goods_goods_id_seq)) digest`
  return row?.digest ?? ''
}

async function openEmpty(): Promise<void> {
  await sql?.end()
  await dropDatabase(empty, database)
  sql = connect(await copyTemplate(empty, database), { pool: 3 })
}
const start = () => seedCatalogue(sql, SIZE)

beforeAll(async () => {
  await openEmpty()
  await start()
  whole = await digest()
})
beforeEach(openEmpty)
afterAll(async () => {
  await sql?.end()
  await dropDatabase(empty, database)
})

/** The loader as the store runs it. */
const launch = (): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, CATALOG_SIZE: String(SIZE) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })

const sessions = () =>
  sql`select wait_event_type from pg_stat_activity where datname = ${database} and application_name = 'ohmstead-demo'`
const isHeldUp = async () => (await sessions()).some((session) => session.wait_event_type === 'Lock')

/** Kills the loader at a moment that somebody else's lock makes certain: it cannot get past it. */
async function killLoader(hold: (tx: Tx) => Promise<unknown>, atMoment: (loader: ChildProcess) => Promise<unknown>) {
  await sql.begin(
    async (tx) => {
      await hold(tx)
      const loader = launch()
      await atMoment(loader)
      loader.kill('SIGKILL')
      await once(loader, 'exit')
      // Held for as long as the loader takes to get there.
    },
    { unlimited: true },
  )
  await until(async () => (await sessions()).length === 0)
}
const holdVersion = (tx: Tx) => tx`update catalog_version set version = version` // the last thing it writes
const holdStatistics = (tx: Tx) => tx`lock table goods_showcase in share update exclusive mode`
const firstProgress = (loader: ChildProcess) => once(loader.stdout ?? loader, 'data')
const heldUp = () => until(isHeldUp)

describe('a demo catalogue whose loading was killed is whole after the next start', () => {
  test.each([
    ['while goods were on their way', firstProgress],
    ['when all of it was in but not yet said to be', heldUp],
  ])('%s: it starts again', async (_, atMoment) => {
    await killLoader(holdVersion, atMoment)
    expect(await sql`select from goods union all select from brand union all select from category_kind`).toHaveLength(0)
    await start()
    expect(await digest()).toBe(whole)
  })

  test('between the goods and their statistics: it is completed', async () => {
    await sql`alter table goods set (autovacuum_enabled = off)` // which would gather them some day
    await killLoader(holdStatistics, heldUp)
    expect(await digest()).toBe(whole)
    const statistics = () => sql`select from pg_stats where tablename = 'goods'`
    expect(await statistics()).toHaveLength(0)
    await start()
    expect(await digest()).toBe(whole)
    expect(await statistics()).not.toHaveLength(0)
    await start()
    expect(await digest()).toBe(whole)
  })
})
