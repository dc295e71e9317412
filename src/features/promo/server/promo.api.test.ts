import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { countPromoViews, recordPromoView } from '../promo.contract.ts'

const world = await createWorld()

test('[API-SITE-15, API-SITE-16, API-SITE-17, API-SITE-18, API-SITE-19, ENT-47] each showing of the film counts, for its viewer alone', async () => {
  const [one, other] = [await world.buyer(), await world.buyer()]
  expect(await one.call(countPromoViews, { flag: 'video' })).toEqual({ count: 0 })
  await one.call(recordPromoView, { flag: 'video' })
  await one.call(recordPromoView, { flag: 'video' })
  expect(await one.call(countPromoViews, { flag: 'video' })).toEqual({ count: 2 })
  expect(await other.call(countPromoViews, { flag: 'video' })).toEqual({ count: 0 })
})

test('[ENT-47] visitors are counted one by one, also behind one address; their names are not kept', async () => {
  const { call } = world.visitor()
  const [one, other] = [randomUUID(), randomUUID()]
  await call(recordPromoView, { flag: 'video', visitor: one })
  expect(await call(countPromoViews, { flag: 'video', visitor: one })).toEqual({ count: 1 })
  expect(await call(countPromoViews, { flag: 'video', visitor: other })).toEqual({ count: 0 })
  const kept = await world.sql`select viewer from promo_view where viewer like 'visitor:%'`
  expect(JSON.stringify(kept)).not.toContain(one)
})

test('a visitor without a name is not counted', async () => {
  const { call } = world.visitor()
  await call(recordPromoView, { flag: 'video' })
  expect(await call(countPromoViews, { flag: 'video' })).toEqual({ count: 0 })
})

test('another flag is refused', async () => {
  await expect(world.visitor().call(countPromoViews, { flag: 'x' } as never)).rejects.toMatchObject({
    reason: 'invalid_input',
  })
})
