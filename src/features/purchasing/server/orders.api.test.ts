import { describe, expect, test } from 'vitest'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { isFileAnswer } from '#shared/file-answer.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../staff-purchasing.contract.ts'
import { countOrders, listOnOrder, listOrders } from './orders.queries.ts'
import { newSupplier, sentOrder } from './test-support.ts'

const world = await createWorld()
const [admin, clerk, sales] = [await world.staff(), await world.staff('warehouse'), await world.staff('sales')]

describe('suppliers', () => {
  test('are added and changed; a name is used once, an old version is refused', async () => {
    const { supplierId, name } = await newSupplier(admin.call)
    const change = { supplierId, version: 1, name, currency: 'CNY' as const, email: '', note: 'Pays freight' }
    expect(await admin.call(contract.saveSupplier, change)).toEqual({ supplierId, version: 2 })
    await expect(admin.call(contract.saveSupplier, change)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    const again = { name: name.toUpperCase(), currency: 'USD' as const }
    await expect(admin.call(contract.saveSupplier, again)).rejects.toMatchObject({ reason: 'invalid_input' })
    const { list } = await clerk.call(contract.suppliers, { text: name.toLowerCase() })
    expect(list).toMatchObject([{ supplierId, note: 'Pays freight', openOrders: 0 }])
    await expect(clerk.call(contract.saveSupplier, change)).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})

describe('a purchase order', () => {
  test('is a draft whose lines change, and is then sent; the supplier gets it by mail with its PDF', async () => {
    const [one, other] = [await world.goods(), await world.goods()]
    const email = `orders-${one.id}@supplier.example`
    const { supplierId, name } = await newSupplier(admin.call, { email })
    const { purchaseNo } = await admin.call(contract.createPurchaseOrder, {
      supplierId,
      lines: [{ goodsId: one.id, count: 50 }],
    })
    await admin.call(contract.addPurchaseLines, { purchaseNo, version: 1, text: `${other.model} 1,000 0.0125` })
    const draft = await admin.call(contract.purchaseOrder, { purchaseNo })
    expect(draft).toMatchObject({
      status: 'draft',
      version: 2,
      amount: '12.5000',
      lines: [
        { model: one.model, count: 50, openCount: 0, unitCost: '0' },
        { model: other.model, count: 1000, unitCost: '0.0125' },
      ],
    })
    const lines = draft.lines.map(({ count }, place) => ({
      goodsId: [one, other][place]?.id ?? 0,
      count,
      unitCost: '0.5',
      expectedOn: '2999-12-04',
    }))
    const save = { purchaseNo, version: 2, supplierId, currency: 'USD' as const, note: 'To dock 7', lines }
    expect(await admin.call(contract.savePurchaseOrder, save)).toEqual({ version: 3 })
    await expect(admin.call(contract.savePurchaseOrder, save)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await admin.call(contract.sendPurchaseOrder, { purchaseNo, version: 3, mail: true })
    const [mail] = await world.mailsTo(email)
    expect(mail).toMatchObject({
      subject: `Purchase order ${purchaseNo}`,
      attachments: [{ fileName: `${purchaseNo}.pdf` }],
    })
    const text = pdfText(Buffer.from(mail?.attachments?.[0]?.content ?? '', 'base64'))
    for (const part of [purchaseNo, name, one.model, 'To dock 7', '$525.0000']) expect(text).toContain(part)
    await expect(admin.call(contract.savePurchaseOrder, { ...save, version: 4 })).rejects.toMatchObject({
      reason: 'wrong_status',
    })
    expect(await clerk.call(contract.purchaseOrders, { text: other.model })).toMatchObject({
      totalCount: 1,
      list: [{ purchaseNo, status: 'sent', openCount: 1050, expectedOn: '2999-12-04', isLate: false }],
    })
    const { list } = await admin.call(auditTrail, { keyword: purchaseNo })
    expect(list[0]).toMatchObject({
      action: contract.sendPurchaseOrder.path,
      before: { status: 'draft' },
      after: { status: 'sent' },
    })
    expect(JSON.stringify(list)).not.toContain('0.0125')
  })

  test('once it is sent only days change, and what is open is cancelled', async () => {
    const [one, other] = [await world.goods(), await world.goods()]
    const { purchaseNo, version, lines } = await sentOrder(admin.call, [
      { goodsId: one.id, count: 10 },
      { goodsId: other.id, count: 20 },
    ])
    const [first, second] = lines
    const expected = [{ lineId: first?.lineId ?? 0, expectedOn: '2999-01-31' }]
    const dated = await admin.call(contract.changeExpected, { purchaseNo, version, lines: expected })
    const cancelled = await admin.call(contract.cancelPurchase, { purchaseNo, ...dated, lineId: second?.lineId ?? 0 })
    expect(await admin.call(contract.purchaseOrder, { purchaseNo })).toMatchObject({
      status: 'sent',
      lines: [
        { openCount: 10, expectedOn: '2999-01-31' },
        { openCount: 0, receivedCount: 0 },
      ],
    })
    await admin.call(contract.cancelPurchase, { purchaseNo, ...cancelled })
    expect(await admin.call(contract.purchaseOrder, { purchaseNo })).toMatchObject({ status: 'cancelled' })
  })

  test('numbers that are not one part are refused; an empty order cannot be sent', async () => {
    const { supplierId } = await newSupplier(admin.call, { email: '' })
    const { purchaseNo } = await admin.call(contract.createPurchaseOrder, { supplierId })
    const add = (text: string) => admin.call(contract.addPurchaseLines, { purchaseNo, version: 1, text })
    await expect(add('NO-SUCH-PART-0 5')).rejects.toMatchObject({ reason: 'not_found' })
    await expect(add('  ')).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(admin.call(contract.sendPurchaseOrder, { purchaseNo, version: 1 })).rejects.toThrow('no lines')
    const { id } = await world.goods()
    const { purchaseNo: other } = await admin.call(contract.createPurchaseOrder, {
      supplierId,
      lines: [{ goodsId: id, count: 1 }],
    })
    await expect(admin.call(contract.sendPurchaseOrder, { purchaseNo: other, version: 1, mail: true })).rejects.toThrow(
      'no e-mail address',
    )
    expect(await admin.call(contract.purchaseOrder, { purchaseNo: other })).toMatchObject({ status: 'draft' })
  })

  test('shows costs only to those who buy or quote', async () => {
    const { id } = await world.goods()
    const { purchaseNo } = await sentOrder(admin.call, [{ goodsId: id, count: 3, unitCost: '0.25' }])
    const csv = await admin.call(contract.purchaseDocument, { purchaseNo, kind: 'csv' })
    expect(isFileAnswer(csv) && String(csv.file.body)).toContain('0.25')
    expect(JSON.stringify(await clerk.call(contract.purchaseOrder, { purchaseNo }))).not.toContain('0.25')
    expect(await sales.call(contract.purchaseOrder, { purchaseNo })).toMatchObject({ amount: '0.7500' })
    await expect(clerk.call(contract.purchaseDocument, { purchaseNo, kind: 'csv' })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
    await expect(sales.call(contract.cancelPurchase, { purchaseNo, version: 2 })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
  })
})

test.each([
  ['all', { text: '' }],
  ['one status', { text: '', status: 'received' as const }],
  ['one supplier', { text: '', supplierId: 1 }],
  ['a number', { text: 'LM358' }],
])('a page of %s purchase orders comes out of an index', async (_, filter) => {
  for (const plan of [
    await planOf(world.sql, (sql) => listOrders(sql, filter, 25, 50)),
    await planOf(world.sql, (sql) => countOrders(sql, filter)),
    await planOf(world.sql, (sql) => listOnOrder(sql, 1, 20)),
  ])
    expect(plan).not.toMatch(/Seq Scan on (purchase_order|purchase_line|goods)\b/)
})
