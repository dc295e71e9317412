import { describe, expect, test } from 'vitest'
import { inTransaction } from '#server/database/connect.ts'
import { createWorld } from '#tests/support/world.ts'
import { buyNow, joinCart, viewCart, viewFastLine } from '../cart.contract.ts'
import { takeCartLines } from './cart.service.ts'
import { readFastLine, takeFastLine } from './fast-line.service.ts'

const world = await createWorld()

describe('Buy Now', () => {
  test('creates a separate line with its price, and does not change the cart', async () => {
    const { id } = await world.goods()
    const { call } = await world.buyer()
    await call(joinCart, { goodsId: id, count: 1 })
    const { fastId } = await call(buyNow, { goodsId: id, count: 4 })
    expect(await call(viewFastLine, { fastId })).toMatchObject({
      line: { goodsId: id, count: 4, unitPrice: '0.5', amount: '2' },
    })
    expect((await call(viewCart, {})).list).toMatchObject([{ goodsId: id, count: 1 }])
  })

  test('follows the same rules as the cart', async () => {
    const { id } = await world.goods({ stock: 20, minBuyCount: 10, multCount: 10 })
    const { call } = await world.buyer()
    const refused = (count: number, goodsId = id) => expect(call(buyNow, { goodsId, count })).rejects
    await refused(30).toMatchObject({ message: 'The amount added cannot be greater than the stock!' })
    await refused(5).toMatchObject({ reason: 'below_minimum' })
    await refused(15).toMatchObject({ reason: 'off_multiple' })
    await refused(1, 2_000_000_000).toMatchObject({ reason: 'not_found' })
  })

  test('is available to its buyer only, for a day', async () => {
    const { id } = await world.goods()
    const [buyer, other] = [await world.buyer(), await world.buyer()]
    const { fastId } = await buyer.call(buyNow, { goodsId: id, count: 1 })
    await expect(other.call(viewFastLine, { fastId })).rejects.toMatchObject({ reason: 'not_found' })
    await world.sql`update fast_line set created_at = now() - interval '25 hours' where fast_id = ${fastId}`
    await expect(buyer.call(viewFastLine, { fastId })).rejects.toMatchObject({
      message: 'This purchase is no longer open. Please choose the part again.',
    })
    await expect(readFastLine(world.sql, buyer.accountId, fastId)).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('a buyer keeps the newest twenty', async () => {
    const { id } = await world.goods()
    const { call, accountId } = await world.buyer()
    const first = await call(buyNow, { goodsId: id, count: 1 })
    for (let i = 0; i < 20; i++) await call(buyNow, { goodsId: id, count: 1 })
    expect(await world.sql`select from fast_line where account_id = ${accountId}`).toHaveLength(20)
    await expect(call(viewFastLine, first)).rejects.toMatchObject({ reason: 'not_found' })
  })
})

describe('for the checkout', () => {
  test('ordered lines are removed from the cart, the others stay', async () => {
    const [a, b, c] = [await world.goods(), await world.goods(), await world.goods()]
    const { call, accountId } = await world.buyer()
    const other = await world.buyer()
    for (const [place, { id }] of [a, b, c].entries()) await call(joinCart, { goodsId: id, count: place + 1 })
    await other.call(joinCart, { goodsId: a.id, count: 9 })
    await inTransaction(world.sql, (tx) =>
      takeCartLines(
        tx,
        accountId,
        [a.id, c.id, 2_000_000_000].map((goodsId) => ({ goodsId, packing: '' })),
      ),
    )
    expect((await call(viewCart, {})).list).toMatchObject([{ goodsId: b.id, count: 2 }])
    expect((await other.call(viewCart, {})).list).toMatchObject([{ goodsId: a.id, count: 9 }])
  })

  test('a Buy Now can be ordered once', async () => {
    const { id } = await world.goods()
    const { call, accountId } = await world.buyer()
    const { fastId } = await call(buyNow, { goodsId: id, count: 3 })
    const line = { goodsId: id, count: 3 }
    expect(await readFastLine(world.sql, accountId, fastId)).toMatchObject(line)
    expect(await inTransaction(world.sql, (tx) => takeFastLine(tx, accountId, fastId))).toMatchObject(line)
    await expect(readFastLine(world.sql, accountId, fastId)).rejects.toMatchObject({ reason: 'not_found' })
  })
})
