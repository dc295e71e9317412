import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { countsOf, emptyStore, openEmptyStore } from '../test-support/empty-store.ts'
import { undoImport } from './undo.service.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_undo_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring } = store

beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

const goodsNow = () => sql`
  select model, stock, lifecycle, tier_counts counts, tier_prices::float8[] prices from goods order by model`

const FIRST = 'MPN,Manufacturer,Price\nLM358DR,Texas Instruments,0.123456\nNE555P,Texas Instruments,1:0.25;10:0.2\n'

describe('undoing an import', () => {
  const rows = () =>
    sql`select to_jsonb(g) - 'edited_at' line, to_jsonb(t) trade from goods g left join goods_trade t using (goods_id) order by g.goods_id`
  const names = () => sql`
    select brand_name, goods_count from brand union all select category_name, goods_count from category order by 1, 2`

  test('restores everything and keeps sales counted', async () => {
    await bring('MPN,Maker,Price,Stock,Resistance,ECCN\nA,Acme,1,50,10k,EAR99\nB,Acme,1,5,,\n', { kind: 'full' })
    const before = [await rows(), await names()]
    const second = await bring(
      'MPN,Maker,Price,Stock,Resistance,Category,ECCN\nA,Acme,3,80,22k,Resistors > Chip,3A991\nC,Newcomer,1,5,,Relays,\n',
      { kind: 'full' },
    )
    expect(countsOf(second)).toEqual([1, 1, 0, 1, 0])
    expect(await rows()).not.toEqual(before[0])
    await sql`update goods set stock = stock - 7 where model = 'A'`
    await undoImport(sql, second.importId)
    await sql`update goods set stock = stock + 7 where model = 'A'`
    expect([await rows(), await names()]).toEqual(before)
    await expect(undoImport(sql, second.importId)).rejects.toThrow('is undone')
  })

  test('is refused as a whole when goods have changed since, and names them', async () => {
    const first = await bring(FIRST)
    await bring('MPN,Manufacturer,Price\nNE555P,Texas Instruments,7\n')
    await expect(undoImport(sql, first.importId)).rejects.toThrow('NE555P (changed by import 2)')
    const third = await bring('MPN,Manufacturer,Price\nLM358DR,Texas Instruments,8\n')
    await sql`update goods set goods_name = 'By hand' where model = 'LM358DR'`
    await expect(undoImport(sql, third.importId)).rejects.toThrow('LM358DR (edited since)')
    expect(await goodsNow()).toMatchObject([{ prices: [8] }, { prices: [7] }])
  })
})
