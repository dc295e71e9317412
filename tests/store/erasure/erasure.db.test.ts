import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { deleteAccount, exportData } from '#features/account/personal-data.contract.ts'
import { identify, logIn } from '#features/account/server/account.service.ts'
import { eraseCustomer } from '#features/customers/customers.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { ofTheShop, others, personal } from './personal-columns.ts'
import { createMarks, leaveTraces, type Marks } from './traces.ts'

const world = await createWorld(`erasure_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world

const TEXTS = ['text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'inet', 'cidr', 'tsvector']
const nameOf = (schema: string, table: string) => (schema === 'public' ? table : `${schema}.${table}`)

async function listTextColumns() {
  const rows = await sql<{ schema: string; table: string; column: string }[]>`
    select table_schema "schema", table_name "table", column_name "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type = any(${TEXTS}::text[])`
  return rows.map(({ schema, table, column }) => ({ schema, table: nameOf(schema, table), bare: table, column }))
}

/** `table.column` of every place where one of the marks is found. */
async function findMarks({ word, phone, network, browser }: Marks, email: string): Promise<string[]> {
  const found: string[] = []
  for (const { schema, bare, table, column } of await listTextColumns()) {
    const [hit] = await sql<{ hit: boolean }[]>`
      select exists (select from ${sql(schema)}.${sql(bare)}
        where strpos(${sql(column)}::text, ${word}) > 0 or strpos(${sql(column)}::text, ${phone}) > 0
          or strpos(${sql(column)}::text, ${network}) > 0 or strpos(${sql(column)}::text, ${browser}) > 0
          or strpos(lower(${sql(column)}::text), ${email.toLowerCase()}) > 0) hit`
    if (hit?.hit) found.push(`${table}.${column}`)
  }
  return found.sort()
}

const columnsOf = (columns: string) => columns.split(' ')
const placesWith = (onErasure: string) =>
  personal
    .filter((one) => one.onErasure === onErasure)
    .flatMap(({ table, columns }) => columnsOf(columns).map((column) => `${table}.${column}`))

describe('the declared columns', () => {
  test('every column that can hold text is declared, once', async () => {
    const there = (await listTextColumns()).filter(({ table }) => !ofTheShop.includes(table))
    const declared = [
      ...personal.flatMap(({ table, columns }) => columnsOf(columns).map((column) => `${table}.${column}`)),
      ...Object.entries(others).flatMap(([table, columns]) => columnsOf(columns).map((column) => `${table}.${column}`)),
    ]
    expect(declared.sort()).toEqual(there.map(({ table, column }) => `${table}.${column}`).sort())
  })

  test('what is kept has a reason, and is named in the documentation', async () => {
    const page = await readFile('docs/operations/personal-data.md', 'utf8')
    for (const { table, onErasure, why } of personal) {
      expect(why !== undefined, table).toBe(onErasure === 'kept')
      if (why) expect(page, table).toContain(`| \`${table}\` |`)
      if (why) expect(page, table).toContain(why)
    }
  })
})

const search = async (marks: Marks, email: string) => {
  await world.runJobs()
  return findMarks(marks, email)
}

describe('erasing a person', () => {
  test('leaves nothing of them in any column of any table', async () => {
    const [buyer, marks] = [await world.buyer(), createMarks()]
    await leaveTraces(world, buyer, marks)
    const before = await findMarks(marks, buyer.email)
    for (const table of ['staff_audit.input', 'staff_audit.before', 'security_event.address', 'order_note.text'])
      expect(before).toContain(table)
    const declared = [...placesWith('deleted'), ...placesWith('erased'), ...placesWith('kept')]
    expect(before.filter((place) => !declared.includes(place))).toEqual([])

    await buyer.call(deleteAccount, { password: buyer.password })
    expect(await search(marks, buyer.email)).toEqual([])
  })

  test('by staff: an issued invoice stays, and what it is made of', async () => {
    const [buyer, marks] = [await world.buyer(), createMarks()]
    const { staff } = await leaveTraces(world, buyer, marks, { isInvoiced: true })
    await staff.call(eraseCustomer, { accountId: buyer.accountId, confirmEmail: buyer.email })
    const left = await search(marks, buyer.email)
    expect(left).toContain('order_invoice.title')
    expect(left.filter((place) => !placesWith('kept').includes(place))).toEqual([])
  })

  test('the trails still tell what staff did to which number, and refuse any other change', async () => {
    const [buyer, marks] = [await world.buyer(), createMarks()]
    const { staff } = await leaveTraces(world, buyer, marks)
    await buyer.call(deleteAccount, { password: buyer.password })
    const [row] = await sql`
      select who, input from staff_audit where action = '/api/staff/order/note' and who = ${staff.email}`
    expect(row).toMatchObject({ who: staff.email, input: { orderNo: expect.any(String), text: '(erased)' } })
    const kinds = await sql`select kind, address from security_event where account_id = ${buyer.accountId}`
    expect(kinds).toContainEqual({ kind: 'login', address: '' })
    for (const change of [
      `update staff_audit set input = '{}'`,
      `update staff_audit set input = without_texts(input)`,
      `update staff_audit set input = null, who = 'x'`,
      `update security_event set address = 'x'`,
      `update security_event set address = '', network = '', user_agent = '', kind = 'x'`,
    ])
      await expect(sql.unsafe(change), change).rejects.toThrow('append-only')
  })

  test('others are left alone, also those with a similar address', async () => {
    const [leaver, other, marks] = [await world.buyer(), await world.buyer(), createMarks()]
    await sql`update account set email = ${`x${leaver.email}`}, email_key = ${`x${leaver.email}`}
      where account_id = ${other.accountId}`
    const call = world.as(await identify(sql, other.token), other.token)
    await leaveTraces(world, { ...other, call, email: `x${leaver.email}` }, marks)
    const before = await findMarks(marks, `x${leaver.email}`)
    await leaver.call(deleteAccount, { password: leaver.password })
    expect(await findMarks(marks, `x${leaver.email}`)).toEqual(before)
  })
})

test('what a person wrote, and what staff noted about them, is in the export', async () => {
  const [buyer, marks] = [await world.buyer(), createMarks()]
  await leaveTraces(world, buyer, marks)
  const { token } = await logIn(sql, buyer.email, buyer.password)
  const data = await world.as(await identify(sql, token), token)(exportData, {})
  const has = (part: unknown) => expect(JSON.stringify(part)).toContain(marks.word)
  const parts =
    'account invoiceTitles addresses cart partsLists orders returnNotes enquiries enquiryNotes needs feedback'
  for (const part of [...parts.split(' '), 'newsletter', 'customerRecord']) has(data[part])
  expect(data.orders).toContainEqual(
    expect.objectContaining({ staffNotes: [expect.objectContaining({ text: marks.word })] }),
  )
  expect(JSON.stringify(data.securityLog)).toContain(marks.browser)
  expect(JSON.stringify(data.partsLists)).toContain(`"customerRef":"${marks.word}"`)
})
