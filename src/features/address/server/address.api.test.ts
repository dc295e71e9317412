import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import {
  Address,
  type AddressFields,
  addressDetail,
  addressList,
  regionList,
  removeAddress,
  saveAddress,
  switchAddress,
} from '../address.contract.ts'
import { MAX_ADDRESSES } from '../address.rules.ts'

const world = await createWorld()
type Buyer = Awaited<ReturnType<typeof world.buyer>>

const GERMANY = 276
const FRANCE = 250
const UNKNOWN_ADDRESS = 2_000_000_000
const firstRegion = async (countryId: number) =>
  (await world.visitor().call(regionList, { countryId }))[0]?.regionId ?? 0

const BERLIN: AddressFields = {
  firstName: 'Test',
  lastName: 'Person',
  company: 'Firm Ltd',
  mobileAreaCode: '+49',
  mobile: '15112345678',
  countryId: GERMANY,
  regionId: await firstRegion(GERMANY),
  email: 'goods-in@firm.example',
  zipCode: '10115',
  address: 'Example Street 1, Berlin',
  defaultDelivery: false,
  defaultBill: false,
}

const add = async ({ call }: Pick<Buyer, 'call'>, changes: Partial<AddressFields> = {}) =>
  (await call(saveAddress, { ...BERLIN, ...changes })).addressId

async function defaultsOf({ call }: Buyer) {
  const { list } = await call(addressList, {})
  const ids = (chosen: typeof list) => chosen.map((address) => address.addressId)
  return {
    delivery: ids(list.filter((address) => address.defaultDelivery)),
    bill: ids(list.filter((address) => address.defaultBill)),
  }
}

async function send({ token }: Pick<Buyer, 'token'>, payload: object, key?: string) {
  const app = await world.http()
  const headers = { token, ...(key ? { 'idempotency-key': key } : {}) }
  return (await app.inject({ method: 'POST', url: '/api/user/address/save', payload, headers })).json()
}

describe('a buyer keeps addresses', () => {
  test('[API-USER-10, API-USER-11, API-USER-13, API-USER-20, ENT-25, ENT-26, ENT-27] the form fields are saved, an id comes back, and the list has it', async () => {
    const buyer = await world.buyer()
    const { code, data } = await send(buyer, BERLIN)
    expect([code, data]).toEqual([0, { addressId: expect.any(Number) }])
    const { list, totalCount } = await buyer.call(addressList, {})
    expect(totalCount).toBe(1)
    expect(list).toEqual([
      { ...BERLIN, addressId: data.addressId, countryName: 'Germany', regionName: 'Baden-Württemberg' },
    ])
    expect(Address.parse(list[0])).toEqual(list[0])
  })

  test('[API-USER-21, API-USER-22] one address is read by its id', async () => {
    const buyer = await world.buyer()
    const addressId = await add(buyer)
    expect(await buyer.call(addressDetail, { addressId })).toMatchObject({ ...BERLIN, addressId })
  })

  test('[API-USER-12] with an addressId the address is changed, and no other is added', async () => {
    const buyer = await world.buyer()
    const addressId = await add(buyer)
    const moved = { countryId: FRANCE, regionId: await firstRegion(FRANCE), address: 'Rue de l’Exemple 2, Lyon' }
    expect(await buyer.call(saveAddress, { ...BERLIN, ...moved, addressId })).toEqual({ addressId })
    const { list } = await buyer.call(addressList, {})
    expect(list).toMatchObject([{ ...BERLIN, ...moved, addressId, countryName: 'France' }])
  })

  test('[API-USER-14] a removed address is gone', async () => {
    const buyer = await world.buyer()
    const [kept, gone] = [await add(buyer), await add(buyer)]
    await buyer.call(removeAddress, { addressId: gone })
    expect((await buyer.call(addressList, {})).list.map((address) => address.addressId)).toEqual([kept])
    await expect(buyer.call(addressDetail, { addressId: gone })).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('surrounding white space is trimmed', async () => {
    const buyer = await world.buyer()
    const addressId = await add(buyer, { firstName: ' Te\u0000st\n', address: 'Example Street 1\r\n10115 Berlin ' })
    expect(await buyer.call(addressDetail, { addressId })).toMatchObject({
      firstName: 'Te st',
      address: 'Example Street 1 10115 Berlin',
    })
  })

  test('a repeated idempotency key saves it once', async () => {
    const buyer = await world.buyer()
    const key = randomUUID()
    const [first, second] = [await send(buyer, BERLIN, key), await send(buyer, BERLIN, key)]
    expect(second).toEqual(first)
    expect((await buyer.call(addressList, {})).totalCount).toBe(1)
  })

  test('they are deleted with the account', async () => {
    const buyer = await world.buyer()
    await add(buyer)
    await world.sql`delete from account where account_id = ${buyer.accountId}`
    expect(await world.sql`select from address where account_id = ${buyer.accountId}`).toHaveLength(0)
  })
})

describe('one default for deliveries and one for bills', () => {
  test('[API-USER-15] a new default replaces the old one of its kind, and comes first', async () => {
    const buyer = await world.buyer()
    const [first, second] = [await add(buyer, { defaultDelivery: true, defaultBill: true }), await add(buyer)]
    await buyer.call(switchAddress, { addressId: second, defaultBill: true })
    expect(await defaultsOf(buyer)).toEqual({ delivery: [first], bill: [second] })
    await buyer.call(switchAddress, { addressId: second, defaultDelivery: true })
    expect(await defaultsOf(buyer)).toEqual({ delivery: [second], bill: [second] })
    expect((await buyer.call(addressList, {})).list[0]?.addressId).toBe(second)
  })

  test('a default can be switched off without another', async () => {
    const buyer = await world.buyer()
    const addressId = await add(buyer, { defaultDelivery: true, defaultBill: true })
    await buyer.call(switchAddress, { addressId, defaultDelivery: false })
    expect(await defaultsOf(buyer)).toEqual({ delivery: [], bill: [addressId] })
  })

  test('saving an address as default replaces the old default', async () => {
    const buyer = await world.buyer()
    await add(buyer, { defaultDelivery: true })
    const second = await add(buyer, { defaultDelivery: true })
    expect(await defaultsOf(buyer)).toEqual({ delivery: [second], bill: [] })
  })

  test('concurrent changes leave exactly one', async () => {
    const buyer = await world.buyer()
    const ids = await Promise.all(Array.from({ length: 5 }, () => add(buyer, { defaultDelivery: true })))
    await Promise.all(ids.map((addressId) => buyer.call(switchAddress, { addressId, defaultBill: true })))
    const { delivery, bill } = await defaultsOf(buyer)
    expect([delivery.length, bill.length]).toEqual([1, 1])
  })

  test('the newest address left takes over the defaults of a removed one, and only those', async () => {
    const buyer = await world.buyer()
    const [first, second] = [await add(buyer, { defaultDelivery: true }), await add(buyer, { defaultBill: true })]
    const third = await add(buyer)
    await buyer.call(removeAddress, { addressId: first })
    expect(await defaultsOf(buyer)).toEqual({ delivery: [third], bill: [second] })
    await buyer.call(removeAddress, { addressId: third })
    expect(await defaultsOf(buyer)).toEqual({ delivery: [second], bill: [second] })
    await buyer.call(removeAddress, { addressId: second })
    expect((await buyer.call(addressList, {})).totalCount).toBe(0)
  })

  test('without a default, removing an address makes none', async () => {
    const buyer = await world.buyer()
    const [, gone] = [await add(buyer), await add(buyer)]
    await buyer.call(removeAddress, { addressId: gone })
    expect(await defaultsOf(buyer)).toEqual({ delivery: [], bill: [] })
  })

  test('switching a missing address changes nothing', async () => {
    const buyer = await world.buyer()
    const addressId = await add(buyer, { defaultDelivery: true })
    const wrong = { addressId: UNKNOWN_ADDRESS, defaultDelivery: true }
    await expect(buyer.call(switchAddress, wrong)).rejects.toMatchObject({ reason: 'not_found' })
    expect(await defaultsOf(buyer)).toEqual({ delivery: [addressId], bill: [] })
  })
})

describe('invalid addresses are refused with messages', () => {
  test.each([
    [{ firstName: '' }, 'firstName: Please enter'],
    [{ lastName: ' \n' }, 'lastName: Please enter'],
    [{ mobileAreaCode: '' }, 'mobileAreaCode: Please enter'],
    [{ mobileAreaCode: '49' }, 'mobileAreaCode: Please select an area code'],
    [{ mobile: undefined }, 'mobile: Please enter'],
    [{ mobile: '0151-234' }, 'mobile: A phone number has 4 to 15 digits'],
    [{ mobile: 15112345 }, 'mobile: Please enter'],
    [{ email: '' }, 'email: Please enter'],
    [{ email: 'goods-in' }, 'email: This does not look like an e-mail address.'],
    [{ zipCode: '' }, 'zipCode: Please enter'],
    [{ zipCode: '1'.repeat(21) }, 'zipCode: A zip code has at most 20 characters.'],
    [{ address: '\u0000' }, 'address: Please enter'],
    [{ address: 'x'.repeat(301) }, 'address: An address has at most 300 characters.'],
    [{ countryId: undefined }, 'countryId: Please select'],
    [{ countryId: 0 }, 'countryId: Please select'],
    [{ regionId: null }, 'regionId: Please select'],
  ])('%j', async (change, msg) => {
    const buyer = await world.buyer()
    expect(await send(buyer, { ...BERLIN, ...change })).toMatchObject({ code: 100001, msg })
  })

  test('a region of another country, or of none', async () => {
    const buyer = await world.buyer()
    for (const wrong of [{ countryId: FRANCE }, { countryId: 999 }, { regionId: UNKNOWN_ADDRESS }])
      expect(await send(buyer, { ...BERLIN, ...wrong })).toMatchObject({
        code: 210002,
        msg: 'Please select a region of the country.',
      })
  })

  test('more than the maximum; editing is still possible', async () => {
    const buyer = await world.buyer()
    const addressId = await add(buyer)
    await world.sql`
      insert into address (account_id, first_name, last_name, mobile_area_code, mobile, country_id, region_id, email,
        zip_code, address)
      select account_id, first_name, last_name, mobile_area_code, mobile, country_id, region_id, email, zip_code, address
      from address, generate_series(1, ${MAX_ADDRESSES - 2}) where address_id = ${addressId}`
    const added = await Promise.allSettled([add(buyer), add(buyer), add(buyer)])
    expect(added.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await send(buyer, BERLIN)).toMatchObject({
      code: 210001,
      msg: 'You have 50 addresses, the maximum. Please remove one first.',
    })
    expect(await send(buyer, { ...BERLIN, addressId })).toMatchObject({ code: 0 })
  })
})

describe('who may not', () => {
  test('a visitor must log in', async () => {
    const { call } = world.visitor()
    const calls = [
      () => call(addressList, {}),
      () => call(addressDetail, { addressId: 1 }),
      () => call(saveAddress, BERLIN),
      () => call(removeAddress, { addressId: 1 }),
      () => call(switchAddress, { addressId: 1, defaultBill: true }),
    ]
    for (const refused of calls) await expect(refused()).rejects.toMatchObject({ reason: 'no_identity' })
  })

  test("another buyer's address is not found", async () => {
    const [owner, other] = [await world.buyer(), await world.buyer()]
    const addressId = await add(owner, { defaultDelivery: true })
    const own = await add(other, { defaultDelivery: true })
    const calls = [
      () => other.call(addressDetail, { addressId }),
      () => other.call(saveAddress, { ...BERLIN, addressId, defaultDelivery: true }),
      () => other.call(removeAddress, { addressId }),
      () => other.call(switchAddress, { addressId, defaultDelivery: true }),
    ]
    for (const refused of calls)
      await expect(refused()).rejects.toMatchObject({
        reason: 'not_found',
        message: 'This address is not in your address book.',
      })
    expect(await owner.call(addressDetail, { addressId })).toMatchObject({ ...BERLIN, defaultDelivery: true })
    expect(await defaultsOf(other)).toEqual({ delivery: [own], bill: [] })
  })
})
