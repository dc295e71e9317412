import { expect, test } from 'vitest'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../quote-desk.contract.ts'
import { myEnquiries } from '../../rfq.contract.ts'
import { quoteEnquiry, staffEnquiryDetail } from '../../staff-rfq.contract.ts'

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
  return { enquiryNo, lineId: line?.lineId ?? 0 }
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
