import { describe, expect, test } from 'vitest'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { addAddress } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import { expressFreight } from '../freight.contract.ts'
import * as contract from '../staff-shipping.contract.ts'

const world = await createWorld(`shipping_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const buyer = await world.buyer()
const addressId = await addAddress(world.sql, buyer.call)
const part = await world.goods()

const read = () => admin.call(contract.staffShipping, {})
const version = async () => (await read()).version
const offers = async () =>
  (await buyer.call(expressFreight, { addressId, lines: [{ goodsId: part.id, count: 1 }] })).list
const [own] = await world.sql<{ code: string }[]>`
  select country_code code from address join country using (country_id) where address_id = ${addressId}`
const code = own?.code ?? ''

const rate = {
  currency: 'USD' as const,
  firstGrams: 500,
  firstAmount: '7.77',
  stepGrams: 500,
  stepAmount: '1',
  maxGrams: 30_000,
  maxAmount: null,
  freeFrom: null,
  days: '1–2',
}

describe('shipping settings', () => {
  test('a new zone with a carrier and a rate is what the buyer sees at checkout', async () => {
    await admin.call(contract.saveZone, { version: await version(), name: 'Next door', countryCodes: [code] })
    expect(await offers()).toEqual([])
    await admin.call(contract.saveCarrier, {
      version: await version(),
      name: 'Bicycle',
      position: 9,
      trackingUrl: 'https://bike.example/{number}',
    })
    const { zones, carriers } = await read()
    const zone = zones.find(({ name }) => name === 'Next door')
    const carrier = carriers.find(({ name }) => name === 'Bicycle')
    expect(zone).toMatchObject({ countryCodes: [code], isRest: false })
    const key = { zone: zone?.zone ?? 0, expressId: carrier?.expressId ?? 0 }
    await admin.call(contract.saveRate, { version: await version(), ...key, ...rate })
    expect(await offers()).toMatchObject([{ expressName: 'Bicycle', freightAmount: '7.77', days: '1–2' }])
    const { list } = await admin.call(auditTrail, {
      keyword: String(key.expressId),
      action: '/api/staff/shipping/rate',
    })
    expect(list[0]).toMatchObject({ who: admin.email, after: { rates: expect.any(Array) } })
    await admin.call(contract.saveRate, { version: await version(), ...key, ...rate, freeFrom: '0.01' })
    expect(await offers()).toMatchObject([{ freightAmount: '0' }])
    await admin.call(contract.removeRate, { version: await version(), ...key, currency: 'USD' })
    expect(await offers()).toEqual([])
    await admin.call(contract.removeCarrier, { version: await version(), expressId: key.expressId })
    expect((await read()).carriers.map(({ name }) => name)).not.toContain('Bicycle')
    await admin.call(contract.removeZone, { version: await version(), zone: key.zone })
    expect((await offers()).map(({ expressName }) => expressName)).not.toContain('Bicycle')
    expect((await offers()).length).toBeGreaterThan(0)
  })

  test('the rest of the world cannot be removed and has no countries of its own', async () => {
    const { zones } = await read()
    const rest = zones.find(({ isRest }) => isRest)?.zone ?? 0
    const removal = admin.call(contract.removeZone, { version: await version(), zone: rest })
    await expect(removal).rejects.toMatchObject({ reason: 'invalid_input' })
    const filled = admin.call(contract.saveZone, {
      version: await version(),
      zone: rest,
      name: 'Rest',
      countryCodes: ['NL'],
    })
    await expect(filled).rejects.toMatchObject({ reason: 'invalid_input' })
    expect((await read()).rates.some(({ zone }) => zone === rest)).toBe(true)
  })

  test('a change from an old version is refused', async () => {
    const old = await version()
    await admin.call(contract.saveZone, { version: old, name: 'First', countryCodes: [] })
    const late = admin.call(contract.saveZone, { version: old, name: 'Second', countryCodes: [] })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect((await read()).zones.map(({ name }) => name)).not.toContain('Second')
  })

  test.each([
    ['an amount with three decimals', { firstAmount: '1.234' }],
    ['a negative amount', { stepAmount: '-1' }],
    ['no grams', { firstGrams: 0 }],
    ['a limit below the first step', { maxGrams: 100 }],
    ['no days', { days: '' }],
  ])('refuses %s', async (_what, wrong) => {
    const [known] = (await read()).rates
    const { expressId = 0, zone = 0 } = known ?? {}
    const call = admin.call(contract.saveRate, { version: await version(), expressId, zone, ...rate, ...wrong })
    await expect(call).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('a tracking URL without {number} and a duplicate name are refused', async () => {
    const carrier = { position: 1, trackingUrl: '', name: 'Road freight' }
    const twice = admin.call(contract.saveCarrier, { version: await version(), ...carrier })
    await expect(twice).rejects.toMatchObject({ reason: 'invalid_input' })
    const odd = admin.call(contract.saveCarrier, {
      version: await version(),
      ...carrier,
      name: 'X',
      trackingUrl: 'javascript:alert(1)//{number}',
    })
    await expect(odd).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('a place that is not a number is refused with a message', async () => {
    for (const [position, words] of [
      [Number('first'), 'Please enter a number.'],
      [1.5, 'Please enter a whole number.'],
    ] as const) {
      const saving = admin.call(contract.saveCarrier, {
        version: await version(),
        name: 'Post',
        trackingUrl: '',
        position,
      })
      await expect(saving).rejects.toMatchObject({ message: `position: ${words}` })
    }
  })
})
