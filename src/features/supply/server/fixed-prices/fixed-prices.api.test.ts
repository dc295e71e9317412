import { expect, test } from 'vitest'
import { uploadFixedPrices } from '#features/price-lists/fixed-prices-file.contract.ts'
import { fixedPricesFile, priceListDetail } from '#features/price-lists/staff-price-lists.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { writeXlsx } from '#server/sheets/write-xlsx.ts'
import { addPriceList } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const [admin, clerk] = [await world.staff(), await world.staff('sales')]
const HEAD = 'Number,Manufacturer,Quantity,Price,Currency'
const fileOf = (body: string | Uint8Array) => ({
  fileName: 'prices.csv',
  contentType: 'text/csv',
  bytes: typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body),
})

async function setUp() {
  const [list, one, other] = [await addPriceList(admin.call), await world.goods(), await world.goods()]
  const upload = async (body: string | Uint8Array, more: object = {}) =>
    admin.call(uploadFixedPrices, { ...(await list.seen()), file: fileOf(body), ...more })
  const prices = async () =>
    (await admin.call(priceListDetail, { priceListId: list.priceListId })).prices.list.map(({ goodsId, tiers }) => ({
      goodsId,
      tiers: tiers.map(({ count, price }) => `${count}:${price}`).join(),
    }))
  return { list, one, other, upload, prices }
}

test('a file is checked first, kept at the second call, and can be downloaded and uploaded again', async () => {
  const { list, one, other, upload, prices } = await setUp()
  const csv = `${HEAD}\n${one.model},,100,0.30,USD\n${one.model},,1,0.40,USD\n${other.model},,1,0.25,USD\n`
  expect(await upload(csv)).toMatchObject({ applied: false, lineCount: 3, partCount: 2, problemCount: 0 })
  expect(await prices()).toEqual([])
  expect(await upload(csv, { apply: true })).toMatchObject({ applied: true, version: 2 })
  expect(await prices()).toEqual(
    expect.arrayContaining([
      { goodsId: one.id, tiers: '1:0.4,100:0.3' },
      { goodsId: other.id, tiers: '1:0.25' },
    ]),
  )
  const { file } = await admin.call(fixedPricesFile, { priceListId: list.priceListId })
  const again = await upload(String(file.body), { apply: true, how: 'replace' })
  expect(again).toMatchObject({ applied: true, partCount: 2, problemCount: 0 })
  const { list: trail } = await admin.call(auditTrail, { keyword: String(list.priceListId) })
  expect(trail.filter(({ action }) => action === uploadFixedPrices.path)[0]).toMatchObject({ after: { partCount: 2 } })
})

test('one wrong line keeps all others out, and is told with its number and reason', async () => {
  const { one, upload, prices } = await setUp()
  const yuan = await world.goods({ currency: 'CNY' })
  const csv = `${HEAD}\n${one.model},,1,0.30,USD\nNO-SUCH-1,,1,1,USD\n${one.model},,10,free,USD\n${yuan.model},,1,1,USD\n`
  expect(await upload(csv, { apply: true })).toMatchObject({
    applied: false,
    lineCount: 4,
    problemCount: 3,
    problems: [
      { line: 3, message: 'NO-SUCH-1 is not in the catalogue.' },
      { line: 4, message: '"free" is not a price.' },
      { line: 5, message: `${yuan.model} is sold in CNY, not in USD.` },
    ],
  })
  expect(await prices()).toEqual([])
})

test('a workbook is read too; `replace` removes what is not in the file, `add` keeps it', async () => {
  const { one, other, upload, prices } = await setUp()
  await upload(`${HEAD}\n${one.model},,1,0.30,USD\n`, { apply: true })
  const workbook = await writeXlsx([{ name: 'Prices', rows: [HEAD.split(','), [other.model, '', 10, 0.2, 'USD']] }])
  await upload(workbook, { apply: true })
  expect(await prices()).toHaveLength(2)
  await upload(workbook, { apply: true, how: 'replace' })
  expect(await prices()).toEqual([{ goodsId: other.id, tiers: '10:0.2' }])
})

test('no headings, an empty file, an old version, or no right to change prices: nothing is done', async () => {
  const { list, one, upload, prices } = await setUp()
  const csv = `${HEAD}\n${one.model},,1,0.30,USD\n`
  await expect(upload(`${one.model},1,0.3,USD\n`)).rejects.toMatchObject({ reason: 'invalid_input' })
  await expect(upload(`${HEAD}\n`)).rejects.toMatchObject({ reason: 'invalid_input' })
  await expect(upload(csv, { apply: true, version: 77 })).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  const asClerk = clerk.call(uploadFixedPrices, { ...(await list.seen()), file: fileOf(csv), apply: true })
  await expect(asClerk).rejects.toMatchObject({ reason: 'not_allowed' })
  expect(await prices()).toEqual([])
})
