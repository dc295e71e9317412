import { expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../staff-parts.contract.ts'

const world = await createWorld(`part_supply_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const detailOf = (goodsId: number) => admin.call(contract.staffPart, { goodsId })
const historyOf = async (goodsId: number) => (await admin.call(contract.partHistory, { goodsId })).list
async function edit(goodsId: number, fields: contract.PartEdit) {
  const { version } = await detailOf(goodsId)
  return admin.call(contract.editPart, { goodsId, version, fields })
}

test('stock by warehouse and incoming stock are edited, add up to the stock, and are undone', async () => {
  const { id } = await world.goods({ stock: 10 })
  await edit(id, { warehouses: 'Rotterdam: 500, 1 day\nShenzhen: 80, 4 days', incoming: '2500 on 2099-04-04' })
  const shown = () => world.visitor().call(goodsDetail, { goodsId: id })
  expect(await shown()).toMatchObject({
    stockCount: 580,
    warehouses: [
      { name: 'Rotterdam', stockCount: 500, shipDays: 1 },
      { name: 'Shenzhen', stockCount: 80, shipDays: 4 },
    ],
    incoming: [{ count: 2500, on: '2099-04-04' }],
  })
  expect(await detailOf(id)).toMatchObject({
    warehouses: 'Rotterdam: 500, 1 day\nShenzhen: 80, 4 days',
    incoming: '2500 on 2099-04-04',
  })
  await expect(edit(id, { warehouses: 'Rotterdam: 5', stock: '9' })).rejects.toMatchObject({
    message: 'The warehouses have 5 pieces together, but the stock says 9.',
  })
  await expect(edit(id, { incoming: 'soon' })).rejects.toMatchObject({ reason: 'invalid_input' })
  const [change] = await historyOf(id)
  await admin.call(contract.undoPartChange, { goodsId: id, changeId: change?.changeId ?? 0 })
  expect(await shown()).toMatchObject({ stockCount: 10, warehouses: [], incoming: [] })
})
