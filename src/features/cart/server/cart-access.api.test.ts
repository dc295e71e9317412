import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../cart.contract.ts'

const world = await createWorld()
type Buyer = Awaited<ReturnType<typeof world.buyer>>

const contentsOf = async ({ call }: Pick<Buyer, 'call'>) =>
  (await call(contract.viewCart, {})).list.map(({ goodsId, count }) => [goodsId, count])

/** A buyer with so many of each part in the cart, the first put in first. */
async function buyerWith(...lines: Array<readonly [goodsId: number, count: number]>) {
  const buyer = await world.buyer()
  for (const [goodsId, count] of lines) await buyer.call(contract.joinCart, { goodsId, count })
  return buyer
}

describe('who may not', () => {
  test('[AUTH-34, AUTH-38] a visitor must log in', async () => {
    const { call } = world.visitor()
    const { id } = await world.goods()
    const input = { goodsId: id, count: 1 }
    const calls = [
      () => call(contract.viewCart, {}),
      () => call(contract.joinCart, input),
      () => call(contract.joinCartMany, { lines: [input] }),
      () => call(contract.pasteIntoCart, { text: 'LM358DR, 1' }),
      () => call(contract.updateCart, input),
      () => call(contract.deleteFromCart, { goodsIds: [id] }),
      () => call(contract.moveToFavourites, { goodsIds: [id] }),
      () => call(contract.cleanCart, {}),
      () => call(contract.buyNow, input),
      () => call(contract.viewFastLine, { fastId: randomUUID() }),
    ]
    for (const refused of calls) await expect(refused()).rejects.toMatchObject({ reason: 'no_identity' })
  })

  test('another buyer neither sees nor changes a cart', async () => {
    const [a, b] = [await world.goods(), await world.goods()]
    const owner = await buyerWith([a.id, 1], [b.id, 2])
    const other = await buyerWith([b.id, 5])
    await other.call(contract.updateCart, { goodsId: b.id, count: 6 })
    await other.call(contract.deleteFromCart, { goodsIds: [a.id] })
    await other.call(contract.moveToFavourites, { goodsIds: [a.id] })
    expect(await contentsOf(other)).toEqual([[b.id, 6]])
    await other.call(contract.cleanCart, {})
    expect(await contentsOf(owner)).toEqual([
      [b.id, 2],
      [a.id, 1],
    ])
  })

  test('it is deleted with the account', async () => {
    const { id } = await world.goods()
    const { accountId, call } = await buyerWith([id, 1])
    await call(contract.buyNow, { goodsId: id, count: 1 })
    await world.sql`delete from account where account_id = ${accountId}`
    expect(await world.sql`select from cart_line where account_id = ${accountId}`).toHaveLength(0)
    expect(await world.sql`select from fast_line where account_id = ${accountId}`).toHaveLength(0)
  })
})

describe('invalid input is refused with the name of the field', () => {
  test.each([
    ['POST', 'join', { goodsId: '5', count: 1 }, 'goodsId'],
    ['POST', 'join', { goodsId: 5, count: 0 }, 'Please enter a quantity of at least 1.'],
    ['POST', 'join', { goodsId: 5, count: -1 }, 'count'],
    ['POST', 'join', { goodsId: 5, count: 1.5 }, 'count'],
    ['POST', 'join', { goodsId: 5, count: '1' }, 'count'],
    ['POST', 'join', { goodsId: 5, count: 3_000_000_000 }, 'count'],
    ['POST', 'join', { goodsId: 5 }, 'count'],
    ['POST', 'joinMany', { lines: [] }, 'Please choose a part.'],
    ['POST', 'joinMany', { lines: [{ goodsId: 5 }] }, 'count'],
    ['POST', 'goods/update', { goodsId: null, count: 1 }, 'goodsId'],
    ['POST', 'goods/delete', { goodsIds: 5 }, 'goodsIds'],
    ['POST', 'goods/delete', { goodsIds: [] }, 'Please choose a part.'],
    ['POST', 'goods/favorite', { goodsIds: ['x'] }, 'goodsIds'],
    ['POST', 'paste', { text: 5 }, 'text'],
    ['POST', 'paste', { text: ' \n' }, 'Please paste at least one line'],
    ['POST', 'paste', { text: 'A, 1\n'.repeat(501) }, 'at most 500 lines'],
    ['POST', 'fast', { goodsId: 5, count: 0 }, 'Please enter a quantity of at least 1.'],
    ['GET', 'fast?fastId=1', undefined, 'fastId'],
    ['GET', '?pageSize=2001', undefined, 'pageSize'],
    ['GET', '?pageNumber=0', undefined, 'pageNumber'],
  ] as const)('%s %s %j', async (method, path, payload, named) => {
    const app = await world.http()
    const { token } = await world.buyer()
    const url = `/api/shopping/cart${path.startsWith('?') ? path : `/${path}`}`
    const answer = (await app.inject({ method, url, payload, headers: { token } })).json()
    expect(answer).toMatchObject({ code: 100001, msg: expect.stringContaining(named) })
  })
})
