import { describe, expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { listJobs } from '#tests/support/jobs.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../stock-notice.contract.ts'
import { confirmationHandler } from './stock-notice.jobs.ts'
import { sendDueNotices } from './stock-notice.service.ts'

const world = await createWorld()
const visitor = world.visitor()
const SHOP = 'https://store.example'

let visitors = 0
const newAddress = () => `waiting-${process.pid}-${++visitors}@firm.example`
const setStock = (id: number, stock: number) => world.sql`update goods set stock = ${stock} where goods_id = ${id}`
const keyIn = (mail: { text: string } | undefined) => /key=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? ''
/** Only the confirmations: mails stay in the queue, where they can be read. */
async function mailsTo(email: string) {
  await runDueJobs(world.sql, [confirmationHandler(SHOP)], createLog('error'))
  return world.mailsTo(email)
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

describe('a notice when a part is back in stock', () => {
  test('is sent to a buyer once, when the minimum is in stock', async () => {
    const { id, model } = await world.goods({ stock: 0, minBuyCount: 10 })
    const { call, email } = await world.buyer()
    expect(await call(contract.askForStockNotice, { goodsId: id })).toEqual({ confirmed: true })
    await setStock(id, 9)
    await sendDueNotices(world.sql, SHOP)
    expect(await subjectsTo(email)).toEqual([])
    await setStock(id, 50)
    await sendDueNotices(world.sql, SHOP)
    await sendDueNotices(world.sql, SHOP)
    expect(await subjectsTo(email)).toEqual([`${model} is back in stock`])
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(`${SHOP}/goods/detail/${id}`)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  test('is noted for a buyer who calls over HTTP with a token alone', async () => {
    const { id } = await world.goods({ stock: 0 })
    const { token } = await world.buyer()
    const { path } = contract.askForStockNotice
    const answer = await (await world.http()).inject({
      method: 'POST',
      url: path,
      headers: { token },
      payload: { goodsId: id },
    })
    expect(answer.json()).toMatchObject({ code: 0, data: { confirmed: true } })
  })

  test('is sent to a visitor only after a confirmation; a new request needs a new confirmation', async () => {
    const { id, model } = await world.goods({ stock: 0 })
    const email = newAddress()
    const ask = () => visitor.call(contract.askForStockNotice, { goodsId: id, email })
    expect(await ask()).toEqual({ confirmed: false })
    await setStock(id, 5)
    await sendDueNotices(world.sql, SHOP)
    expect(await subjectsTo(email)).toEqual([`Please confirm your stock notice for ${model}`])
    const key = keyIn((await mailsTo(email))[0])
    expect(await visitor.call(contract.confirmStockNotice, { key })).toEqual({ goodsModel: model })
    // The response time does not reveal confirmed addresses.
    await setStock(id, 0)
    await ask()
    expect(await listJobs(world.sql, { name: 'stock-notice.confirm', payload: { emailKey: email } })).toHaveLength(1)
    expect(await subjectsTo(email)).toHaveLength(1)
    await setStock(id, 5)
    await sendDueNotices(world.sql, SHOP)
    expect((await subjectsTo(email))[0]).toBe(`${model} is back in stock`)
    await setStock(id, 0)
    await ask()
    expect((await subjectsTo(email))[0]).toBe(`Please confirm your stock notice for ${model}`)
  })

  test('one click ends all notices to an address, also when repeated', async () => {
    const [one, other] = [await world.goods({ stock: 0 }), await world.goods({ stock: 0 })]
    const { call, email } = await world.buyer()
    for (const { id } of [one, other]) await call(contract.askForStockNotice, { goodsId: id })
    const [row] = await world.sql<{ key: string }[]>`select secret "key" from stock_notice where goods_id = ${one.id}`
    const press = () => visitor.call(contract.stopStockNoticesOneClick, { key: row?.key ?? '' })
    expect([await press(), await press()]).toEqual([{ stopped: 2 }, { stopped: 0 }])
    for (const { id } of [one, other]) await setStock(id, 5)
    await sendDueNotices(world.sql, SHOP)
    expect(await subjectsTo(email)).toEqual([])
    await expect(visitor.call(contract.confirmStockNotice, { key: row?.key ?? '' })).rejects.toMatchObject({
      reason: 'not_found',
    })
    expect(await visitor.call(contract.stopStockNotices, { key: 'a'.repeat(64) })).toEqual({ stopped: 0 })
  })

  test.each(['Obsolete', 'No longer in range'])(
    'is refused for a part that is %s, which promises nothing',
    async (lifecycle) => {
      const { id } = await world.goods({ stock: 0 })
      await world.sql`update goods set lifecycle = ${lifecycle}, lead_weeks = 8 where goods_id = ${id}`
      await expect(visitor.call(contract.askForStockNotice, { goodsId: id, email: newAddress() })).rejects.toThrow(
        'No further stock',
      )
      expect(await visitor.call(goodsDetail, { goodsId: id })).toMatchObject({ lifecycle, leadWeeks: 0, incoming: [] })
    },
  )

  test('is refused for parts in stock and without an address; mails are limited', async () => {
    const [there, awaited] = [await world.goods({ stock: 5 }), await world.goods({ stock: 0 })]
    const email = newAddress()
    const ask = (goodsId: number, address = email) =>
      visitor.call(contract.askForStockNotice, { goodsId, email: address })
    await expect(ask(there.id)).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(ask(2_000_000_000)).rejects.toMatchObject({ reason: 'not_found' })
    await expect(ask(awaited.id, 'nobody')).rejects.toMatchObject({ reason: 'invalid_input' })
    for (let turn = 0; turn < 3; turn += 1) await ask(awaited.id)
    await expect(ask(awaited.id)).rejects.toMatchObject({ reason: 'too_many_requests' })
  })
})

test('a part has stock, shipping days and incoming deliveries per warehouse', async () => {
  const { id } = await world.goods({ stock: 900 })
  const trade = { warehouses: { Shenzhen: 700, Rotterdam: 300 }, days: { Rotterdam: 1, Shenzhen: 4 } }
  const incoming = [
    { count: 5, on: '2020-01-01' },
    { count: 5000, on: '2999-12-01' },
  ]
  await world.sql`insert into goods_trade (goods_id, warehouses, ship_days, incoming)
    values (${id}, ${world.sql.json(trade.warehouses)}, ${world.sql.json(trade.days)}, ${world.sql.json(incoming)})`
  expect(await visitor.call(goodsDetail, { goodsId: id })).toMatchObject({
    warehouses: [
      { name: 'Rotterdam', stockCount: 200, shipDays: 1 },
      { name: 'Shenzhen', stockCount: 700, shipDays: 4 },
    ],
    incoming: [{ count: 5000, on: '2999-12-01' }],
  })
})
