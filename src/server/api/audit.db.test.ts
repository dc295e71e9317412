import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { deleteOldAudit, eraseFromAudit } from './audit.ts'

const { sql } = await createWorld(`audit_${process.env.VITEST_POOL_ID ?? '1'}`)

test('a person with thousands of orders is erased, in statements of a few hundred inputs', async () => {
  const snapshot = {
    orderNo: 'E1',
    buyer: { fullName: 'Ada', phones: ['1', '2'] },
    lines: [{ count: 2, remark: 'Ada' }],
  }
  await sql`
    insert into staff_audit (account_id, who, action, subject, input, before, after, address, user_agent)
    select 0, 'x', 'x', 'E' || n % 3001, jsonb_build_object('orderNo', 'E' || n % 3001, 'text', 'Ada'),
      ${sql.json(snapshot)}, ${sql.json(snapshot)}, '', ''
    from generate_series(1, 6002) n`
  await sql`create sequence statements_seen`
  await sql.unsafe(`
    create function note_statement() returns trigger language plpgsql as
      $$ begin perform nextval('statements_seen'); return null; end $$;
    create trigger note_statements after update on staff_audit for each statement execute function note_statement()`)
  await sql.begin((tx) =>
    eraseFromAudit(
      tx,
      Array.from({ length: 3000 }, (_, n) => ({ orderNo: `E${n + 1}` })),
    ),
  )

  const left = await sql`select subject, input from staff_audit where staff_audit::text like '%Ada%' group by 1, 2`
  expect(left).toEqual([{ subject: 'E0', input: { orderNo: 'E0', text: 'Ada' } }])
  const lines = [{ count: 2, remark: '(erased)' }]
  const erased = { orderNo: 'E1', buyer: { fullName: '(erased)', phones: ['(erased)', '(erased)'] }, lines }
  const rows = await sql`select distinct before, after from staff_audit where subject <> 'E0'`
  expect(rows).toEqual([{ before: erased, after: erased }])
  const [seen] = await sql`select last_value::int count from statements_seen`
  expect(seen).toEqual({ count: 15 })
})

test('what is kept no longer goes, however much it is', async () => {
  const days = { old: 1097, young: 1095 }
  for (const [subject, age] of Object.entries(days))
    await sql`
      insert into staff_audit (at, account_id, who, action, subject, input, address, user_agent)
      select now() - make_interval(days => ${age}), 0, 'x', 'x', ${subject}, '{}', '', '' from generate_series(1, 12000)`
  await deleteOldAudit(sql)
  const left = await sql`select subject, count(*)::int from staff_audit where subject in ('old', 'young') group by 1`
  expect(left).toEqual([{ subject: 'young', count: 12000 }])
})
