import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { MIGRATIONS, migrateStore } from '#app/migrations.ts'
import { leaveDemo } from '#app/open-demo.ts'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { seedDemoShop } from '#demo/demo-shop.ts'
import { createAccount } from '#features/account/server/account.service.ts'
import { loadContent } from '#features/content/server/load-content.service.ts'
import { publishLogins } from '#features/demo-mode/server/demo-mode.service.ts'
import { readShipping, saveRate } from '#features/freight/server/shipping.service.ts'
import { getShopState } from '#features/shop/server/shop.service.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrations/migrate.ts'
import { installQueue } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { createEmptyDatabase, openEmptyDatabase } from '#tests/support/databases/empty-database.ts'

const [buyer] = demoAccounts
const OWN = { email: 'clerk@fernhill.example', password: 'eleven quiet herons', role: 'staff' as const, fullName: 'C' }

/** A database as the version before the settings of the shop has left it, with the texts it came with. */
async function openOldDatabase(name: string): Promise<Sql> {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-old-'))
  for (const file of await readdir(MIGRATIONS))
    if (file < '0067' && !/^005[567]_/.test(file)) await cp(join(MIGRATIONS, file), join(folder, file))
  const sql = connect(await createEmptyDatabase(inject('templateUrl'), name), { pool: 4 })
  await installQueue(sql, createLog('silent'))
  await migrate(sql, folder)
  await rm(folder, { recursive: true })
  await sql`insert into article_topic (topic_name) values ('Numbers')`
  for (const [file, title] of [
    ['01-how-to-read-a-part-number', 'How to read a part number'],
    ['07-tolerance-codes', 'Tolerance letters and what they mean'],
  ] as const) {
    await sql`
      insert into article (topic_id, title, summary, body, published_at, changed_at)
      select topic_id, ${title}, 'About', 'Text', '2026-01-02', '2026-01-02' from article_topic`
    await sql`insert into content_source (source) values (${`articles/${file}.md`})`
  }
  for (const pageName of ['privacy', 'terms-of-use', 'exhibition-2024-germany']) {
    await sql`
      insert into content_page (page_name, title, summary, body, changed_at)
      values (${pageName}, ${pageName}, 'About', 'Text', '2026-11-15')`
    await sql`insert into content_source (source) values (${`pages/${pageName}.md`})`
  }
  return sql
}

const upgrade = async (sql: Sql) => {
  await migrateStore(sql)
  await loadContent(sql)
}
const titles = async (sql: Sql) => (await sql`select title from article order by title`).map(({ title }) => title)
const pages = async (sql: Sql) =>
  Object.fromEntries((await sql`select page_name, state from content_page`).map((row) => [row.page_name, row.state]))
const menu = async (sql: Sql) => (await sql`select label from site_link where place = 'menu'`).map(({ label }) => label)

test('a store that is no demo loses unchanged demo content, and keeps what its owner has changed', async () => {
  const sql = await openOldDatabase('upgrade_own')
  await createAccount(sql, OWN)
  await sql`update site_info set site_name = 'Fernhill Parts', phone = '+31 30 1'`
  await sql`update bank_account set beneficiary = 'Fernhill' where currency = 'CNY'`
  await sql`update article set body = 'Rewritten' where title like 'Tolerance%'`
  await sql`update content_page set body = 'Our terms' where page_name = 'terms-of-use'`
  await upgrade(sql)
  const { settings, bankAccounts, owned } = await getShopState(sql)
  expect(settings).toMatchObject({ name: 'Fernhill Parts', phone: '+31 30 1', demoContent: false })
  expect(owned).toBe(true)
  expect(bankAccounts.map(({ beneficiary }) => beneficiary)).toEqual(['Fernhill'])
  expect(await titles(sql)).toEqual(['Tolerance letters and what they mean'])
  expect(await pages(sql)).toMatchObject({ 'terms-of-use': 'published', privacy: 'template' })
  expect(await pages(sql)).not.toHaveProperty('exhibition-2024-germany')
  expect(await menu(sql)).not.toContain('2024 Germany Exhibition')
  expect((await readShipping(sql)).rates).toHaveLength(34)
  await sql.end()
})

test('a store with staff accounts has an owner, and does not open /setup', async () => {
  const sql = await openOldDatabase('upgrade_plain')
  await createAccount(sql, OWN)
  await upgrade(sql)
  expect(await getShopState(sql)).toMatchObject({ owned: true, bankAccounts: [], settings: { name: '' } })
  await sql.end()
})

test('a demo keeps everything, and loses demo content when it is no longer a demo', async () => {
  const sql = await openOldDatabase('upgrade_demo')
  await publishLogins(sql, [buyer])
  await sql`update article set body = 'Rewritten' where title like 'Tolerance%'`
  await upgrade(sql)
  expect(await titles(sql)).toHaveLength(2)
  expect(await pages(sql)).toMatchObject({ privacy: 'published', 'exhibition-2024-germany': 'published' })
  expect(await menu(sql)).toContain('2024 Germany Exhibition')
  await seedDemoShop(sql)
  const demo = await getShopState(sql)
  expect(demo.settings).toMatchObject({ name: 'Ohmstead', city: 'Rotterdam', logo: '/logo.svg', demoContent: true })
  expect(demo.bankAccounts).toHaveLength(2)
  const rates = () => sql`select express_id, zone from express_rate`
  expect(await rates()).toHaveLength(34)
  await saveRate(sql, { ...(await ownRate(sql)), firstAmount: '5' })
  await sql`update shop_settings set settings = settings || '{"phone": "+31 30 1"}'`

  await leaveDemo(sql)
  const after = await getShopState(sql)
  expect(after).toMatchObject({ owned: false, bankAccounts: [], settings: { name: '', phone: '+31 30 1', logo: '' } })
  expect(await titles(sql)).toEqual(['Tolerance letters and what they mean'])
  expect(await pages(sql)).toMatchObject({ privacy: 'template' })
  expect(await pages(sql)).not.toHaveProperty('exhibition-2024-germany')
  expect(await menu(sql)).not.toContain('Exposition')
  expect(await rates()).toEqual([{ express_id: 1, zone: 1 }])
  await sql.end()
})

/** A rate as staff see it, to be changed. */
async function ownRate(sql: Sql) {
  const { version, rates } = await readShipping(sql)
  const rate = rates.find(({ expressId, zone, currency }) => expressId === 1 && zone === 1 && currency === 'USD')
  if (!rate) throw new Error('there is no such rate')
  return { version, ...rate }
}

test('a new demo is filled automatically, and changes are kept at the next start', async () => {
  const { sql } = await openEmptyDatabase(inject('templateUrl'), 'upgrade_new_demo')
  expect((await readShipping(sql)).rates).toEqual([])
  await seedDemoShop(sql)
  expect((await readShipping(sql)).rates).toHaveLength(34)
  expect(await menu(sql)).toContain('2025 Japan Exhibition')
  expect(await pages(sql)).toMatchObject({ privacy: 'published', 'demo-tour': 'published' })
  await sql`update shop_settings set settings = settings || '{"name": "Renamed"}'`
  await seedDemoShop(sql)
  expect((await getShopState(sql)).settings.name).toBe('Renamed')
  await sql.end()
})
