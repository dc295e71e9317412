import { expect, test } from 'vitest'
import { findPublicVersion } from '#features/shop/server/shop.service.ts'
import { createWorld } from '#tests/support/world.ts'
import { home } from '../../catalog.contract.ts'
import * as contract from '../../staff-home-lists.contract.ts'

const world = await createWorld(`home_lists_${process.env.VITEST_POOL_ID ?? '1'}`)
const writer = await world.staff('content')
const hotList = async () => {
  const { lists } = await writer.call(contract.staffHomeLists, {})
  const hot = lists.find(({ kind }) => kind === 'hot')
  if (!hot) throw new Error('there is no hot list')
  return hot
}
const shown = async () => (await world.visitor().call(home, {})).hot.map(({ goodsId }) => goodsId)

test('a list of the home page has the parts that the owner names, in this order', async () => {
  const [one, other] = [await world.goods(), await world.goods()]
  const found = await writer.call(contract.findListedParts, { goodsModel: one.model.toLowerCase().replaceAll('-', '') })
  expect(found.list).toMatchObject([{ goodsId: one.id, goodsModel: one.model }])
  const { version } = await hotList()
  const before = await findPublicVersion(world.sql)
  await writer.call(contract.saveHomeList, { kind: 'hot', version, goodsIds: [other.id, one.id] })
  expect(await shown()).toEqual([other.id, one.id])
  expect(await findPublicVersion(world.sql)).not.toBe(before)
  const late = writer.call(contract.saveHomeList, { kind: 'hot', version, goodsIds: [] })
  await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
})

test('a part twice, or one that is not there, is refused', async () => {
  const { version } = await hotList()
  const { id } = await world.goods()
  const before = await shown()
  const save = (goodsIds: number[]) => writer.call(contract.saveHomeList, { kind: 'hot', version, goodsIds })
  await expect(save([id, id])).rejects.toMatchObject({ reason: 'invalid_input' })
  await expect(save([id, 2_000_000_000])).rejects.toMatchObject({ reason: 'not_found' })
  expect(await shown()).toEqual(before)
})
