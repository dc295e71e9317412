import { expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { assignWork } from '#features/staff/work.contract.ts'
import { addPriceList, buyerWithPrices } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { enquiryDetail, myEnquiries } from '../../rfq.contract.ts'
import * as contract from '../../staff-quotes.contract.ts'
import { findParts, quoteEnquiry, staffEnquiries, staffEnquiryDetail } from '../../staff-rfq.contract.ts'

const world = await createWorld()
const clerk = await world.staff('sales')

async function enter(email: string) {
  const goods = await world.goods()
  const { enquiryNo } = await clerk.call(contract.enterEnquiry, {
    draftId: crypto.randomUUID(),
    contact: { name: 'Caller', email },
    lines: [{ goodsModel: goods.model, count: 500 }],
    remark: 'Calls back on Friday',
  })
  const [line] = (await clerk.call(staffEnquiryDetail, { enquiryNo })).lines
  return { enquiryNo, lineId: line?.lineId ?? 0, goods }
}
const quote = (enquiryNo: string, lineId: number, price: string) =>
  clerk.call(quoteEnquiry, {
    enquiryNo,
    validUntil: new Date(Date.now() + 86_400_000).toISOString(),
    lines: [{ lineId, price, count: 500 }],
  })

test('a telephone caller is quoted, the quote revised and won; a customer finds it in the account', async () => {
  const buyer = await world.buyer()
  const { enquiryNo, lineId } = await enter(buyer.email)
  await quote(enquiryNo, lineId, '0.4')
  await quote(enquiryNo, lineId, '0.35')
  expect((await buyer.call(myEnquiries, {})).list).toMatchObject([{ enquiryNo, status: 'quoted' }])
  await clerk.call(contract.setOutcome, { enquiryNo, outcome: 'lost', reason: 'Too late' })
  await clerk.call(contract.setOutcome, { enquiryNo, outcome: 'won', reason: 'Ordered by fax' })
  expect(await clerk.call(contract.enquiryOutcome, { enquiryNo })).toMatchObject({
    outcome: { outcome: 'won', reason: 'Ordered by fax', who: clerk.email },
  })
  const rows = (await (await world.staff()).call(auditTrail, { keyword: enquiryNo })).list
  expect(rows.map(({ action }) => action).filter((action) => action === quoteEnquiry.path)).toHaveLength(2)
  expect(rows[0]).toMatchObject({ before: { outcome: 'lost' }, after: { outcome: 'won' } })
})

test('a caller without an account is quoted by mail; what is not quoted is neither won nor lost', async () => {
  const { enquiryNo } = await enter(`caller-${crypto.randomUUID()}@firm.example`)
  const early = clerk.call(contract.setOutcome, { enquiryNo, outcome: 'won', reason: 'x' })
  await expect(early).rejects.toMatchObject({ reason: 'wrong_status' })
  expect(await clerk.call(contract.enquiryOutcome, { enquiryNo })).toEqual({ outcome: null })
})

test('staff quote from the prices agreed with the customer; a caller without an account has list prices', async () => {
  const pricing = await world.staff()
  const { priceListId, name } = await addPriceList(pricing.call)
  const buyer = await buyerWithPrices(world, pricing.call, priceListId)
  const goods = await world.goods({ tiers: [{ from: 1, price: '1.0000' }] })
  const askFor = async (email: string) => {
    const { enquiryNo } = await clerk.call(contract.enterEnquiry, {
      draftId: crypto.randomUUID(),
      contact: { name: 'Caller', email },
      lines: [{ goodsModel: goods.model, count: 10 }],
    })
    const { offers } = await clerk.call(staffEnquiryDetail, { enquiryNo })
    const { list } = await clerk.call(findParts, { model: goods.model, enquiryNo })
    return { offers, list }
  }
  const agreed = { priceListName: name, priceList: [{ count: 1, price: '0.8', activityPrice: '0' }] }
  expect(await askFor(buyer.email)).toMatchObject({ offers: [agreed], list: [agreed] })
  const listed = { priceListName: null, priceList: [{ count: 1, price: '1' }] }
  expect(await askFor(`caller-${crypto.randomUUID()}@firm.example`)).toMatchObject({ offers: [listed], list: [listed] })
  expect((await clerk.call(findParts, { model: goods.model })).list).toMatchObject([listed])
})

test('only staff who may write quotes see what a part costs', async () => {
  const buyer = await world.buyer()
  const { enquiryNo, lineId, goods } = await enter(buyer.email)
  const offersFor = async (staff: typeof clerk) => (await staff.call(staffEnquiryDetail, { enquiryNo })).offers
  expect(await offersFor(clerk)).toMatchObject([{ cost: null, costCurrency: null }])
  await world.sql`
    insert into goods_trade (goods_id, cost, cost_currency) values (${goods.id}, 0.1234, 'USD')`
  expect(await offersFor(clerk)).toMatchObject([{ cost: '0.1234', costCurrency: 'USD' }])
  expect((await clerk.call(findParts, { model: goods.model })).list).toMatchObject([{ cost: '0.1234' }])
  const reader = await world.staff('read-only')
  await quote(enquiryNo, lineId, '0.4')
  const others = [
    await offersFor(reader),
    await reader.call(findParts, { model: goods.model }),
    await buyer.call(enquiryDetail, { enquiryNo }),
    await world.visitor().call(goodsDetail, { goodsId: goods.id }),
  ]
  expect(JSON.stringify(others)).not.toMatch(/cost|0\.1234/i)
})

test('the list can be filtered by assignee: the caller, a colleague or nobody', async () => {
  const boss = await world.staff('sales')
  const [mine, free] = [await enter('a@firm.example'), await enter('b@firm.example')]
  await boss.call(assignWork, { kind: 'quote', subjects: [mine.enquiryNo], accountId: clerk.accountId })
  const listed = async (staff: typeof clerk, assignedTo: string) => {
    const { list, totalCount } = await staff.call(staffEnquiries, { assignedTo, pageSize: 50 })
    // Other tests have entered enquiries, too: one page is enough, the newest come first.
    expect(list).toHaveLength(Math.min(totalCount, 50))
    return list.map(({ enquiryNo }) => enquiryNo)
  }
  expect(await listed(clerk, 'me')).toEqual([mine.enquiryNo])
  expect(await listed(boss, String(clerk.accountId))).toEqual([mine.enquiryNo])
  expect(await listed(boss, 'me')).toEqual([])
  const nobodys = await listed(boss, 'nobody')
  expect(nobodys).toContain(free.enquiryNo)
  expect(nobodys).not.toContain(mine.enquiryNo)
  await expect(listed(boss, 'anybody')).rejects.toMatchObject({ reason: 'invalid_input' })
})
