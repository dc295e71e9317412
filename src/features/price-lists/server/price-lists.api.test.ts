import { describe, expect, test } from 'vitest'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { addPriceList, givePriceList } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { customerPriceList, saveCustomerPriceList } from '../customer-price-list.contract.ts'
import * as contract from '../staff-price-lists.contract.ts'

const world = await createWorld()
const [admin, clerk, reader] = [await world.staff(), await world.staff('sales'), await world.staff('read-only')]

describe('a price list', () => {
  test('is created, changed and removed; an old version is refused; the audit trail keeps both sides', async () => {
    const { priceListId, name } = await addPriceList(admin.call)
    const changed = { priceListId, name, percent: '12.5', startsOn: '2026-01-01', endsOn: '2099-12-31' }
    expect(await admin.call(contract.savePriceList, { ...changed, version: 1 })).toEqual({ priceListId, version: 2 })
    await expect(admin.call(contract.savePriceList, { ...changed, version: 1 })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
      message: expect.stringContaining(admin.email),
    })
    const { priceList } = await reader.call(contract.priceListDetail, { priceListId })
    expect(priceList).toMatchObject({ percent: '12.5', endsOn: '2099-12-31', isInEffect: true, customerCount: 0 })
    const { list } = await admin.call(auditTrail, { keyword: String(priceListId) })
    expect(list.find(({ action }) => action === contract.savePriceList.path)).toMatchObject({
      who: admin.email,
      before: { name, percent: '20' },
      after: { percent: '12.5', endsOn: '2099-12-31' },
    })
    await admin.call(contract.removePriceList, { priceListId, version: 2 })
    await expect(admin.call(contract.priceListDetail, { priceListId })).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('has a name of its own, a valid discount, and a last day that is not before the first', async () => {
    const { name } = await addPriceList(admin.call)
    const list = { version: 0, name: `${name} 2`, percent: '5', startsOn: null, endsOn: null }
    const tries = [
      { ...list, name: name.toUpperCase() },
      { ...list, percent: '100' },
      { ...list, percent: '-1' },
      { ...list, name: ' ' },
      { ...list, startsOn: '2027-02-01', endsOn: '2027-01-31' },
    ]
    for (const input of tries)
      await expect(admin.call(contract.savePriceList, input)).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('two people who change it at once do not overwrite each other', async () => {
    const { priceListId, name } = await addPriceList(admin.call)
    const save = (percent: string) =>
      admin.call(contract.savePriceList, { priceListId, version: 1, name, percent, startsOn: null, endsOn: null })
    const tries = await Promise.allSettled([save('1'), save('2'), save('3')])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('has discounts for categories and manufacturers, each once', async () => {
    const { priceListId, seen } = await addPriceList(admin.call)
    const [place] = await world.sql<{ categoryId: number; brandId: number }[]>`
      select c.category_id "categoryId", b.brand_id "brandId" from category c, brand b where c.level = 3 limit 1`
    const { categoryId, brandId } = place ?? { categoryId: 0, brandId: 0 }
    const save = async (key: object, percent: string) =>
      admin.call(contract.saveListDiscount, { ...(await seen()), categoryId, brandId, percent, ...key })
    await save({}, '30')
    await save({}, '35.5')
    await save({ brandId: null }, '15')
    const { discounts } = await admin.call(contract.priceListDetail, { priceListId })
    expect(discounts.map(({ percent }) => percent).toSorted()).toEqual(['15', '35.5'])
    expect(discounts[0]?.categoryName).toContain(' › ')
    await admin.call(contract.removeListDiscount, { ...(await seen()), categoryId, brandId })
    expect((await admin.call(contract.priceListDetail, { priceListId })).discounts).toHaveLength(1)
    await expect(save({ categoryId: null, brandId: null }, '1')).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(save({ categoryId: 2_000_000 }, '1')).rejects.toMatchObject({ reason: 'not_found' })
    const gone = admin.call(contract.removeListDiscount, { ...(await seen()), categoryId, brandId })
    await expect(gone).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('has fixed prices of parts, by their number, in the currency of the part', async () => {
    const { priceListId, seen } = await addPriceList(admin.call)
    const part = await world.goods({ tiers: [{ from: 1, price: '2', activityPrice: '1.5' }] })
    const save = async (more: object = {}) =>
      admin.call(contract.saveFixedPrice, {
        ...(await seen()),
        goodsModel: part.model.toLowerCase(),
        currency: 'USD',
        tiers: [
          { count: 100, price: '0.8' },
          { count: 1, price: '1' },
        ],
        ...more,
      })
    await save()
    const { prices } = await admin.call(contract.priceListDetail, { priceListId, keyword: part.model })
    expect(prices).toMatchObject({
      totalCount: 1,
      list: [
        {
          goodsId: part.id,
          isInOtherCurrency: false,
          listPrice: '1.5',
          tiers: [
            { count: 1, price: '1' },
            { count: 100, price: '0.8' },
          ],
        },
      ],
    })
    const wrong = [
      { goodsModel: 'NO-SUCH-PART-77' },
      { brandName: 'Nobody Semiconductors' },
      { currency: 'CNY' },
      { tiers: [{ count: 1, price: '0' }] },
      { tiers: [1, 1].map((count) => ({ count, price: '1' })) },
    ]
    for (const more of wrong) await expect(save(more)).rejects.toMatchObject({ reason: 'invalid_input' })
    const { file } = await admin.call(contract.fixedPricesFile, { priceListId })
    expect(String(file.body)).toContain(`${part.model},`)
    await admin.call(contract.removeFixedPrice, { ...(await seen()), goodsId: part.id })
    expect((await admin.call(contract.priceListDetail, { priceListId })).prices.totalCount).toBe(0)
  })

  test('is changed only by those who may change prices; sales choose one for a customer', async () => {
    const { priceListId, name, seen } = await addPriceList(admin.call)
    const { accountId } = await world.buyer()
    for (const { call } of [clerk, reader])
      await expect(call(contract.removePriceList, await seen())).rejects.toMatchObject({ reason: 'not_allowed' })
    await expect(givePriceList(reader.call, accountId, priceListId)).rejects.toMatchObject({ reason: 'not_allowed' })
    await givePriceList(clerk.call, accountId, priceListId)
    expect(await clerk.call(customerPriceList, { accountId })).toMatchObject({ priceList: { priceListId, name } })
  })
})

describe('the price list of a customer', () => {
  test('is chosen, seen and in the audit trail; a choice made meanwhile is not overwritten', async () => {
    const [one, other] = [await addPriceList(admin.call), await addPriceList(admin.call)]
    const { accountId } = await world.buyer()
    await givePriceList(clerk.call, accountId, one.priceListId)
    const late = { accountId, priceListId: other.priceListId, seenPriceListId: null }
    await expect(admin.call(saveCustomerPriceList, late)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    const { list } = await admin.call(auditTrail, { keyword: String(accountId) })
    expect(list[0]).toMatchObject({ who: clerk.email, before: { priceList: null }, after: { priceList: one.name } })
    expect(await admin.call(contract.priceListDetail, { priceListId: one.priceListId })).toMatchObject({
      priceList: { customerCount: 1 },
      customers: [{ accountId }],
    })
  })

  test('cannot be removed while somebody has it; unknown lists and customers are not found', async () => {
    const { priceListId, seen } = await addPriceList(admin.call)
    const { accountId } = await world.buyer()
    await givePriceList(clerk.call, accountId, priceListId)
    await expect(admin.call(contract.removePriceList, await seen())).rejects.toMatchObject({ reason: 'not_allowed' })
    const unknown = { accountId, priceListId: 2_000_000_000, seenPriceListId: priceListId }
    await expect(clerk.call(saveCustomerPriceList, unknown)).rejects.toMatchObject({ reason: 'not_found' })
    for (const id of [admin.accountId, 2_000_000_000])
      await expect(givePriceList(clerk.call, id, priceListId)).rejects.toMatchObject({ reason: 'not_found' })
    await givePriceList(clerk.call, accountId, null)
    await admin.call(contract.removePriceList, await seen())
  })

  test('removing a list and giving it to a customer at once: one of the two is refused', async () => {
    const { priceListId, seen } = await addPriceList(admin.call)
    const { accountId } = await world.buyer()
    const tries = await Promise.allSettled([
      admin.call(contract.removePriceList, await seen()),
      givePriceList(clerk.call, accountId, priceListId),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
