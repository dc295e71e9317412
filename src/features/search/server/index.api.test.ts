import { beforeAll, describe, expect, test } from 'vitest'
import { normaliseModel } from '#shared/mpn.ts'
import { createWorld } from '#tests/support/world.ts'
import { indexCounts, indexGoods, indexKeys } from '../search.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const models = (goods: Array<{ goodsModel: string }>) => goods.map((one) => one.goodsModel)

beforeAll(async () => {
  for (const [model, stock] of [
    ['QZX7R-INDEX/1', 50],
    ['STX-INDEX/1', 50],
    ['STX-INDEX/2', 0],
  ] as const)
    await world.goods({ model, stock })
})

describe('the A-Z index', () => {
  test('[COMP-21] has an entry for 0, #, 1-9 and A-Z', () => {
    expect(indexKeys.join('')).toBe('0#123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  })

  test('[ROUTE-60] lists the numbers that begin so, in their order', async () => {
    const { list, totalCount } = await call(indexGoods, { key: 'q' })
    const norms = models(list).map(normaliseModel)
    expect(norms.length).toBeGreaterThan(0)
    expect(totalCount).toBeGreaterThanOrEqual(norms.length)
    expect(norms.every((norm) => norm.startsWith('Q'))).toBe(true)
    expect(norms).toEqual([...norms].sort())
  })

  test('a number that begins with a sign is under #, and under its first letter or digit', async () => {
    const { id } = await world.goods({ model: '(QZ)-SIGN/1' })
    expect((await call(indexGoods, { key: '#' })).list.map(({ goodsId }) => goodsId)).toContain(id)
    const { list } = await call(indexGoods, { key: 'Q', pageSize: 100 })
    expect(list.map(({ goodsId }) => goodsId)).toContain(id)
  })

  test('the counts of all entries are those of their lists, and every part is counted', async () => {
    const { list } = await call(indexCounts, {})
    expect(list.map(({ key }) => key)).toEqual(indexKeys)
    let letters = 0
    for (const { key, count } of list) {
      expect(count, key).toBe((await call(indexGoods, { key })).totalCount)
      if (key !== '#') letters += count
    }
    const [row] = await world.sql<{ lettered: number }[]>`
      select count(*)::int lettered from goods where model_norm ~ '^[A-Z0-9]'`
    expect(letters).toBe(row?.lettered)
  })

  test('can be filtered by stock and read backwards', async () => {
    const [all, stocked, down] = await Promise.all(
      [{}, { inStock: true }, { isDescending: true }].map((choice) =>
        call(indexGoods, { key: 'S', pageSize: 100, ...choice }),
      ),
    )
    expect(stocked?.totalCount).toBeLessThan(all?.totalCount ?? 0)
    expect(stocked?.list.filter(({ stockCount }) => stockCount === 0)).toEqual([])
    const last = await call(indexGoods, { key: 'S', pageSize: 1, pageNumber: all?.totalCount ?? 0 })
    expect(down?.list[0]).toEqual(last.list[0])
  })

  test('anything else is refused', async () => {
    await expect(call(indexGoods, { key: 'AB' })).rejects.toMatchObject({ reason: 'invalid_input' })
  })
})
