import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { MIGRATIONS, migrateStore } from '#app/migrations.ts'
import { listRates } from '#features/catalog/server/rates.service.ts'
import { getShop } from '#features/shop/server/shop.service.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrations/migrate.ts'
import { installQueue } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { createEmptyDatabase } from '#tests/support/databases/empty-database.ts'

/** As the version before has left it, with parts in these currencies and these settings. */
async function openOldStore(name: string, settings: object, currencies: string[]): Promise<Sql> {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-old-'))
  for (const file of await readdir(MIGRATIONS)) if (file < '0333') await cp(join(MIGRATIONS, file), join(folder, file))
  const sql = connect(await createEmptyDatabase(inject('templateUrl'), name), { pool: 4 })
  await installQueue(sql, createLog('silent'))
  await migrate(sql, folder)
  await rm(folder, { recursive: true })
  await sql`update shop_settings set settings = ${JSON.stringify(settings)}::text::jsonb`
  await sql`update currency_rate set per_usd = 7.25 where currency = 'CNY'`
  await sql`insert into brand (brand_name) values ('Acme')`
  await sql`insert into category (category_name, level, position) values ('Parts', 1, 1)`
  await sql`insert into package (package_name) values ('SOT-23')`
  for (const currency of currencies) await insertPart(sql, currency)
  return sql
}

const insertPart = (sql: Sql, currency: string) => sql`
  insert into goods (brand_id, category_id, package_id, stock, rohs, equivalence, model, stem, goods_name, introduce, cover_pic, currency)
  values (1, 1, 1, 0, true, 0, ${currency}, ${currency}, '', '', '', ${currency})`

const rates = async (sql: Sql) => (await listRates(sql)).map(({ currency, perMain }) => [currency, Number(perMain)])

test('a store keeps the currencies in which it has prices, and its rate', async () => {
  const sql = await openOldStore('upgrade_both', { name: 'Fernhill' }, ['USD', 'CNY'])
  await migrateStore(sql)
  expect((await getShop(sql)).settings).toMatchObject({ name: 'Fernhill', currencies: ['USD', 'CNY'] })
  expect(await rates(sql)).toEqual([
    ['USD', 1],
    ['CNY', 7.25],
  ])
  await expect(insertPart(sql, 'EUR')).rejects.toThrow(/foreign key/)
  await sql`update shop_settings set settings = settings || '{"currencies": ["USD", "CNY", "EUR"]}'`
  await insertPart(sql, 'EUR')
  await sql.end()
})

test('one whose main currency is not the dollar has rates per unit of it; one that sells in dollars alone has no other', async () => {
  const yuan = await openOldStore('upgrade_yuan', { currencies: ['CNY'] }, ['USD', 'CNY'])
  await migrateStore(yuan)
  expect(await rates(yuan)).toEqual([
    ['CNY', 1],
    ['USD', expect.closeTo(1 / 7.25, 9)],
  ])
  await yuan.end()
  const dollars = await openOldStore('upgrade_dollars', { currencies: ['USD'] }, ['USD'])
  await migrateStore(dollars)
  expect(await rates(dollars)).toEqual([['USD', 1]])
  await dollars.end()
})
