import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { countryList, regionList, saveAddress } from '#features/address/address.contract.ts'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { expressFreight } from '#features/freight/freight.contract.ts'
import { saveRate, staffShipping } from '#features/freight/staff-shipping.contract.ts'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { searchGoods } from '#features/search/search.contract.ts'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import { ownerChecklist } from '#features/staff/staff-checklist.contract.ts'
import {
  applyImport,
  type ImportKind,
  importDetail,
  importLines,
  undoImport,
} from '#features/supply/supply.contract.ts'
import type { Call } from '#shared/endpoint.ts'
import { placeOrder } from '#tests/drills/shop.ts'
import { callStore } from '#tests/support/call-store.ts'
import { NEW_SHOP, openOwnStore, PASSWORD } from '#tests/support/own-store.ts'
import { until } from '#tests/support/process.ts'

/* A shop from the first start to the second price list, over HTTP only, without SQL. */

const EXAMPLES = join(import.meta.dirname, '../../docs/examples')
const store = await openOwnStore(inject('templateUrl'), 'own_store_journey')
afterAll(() => store.close())

const RATE = {
  currency: 'USD' as const,
  firstGrams: 500,
  firstAmount: '6.50',
  stepGrams: 500,
  stepAmount: '1',
  maxGrams: 30_000,
  maxAmount: null,
  freeFrom: null,
  days: '1–2',
}

let owner: Call
let token = ''

/** Uploads a list, waits until it is compared, applies it, waits until it is in. */
async function bring(name: string, text: string, kind: ImportKind, source: string) {
  const form = new FormData()
  form.set('file', new Blob([text]), name)
  form.set('kind', kind)
  form.set('source', source)
  const answer = await fetch(`${store.url}/api/staff/import/upload`, { method: 'POST', headers: { token }, body: form })
  const { code, data } = (await answer.json()) as { code: number; data: { importId: number } }
  expect(code).toBe(0)
  const { importId } = data
  const reaches = (status: string) =>
    until(async () => {
      const found = await owner(importDetail, { importId })
      if (found.status === 'failed') throw new Error(found.problem ?? 'the import failed')
      return found.status === status
    })
  await reaches('staged')
  await owner(applyImport, { importId })
  await reaches('applied')
  return owner(importDetail, { importId })
}

const example = (name: string) => readFile(join(EXAMPLES, name), 'utf8')

const visitor = callStore(store.url, undefined)

async function find(model: string) {
  const { exact } = await visitor(searchGoods, { fuzzy: true, goodsModel: model })
  const [hit] = exact
  if (!hit) throw new Error(`${model} is not found`)
  return visitor(goodsDetail, { goodsId: hit.goodsId })
}

/** The pages of a running store learn of a change a moment later. */
const shows = (model: string, expected: { stock?: number; price?: number }) =>
  expect
    .poll(
      async () => {
        const { stockCount, priceList } = await find(model)
        return {
          ...(expected.stock && { stock: stockCount }),
          ...(expected.price && { price: Number(priceList[0]?.price) }),
        }
      },
      { timeout: 60_000, interval: 500 },
    )
    .toEqual(expected)

test('an empty store is set up, filled from three files, sells and is updated', async () => {
  expect(await store.post('/api/setup', { code: store.setupCode(), ...NEW_SHOP })).toMatchObject({ code: 0 })
  const login = await store.post('/api/user/login', { email: NEW_SHOP.adminEmail, password: PASSWORD })
  token = String(login.data.token)
  owner = callStore(store.url, token)
  const { version } = await owner(staffShop, {})
  await owner(changeShop, { version, changes: { tagline: 'Parts from the hill.', accent: '#0b6e4f' } })
  expect((await store.read('/')).body).toContain('Parts from the hill.')

  // A distributor's price list creates the goods, a stock list counts them, a feed adds others with parameters.
  expect(await bring('price-list.csv', await example('price-list.csv'), 'delta', 'distributor')).toMatchObject({
    newCount: 3,
    badCount: 0,
  })
  expect(await bring('stock-list.tsv', await example('stock-list.tsv'), 'stock', 'warehouse')).toMatchObject({
    changedCount: 3,
    badCount: 0,
  })
  expect(await bring('feed.jsonl', await example('feed.jsonl'), 'full', 'feed')).toMatchObject({
    newCount: 2,
    badCount: 0,
  })

  await shows('NE555P', { stock: 300, price: 0.42 })
  await shows('GRM188R71H104KA93D', { stock: 124_000 })
  const timer = await find('NE555P')
  expect(timer).toMatchObject({ brand: { brandName: 'Texas Instruments' }, currency: 'USD' })

  // Nothing is shipped before the shop has said what that costs.
  const addressId = await addAddress()
  const lines = [{ goodsId: timer.goodsId, count: 20 }]
  expect((await owner(expressFreight, { addressId, lines })).list).toEqual([])
  expect((await owner(ownerChecklist, {})).open).toContain('shipping')
  const shipping = await owner(staffShipping, {})
  const zone = shipping.zones.find(({ countryCodes }) => countryCodes.includes('NL'))?.zone ?? 0
  const [carrier] = shipping.carriers
  await owner(saveRate, { version: shipping.version, ...RATE, zone, expressId: carrier?.expressId ?? 0 })
  expect((await owner(ownerChecklist, {})).open).not.toContain('shipping')

  const orderNo = await placeOrder(owner, addressId, lines)
  expect(await owner(orderDetail, { orderNo })).toMatchObject({ orderNo })
  await shows('NE555P', { stock: 280 })

  // The next stock list includes the 20 pieces of the order, which have not been shipped.
  await bring('stock.csv', 'MPN,Brand,Stock\nNE555P,TI,500\n', 'stock', 'warehouse')
  await shows('NE555P', { stock: 480 })
  const prices = 'Part number,Manufacturer,Price\nNE555P,TI,0.50\nLM358DR,Texas Instruments,-1\n'
  const priced = await bring('prices.csv', prices, 'price', 'distributor')
  expect(priced).toMatchObject({ changedCount: 1, badCount: 1 })
  expect((await owner(importLines, { importId: priced.importId })).list).toMatchObject([
    { line: 3, reason: 'The price -1 is negative.' },
  ])
  await shows('NE555P', { price: 0.5 })
  await shows('LM358DR', { price: 0.31 })

  await owner(undoImport, { importId: priced.importId })
  await until(async () => (await owner(importDetail, { importId: priced.importId })).status === 'undone')
  await shows('NE555P', { price: 0.42, stock: 480 })
})

async function addAddress(): Promise<number> {
  const countries = await visitor(countryList, {})
  const country = countries.find(({ countryCode }) => countryCode === 'NL')
  if (!country) throw new Error('there is no such country')
  const [region] = await visitor(regionList, { countryId: country.countryId })
  const { addressId } = await owner(saveAddress, {
    firstName: 'Test',
    lastName: 'Buyer',
    mobileAreaCode: country.areaCode,
    mobile: '612345678',
    countryId: country.countryId,
    regionId: region?.regionId ?? 0,
    email: 'goods-in@firm.example',
    zipCode: '3011',
    address: 'Dock 7',
  })
  return addressId
}
