import { describe, expect, test } from 'vitest'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { payFor, placeOrder } from '#tests/drills/shop.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../orders.contract.ts'

const world = await createWorld()
const staff = await world.staff()
const ordered = (order: object = {}) => buyerWithOrder(world, { order })

describe('invoices and documents', () => {
  const titled = async (call: Awaited<ReturnType<typeof world.buyer>>['call']) =>
    (await call(saveInvoiceTitle, { title: 'Łódź Circuits GmbH', taxNumber: 'PL123' })).invoiceTitleId

  test('[API-ORDER-06, API-ORDER-07, ENT-31] applied for before paying, issued with the payment', async () => {
    const { call, orderNo } = await ordered()
    const invoiceTitleId = await titled(call)
    const input = { orderNo, invoiceTitleId, electronicInvoice: true, paperInvoice: false }
    expect(await call(contract.applyForInvoice, input)).toEqual({ orderNo, invoiceNo: null })
    await expect(call(contract.orderDocument, { orderNo, kind: 'invoice' })).rejects.toMatchObject({
      reason: 'no_document_yet',
    })
    await payFor(call, orderNo)
    const { invoice, documents } = await call(contract.orderDetail, { orderNo })
    expect(invoice).toMatchObject({
      title: 'Łódź Circuits GmbH',
      taxNumber: 'PL123',
      invoiceNo: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
    })
    expect(documents.map((one) => one.kind)).toEqual(['proforma', 'invoice', 'packing', 'csv', 'xlsx'])
    await expect(call(contract.applyForInvoice, input)).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('applied for when paid, it is issued at once; a closed order has none; without a kind there is none', async () => {
    const { call, orderNo, addressId, goods } = await ordered()
    const invoiceTitleId = await titled(call)
    await payFor(call, orderNo)
    const input = { orderNo, invoiceTitleId, electronicInvoice: false, paperInvoice: false }
    await expect(call(contract.applyForInvoice, input)).rejects.toMatchObject({ reason: 'invalid_input' })
    const { invoiceNo } = await call(contract.applyForInvoice, { ...input, paperInvoice: true })
    expect(invoiceNo).toMatch(/^INV-/)
    const closed = await placeOrder(call, addressId, [{ goodsId: goods.id, count: 1 }])
    await call(contract.cancelOrder, { orderNo: closed })
    await expect(
      call(contract.applyForInvoice, { ...input, orderNo: closed, paperInvoice: true }),
    ).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('invoice numbers have no gaps and no duplicates, also with concurrent payments', async () => {
    const orders = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const order = await ordered()
        await order.call(contract.applyForInvoice, { orderNo: order.orderNo, invoiceTitleId: await titled(order.call) })
        return order
      }),
    )
    await Promise.all(orders.map(({ call, orderNo }) => payFor(call, orderNo)))
    const numbers = await Promise.all(
      orders.map(async ({ call, orderNo }) =>
        Number((await call(contract.orderDetail, { orderNo })).invoice?.invoiceNo?.slice(-6)),
      ),
    )
    const sorted = numbers.sort((a, b) => a - b)
    expect(sorted).toEqual(Array.from({ length: 6 }, (_, place) => (sorted[0] ?? 0) + place))
  })

  test('all documents of a paid order are available as private files', async () => {
    const { call, orderNo, goods } = await ordered({ poNumber: '=HYPERLINK("x")', remark: 'Zażółć 基板' })
    await call(contract.applyForInvoice, { orderNo, invoiceTitleId: await titled(call) })
    await payFor(call, orderNo)
    for (const kind of ['proforma', 'invoice', 'packing'] as const) {
      const { file } = await call(contract.orderDocument, { orderNo, kind })
      expect(Buffer.from(file.body).subarray(0, 5).toString()).toBe('%PDF-')
      expect(file).toMatchObject({ private: true, contentType: 'application/pdf' })
    }
    const textOf = async (kind: 'invoice' | 'packing') =>
      pdfText(Buffer.from((await call(contract.orderDocument, { orderNo, kind })).file.body))
    expect(await textOf('invoice')).toContain('Łódź Circuits GmbH')
    expect(await textOf('packing')).toContain('Remark of the buyer: Zażółć 基板')
    const csv = String((await call(contract.orderDocument, { orderNo, kind: 'csv' })).file.body)
    expect(csv).toContain(goods.model)
    expect(csv).toContain(`'=HYPERLINK`)
    const xlsx = (await call(contract.orderDocument, { orderNo, kind: 'xlsx' })).file
    expect(Buffer.from(xlsx.body).subarray(0, 2).toString()).toBe('PK')
    expect((await staff.call(contract.orderDocument, { orderNo, kind: 'packing' })).file.body.length).toBeGreaterThan(
      500,
    )
  })
})
