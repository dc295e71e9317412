import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { MIGRATIONS, migrateStore } from '#app/migrations.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrations/migrate.ts'
import { installQueue } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { createEmptyDatabase } from '#tests/support/databases/empty-database.ts'

/** As the version before has left it, with a list that had these columns. */
async function openOldStore(name: string, columns: string[]): Promise<Sql> {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-old-'))
  for (const file of await readdir(MIGRATIONS)) if (file < '0266') await cp(join(MIGRATIONS, file), join(folder, file))
  const sql = connect(await createEmptyDatabase(inject('templateUrl'), name), { pool: 4 })
  await installQueue(sql, createLog('silent'))
  await migrate(sql, folder)
  await rm(folder, { recursive: true })
  await sql`insert into supply_source (source_name) values ('list')`
  await sql`
    insert into supply_import (source_id, kind, file_names, fingerprint, columns)
    values (1, 'full', '{list.csv}', '', ${JSON.stringify(columns.map((meaning) => ({ heading: meaning, meaning })))}::text::jsonb)`
  await sql`insert into brand (brand_name) values ('Acme')`
  await sql`insert into category (category_name, level, position) values ('Parts', 1, 1)`
  await sql`insert into package (package_name) values ('SOT-23')`
  for (const [model, rohs] of [
    ['YES', true],
    ['NO', false],
    ['STAFF', false],
  ] as const)
    await insertAsBefore(sql, model, rohs)
  await sql`
    insert into goods_change (goods_id, who, before, after)
    select goods_id, 'staff', '{"rohs": true}', '{"rohs": false}' from goods where model = 'STAFF'`
  return sql
}

/** What the version before writes. */
const insertAsBefore = (sql: Sql, model: string, rohs: boolean) => sql`
  insert into goods (brand_id, category_id, package_id, stock, rohs, equivalence, model, stem, goods_name, introduce, cover_pic)
  values (1, 1, 1, 0, ${rohs}, 0, ${model}, ${model}, '', '', '')`

const answers = async (sql: Sql) =>
  Object.fromEntries(
    (await sql`select model, rohs_answer(rohs, rohs_unknown) rohs from goods`).map(({ model, rohs }) => [model, rohs]),
  )

test('parts of a store whose lists had a column for RoHS keep their answer', async () => {
  const sql = await openOldStore('upgrade_rohs_known', ['model', 'brand', 'rohs'])
  await migrateStore(sql)
  expect(await answers(sql)).toEqual({ YES: true, NO: false, STAFF: false })
  await sql.end()
})

test('where no list had one, it is unknown unless staff have answered; the version before can write on; lifecycles stay', async () => {
  const sql = await openOldStore('upgrade_rohs_unknown', ['model', 'brand', 'price'])
  await migrateStore(sql)
  expect(await answers(sql)).toEqual({ YES: true, NO: null, STAFF: false })
  await insertAsBefore(sql, 'LATER', false)
  await insertAsBefore(sql, 'LATER-YES', true)
  await sql`update goods set rohs = true where model = 'NO'`
  expect(await answers(sql)).toEqual({ YES: true, NO: true, STAFF: false, LATER: null, 'LATER-YES': true })
  // What a part had stays; a row that names no lifecycle claims none.
  expect(await sql`select lifecycle, count(*)::int from goods group by 1 order by 1`).toEqual([
    { lifecycle: 'Active', count: 3 },
    { lifecycle: 'Unknown', count: 2 },
  ])
  await sql.end()
})
