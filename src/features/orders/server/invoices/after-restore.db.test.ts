import { beforeEach, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { formatInvoiceNumber } from '../../invoice-number.rules.ts'
import { getLastInvoiceNumber, skipInvoiceNumbers } from './after-restore.service.ts'

const world = await createWorld(`after_restore_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const year = new Date().getFullYear()
const inv = (number: number, ofYear = year) => formatInvoiceNumber({ year: ofYear, number })
const backupAt = new Date(Date.now() - 3_600_000)

beforeEach(async () => {
  await sql`delete from invoice_gap`
  await sql`delete from invoice_counter`
  await sql`insert into invoice_counter (year, last) values (${year - 1}, 900), (${year}, 41)`
})

const skip = (known: { replaced?: string; named?: string } = {}, at = backupAt) =>
  sql.begin((tx) => skipInvoiceNumbers(tx, { backupAt: at, replaced: '', ...known }))
const last = () => sql.begin((tx) => getLastInvoiceNumber(tx))
const gaps = () =>
  sql`select year, first_number "first", last_number "last", backup_at "backupAt" from invoice_gap order by 2`

test('when nobody knows the last number, so many are left out as can have been given out, and it is noted', async () => {
  expect(await skip()).toContain(`Invoices continue with ${inv(1042)}. ${inv(42)} to ${inv(1041)} were given out`)
  expect(await last()).toBe(inv(1041))
  expect(await gaps()).toEqual([{ year, first: 42, last: 1041, backupAt }])
})

test('the number of the replaced database counts, and so do invoices issued after it was copied', async () => {
  await skip({ replaced: inv(5000) })
  expect(await last()).toBe(inv(6000))
})

test('a named number leaves out no more than was given out', async () => {
  expect(await skip({ named: inv(57) })).toContain(`Invoices continue with ${inv(58)}. ${inv(42)} to ${inv(57)}`)
  expect(await last()).toBe(inv(57))
  expect(await gaps()).toMatchObject([{ first: 42, last: 57 }])
})

test('a named number below what the replaced database has given out is not believed', async () => {
  await skip({ replaced: inv(60), named: inv(57) })
  expect(await last()).toBe(inv(60))
})

test('a store that was only moved goes on without a gap', async () => {
  expect(await skip({ named: '' })).toBe('')
  expect(await last()).toBe(inv(41))
  expect(await gaps()).toEqual([])
})

test('a backup of the year before leaves out numbers of this one', async () => {
  await sql`delete from invoice_counter where year = ${year}`
  await skip({ replaced: inv(900, year - 1) }, new Date(Date.now() - 2.5 * 86_400_000))
  expect(await last()).toBe(inv(3000))
  expect(await gaps()).toMatchObject([{ year, first: 1, last: 3000 }])
})

test('restored twice, numbers of the first time are not given out again if they are known', async () => {
  await skip()
  const known = await last()
  await sql`update invoice_counter set last = 41 where year = ${year}`
  await sql`delete from invoice_gap`
  await skip({ replaced: known })
  expect(await last()).toBe(inv(2041))
})
