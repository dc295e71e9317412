import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#app/api.ts'
import { servicesOf } from '#app/app-services.ts'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { identify } from '#features/account/server/account.service.ts'
import { categoryGoods } from '#features/catalog/filters.contract.ts'
import { changeRate } from '#features/catalog/staff-rates.contract.ts'
import { staffFigures } from '#features/figures/figures.contract.ts'
import { saveRate, staffShipping } from '#features/freight/staff-shipping.contract.ts'
import { orderDetail, orderDocument } from '#features/orders/orders.contract.ts'
import { paymentInfo } from '#features/payment/payment.contract.ts'
import { recordTransfer } from '#features/payment/staff-payment.contract.ts'
import { searchGoods } from '#features/search/search.contract.ts'
import { issueSetupCode } from '#features/shop/server/setup.service.ts'
import { setUpShop } from '#features/shop/setup.contract.ts'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import { runImport } from '#features/supply/server/import.service.ts'
import { importLines } from '#features/supply/supply.contract.ts'
import { callInProcess } from '#server/api/call-in-process.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { Mail } from '#server/mail/mail.ts'
import type { Call } from '#shared/endpoint.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { addAddress, placeOrder } from '#tests/drills/shop.ts'
import { openEmptyDatabase } from '#tests/support/databases/empty-database.ts'
import { listJobs } from '#tests/support/jobs.ts'
import { createMember } from '#tests/support/member.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

/* A shop that has never heard of dollars. */

const { sql } = await openEmptyDatabase(inject('templateUrl'), 'euro_store')
const folder = await mkdtemp(join(tmpdir(), 'ohmstead-euro-'))
afterAll(async () => {
  await sql.end()
  await rm(folder, { recursive: true })
})

const config = readConfig({ DEMO: 'off', LOG_LEVEL: 'silent', DATA_DIR: folder })
const implementations = api(config)
const services = servicesOf(config)
const callAs = async (token?: string): Promise<Call> =>
  callInProcess(implementations, {
    ...services,
    sql,
    reads: () => sql,
    requestId: randomUUID(),
    log: createLog('silent'),
    address: '198.51.100.8',
    token,
    identity: token === undefined ? undefined : await identify(sql, token),
  })

const visitor = await callAs()
let owner: Call

const PRICES = [
  'Herstellernummer;Hersteller;Preis EUR;Lagerbestand;Währung',
  'EU-100;Acme;1,25 €;500;',
  'EU-200;Acme;2,50;500;EUR',
  'EU-300;Acme;3;500;USD',
].join('\n')

async function bring(text: string) {
  const path = join(folder, `${randomUUID()}.csv`)
  await writeFile(path, text)
  const { importId, newCount, badCount } = await runImport(sql, {
    paths: [path],
    kind: 'delta',
    source: 'supplier',
    dryRun: false,
  })
  const { list } = await owner(importLines, { importId })
  return { newCount, badCount, reasons: list.map(({ reason }) => reason) }
}

const find = async (goodsModel: string) => {
  const [goods] = (await visitor(searchGoods, { fuzzy: true, goodsModel })).exact
  if (!goods) throw new Error(`${goodsModel} is not found`)
  return goods
}

async function sellIn(...currencies: Currency[]) {
  const { version } = await owner(staffShop, {})
  await owner(changeShop, { version, changes: { currencies } })
}

async function shipIn(currency: Currency) {
  const { version, zones, carriers } = await owner(staffShipping, {})
  await owner(saveRate, {
    version,
    currency,
    expressId: carriers[0]?.expressId ?? 0,
    zone: zones.find(({ countryCodes }) => countryCodes.includes('NL'))?.zone ?? 0,
    firstGrams: 500,
    firstAmount: '6.50',
    stepGrams: 500,
    stepAmount: '1',
    maxGrams: 30_000,
    maxAmount: null,
    freeFrom: null,
    days: '1–2',
  })
}

/** What stands in a document of an order. */
async function documentOf(call: Call, orderNo: string, kind: 'proforma' | 'invoice' = 'proforma') {
  const { file } = await call(orderDocument, { orderNo, kind })
  return pdfText(new Uint8Array(file.body as Buffer))
}

async function buyer() {
  const { email, token } = await createMember(sql, 'buyer')
  const call = await callAs(token)
  return { email, call, addressId: await addAddress(sql, call) }
}

beforeAll(async () => {
  const code = (await issueSetupCode(sql)) ?? ''
  await visitor(setUpShop, {
    code,
    name: 'Fernhill Parts',
    street: 'Mill Lane 3',
    city: 'Utrecht',
    countryCode: 'NL',
    currency: 'EUR',
    contactEmail: 'hello@fernhill.example',
    adminName: 'Ada Owner',
    adminEmail: 'ada@fernhill.example',
    adminPassword: 'copper lantern under water',
    bank: { beneficiary: 'Fernhill', bankName: 'Harbour Bank', accountNumber: 'NL91ABNA0417164300' },
  })
  owner = await callAs((await createMember(sql, 'staff')).token)
})

test('a store in euro is filled from a list, sells, is paid by transfer and counts in euro', async () => {
  expect((await owner(staffShop, {})).settings.currencies).toEqual(['EUR'])
  expect(await bring(PRICES)).toEqual({
    newCount: 2,
    badCount: 1,
    reasons: ['The store sells in EUR, not in USD. To sell in USD, add it under Settings, Currencies.'],
  })
  const part = await find('EU-100')
  expect(part).toMatchObject({ currency: 'EUR', priceList: [{ price: '1.25' }] })

  // A single currency needs no rate: it is sorted and filtered by price as it is.
  const sorted = await visitor(categoryGoods, {
    categoryId: part.category.categoryId,
    sort: 'priceDown',
    maxPrice: 2,
    withFacets: true,
  })
  expect(sorted.list.map(({ goodsModel }) => goodsModel)).toEqual(['EU-100'])
  expect(sorted.rates).toEqual([{ currency: 'EUR', perMain: '1', ratedOn: null }])
  expect(sorted.facets?.currency).toBe('EUR')

  await shipIn('EUR')
  const { call, email, addressId } = await buyer()
  const { invoiceTitleId } = await call(saveInvoiceTitle, { title: 'Circuits GmbH' })
  const orderNo = await placeOrder(call, addressId, [{ goodsId: part.goodsId, count: 10 }], {
    payMethod: 'transfer',
    invoice: { invoiceTitleId, electronicInvoice: true, paperInvoice: false },
  })
  const order = await call(orderDetail, { orderNo })
  expect(order).toMatchObject({ amountCurrency: 'EUR', amount: '12.5000', totalAmount: '19.0000' })
  const [mail] = (await listJobs(sql, { name: 'mail', payload: { to: email } })).map(({ payload }) =>
    Mail.parse(payload),
  )
  expect(mail?.text).toContain('€19.0000')
  expect(mail?.text).not.toMatch(/[$￥]/)
  expect((await call(paymentInfo, { orderNo })).bank).toMatchObject({ currency: 'EUR', beneficiary: 'Fernhill' })
  expect(await documentOf(call, orderNo)).toMatch(/EUR.*€19\.0/s)

  await owner(recordTransfer, { orderNo, payer: 'Test Firm', amount: '19', transferDate: '2026-11-10' })
  expect((await call(orderDetail, { orderNo })).status).toBe(2)
  expect(await documentOf(call, orderNo, 'invoice')).toMatch(/EUR.*€19\.0/s)
  const period = new Date().toISOString().slice(0, 7)
  expect(await owner(staffFigures, { period })).toMatchObject({
    currency: 'EUR',
    currencies: ['EUR'],
    totals: { paidCount: 1, goodsAmount: '12.5000', freightAmount: '6.5000' },
  })
})

test('two currencies are compared by their rate, and kept apart without one', async () => {
  await sellIn('EUR', 'GBP')
  await bring('MPN;Hersteller;Preis;Lagerbestand\nGB-100;Acme;£1,20;9\nGB-300;Acme;£3,00;9\n')
  const { category } = await find('EU-100')
  const listed = async (choice: object) => {
    const found = await visitor(categoryGoods, { categoryId: category.categoryId, ...choice })
    return found.list.map(({ goodsModel }) => goodsModel)
  }
  // Without a rate: behind the others in both directions, and in no range.
  expect((await listed({ sort: 'price' })).slice(0, 2)).toEqual(['EU-100', 'EU-200'])
  expect((await listed({ sort: 'priceDown' })).slice(0, 2)).toEqual(['EU-200', 'EU-100'])
  expect(await listed({ sort: 'price', maxPrice: 100 })).toEqual(['EU-100', 'EU-200'])
  const { list } = await visitor(searchGoods, { fuzzy: true, goodsModel: '100', sort: 'priceDown' })
  expect(list.map(({ goodsModel }) => goodsModel)).toEqual(['EU-100', 'GB-100'])

  // £1.20 is €1.50, £3.00 is €3.75.
  await owner(changeRate, { currency: 'GBP', before: null, perMain: '0.8', ratedOn: '2026-11-01' })
  expect(await listed({ sort: 'price' })).toEqual(['EU-100', 'GB-100', 'EU-200', 'GB-300'])
  expect(await listed({ sort: 'priceDown' })).toEqual(['GB-300', 'EU-200', 'GB-100', 'EU-100'])
  expect(await listed({ sort: 'price', minPrice: 1.4, maxPrice: 3.7 })).toEqual(['GB-100', 'EU-200'])
  expect(await listed({ sort: 'price', quantity: 5, minPrice: 1.4, maxPrice: 3.7 })).toEqual(['GB-100', 'EU-200'])
  const now = await visitor(searchGoods, { fuzzy: true, goodsModel: '100', sort: 'priceDown' })
  expect(now.list.map(({ goodsModel }) => goodsModel)).toEqual(['GB-100', 'EU-100'])
  expect(now.facets.price.map(({ name }) => name)).toEqual(['€1 to €10', '£1 to £10'])
})

test('an order in złoty names them in its mail and documents', async () => {
  await sellIn('EUR', 'GBP', 'PLN')
  await bring('MPN;Hersteller;Cena;Lagerbestand\nPL-100;Acme;12,40 zł;50\nEU-400;Acme;4,00;50\n')
  // A price that names no currency is in the main one.
  expect(await find('EU-400')).toMatchObject({ currency: 'EUR' })
  await shipIn('PLN')
  const { call, email, addressId } = await buyer()
  const { goodsId } = await find('PL-100')
  const orderNo = await placeOrder(call, addressId, [{ goodsId, count: 2 }])
  expect(await documentOf(call, orderNo)).toMatch(/PLN\s31\.3/)
  const [mail] = (await listJobs(sql, { name: 'mail', payload: { to: email } })).map(({ payload }) =>
    Mail.parse(payload),
  )
  expect(mail?.text).toContain('PLN\u00a031.3000')
})
