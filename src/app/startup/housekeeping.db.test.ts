import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
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
