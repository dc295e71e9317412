import { describe, expect, test } from 'vitest'
import { matchBom } from '#features/bom/bom-matching.contract.ts'
import { joinCart, viewCart } from '#features/cart/cart.contract.ts'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { cancelPurchase, changeExpected, createPurchaseOrder, sendPurchaseOrder } from '../staff-purchasing.contract.ts'
import { receiveGoods, undoReceipt } from '../staff-receipts.contract.ts'
import { newSupplier, sentOrder } from './test-support.ts'

const world = await createWorld()
const admin = await world.staff()
const seen = async (goodsId: number) => (await world.visitor().call(goodsDetail, { goodsId })).incoming
const setShop = async (changes: object) => {
  const { version } = await admin.call(staffShop, {})
  await admin.call(changeShop, { version, changes })
}
const versionNow = async () =>
  Number((await world.sql<{ version: string }[]>`select version from catalog_version`)[0]?.version)

describe('what buyers see of purchase orders', () => {
  test('is what is open of sent orders, by day, and changes with them', async () => {
    const { id } = await world.goods({ stock: 0 })
    const { supplierId } = await newSupplier(admin.call)
    const lines = [
      { goodsId: id, count: 500, expectedOn: '2999-12-04' },
      { goodsId: id, count: 1000, expectedOn: '2999-12-04' },
      { goodsId: id, count: 7 },
      { goodsId: id, count: 9, expectedOn: '2020-01-01' },
    ]
    const { purchaseNo } = await admin.call(createPurchaseOrder, { supplierId, lines })
    expect(await seen(id)).toEqual([])
    await admin.call(sendPurchaseOrder, { purchaseNo, version: 1 })
    expect(await seen(id)).toEqual([{ count: 1500, on: '2999-12-04' }])
    await admin.call(cancelPurchase, { purchaseNo, version: 2 })
    expect(await seen(id)).toEqual([])
  })

  test('takes the place of what a list says', async () => {
    const { id } = await world.goods({ stock: 0 })
    const listed = [{ count: 40, on: '2999-01-01' }]
    await world.sql`insert into goods_trade (goods_id, incoming) values (${id}, ${world.sql.json(listed)})`
    expect(await seen(id)).toEqual(listed)
    await sentOrder(admin.call, [{ goodsId: id, count: 40, expectedOn: '2999-02-01' }])
    expect(await seen(id)).toEqual([{ count: 40, on: '2999-02-01' }])
  })

  test('is shown as the shop says: for parts below their reorder point, for all, or not', async () => {
    const [few, many] = [await world.goods({ stock: 9 }), await world.goods({ stock: 10 })]
    const expectedOn = '2999-12-04'
    await sentOrder(
      admin.call,
      [few, many].map(({ id }) => ({ goodsId: id, count: 5, expectedOn })),
    )
    const shown = async () => [(await seen(few.id)).length, (await seen(many.id)).length]
    expect(await shown()).toEqual([1, 0])
    await setShop({ expectedStock: 'always' })
    expect(await shown()).toEqual([1, 1])
    await setShop({ expectedStock: 'never' })
    expect(await shown()).toEqual([0, 0])
    await setShop({ expectedStock: 'whenLow' })
  })

  test('is on lines of carts and BOMs whose stock is short, and on no others', async () => {
    const [short, enough] = [await world.goods({ stock: 20 }), await world.goods({ stock: 20 })]
    const buyer = await world.buyer()
    for (const { id } of [enough, short]) await buyer.call(joinCart, { goodsId: id, count: 20 })
    await world.sql`update goods set stock = 5 where goods_id = ${short.id}`
    const expectedOn = '2999-12-04'
    await setShop({ expectedStock: 'always' })
    await sentOrder(
      admin.call,
      [short, enough].map(({ id }) => ({ goodsId: id, count: 40, expectedOn })),
    )
    expect((await buyer.call(viewCart, { pageSize: 20 })).list).toMatchObject([
      { goodsId: short.id, stockShort: true, incoming: [{ count: 40, on: expectedOn }] },
      { goodsId: enough.id, stockShort: false, incoming: [] },
    ])
    const lines = [short, enough].map(({ model }) => ({ model, count: 20 }))
    const warnings = (await buyer.call(matchBom, { lines })).list.map((line) => line.warnings.map(({ text }) => text))
    expect(warnings).toEqual([['Only 5 of 20 in stock.', '40 expected on 4 Dec 2999.'], []])
    await setShop({ expectedStock: 'whenLow' })
  })

  test('renews cached pages with every change', async () => {
    const { id } = await world.goods({ stock: 0 })
    const { supplierId } = await newSupplier(admin.call)
    const { purchaseNo } = await admin.call(createPurchaseOrder, { supplierId, lines: [{ goodsId: id, count: 5 }] })
    let before = await versionNow()
    const expectRenewed = async () => {
      const after = await versionNow()
      expect(after).toBeGreaterThan(before)
      before = after
    }
    await admin.call(sendPurchaseOrder, { purchaseNo, version: 1 })
    await expectRenewed()
    const [line] = await world.sql<
      { lineId: number }[]
    >`select line_id "lineId" from purchase_line where goods_id = ${id}`
    const lineId = line?.lineId ?? 0
    await admin.call(changeExpected, { purchaseNo, version: 2, lines: [{ lineId, expectedOn: '2999-12-04' }] })
    await expectRenewed()
    const { receiptNo } = await admin.call(receiveGoods, { purchaseNo, version: 3, lines: [{ lineId, count: 5 }] })
    await expectRenewed()
    await admin.call(undoReceipt, { receiptNo })
    await expectRenewed()
  })
})
