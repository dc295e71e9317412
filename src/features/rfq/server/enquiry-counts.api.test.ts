import { expect, test } from 'vitest'
import { assignWork } from '#features/staff/work.contract.ts'
import { foldStatusCounts, repairStatusCounts } from '#server/status-counts/status-counts.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import { enterEnquiry } from '../staff-quotes.contract.ts'
import { declineEnquiry, staffEnquiries, takeEnquiry } from '../staff-rfq.contract.ts'
import { countedEnquiries } from './counted-enquiries.ts'
import { listStatusCounts } from './rfq.queries.ts'

const world = await createWorld(`enquiry_counts_${process.env.VITEST_POOL_ID ?? '1'}`)
const clerk = await world.staff('sales')

async function enter() {
  const { enquiryNo } = await clerk.call(enterEnquiry, {
    draftId: crypto.randomUUID(),
    contact: { name: 'Caller', email: 'caller@firm.example' },
    lines: [{ goodsModel: 'LM358', count: 500 }],
    remark: '',
  })
  return enquiryNo
}
const countsOf = (rows: ReadonlyArray<{ status: string; count: number }>): Record<string, number> =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]))
const listed = async () => countsOf((await clerk.call(staffEnquiries, {})).counts)

test('requests by status are exact after every change, folded or not', async () => {
  const [first = '', second = ''] = [await enter(), await enter(), await enter()]
  expect(await listed()).toEqual({ received: 3 })
  await foldStatusCounts(world.sql, countedEnquiries)
  expect(await world.sql`select from enquiry_status_entry`).toHaveLength(0)
  await clerk.call(takeEnquiry, { enquiryNo: first })
  await clerk.call(declineEnquiry, { enquiryNo: second, reason: 'Not made any more' })
  expect(await listed()).toEqual({ received: 1, in_work: 1, declined: 1 })
  expect((await clerk.call(staffEnquiries, {})).totalCount).toBe(3)
  expect(await clerk.call(staffEnquiries, { status: 'in_work' })).toMatchObject({ totalCount: 1, list: [{}] })
  expect((await clerk.call(staffEnquiries, { assignedTo: 'me' })).totalCount).toBe(0)
  expect(await repairStatusCounts(world.sql, countedEnquiries)).toBe(0)
  await world.sql`update enquiry_status_count set count = 9 where status = 'declined'`
  expect(await repairStatusCounts(world.sql, countedEnquiries)).toBe(1)
  await world.sql`delete from enquiry where enquiry_no = ${first}`
  expect(await listed()).toEqual({ received: 1, declined: 1 })
})

test('assigned requests are counted on every page, after the last one too', async () => {
  const { accountId } = clerk
  const subjects = [await enter(), await enter(), await enter()]
  await clerk.call(assignWork, { kind: 'quote', subjects: [...subjects, 'Q00000000'], accountId })
  const page = (pageNumber: number, status?: 'received' | 'in_work') =>
    clerk.call(staffEnquiries, { assignedTo: 'me', pageNumber, pageSize: 2, status })
  const [first = '', second = '', third = ''] = subjects
  expect(await page(1)).toMatchObject({ list: [{ enquiryNo: third }, { enquiryNo: second }], totalCount: 3 })
  expect(await page(2)).toMatchObject({ list: [{ enquiryNo: first }], totalCount: 3 })
  expect(await page(3)).toMatchObject({ list: [], totalCount: 3 })
  await clerk.call(takeEnquiry, { enquiryNo: second })
  expect(await page(1, 'received')).toMatchObject({ list: [{ enquiryNo: third }, { enquiryNo: first }], totalCount: 2 })
  expect(await page(1, 'in_work')).toMatchObject({ list: [{ enquiryNo: second, lineCount: 1 }], totalCount: 1 })
})

test('counting reads no request', async () => {
  expect(await planOf(world.sql, (sql) => listStatusCounts(sql))).not.toMatch(/on enquiry\b/)
})
