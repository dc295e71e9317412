import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { createWorld } from '#tests/support/world.ts'
import { MAX_SAVED, MAX_VERSIONS } from '../bom.rules.ts'
import { bomDetail, deleteBom, myBoms, renameBom, saveBom, shareBom, sharedBom } from '../saved-bom.contract.ts'

const world = await createWorld()
type Lines = z.input<typeof saveBom.input>['lines']
type Buyer = Awaited<ReturnType<typeof world.buyer>>

const decided = (goods: { id: number; model: string }, overrides: object = {}) => ({
  ref: 'U1',
  model: goods.model,
  count: 2,
  match: 'exact' as const,
  taken: true,
  goodsId: goods.id,
  ...overrides,
})
const open = { ref: 'X9', model: 'NOSUCHPART999', match: 'none' as const, taken: false, goodsId: null }

const save = async ({ call }: Buyer, lines: Lines, overrides: object = {}) =>
  call(saveBom, { name: 'Weather station', lines, boards: 10, ...overrides })

async function buyerWithBom() {
  const buyer = await world.buyer()
  const goods = await world.goods({ stock: 100, tiers: [{ from: 1, price: '0.5' }] })
  const { bomId } = await save(buyer, [decided(goods)])
  return { buyer, goods, bomId }
}

describe('a buyer saves a BOM', () => {
  test('and finds it in the list with its price at that time', async () => {
    const { buyer, bomId } = await buyerWithBom()
    const { list, totalCount } = await buyer.call(myBoms, {})
    expect(totalCount).toBe(1)
    expect(list[0]).toMatchObject({
      bomId,
      name: 'Weather station',
      version: 1,
      lineCount: 1,
      boards: 10,
      totals: [{ currency: 'USD', amount: '10', lineCount: 1 }],
      shared: false,
    })
  })

  test('and the tier that was taken for a better price stays taken', async () => {
    const buyer = await world.buyer()
    const tiers = [
      { from: 1, price: '0.5' },
      { from: 50, price: '0.2' },
    ]
    const goods = await world.goods({ stock: 100, tiers })
    const { bomId } = await save(buyer, [decided(goods, { atLeast: 50 })])
    const { lines, list, totalsThen } = await buyer.call(bomDetail, { bomId })
    expect(lines).toMatchObject([{ atLeast: 50 }])
    expect(list).toMatchObject([{ count: 20, orderCount: 50, surplus: 30, amount: '10' }])
    expect(totalsThen).toMatchObject([{ amount: '10' }])
  })

  test('and opens it as it was', async () => {
    const buyer = await world.buyer()
    const goods = await world.goods({ stock: 100 })
    const row = decided(goods, {
      brandName: 'Maker',
      description: 'Ω µ "quoted"',
      package: 'SOIC-8',
      alternatives: ['B'],
      alternativeBrands: ['Other'],
      sku: '595-B',
      ownNumber: '4711',
      customerRef: 'Line 3',
      questions: [],
      spare: 5,
    })
    const { bomId } = await buyer.call(saveBom, { name: ' A  name\n', lines: [row, open], boards: 3, spare: 2.5 })
    const opened = await buyer.call(bomDetail, { bomId })
    expect(opened).toMatchObject({ name: 'A name', boards: 3, spare: 2.5, version: 1, changes: [] })
    const { match: _, taken: __, goodsId: ___, ...cells } = row
    expect(opened.lines[0]).toEqual({ ...cells, fitted: true })
    expect(opened.list[0]).toMatchObject({ match: 'exact', taken: true, goods: { goodsId: goods.id }, count: 7 })
    expect(opened.list[1]).toMatchObject({ match: 'none', goods: null })
  })

  test('again: the newest version is shown, the earlier ones are kept', async () => {
    const { buyer, goods, bomId } = await buyerWithBom()
    expect(await save(buyer, [decided(goods), open], { bomId, name: 'Station 2' })).toEqual({
      bomId,
      version: 2,
    })
    const opened = await buyer.call(bomDetail, { bomId })
    expect(opened).toMatchObject({ name: 'Station 2', version: 2 })
    expect(opened.lines).toHaveLength(2)
    expect(opened.history.map((one) => [one.version, one.lineCount])).toEqual([
      [2, 2],
      [1, 1],
    ])
    expect((await buyer.call(bomDetail, { bomId, version: 1 })).lines).toHaveLength(1)
    expect((await buyer.call(myBoms, {})).totalCount).toBe(1)
  })

  test('repeatedly: the oldest versions are deleted', async () => {
    const { buyer, goods, bomId } = await buyerWithBom()
    for (let turn = 0; turn < MAX_VERSIONS; turn++) await save(buyer, [decided(goods)], { bomId })
    const { history } = await buyer.call(bomDetail, { bomId })
    expect(history).toHaveLength(MAX_VERSIONS)
    expect(history.at(-1)?.version).toBe(2)
    await expect(buyer.call(bomDetail, { bomId, version: 1 })).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('the limit holds for concurrent saves, with a message what to do', async () => {
    const { buyer, goods } = await buyerWithBom()
    await world.sql`
      with one as (insert into bom (account_id, name) select ${buyer.accountId}, 'Filled' from generate_series(3, ${MAX_SAVED})
        returning bom_id)
      insert into bom_version (bom_id, version, boards, spare, line_count, lines, totals)
      select bom_id, 1, 1, 0, 1, '[]', '[]' from one`
    const saved = await Promise.allSettled([save(buyer, [decided(goods)]), save(buyer, [decided(goods)])])
    expect(saved.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(save(buyer, [decided(goods)])).rejects.toMatchObject({ reason: 'bom_full', code: 340101 })
    expect((await buyer.call(myBoms, {})).totalCount).toBe(MAX_SAVED)
  })

  test('more lines than a buyer may keep are refused', async () => {
    const { buyer, goods, bomId } = await buyerWithBom()
    await world.sql`update bom_version set line_count = 200000 where bom_id = ${bomId}`
    await expect(save(buyer, [decided(goods)])).rejects.toMatchObject({ reason: 'bom_too_large', code: 340102 })
  })

  test.each(['', '   ', 'x'.repeat(101)])('the name "%s" is refused', async (name) => {
    const { buyer, goods } = await buyerWithBom()
    await expect(save(buyer, [decided(goods)], { name })).rejects.toMatchObject({ reason: 'invalid_input' })
  })
})

describe('what has changed since', () => {
  test.each([
    ['0.4', 'cheaper'],
    ['0.75', 'dearer'],
  ])('a price of %s is %s', async (price, kind) => {
    const { buyer, goods, bomId } = await buyerWithBom()
    await world.sql`update goods set tier_prices = array[${price}::numeric] where goods_id = ${goods.id}`
    const { changes, totals, totalsThen } = await buyer.call(bomDetail, { bomId })
    expect(changes).toEqual([{ kind, line: 0, ref: 'U1', goodsModel: goods.model, before: '0.5', now: price }])
    expect([totalsThen[0]?.amount, totals[0]?.amount]).toEqual(['10', String(Number(price) * 20)])
  })

  test('stock that is no longer enough', async () => {
    const { buyer, goods, bomId } = await buyerWithBom()
    await world.sql`update goods set stock = 30 where goods_id = ${goods.id}`
    expect((await buyer.call(bomDetail, { bomId })).changes).toEqual([])
    await world.sql`update goods set stock = 19 where goods_id = ${goods.id}`
    expect((await buyer.call(bomDetail, { bomId })).changes).toEqual([
      expect.objectContaining({ kind: 'stock', before: '100', now: '19' }),
    ])
  })

  test('a part that is gone, with its alternatives', async () => {
    const { buyer, goods, bomId } = await buyerWithBom()
    await world.sql`delete from goods where goods_id = ${goods.id}`
    const opened = await buyer.call(bomDetail, { bomId })
    expect(opened.changes).toEqual([expect.objectContaining({ kind: 'gone', before: goods.model, now: null })])
    expect(opened.list[0]).toMatchObject({ taken: false })
    expect(opened.totals).toEqual([])
  })

  test('a part that was unavailable and now is available', async () => {
    const buyer = await world.buyer()
    const { bomId } = await save(buyer, [{ ...open, model: 'LATECOMER-4711' }])
    expect((await buyer.call(bomDetail, { bomId })).changes).toEqual([])
    const goods = await world.goods({ model: 'LATECOMER-4711' })
    const { changes, list } = await buyer.call(bomDetail, { bomId })
    expect(changes).toEqual([expect.objectContaining({ kind: 'found', before: null, now: goods.model })])
    expect(list[0]).toMatchObject({ match: 'exact', taken: true, goods: { goodsId: goods.id } })
  })
})

test('a BOM is renamed and deleted', async () => {
  const { buyer, bomId } = await buyerWithBom()
  await buyer.call(renameBom, { bomId, name: 'Other' })
  expect((await buyer.call(bomDetail, { bomId })).name).toBe('Other')
  await buyer.call(deleteBom, { bomId })
  await expect(buyer.call(bomDetail, { bomId })).rejects.toMatchObject({ reason: 'not_found' })
  expect(await world.sql`select from bom_version where bom_id = ${bomId}`).toHaveLength(0)
})

describe('a link', () => {
  const visitor = world.visitor()

  test('can be read by anybody who has it, without the owner’s name', async () => {
    const { buyer, goods, bomId } = await buyerWithBom()
    const { key } = await buyer.call(shareBom, { bomId })
    expect(key).toMatch(/^[\w-]{22}$/)
    const shared = await visitor.call(sharedBom, { key: key ?? '' })
    expect(shared).toMatchObject({ name: 'Weather station', list: [{ goods: { goodsId: goods.id } }] })
    expect(Object.keys(shared)).not.toContain('bomId')
    expect(JSON.stringify(shared)).not.toContain(buyer.email)
    expect((await buyer.call(bomDetail, { bomId })).shared).toBe(true)
  })

  test('is revoked by its owner, by a new one, and with the BOM', async () => {
    const { buyer, bomId } = await buyerWithBom()
    const { key: first } = await buyer.call(shareBom, { bomId })
    const { key: second } = await buyer.call(shareBom, { bomId })
    const read = (key: string | null) => visitor.call(sharedBom, { key: key ?? '' })
    await expect(read(first)).rejects.toMatchObject({ reason: 'bom_link_closed', code: 340103 })
    await expect(read(second)).resolves.toBeDefined()
    expect(await buyer.call(shareBom, { bomId, shared: false })).toEqual({ key: null })
    await expect(read(second)).rejects.toMatchObject({ reason: 'bom_link_closed' })
    const { key: third } = await buyer.call(shareBom, { bomId })
    await buyer.call(deleteBom, { bomId })
    await expect(read(third)).rejects.toMatchObject({ reason: 'bom_link_closed' })
  })

  test.each(['', 'x', '\u0000', 'A'.repeat(22), "' or 1=1 --"])('"%s" opens nothing', async (key) => {
    await expect(visitor.call(sharedBom, { key })).rejects.toMatchObject({ reason: 'bom_link_closed' })
  })

  test('is stored as a hash', async () => {
    const { buyer, bomId } = await buyerWithBom()
    const { key } = await buyer.call(shareBom, { bomId })
    const [row] = await world.sql`select bom::text written from bom where bom_id = ${bomId}`
    expect(row?.written).not.toContain(key)
    expect(row?.written).not.toContain(Buffer.from(key ?? '', 'base64url').toString('hex'))
  })
})

describe('other accounts', () => {
  const calls = (bomId: number): Array<(caller: Pick<Buyer, 'call'>) => Promise<unknown>> => [
    ({ call }) => call(bomDetail, { bomId }),
    ({ call }) => call(renameBom, { bomId, name: 'Mine now' }),
    ({ call }) => call(deleteBom, { bomId }),
    ({ call }) => call(shareBom, { bomId }),
    ({ call }) => call(saveBom, { bomId, name: 'Mine now', lines: [open] }),
  ]

  test('another buyer finds no such BOM, and changes nothing', async () => {
    const { buyer, bomId } = await buyerWithBom()
    const [other, staff] = [await world.buyer(), await world.staff()]
    for (const attempt of calls(bomId)) {
      await expect(attempt(other)).rejects.toMatchObject({ reason: 'not_found' })
      await expect(attempt(staff)).rejects.toMatchObject({ reason: 'not_found' })
    }
    expect(await buyer.call(bomDetail, { bomId })).toMatchObject({ name: 'Weather station', version: 1, shared: false })
    expect((await other.call(myBoms, {})).list).toEqual([])
  })

  test('a visitor has to log in', async () => {
    const { bomId } = await buyerWithBom()
    const visitor = world.visitor()
    for (const attempt of [...calls(bomId), () => visitor.call(myBoms, {})])
      await expect(attempt(visitor)).rejects.toMatchObject({ reason: 'no_identity' })
  })
})
