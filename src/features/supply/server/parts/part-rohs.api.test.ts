import { expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../staff-parts.contract.ts'

const world = await createWorld(`part_rohs_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()

test('staff take an answer about RoHS back, and undo gives it again', async () => {
  const { id } = await world.goods()
  const detail = () => admin.call(contract.staffPart, { goodsId: id })
  const answers = async () => [(await detail()).rohs, (await world.visitor().call(goodsDetail, { goodsId: id })).rohs]
  const answer = async (rohs: string) =>
    admin.call(contract.editPart, { goodsId: id, version: (await detail()).version, fields: { rohs }, parameters: [] })
  await answer('yes')
  expect(await answers()).toEqual([true, true])
  await answer('')
  expect(await answers()).toEqual([null, null])
  await answer('no')
  expect(await answers()).toEqual([false, false])
  const [noted] = (await admin.call(contract.partHistory, { goodsId: id })).list
  expect(noted).toMatchObject({ before: { rohs_unknown: true }, after: { rohs_unknown: false } })
  await admin.call(contract.undoPartChange, { goodsId: id, changeId: noted?.changeId ?? 0 })
  expect(await answers()).toEqual([null, null])
})
