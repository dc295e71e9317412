import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { countPromoViews, notePromoView } from '../promo.contract.ts'

const world = await createWorld()

test('[API-SITE-15, API-SITE-16, API-SITE-17, API-SITE-18, API-SITE-19, ENT-47] each showing of the film counts, for its viewer alone', async () => {
  const [one, other] = [await world.buyer(), await world.buyer()]
  expect(await one.call(countPromoViews, { flag: 'video' })).toEqual({ count: 0 })
  await one.call(notePromoView, { flag: 'video' })
  await one.call(notePromoView, { flag: 'video' })
  expect(await one.call(countPromoViews, { flag: 'video' })).toEqual({ count: 2 })
  expect(await other.call(countPromoViews, { flag: 'video' })).toEqual({ count: 0 })
})

test('visitors are counted by a hash of their network; no address is kept', async () => {
  const { call } = world.visitor()
  await call(notePromoView, { flag: 'video' })
  expect((await call(countPromoViews, { flag: 'video' })).count).toBeGreaterThan(0)
  const kept = await world.sql`select viewer from promo_view where viewer like 'visitor:%'`
  expect(JSON.stringify(kept)).not.toContain('127.0.0')
})

test('another flag is refused', async () => {
  await expect(world.visitor().call(countPromoViews, { flag: 'x' } as never)).rejects.toMatchObject({
    reason: 'invalid_input',
  })
})
