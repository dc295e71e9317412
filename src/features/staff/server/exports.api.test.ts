import readExcelFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { sendFeedback } from '#features/feedback/feedback.contract.ts'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { recordTransfer } from '#features/payment/staff-payment.contract.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { auditTrail, securityLog } from '../staff.contract.ts'
import { EXPORTED_LISTS, exportStaffList } from '../staff-export.contract.ts'

const world = await createWorld()
const admin = await world.staff()

const csvOf = async (wanted: z.input<typeof exportStaffList.input>) =>
  String((await admin.call(exportStaffList, wanted)).file.body)

describe('lists as files', () => {
  test.each(EXPORTED_LISTS)('%s has headings, and rows where there are any', async (list) => {
    const [head = ''] = (await csvOf({ list })).split('\r\n')
    expect(head.split(',').length).toBeGreaterThan(3)
  })

  test('a list is exported with its filters, as CSV and as XLSX', async () => {
    const [one, other] = [await buyerWithOrder(world), await buyerWithOrder(world)]
    const filter = { keyword: one.email }
    const csv = await csvOf({ list: 'orders', filter })
    expect(csv).toContain(`${one.orderNo},`)
    expect(csv).not.toContain(other.orderNo)
    const { file } = await admin.call(exportStaffList, { list: 'orders', format: 'xlsx', filter })
    const [sheet] = await readExcelFile(Buffer.from(file.body))
    expect(sheet?.data.map((row) => row[0])).toEqual(['Order', one.orderNo])
  })

  test('orders are exported with what bookkeeping needs', async () => {
    const { call, orderNo } = await buyerWithOrder(world)
    const { amount, freightAmount, totalAmount } = await call(orderDetail, { orderNo })
    const row = async () => (await csvOf({ list: 'orders', filter: { keyword: orderNo } })).trim().split('\r\n')
    const [head = '', unpaid = ''] = await row()
    expect(head).toContain('Goods,Shipping,Tax,Total,Refunded,Currency,Paid,Net days,Due,To pay')
    expect(unpaid.endsWith(`${amount},${freightAmount},,${totalAmount},0.0000,USD,,,,`)).toBe(true)
    const paidOn = new Date().toISOString().slice(0, 10)
    await admin.call(recordTransfer, { orderNo, payer: 'Firm Ltd', amount: totalAmount, transferDate: paidOn })
    expect((await row())[1]).toMatch(/,USD,\d{4}-\d{2}-\d{2}T/)
  })

  test('all pages are in the file', async () => {
    const content = `Many of these ${crypto.randomUUID()}`
    await world.sql`
      insert into feedback (type, email, content)
      select 1, 'many@buyers.example', ${content} from generate_series(1, 230)`
    const rows = (await csvOf({ list: 'messages', filter: { keyword: content } })).trim().split('\r\n')
    expect(rows).toHaveLength(231)
  })

  test('a text of a buyer is no formula in the file', async () => {
    const { call, email } = await world.buyer()
    await call(sendFeedback, { type: 1, email, content: '=HYPERLINK("https://evil.example")' })
    expect(await csvOf({ list: 'messages', filter: { keyword: email } })).toContain(`"'=HYPERLINK(`)
  })

  test('who may not see a list cannot export it, and every export is in the audit trail and the security log', async () => {
    const packer = await world.staff('warehouse')
    for (const list of ['customers', 'messages', 'audit-trail', 'staff'] as const)
      await expect(packer.call(exportStaffList, { list })).rejects.toMatchObject({ reason: 'not_allowed' })
    await packer.call(exportStaffList, { list: 'orders' })
    const { list } = await admin.call(auditTrail, { keyword: packer.email, area: 'me' })
    expect(list).toMatchObject([{ action: exportStaffList.path, input: { list: 'orders' } }])
    const events = await admin.call(securityLog, { kind: 'export', keyword: packer.email })
    expect(events.list).toHaveLength(1)
  })

  test('a filter that the list does not know is refused', async () => {
    const wrong = admin.call(exportStaffList, { list: 'orders', filter: { status: 77 } })
    await expect(wrong).rejects.toMatchObject({ reason: 'invalid_input' })
  })
})
