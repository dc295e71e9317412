import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listJobs } from '../support/jobs.ts'
import { createWorld } from '../support/world.ts'
import { addAddress, heldOf, prepareOrder, stockOf } from './shop.ts'

const world = await createWorld()
const buyer = await world.buyer()
let addressId: number
beforeAll(async () => {
  addressId = await addAddress(world.sql, buyer.call)
})

async function create(input: object, key: string) {
  const app = await world.http()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/order/create',
    payload: input,
    headers: { token: buyer.token, 'idempotency-key': key },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const written = async (orderNo: string) => {
  const [row] = await world.sql`
    select count(*)::int orders,
      (select count(*)::int from order_line l join orders using (order_id) where order_no = ${orderNo}) lines,
      (select count(*)::int from order_event e join orders using (order_id) where order_no = ${orderNo}) events
    from orders where order_no = ${orderNo}`
  const expiries = await listJobs(world.sql, { name: 'order.expire', payload: { orderNo } })
  const mails = await listJobs(world.sql, { name: 'mail', payload: { subject: `Order ${orderNo} received` } })
  return { ...row, expiries: expiries.length, mails: mails.length }
}
const CONFLICT = `raise exception 'injected' using errcode = '40001'`
const ALWAYS = `perform setval('fault_count', 1); ${CONFLICT}`
const WHOLE = { orders: 1, lines: 1, events: 1, expiries: 1, mails: 1 }

describe('the same order/create 100 times with one key', () => {
  test('is one order, and all callers get its number', async () => {
    const goods = await world.goods({ stock: 100 })
    const input = await prepareOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 3 }])
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => create(input, key)))
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([0]))
    const numbers = new Set<string>(answers.map((answer) => answer.data.orderNo))
    expect(numbers.size).toBe(1)
    expect(await written([...numbers][0] ?? '')).toEqual(WHOLE)
    expect([await stockOf(world.sql, goods.id), await heldOf(world.sql, goods.id)]).toEqual([97, 3])
    expect((await create({ ...input, remark: 'another' }, key)).code).toBe(100003)
    console.log(JSON.stringify({ drill: 'one key', calls: answers.length, orders: numbers.size }))
  })
})

describe('a database that fails in the middle of an order', () => {
  /** Two of three times, when the lines are written. A sequence is not rolled back, so it counts every try. */
  const inject = (fault: string) =>
    world.sql.unsafe(`
      create sequence fault_count;
      create function fail_now() returns trigger language plpgsql as $$
      begin
        if nextval('fault_count') % 3 <> 0 then ${fault}; end if;
        return new;
      end $$;
      create trigger fail_now before insert on order_line for each row execute function fail_now()`)
  afterEach(() =>
    world.sql.unsafe(
      'drop trigger if exists fail_now on order_line; drop function if exists fail_now; drop sequence if exists fault_count',
    ),
  )

  test.each([
    ['serialization failures', CONFLICT],
    ['deadlocks', `raise exception 'injected' using errcode = '40P01'`],
  ])('%s are retried: every order is complete or missing', async (name, fault) => {
    const goods = await world.goods({ stock: 1000 })
    const input = await prepareOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 2 }])
    await inject(fault)
    const orders: string[] = []
    for (let turn = 0; turn < 10; turn++) {
      const answer = await create(input, randomUUID())
      expect(answer).toMatchObject({ status: 200, code: 0 })
      orders.push(answer.data.orderNo)
    }
    const [tries] = await world.sql<{ count: number }[]>`select last_value::int count from fault_count`
    expect(tries?.count).toBe(30)
    for (const orderNo of orders) expect(await written(orderNo)).toEqual(WHOLE)
    expect([await stockOf(world.sql, goods.id), await heldOf(world.sql, goods.id)]).toEqual([980, 20])
    console.log(JSON.stringify({ drill: 'faults', kind: name, orders: orders.length, tries: tries?.count }))
  })

  test('a permanent error is reported, and nothing is written', async () => {
    const goods = await world.goods({ stock: 10 })
    const input = await prepareOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 2 }])
    await inject(ALWAYS)
    const answer = await create(input, randomUUID())
    expect(answer).toMatchObject({ status: 500, code: 500000 })
    expect([await stockOf(world.sql, goods.id), await heldOf(world.sql, goods.id)]).toEqual([10, 0])
  })
})
