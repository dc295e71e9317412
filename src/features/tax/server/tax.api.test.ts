import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { updateInfo } from '#features/account/account.contract.ts'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { createOrder, previewOrder } from '#features/orders/checkout.contract.ts'
import { orderDetail, orderDocument } from '#features/orders/orders.contract.ts'
import { staffOrderDetail } from '#features/orders/staff-orders.contract.ts'
import { refundOrder } from '#features/payment/staff-payment.contract.ts'
import { termsVersion } from '#features/shop/server/shop.service.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { addAddress, payFor, prepareOrder } from '#tests/drills/shop.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../staff-tax.contract.ts'

const world = await createWorld(`tax_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const part = await world.goods({ stock: 100_000, tiers: [{ from: 1, price: '0.3333' }] })
const lines = [{ goodsId: part.id, count: 70 }]

const version = async () => (await admin.call(contract.staffTax, {})).version
const RULE = { customerKind: 'all' as const, name: 'VAT', reverseCharge: false, note: '' }
const save = async (rule: Partial<contract.StaffTaxRule> & { countryCode: string | null; rate: string }) =>
  admin.call(contract.saveTaxRule, { version: await version(), ...RULE, ...rule })

/** 23.3310 of goods, and the freight. */
async function buyerIn(country: string) {
  const buyer = await world.buyer()
  const addressId = await addAddress(world.sql, buyer.call, country)
  const preview = (more: object = {}) => buyer.call(previewOrder, { lines, addressId, ...more })
  const place = async (more: object = {}) => {
    const seen = await preview(more)
    const prepared = await prepareOrder(buyer.call, addressId, lines)
    return buyer.call(createOrder, {
      ...prepared,
      ...more,
      expressId: seen.expressId ?? 0,
      totalAmount: seen.totalAmount,
    })
  }
  return { ...buyer, preview, place }
}

const netOf = ({ amount, freightAmount }: { amount: string; freightAmount: string }) =>
  new Big(amount).plus(freightAmount)

test('without a rule tax is not mentioned, and totals are unchanged', async () => {
  const { preview, place, call } = await buyerIn('US')
  const seen = await preview()
  expect(seen).not.toHaveProperty('tax')
  expect(seen).not.toHaveProperty('taxAmount')
  expect(seen.totalAmount).toBe(netOf(seen).toFixed(4))
  const { orderNo, ...placed } = await place()
  expect(placed).not.toHaveProperty('taxAmount')
  expect(await call(orderDetail, { orderNo })).not.toHaveProperty('tax')
})

test('an order follows what another process has changed, and not what was rolled back', async () => {
  const { place, email } = await buyerIn('IT')
  const before = await place()
  const change = world.sql.begin(async (tx) => {
    await tx`update express_rate set first_amount = first_amount + 1`
    await tx`insert into tax_rule (country_code, customer_kind, name, rate) values ('IT', 'all', 'IVA', 22)`
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  expect(await place()).toMatchObject({ totalAmount: before.totalAmount })

  await world.sql`update express_rate set first_amount = first_amount + 1`
  const dearer = await place()
  expect(dearer.freightAmount).toBe(new Big(before.freightAmount).plus(1).toFixed(4))
  await world.sql`insert into tax_rule (country_code, customer_kind, name, rate) values ('IT', 'all', 'IVA', 22)`
  expect(await place()).toMatchObject({ taxAmount: `${netOf(dearer).times('0.22').toFixed(2)}00` })
  await world.sql`update shop_settings set settings = settings || '{"name": "Fernhill Parts"}'`
  await place()
  expect((await world.mailsTo(email))[0]?.text).toContain('Fernhill Parts')
  await world.sql`delete from tax_rule`
})

test('every table with terms renews their version', async () => {
  const read = async () => (await world.sql`select ${termsVersion(world.sql)} version`)[0]?.version
  const seen = new Set([await read()])
  const terms = ['shop_settings', 'country', 'freight_zone', 'freight_country', 'express', 'express_rate']
  for (const table of [...terms, 'package_weight', 'tax_rule']) {
    await world.sql`delete from ${world.sql(table)} where false`
    seen.add(await read())
  }
  expect(seen.size).toBe(9)
})

describe('with rules', () => {
  test('a rule is in the preview, the order, the invoice and the documents', async () => {
    await save({ countryCode: 'DE', rate: '19' })
    const { preview, place, call } = await buyerIn('DE')
    const seen = await preview()
    const tax = netOf(seen).times('0.19').toFixed(2)
    expect(seen).toMatchObject({ taxAmount: `${tax}00`, tax: { name: 'VAT', rate: '19', vatNumberAsked: false } })
    expect(seen.totalAmount).toBe(netOf(seen).plus(tax).toFixed(4))
    const { invoiceTitleId } = await call(saveInvoiceTitle, { title: 'Firm' })
    const { orderNo, ...placed } = await place({ invoice: { invoiceTitleId } })
    expect(placed).toMatchObject({ taxAmount: `${tax}00`, totalAmount: seen.totalAmount })
    await payFor(call, orderNo)
    const paper = pdfText((await call(orderDocument, { orderNo, kind: 'invoice' })).file.body as Uint8Array)
    expect(paper).toContain('VAT 19 %')
    expect(paper).toContain(`$${seen.totalAmount}`)
    const csv = String((await call(orderDocument, { orderNo, kind: 'csv' })).file.body)
    expect(csv).toContain('VAT 19 %')
    // An order keeps its tax when the rule changes.
    const { rules } = await admin.call(contract.staffTax, {})
    await save({ countryCode: 'DE', rate: '7', ruleId: rules[0]?.ruleId ?? 0 })
    expect(await call(orderDetail, { orderNo })).toMatchObject({ taxAmount: `${tax}00`, tax: { rate: '19' } })
    expect(await preview()).toMatchObject({ tax: { rate: '7' } })
  })

  test('a company with a VAT number has reverse charge, and its invoice says so', async () => {
    await save({ countryCode: 'FR', rate: '20' })
    await save({ countryCode: 'FR', rate: '0', customerKind: 'business', reverseCharge: true })
    const { preview, place, call } = await buyerIn('FR')
    expect(await preview()).toMatchObject({ tax: { rate: '20', vatNumberAsked: true, vatNumber: '' } })
    const company = await preview({ vatNumber: 'fr 12 345678901' })
    expect(company).toMatchObject({
      taxAmount: '0.0000',
      tax: { reverseCharge: true, vatNumber: 'FR12345678901', vatNumberProblem: '' },
    })
    const { invoiceTitleId } = await call(saveInvoiceTitle, { title: 'Firm' })
    const { orderNo } = await place({ vatNumber: 'FR12345678901', invoice: { invoiceTitleId } })
    await payFor(call, orderNo)
    const paper = pdfText((await call(orderDocument, { orderNo, kind: 'invoice' })).file.body as Uint8Array)
    expect(paper).toContain('Reverse charge: the customer is liable for the VAT.')
    expect(paper).toContain('FR12345678901')
  })

  test('an invalid VAT number is ignored in the preview and refused in an order', async () => {
    const { preview, place, call } = await buyerIn('FR')
    const seen = await preview({ vatNumber: 'DE123456789' })
    expect(seen).toMatchObject({ tax: { rate: '20', vatNumberProblem: expect.stringContaining('begin with FR') } })
    await expect(place({ vatNumber: 'DE123456789' })).rejects.toMatchObject({ reason: 'invalid_input' })
    // The tax number of the account counts when it fits and is ignored when it does not.
    await call(updateInfo, { name: 'A', taxNumber: 'NL123456789B01' })
    expect(await preview()).toMatchObject({ tax: { rate: '20', vatNumberProblem: '' } })
    await call(updateInfo, { name: 'A', taxNumber: 'FR12345678901' })
    expect(await preview()).toMatchObject({ tax: { reverseCharge: true } })
    expect(await preview({ vatNumber: '' })).toMatchObject({ tax: { rate: '20' } })
  })

  test('a changed tax is refused with a message, and nothing is placed', async () => {
    await save({ countryCode: 'AT', rate: '20' })
    const { preview, call } = await buyerIn('AT')
    const { totalAmount, expressId } = await preview()
    const { rules } = await admin.call(contract.staffTax, {})
    await save({ countryCode: 'AT', rate: '21', ruleId: rules.find((rule) => rule.countryCode === 'AT')?.ruleId ?? 0 })
    const [address] = await world.sql<{ id: number }[]>`select max(address_id) id from address`
    const order = { lines, addressId: address?.id ?? 0, expressId: expressId ?? 0, totalAmount }
    await expect(call(createOrder, order)).rejects.toMatchObject({ reason: 'order_changed' })
  })

  test('refunds hold their share of the tax, and together all of it', async () => {
    await save({ countryCode: 'BE', rate: '21' })
    const { place, call } = await buyerIn('BE')
    const { orderNo, totalAmount, taxAmount = '' } = await place()
    await payFor(call, orderNo)
    const {
      lines: [line],
    } = await admin.call(staffOrderDetail, { orderNo })
    const refund = (input: object) => admin.call(refundOrder, { orderNo, note: 'x', ...input })
    await refund({ lines: [{ lineId: line?.lineId ?? 0, count: 7 }] })
    // 2.3331 of goods with 0.49 of tax, in cents.
    expect(await call(orderDetail, { orderNo })).toMatchObject({
      refundedAmount: '2.8200',
      refundedTaxAmount: '0.4900',
    })
    await refund({ amount: '1' })
    await refund({ amount: new Big(totalAmount).round(2).minus('3.82').toFixed() })
    const { refundedTaxAmount, events } = await call(orderDetail, { orderNo })
    expect(refundedTaxAmount).toBe(taxAmount)
    expect(events.at(-1)?.note).toContain('tax included')
    const [booked] = await world.sql`
      select sum(r.tax_amount)::numeric(18, 4) tax from refund r join orders using (order_id) where order_no = ${orderNo}`
    expect(booked).toEqual({ tax: taxAmount })
  })
})

describe('the rules', () => {
  test('are in the audit trail with old and new values, and cannot be changed from an old version', async () => {
    const old = await version()
    await save({ countryCode: 'IT', rate: '22' })
    const late = admin.call(contract.saveTaxRule, { version: old, ...RULE, countryCode: 'ES', rate: '21' })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    const { list } = await admin.call(auditTrail, { action: '/api/staff/tax/rule' })
    expect(list[0]).toMatchObject({ who: admin.email, after: { rules: expect.any(Array) } })
    const { rules } = await admin.call(contract.staffTax, {})
    const ruleId = rules.find((rule) => rule.countryCode === 'IT')?.ruleId ?? 0
    await admin.call(contract.removeTaxRule, { version: await version(), ruleId })
    const again = admin.call(contract.removeTaxRule, { version: await version(), ruleId })
    await expect(again).rejects.toMatchObject({ reason: 'not_found' })
  })

  test.each([
    ['a rate above 100', { rate: '101' }],
    ['a negative rate', { rate: '-1' }],
    ['a rate with letters', { rate: '19 %' }],
    ['no name', { name: '' }],
    ['an unknown country', { countryCode: 'ZZ' }],
    ['reverse charge for everybody', { rate: '0', reverseCharge: true }],
    ['reverse charge with a rate', { customerKind: 'business' as const, reverseCharge: true }],
    ['a country twice', { countryCode: 'DE' }],
  ])('refuse %s', async (_what, wrong) => {
    const before = await admin.call(contract.staffTax, {})
    await expect(save({ countryCode: 'SE', rate: '25', ...wrong })).rejects.toMatchObject({ reason: 'invalid_input' })
    expect(await admin.call(contract.staffTax, {})).toEqual(before)
  })
})
