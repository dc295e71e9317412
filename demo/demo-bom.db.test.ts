import { expect, test } from 'vitest'
import { bomDetail, myBoms } from '../src/features/bom/saved-bom.contract.ts'
import { createWorld } from '../tests/support/world.ts'
import { saveDemoBom } from './demo-bom.ts'

const world = await createWorld()

test('the demo buyer has a BOM that shows what the tool can do, once', async () => {
  const { call, accountId } = await world.buyer()
  await saveDemoBom(world.sql, accountId)
  await saveDemoBom(world.sql, accountId)
  const { list, totalCount } = await call(myBoms, {})
  expect(totalCount).toBe(1)
  const opened = await call(bomDetail, { bomId: list[0]?.bomId ?? 0 })
  expect(opened.lines).toHaveLength(23)
  expect(opened.changes).toEqual([])
  const reasons = Map.groupBy(opened.list, (line) => line.match)
  expect(reasons.get('exact')?.length).toBeGreaterThanOrEqual(17)
  expect(reasons.get('chosen')).toHaveLength(1)
  expect(reasons.get('value')).toHaveLength(1)
  expect(reasons.get('none')).toBeUndefined()
  expect(opened.lines.filter((line) => !line.fitted)).toHaveLength(1)
})
