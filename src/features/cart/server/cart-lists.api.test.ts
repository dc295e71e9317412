import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { joinCart, joinCartMany, pasteIntoCart, viewCart } from '../cart.contract.ts'

const world = await createWorld()

const contentsOf = async ({ call }: Pick<Awaited<ReturnType<typeof world.buyer>>, 'call'>) =>
  (await call(viewCart, {})).list.map(({ goodsId, count }) => [goodsId, count])

/** The same number from another maker. */
async function sameModelElsewhere(model: string) {
  const { id } = await world.goods()
  await world.sql`update goods set model = ${model}, brand_id = (select max(brand_id) from brand) where goods_id = ${id}`
  return id
}

describe('many parts at once', () => {
  test('each line has a result, and an invalid one does not block the others', async () => {
    const [good, scarce, byTens] = [
      await world.goods(),
      await world.goods({ stock: 3 }),
      await world.goods({ minBuyCount: 10, multCount: 10 }),
    ]
    const buyer = await world.buyer()
    const { list, totalCount } = await buyer.call(joinCartMany, {
      lines: [
        { goodsId: good.id, count: 5 },
        { goodsId: scarce.id, count: 4 },
        { goodsId: byTens.id, count: 12 },
        { goodsId: 2_000_000_000, count: 1 },
        { goodsId: good.id, count: 6 },
      ],
    })
    expect(list.map(({ goodsId, result, take }) => [goodsId, result, take])).toEqual([
      [good.id, 'added', []],
      [scarce.id, 'above_stock', [3]],
      [byTens.id, 'off_multiple', [10, 20]],
      [2_000_000_000, 'not_found', []],
      [good.id, 'added', []],
    ])
    expect(totalCount).toBe(1)
    expect(await contentsOf(buyer)).toEqual([[good.id, 11]])
  })

  test('they are in the cart in their own order, before existing lines', async () => {
    const goods = [await world.goods(), await world.goods(), await world.goods()]
    const buyer = await world.buyer()
    await buyer.call(joinCart, { goodsId: goods[2]?.id ?? 0, count: 1 })
    await buyer.call(joinCartMany, { lines: goods.slice(0, 2).map(({ id }) => ({ goodsId: id, count: 1 })) })
    expect((await contentsOf(buyer)).map(([goodsId]) => goodsId)).toEqual(goods.map(({ id }) => id))
  })

  test('when the cart is full, parts that are in it already can still grow', async () => {
    const buyer = await world.buyer()
    const [there, other] = [await world.goods(), await world.goods()]
    await buyer.call(joinCart, { goodsId: there.id, count: 1 })
    await world.sql`insert into cart_line (account_id, goods_id, count, unit_price)
      select ${buyer.accountId}, goods_id, 1, 1 from goods where goods_id <> ${there.id} and goods_id <> ${other.id}
      order by goods_id limit 1999`
    const { list } = await buyer.call(joinCartMany, {
      lines: [
        { goodsId: other.id, count: 1 },
        { goodsId: there.id, count: 1 },
      ],
    })
    expect(list.map((line) => line.result)).toEqual(['cart_full', 'added'])
  })
})

describe('a pasted list', () => {
  test('adds unambiguous lines and reports the problem of every other line', async () => {
    const [plain, scarce, byTens, shared] = [
      await world.goods(),
      await world.goods({ stock: 3 }),
      await world.goods({ minBuyCount: 10, multCount: 10 }),
      await world.goods(),
    ]
    const twin = await sameModelElsewhere(shared.model)
    const buyer = await world.buyer()
    const text = [
      `${plain.model.toLowerCase().replaceAll('-', ' ')}, 5`,
      'NOSUCHPART99, 5',
      `${scarce.model}\t4`,
      '',
      `${byTens.model}; 7`,
      `${shared.model}, 2`,
      plain.model,
    ].join('\n')
    const { list, totalCount } = await buyer.call(pasteIntoCart, { text })
    expect(list.map(({ lineNumber, result, count, take }) => [lineNumber, result, count, take])).toEqual([
      [1, 'added', 5, []],
      [2, 'not_found', 5, []],
      [3, 'above_stock', 4, [3]],
      [5, 'below_minimum', 7, [10]],
      [6, 'several_makers', 2, []],
      [7, 'no_quantity', null, []],
    ])
    expect(list[2]?.message).toBe('The amount added cannot be greater than the stock!')
    expect(list[3]?.message).toBe('The minimum order is 10. The nearest valid quantity is 10.')
    expect(new Set(list[4]?.goods.map((goods) => goods.goodsId))).toEqual(new Set([shared.id, twin]))
    expect(totalCount).toBe(1)
    expect(await contentsOf(buyer)).toEqual([[plain.id, 5]])
  })

  test('repeated parts are added up, and refused when the sum exceeds the stock', async () => {
    const { id, model } = await world.goods({ stock: 10 })
    const buyer = await world.buyer()
    const { list } = await buyer.call(pasteIntoCart, { text: `${model}, 6\n${model}, 4\n${model}, 1` })
    expect(list.map((line) => line.result)).toEqual(['added', 'added', 'above_stock'])
    expect(await contentsOf(buyer)).toEqual([[id, 10]])
  })

  test('invalid lines are answered one by one', async () => {
    const { call } = await world.buyer()
    const { list } = await call(pasteIntoCart, { text: "'; drop table goods; --, 1\n\u0000, 3\n%%%, 2\n,,, 5" })
    for (const line of list) expect(['not_found', 'no_quantity']).toContain(line.result)
  })
})
