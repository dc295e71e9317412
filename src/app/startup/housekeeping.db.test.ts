import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storedName } from '#features/resource/server/stored-name.ts'
import { createLog } from '#server/log.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { housekeeping } from './housekeeping.ts'

const world = await createWorld()
const { sql } = world
const mark = `kept-${randomUUID()}`
const { orderNo } = await buyerWithOrder(world)

/** One row of an age, as the features write them. */
const WRITERS: Record<string, (days: number, text: string) => PromiseLike<unknown>> = {
  security_event: (days, text) => sql`
    insert into security_event (at, kind, who, detail, address, network, user_agent)
    values (now() - make_interval(days => ${days}), 'login', '', '', '', '', ${text})`,
  staff_audit: (days, text) => sql`
    insert into staff_audit (at, account_id, who, action, subject, input, address, user_agent)
    values (now() - make_interval(days => ${days}), 0, '', '', '', '{}', '', ${text})`,
  order_note: (days, text) => sql`
    insert into order_note (at, order_id, who, text)
    select now() - make_interval(days => ${days}), order_id, '', ${text} from orders where order_no = ${orderNo}`,
  work_note: (days, text) => sql`
    insert into work_note (at, kind, subject, who, text)
    values (now() - make_interval(days => ${days}), 'part', '1', '', ${text})`,
  feedback: (days, text) => sql`
    insert into feedback (type, email, content, answered_at)
    values (99, 'a@b.example', ${text}, now() - make_interval(days => ${days}))`,
  goods_need: (days, text) => sql`
    insert into goods_need (need_no, goods_model, brand_name, count, email, remark, created_at)
    values (${`N${randomUUID().slice(0, 12)}`}, 'X', '', 1, 'a@b.example', ${text}, now() - make_interval(days => ${days}))`,
  enquiry: (days, text) => sql`
    insert into enquiry (enquiry_no, draft_id, contact_name, email, company, phone, remark, created_at)
    values (${`Q${randomUUID().slice(0, 12)}`}, gen_random_uuid(), 'Ada', 'a@b.example', '', '', ${text},
      now() - make_interval(days => ${days}))`,
  rate_limit: (days, text) => sql`
    insert into rate_limit (bucket, used, resets_at) values (${text}, 1, now() + interval '1 hour' - make_interval(days => ${days}))`,
}

test.each([
  ['security_event', 400],
  ['staff_audit', 1096],
  ['order_note', 1096],
  ['work_note', 1096],
  ['feedback', 1096],
  ['goods_need', 1096],
  ['enquiry', 1096],
  ['rate_limit', 1],
])('%s is kept for %d days', async (table, days) => {
  const [young, old] = [`${mark}-young-${table}`, `${mark}-old-${table}`]
  await WRITERS[table]?.(days - 1, young)
  await WRITERS[table]?.(days + 1, old)
  await housekeeping.handle({ sql, log: createLog('silent') }, undefined)
  const found = async (text: string) =>
    (await sql`select from ${sql(table)} t where t::text like ${`%${text}%`}`).length
  expect([await found(young), await found(old)]).toEqual([1, 0])
})

test('the attachments of visitors leave with their contacts, files included', async () => {
  const [resourceId, { files }] = [randomBytes(16).toString('hex'), world.services]
  await files.put(storedName(resourceId), Buffer.from('a drawing'))
  await sql`
    insert into resource (resource_id, account_id, kind, content_type, size, file_name, claimed_at)
    values (${resourceId}, null, 'attachment', 'application/pdf', 9, 'drawing of Ada.pdf', now())`
  await WRITERS.enquiry?.(1097, `${mark}-attached`)
  await sql`
    insert into enquiry_attachment (enquiry_id, resource_id, file_name)
    select enquiry_id, ${resourceId}, 'drawing of Ada.pdf' from enquiry where remark = ${`${mark}-attached`}`
  await housekeeping.handle({ sql, log: createLog('silent') }, undefined)
  await world.runJobs()
  expect(await sql`select from resource where resource_id = ${resourceId}`).toEqual([])
  expect(await files.find(storedName(resourceId))).toBeUndefined()
})

test('a step that fails holds up no other, and is reported', async () => {
  const old = `${mark}-behind-a-fault`
  await WRITERS.feedback?.(1097, old)
  await sql.unsafe(`
    create function refuse_deletion() returns trigger language plpgsql as $$ begin raise exception 'no space left'; end $$;
    create trigger refused before delete on rate_limit for each statement execute function refuse_deletion()`)
  try {
    await expect(housekeeping.handle({ sql, log: createLog('silent') }, undefined)).rejects.toThrow('no space left')
  } finally {
    await sql`drop function refuse_deletion cascade`
  }
  expect(await sql`select from feedback where content = ${old}`).toEqual([])
})
