import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { today } from '#features/staff/staff.contract.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { publicOutside } from '#server/net/outside.ts'
import { payFor, placeOrder } from '#tests/drills/shop.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../webhooks.contract.ts'
import { MAX_DELIVERY_ATTEMPTS, MAX_FAILED_IN_A_ROW } from '../../webhooks.rules.ts'
import { webhookHandler } from './deliver.job-handlers.ts'
import { emitStockEvents } from './stock-events.job-handlers.ts'

const world = await createWorld(`webhooks_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const admin = await world.staff()
const log = createLog('silent')

/** A server that receives webhooks. */
const receiver = { status: 200, got: [] as Array<{ headers: IncomingHttpHeaders; body: string }> }
const server = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  receiver.got.push({ headers: request.headers, body })
  response.writeHead(receiver.status, { location: 'http://127.0.0.1:1/' }).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo // it listens on a port
afterAll(() => void server.close())

beforeEach(async () => {
  await sql`delete from webhook`
  await sql`truncate graphile_worker._private_jobs, stock_change`
  Object.assign(receiver, { status: 200, got: [] })
})

const WEBHOOK = { version: 0, address: 'https://erp.example.com/hook', active: true }

/** The webhook has a public URL; here it resolves to the server of the test. */
async function addWebhook(events: contract.WebhookEvent[]) {
  const { webhookId, secret } = await admin.call(contract.saveWebhook, { ...WEBHOOK, events })
  await sql`update webhook set address = ${`http://127.0.0.1:${port}/hook`} where webhook_id = ${webhookId}`
  return { webhookId, secret: secret ?? '' }
}
/** The server of the test is allowed. */
const ours = { ...publicOutside([port]), isAllowed: () => true }
const send = () => runDueJobs(sql, [webhookHandler({ ...world.services, outside: ours })], log)
const deliveries = async (webhookId: number) => (await admin.call(contract.webhookDeliveries, { webhookId })).list
const read = async (webhookId: number) =>
  (await admin.call(contract.webhooks, {})).list.find((one) => one.webhookId === webhookId)

describe('a webhook', () => {
  test('gets signed events for placed and paid orders', async () => {
    const { webhookId, secret } = await addWebhook(['order.placed', 'order.paid'])
    const buyer = await buyerWithOrder(world)
    await payFor(buyer.call, buyer.orderNo)
    await send()
    const bodies = receiver.got.map(({ body }) => JSON.parse(body))
    expect(bodies).toMatchObject([
      { type: 'order.placed', data: { orderNo: buyer.orderNo, status: 1 } },
      { type: 'order.paid', data: { orderNo: buyer.orderNo, status: 2 } },
    ])
    const [row] = await sql`select trim_scale(total_amount)::text total from orders where order_no = ${buyer.orderNo}`
    expect(bodies[0].data.totalAmount).toBe(row?.total)
    for (const { headers, body } of receiver.got) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
      expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(300)
    }
    expect(await deliveries(webhookId)).toMatchObject([
      { type: 'order.paid', subject: buyer.orderNo, state: 'delivered', status: 200, attempts: 1 },
      { type: 'order.placed', state: 'delivered' },
    ])
  })

  test('gets only its selected events, and nothing while it is off', async () => {
    const { webhookId } = await addWebhook(['quote.requested'])
    await buyerWithOrder(world)
    await send()
    expect([receiver.got, await deliveries(webhookId)]).toEqual([[], []])
    await admin.call(contract.testWebhook, { webhookId })
    await sql`update webhook set active = false where webhook_id = ${webhookId}`
    await send()
    expect(receiver.got).toEqual([])
    expect(await deliveries(webhookId)).toMatchObject([{ state: 'failed', problem: 'the webhook is turned off' }])
    await expect(admin.call(contract.testWebhook, { webhookId })).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('that answers with an error is retried; redirects are not followed', async () => {
    const { webhookId } = await addWebhook(['order.placed'])
    await admin.call(contract.testWebhook, { webhookId })
    receiver.status = 302
    await send()
    expect(await deliveries(webhookId)).toMatchObject([{ state: 'waiting', status: 302, attempts: 1 }])
    const [job] = await sql<{ later: boolean }[]>`select run_at > now() later from graphile_worker._private_jobs`
    expect(job).toEqual({ later: true })
    receiver.status = 204
    await makeDue(sql, { name: 'webhook.deliver' })
    await send()
    expect(await deliveries(webhookId)).toMatchObject([{ state: 'delivered', status: 204, attempts: 2 }])
  })

  test('is turned off after repeated failures, is listed for staff, and missed events can be sent again', async () => {
    const { webhookId } = await addWebhook(['order.placed'])
    receiver.status = 500
    for (let n = 0; n < MAX_FAILED_IN_A_ROW; n += 1) await admin.call(contract.testWebhook, { webhookId })
    await sql`update webhook_delivery set attempts = ${MAX_DELIVERY_ATTEMPTS - 1}`
    await send()
    expect(await read(webhookId)).toMatchObject({ active: false, disabledAt: expect.any(String) })
    const { queues } = await admin.call(today, {})
    expect(queues.find(({ queue }) => queue === 'webhooks')).toMatchObject({ count: 1 })

    const { version = 0 } = (await read(webhookId)) ?? {}
    const address = 'https://erp.example.com/hook'
    await admin.call(contract.saveWebhook, { webhookId, version, address, events: ['order.placed'], active: true })
    await sql`update webhook set address = ${`http://127.0.0.1:${port}/hook`} where webhook_id = ${webhookId}`
    Object.assign(receiver, { status: 200, got: [] })
    const [missed] = await deliveries(webhookId)
    await admin.call(contract.resendDelivery, { deliveryId: missed?.deliveryId ?? 0 })
    await send()
    expect(receiver.got).toHaveLength(1)
    expect((await deliveries(webhookId))[0]).toMatchObject({ state: 'delivered', attempts: 1 })
    expect(await read(webhookId)).toMatchObject({ active: true, disabledAt: null })
  })

  test('with an address inside the network is neither saved nor called', async () => {
    for (const address of [
      'http://erp.example.com/',
      'https://127.0.0.1/',
      'https://10.0.0.7/x',
      'https://erp.local/',
      'https://erp.example.com:8443/',
    ])
      await expect(
        admin.call(contract.saveWebhook, { ...WEBHOOK, address, events: ['order.placed'] }),
      ).rejects.toMatchObject({ reason: 'invalid_input' })
    const { webhookId } = await addWebhook(['order.placed'])
    await admin.call(contract.testWebhook, { webhookId })
    await runDueJobs(sql, [webhookHandler({ ...world.services, outside: publicOutside([port]) })], log)
    expect(receiver.got).toEqual([])
    expect((await deliveries(webhookId))[0]?.problem).toContain('inside the network')
  })
})

test('events are written in the transaction of their change', async () => {
  await addWebhook(['quote.requested'])
  const insert = (tx: typeof sql | Parameters<Parameters<typeof sql.begin>[0]>[0]) => tx`
    insert into enquiry (enquiry_no, draft_id, contact_name, email, company, phone, remark)
    values ('Q0000WEBH', gen_random_uuid(), 'A', 'a@example.com', '', '', '')`
  await sql
    .begin(async (tx) => {
      await insert(tx)
      throw new Error('undone')
    })
    .catch(() => undefined)
  expect((await sql`select from webhook_delivery`).length).toBe(0)
  await insert(sql)
  await send()
  expect(receiver.got.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'quote.requested', data: { enquiryNo: 'Q0000WEBH' } },
  ])
})

describe('changes of stock', () => {
  const noted = async () => (await sql`select from stock_change`).length
  const stockEvents = () =>
    receiver.got.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'stock.changed')

  test('are reported once for each part, with its current stock, however often it was sold', async () => {
    const { webhookId } = await addWebhook(['stock.changed'])
    const { goods, call, addressId } = await buyerWithOrder(world)
    await placeOrder(call, addressId, [{ goodsId: goods.id, count: 3 }])
    expect(await noted()).toBeGreaterThan(1)
    await emitStockEvents(sql)
    await send()
    const part = { goodsId: goods.id, goodsModel: goods.model, brandName: expect.any(String), stockCount: 3 }
    expect(stockEvents()).toMatchObject([{ data: { parts: [part] } }])
    expect(await deliveries(webhookId)).toMatchObject([{ subject: '1 part', state: 'delivered' }])
    await emitStockEvents(sql)
    await send()
    expect([stockEvents().length, await noted()]).toEqual([1, 0])
  })

  test('of many parts are divided into several events', async () => {
    await addWebhook(['stock.changed'])
    const parts = [await world.goods(), await world.goods(), await world.goods()]
    await sql`update goods set stock = stock + 1 where goods_id = any(${parts.map(({ id }) => id)}::int[])`
    await emitStockEvents(sql, 2)
    await send()
    const ids = stockEvents().map(({ data }) => data.parts.map(({ goodsId }: { goodsId: number }) => goodsId))
    expect(ids.map(({ length }) => length).sort()).toEqual([1, 2])
    expect(ids.flat().sort()).toEqual(parts.map(({ id }) => id).sort())
  })

  test('are not recorded while no webhook subscribes to them, nor when the stock has not changed', async () => {
    await addWebhook(['order.placed'])
    const { goods } = await buyerWithOrder(world)
    expect(await noted()).toBe(0)
    await addWebhook(['stock.changed'])
    await sql`update goods set stock = stock, min_buy_count = 2 where goods_id = ${goods.id}`
    await sql`update goods set sales = sales + 1 where goods_id = ${goods.id}`
    expect(await noted()).toBe(0)
  })
})

test('a webhook is removed with its pending deliveries, and only in its current version', async () => {
  const { webhookId } = await addWebhook(['order.placed'])
  await admin.call(contract.testWebhook, { webhookId })
  const late = admin.call(contract.removeWebhook, { webhookId, version: 7 })
  await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  await admin.call(contract.removeWebhook, { webhookId, version: 1 })
  await send()
  expect([receiver.got, (await admin.call(contract.webhooks, {})).list]).toEqual([[], []])
})

test('the secret is shown once and is in no list and no audit entry', async () => {
  const { secret } = await addWebhook(['order.placed'])
  expect(secret).toMatch(/^whsec_/)
  expect(JSON.stringify(await admin.call(contract.webhooks, {}))).not.toContain('whsec_')
  const rows = await sql<{ row: string }[]>`select row_to_json(a)::text row from staff_audit a`
  expect(rows.filter(({ row }) => row.includes(secret))).toEqual([])
})
