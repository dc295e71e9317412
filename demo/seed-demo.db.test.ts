import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { runImport } from '../src/features/supply/server/import.service.ts'
import { connect, type Sql, type Tx } from '../src/server/database/connect.ts'
import { copyTemplate, databaseAt, dropDatabase } from '../tests/support/databases/copy-database.ts'
import { EMPTY_DATABASE } from '../tests/support/databases/template-database.ts'
import { COMPILED, until } from '../tests/support/process.ts'
import { attributes } from './catalogue/attributes.ts'
import { goodsOf } from './catalogue/catalogue.ts'
import { introduceMaker, makers } from './catalogue/makers.ts'
import { categories } from './catalogue/taxonomy.ts'
import { generateFeed } from './feed/import-feed.ts'
import { seedCatalogue } from './seed-demo.ts'

const SIZE = 600
const database = `demo_${process.env.VITEST_POOL_ID ?? '1'}`
const empty = databaseAt(inject('templateUrl'), EMPTY_DATABASE)
const url = databaseAt(empty, database)
let sql: Sql
let whole: string
const folder = await mkdtemp(join(tmpdir(), 'ohmstead-seed-'))
const feed = join(folder, 'feed')

/** Everything the catalogue consists of, by names: an attempt that was rolled back has used up ids. */
async function digest(): Promise<string> {
  const [row] = await sql<{ digest: string }[]>`
    select concat_ws(' ',
      (select md5(string_agg(concat_ws('|', brand_name, c.category_name, package_name, values,
          to_jsonb(g) - '{goods_id,brand_id,category_id,package_id,value_ids,import_id,source_id}'::text[]), chr(10) order by brand_name, model)) || count(*)
        from goods g join brand using (brand_id) join category c using (category_id) join package using (package_id),
        lateral (select string_agg(coalesce(number_value::text, text_value), ',' order by place) values
          from unnest(value_ids) with ordinality one (value_id, place) join attribute_value using (value_id)) described),
      (select md5(string_agg((to_jsonb(b) - 'brand_id')::text, chr(10) order by brand_name)) from brand b),
      (select md5(string_agg(concat_ws('|', top.category_name, (to_jsonb(c) - '{category_id,parent_id}'::text[])::text), chr(10) order by c.category_id))
        from category c left join category top on top.category_id = c.parent_id),
      (select md5(string_agg(words, chr(10) order by words)) from attribute_value join attribute using (attribute_id), concat_ws('|', code, number_value, text_value) words),
      (select md5(string_agg(concat_ws('|', kind, goods_count), chr(10) order by kind, goods_count)) from category_kind),
      (select md5(string_agg(words, chr(10) order by words)) from category_value v, concat_ws('|', category_id, v.number_value, goods_count) words),
      (select md5(string_agg(concat_ws('|', kind, position, model), chr(10) order by kind, position)) from goods_showcase join goods using (goods_id)),
      (select string_agg(indexdef, chr(10) order by indexdef) from pg_indexes where tablename = 'goods'),
      (select string_agg(tgname::text || tgenabled::text, ' ' order by tgname) from pg_trigger where tgrelid = 'goods'::regclass and not tgisinternal),
      (select string_agg(relname, ' ') from pg_class where relname like 'supply_stage%' or relname like 'supply_plan%')) digest`
  return row?.digest ?? ''
}

async function openEmpty(): Promise<void> {
  await sql?.end()
  await dropDatabase(empty, database)
  sql = connect(await copyTemplate(empty, database), { pool: 8 }) // two imports at once
}
/** With the feed of the first start. Loaders that are killed write one of their own. */
const start = () => seedCatalogue(sql, SIZE, { writeFeed: (written) => cp(feed, written, { recursive: true }) })

async function importFile(text: string): Promise<void> {
  const path = join(folder, 'own.csv')
  await writeFile(path, text)
  await runImport(sql, { paths: [path], kind: 'delta', source: 'own', dryRun: false })
}

beforeAll(async () => {
  await openEmpty()
  await seedCatalogue(sql, SIZE, {
    async writeFeed(written, ...what) {
      await generateFeed(written, ...what)
      await cp(written, feed, { recursive: true })
    },
  })
  whole = await digest()
})
afterAll(async () => {
  await sql?.end()
  await dropDatabase(empty, database)
  await rm(folder, { recursive: true, force: true })
})

/** The loader as the store runs it. */
const launch = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH: process.env.PATH, ...COMPILED, DATABASE_URL: url, CATALOG_SIZE: String(SIZE), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  })

const sessions = () =>
  sql`select wait_event_type from pg_stat_activity where datname = ${database} and application_name = 'ohmstead-demo'`
const isHeldUp = async () => (await sessions()).some((session) => session.wait_event_type === 'Lock')

/** Kills the loader at a moment that somebody else's lock makes certain: it cannot get past it. */
async function killLoader(
  hold: (tx: Tx) => Promise<unknown>,
  atMoment: (loader: ChildProcess) => Promise<unknown>,
  ...args: string[]
) {
  await sql.begin(
    async (tx) => {
      await hold(tx)
      const loader = launch(...args)
      await atMoment(loader)
      loader.kill('SIGKILL')
      await once(loader, 'exit')
      // Held for as long as the loader takes to get there.
    },
    { unlimited: true },
  )
  await until(async () => (await sessions()).length === 0)
}
const holdCounts = (tx: Tx) => tx`lock table category_kind in share mode` // written after the goods
const holdStatistics = (tx: Tx) => tx`lock table goods_showcase in share update exclusive mode`
const firstProgress = (loader: ChildProcess) => once(loader.stdout ?? loader, 'data')
const heldUp = () => until(isHeldUp)

const count = async () => (await sql<{ n: number }[]>`select count(*)::int n from goods`)[0]?.n
const imports = () => sql`select status from supply_import`

/** Parameters that come from the trade data of a part, not from its family. */
const TRADE_PARAMETERS = ['eccn', 'originCountry', 'msl', 'reach']

describe('the demo catalogue as it was loaded', () => {
  test('is what the families make: parts, prices, parameters, the lists of the home page', async () => {
    const made = new Map([...goodsOf(SIZE, 'ohmstead')].map((goods) => [`${goods.brand} ${goods.model}`, goods]))
    const rows = await sql<
      {
        key: string
        name: string
        prices: string[]
        parameters: Record<string, number | string>
        lists: string[] | null
      }[]
    >`
      select brand_name || ' ' || model key, goods_name name, tier_prices::text[] prices,
        (select jsonb_object_agg(code, coalesce(to_jsonb(number_value), to_jsonb(text_value)))
          from unnest(value_ids) value_id join attribute_value using (value_id) join attribute using (attribute_id)
          where code <> all(${TRADE_PARAMETERS}::text[])) parameters,
        (select array_agg(kind order by kind) from goods_showcase where goods_showcase.goods_id = g.goods_id) lists
      from goods g join brand using (brand_id)`
    expect(rows).toHaveLength(made.size)
    for (const { key, name, prices, parameters, lists } of rows) {
      const goods = made.get(key)
      expect([key, name]).toEqual([key, goods?.name])
      expect(prices.map(Number)).toEqual(goods?.tiers.map(({ price }) => Number(price)))
      const rounded = Object.entries(goods?.attributes ?? {}).map(([code, value]) => [
        code,
        typeof value === 'number' ? Number(value.toPrecision(6)) : value,
      ])
      expect(parameters).toEqual(Object.fromEntries(rounded))
      expect(lists ?? []).toEqual((goods?.showcases ?? []).toSorted())
    }
  })

  test('has parameters that the product knows by the same name, unit and separator', async () => {
    const known = await sql<{ code: string; name: string; unit: string | null; separator: string | null }[]>`
      select code, parameter_name name, unit, separator from known_parameter`
    for (const [code, attribute] of Object.entries(attributes))
      expect(known.find((row) => row.code === code)).toEqual({
        code,
        name: attribute.name,
        unit: 'unit' in attribute ? attribute.unit : null,
        separator: 'separator' in attribute ? attribute.separator : null,
      })
  })

  test('names and describes every manufacturer and category, in their order', async () => {
    const brands = await sql`select brand_name, introduce, aliases, recommended_rank from brand order by brand_id`
    expect(brands.map(({ brand_name }) => brand_name)).toEqual(makers.map(({ name }) => name))
    for (const [i, maker] of makers.entries()) {
      expect(brands[i]?.introduce).toBe(introduceMaker(maker))
      expect(brands[i]?.recommended_rank).toBe(maker.recommendedRank ?? null)
      expect(brands[i]?.aliases).toEqual(expect.arrayContaining([...maker.aliases]))
    }
    const rows = await sql`select level, position, category_name from category order by category_id`
    expect(rows).toEqual(categories.map(({ level, position, name }) => ({ level, position, category_name: name })))
  })
})

describe('a demo catalogue whose loading was killed is whole after the next start', () => {
  beforeEach(openEmpty)

  test.each([
    ['while the list was written', firstProgress],
    ['when the goods were in but not yet counted', heldUp],
  ])('%s: it starts again', async (_, atMoment) => {
    await killLoader(holdCounts, atMoment)
    expect(await count()).toBe(0)
    await start()
    expect(await digest()).toBe(whole)
    expect((await imports()).filter(({ status }) => status === 'applied')).toHaveLength(1)
  })

  test('between the goods and their statistics: it is completed', async () => {
    await sql`alter table goods set (autovacuum_enabled = off)` // which would gather them some day
    await killLoader(holdStatistics, heldUp)
    expect(await count()).toBe(SIZE)
    const statistics = () => sql`select from pg_stats where tablename = 'goods'`
    expect(await statistics()).toHaveLength(0)
    await start()
    expect(await digest()).toBe(whole)
    expect(await statistics()).not.toHaveLength(0)
    await start()
    expect(await digest()).toBe(whole)
  })

  test('between two batches of an open store: it continues without duplicates', async () => {
    await killLoader(
      (tx) => tx`lock table goods_showcase in access exclusive mode`, // after the last batch
      heldUp,
      '--start-content',
    )
    expect(await count()).toBe(SIZE)
    expect(await imports()).toEqual([{ status: 'applying' }])
    await start()
    expect(await digest()).toBe(whole)
    expect(await imports()).toEqual([{ status: 'applied' }])
  })
})

describe('the demo catalogue', () => {
  beforeEach(openEmpty)

  test('is loaded once by two processes that start at once', async () => {
    const results = await Promise.allSettled([start(), start()])
    expect(results.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0)
    expect(await count()).toBe(SIZE)
  })

  test('does not change a store with other goods', async () => {
    await sql`insert into brand (brand_name) values ('Own')`
    await importFile('MPN,Manufacturer,Price\nOWN-1,Own,1\n')
    await start()
    expect(await count()).toBe(1)
  })
})
