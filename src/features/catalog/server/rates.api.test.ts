import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { changeRate, staffRates } from '../staff-rates.contract.ts'
import { listRates } from './filters/filters.service.ts'

const world = await createWorld()
const admin = await world.staff()

test('a rate is changed once, and prices are compared by it; the dollar stays 1', async () => {
  const before = (await admin.call(staffRates, {})).list.find(({ currency }) => currency === 'CNY')?.perUsd ?? ''
  const input = { currency: 'CNY', before, perUsd: '7.35', ratedOn: '2026-11-01' }
  await admin.call(changeRate, input)
  try {
    expect(await listRates(world.sql)).toContainEqual(expect.objectContaining({ currency: 'CNY', perUsd: '7.350000' }))
    await expect(admin.call(changeRate, input)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    const dollar = admin.call(changeRate, { ...input, currency: 'USD', before: '1' })
    await expect(dollar).rejects.toMatchObject({ reason: 'invalid_input' })
    const nothing = admin.call(changeRate, { ...input, before: '7.35', perUsd: '0' })
    await expect(nothing).rejects.toMatchObject({ reason: 'invalid_input' })
  } finally {
    await world.sql`update currency_rate set per_usd = ${before}::numeric where currency = 'CNY'`
  }
})
