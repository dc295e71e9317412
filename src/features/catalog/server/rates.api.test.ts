import { expect, test } from 'vitest'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { createWorld } from '#tests/support/world.ts'
import { changeRate, staffRates } from '../staff-rates.contract.ts'
import { listRates } from './rates.service.ts'

const world = await createWorld('rates')
const admin = await world.staff()

async function sellIn(...currencies: Currency[]) {
  const { version } = await admin.call(staffShop, {})
  await admin.call(changeShop, { version, changes: { currencies } })
}
const shown = async () => (await admin.call(staffRates, {})).list.map(({ currency, perMain }) => [currency, perMain])

test('a rate is changed once, and prices are compared by it; the main currency stays 1', async () => {
  expect(await shown()).toEqual([
    ['USD', '1'],
    ['CNY', '7.2'],
  ])
  const input = { currency: 'CNY' as const, before: '7.2', perMain: '7.35', ratedOn: '2026-11-01' }
  await admin.call(changeRate, input)
  expect(await listRates(world.sql)).toContainEqual({
    currency: 'CNY',
    perMain: '7.35',
    perUsd: '7.35',
    ratedOn: '2026-11-01',
  })
  await expect(admin.call(changeRate, input)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  const main = admin.call(changeRate, { ...input, currency: 'USD', before: '1' })
  await expect(main).rejects.toMatchObject({ reason: 'invalid_input' })
  const nothing = admin.call(changeRate, { ...input, before: '7.35', perMain: '0' })
  await expect(nothing).rejects.toMatchObject({ reason: 'invalid_input' })
  const other = admin.call(changeRate, { ...input, currency: 'GBP', before: null })
  await expect(other).rejects.toMatchObject({ message: expect.stringContaining('does not sell in GBP') })
})

test('the rates follow the main currency, and those that nobody knows are empty', async () => {
  await sellIn('CNY', 'USD')
  const [yuan, dollar] = await shown()
  expect(yuan).toEqual(['CNY', '1'])
  expect(Number(dollar?.[1])).toBeCloseTo(1 / 7.35, 9)
  expect((await listRates(world.sql))[0]).not.toHaveProperty('perUsd')
  // From another currency nothing is known.
  await sellIn('EUR', 'USD', 'CNY')
  expect(await shown()).toEqual([
    ['EUR', '1'],
    ['USD', null],
    ['CNY', null],
  ])
  await admin.call(changeRate, { currency: 'USD', before: null, perMain: '1.08', ratedOn: '2026-11-01' })
  await sellIn('USD', 'CNY', 'EUR')
  const [, , euro] = await shown()
  expect(Number(euro?.[1])).toBeCloseTo(1 / 1.08, 9)
})

test('a currency in which parts have prices is not given up', async () => {
  await expect(sellIn('USD', 'EUR')).rejects.toMatchObject({ message: expect.stringContaining('prices in CNY') })
  await sellIn('USD', 'CNY')
  expect((await shown()).map(([currency]) => currency)).toEqual(['USD', 'CNY'])
  const twice = admin.call(changeShop, { version: 0, changes: { currencies: ['USD', 'USD'] } })
  await expect(twice).rejects.toMatchObject({ reason: 'invalid_input' })
})
