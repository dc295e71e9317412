import { describe, expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { categoryGoods } from '#features/catalog/filters.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../staff-parts.contract.ts'

const world = await createWorld(`parts_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()

const tiers = [
  { from: 1, price: '0.5' },
  { from: 100, price: '0.4', activityPrice: '0.3' },
]
const REEL = {
  kind: 'fullReel',
  price: '3000:0.2',
  minimum: '',
  multiple: '',
  size: '3000',
  fee: '',
  number: 'R1',
} as const
const detailOf = (goodsId: number) => admin.call(contract.staffPart, { goodsId })
async function edit(
  goodsId: number,
  fields: contract.PartEdit,
  parameters: Array<{ attributeId: number; value: string }> = [],
) {
  const { version } = await detailOf(goodsId)
  return admin.call(contract.editPart, { goodsId, version, fields, parameters })
}
const historyOf = async (goodsId: number) => (await admin.call(contract.partHistory, { goodsId })).list

describe('the list of parts', () => {
  test('finds a part as buyers do, also with a typing error', async () => {
    const { model } = await world.goods()
    const found = await admin.call(contract.staffParts, { keyword: model.slice(0, -1) })
    expect(found.list[0]).toMatchObject({ model })
  })

  test('is filtered by manufacturer and category, with their stored counts', async () => {
    const { brands, categories } = await admin.call(contract.partChoices, {})
    const [brand, category] = [brands[0], categories.find(({ level }) => level === 1)]
    const ofBrand = await admin.call(contract.staffParts, { brandId: brand?.id })
    expect(ofBrand).toMatchObject({ totalCount: brand?.count, isLowerBound: false })
    expect(new Set(ofBrand.list.map(({ brandName }) => brandName))).toEqual(new Set([brand?.name]))
    expect((await admin.call(contract.staffParts, { categoryId: category?.id })).totalCount).toBe(category?.count)
  })

  test('a staff search without results is not recorded as a buyer’s', async () => {
    await admin.call(contract.staffParts, { keyword: 'zzqqxxyy' })
    expect(await world.sql`select from search_miss where query = 'zzqqxxyy'`).toHaveLength(0)
  })

  test('as a file it has the headings of the importer', async () => {
    const { model } = await world.goods({ tiers })
    const { file } = await admin.call(contract.exportParts, { keyword: model })
    expect(String(file.body).split('\r\n')[1]).toContain(`${model},`)
    expect(String(file.body)).toContain('"1:0.5;100:0.4:0.3"')
    const book = await admin.call(contract.exportParts, { keyword: model, format: 'xlsx' })
    expect(book.file.saveAs).toBe('parts.xlsx')
  })
})

describe('an edit', () => {
  test('is visible in the store immediately, in the history and in the audit trail', async () => {
    const { id } = await world.goods({ tiers })
    await edit(id, {
      price: '10:0.45;100:0.4',
      description: 'Better words',
      lifecycle: 'nrnd',
      rohs: 'no',
      eccn: 'ear99',
    })
    expect(await world.visitor().call(goodsDetail, { goodsId: id })).toMatchObject({
      introduce: 'Better words',
      lifecycle: 'NRND',
      rohs: false,
      minBuyCount: 10,
      lowestPrice: '0.4',
      priceList: [
        { minBuyCount: 10, price: '0.45' },
        { minBuyCount: 100, price: '0.4', activityPrice: '0' },
      ],
    })
    expect((await detailOf(id)).trade.eccn).toBe('EAR99')
    expect(await historyOf(id)).toMatchObject([
      {
        who: admin.email,
        before: { lifecycle: 'Active', trade: { eccn: null } },
        after: { lifecycle: 'NRND', min_buy_count: 10 },
      },
    ])
    const { list } = await admin.call(auditTrail, { keyword: String(id) })
    expect(list[0]).toMatchObject({ action: '/api/staff/parts/edit' })
  })

  test.each<[string, contract.PartEdit, string]>([
    ['an odd answer about RoHS', { rohs: 'perhaps' }, 'neither yes nor no'],
    ['a price that rises with the quantity', { price: '1:0.1;10:0.2' }, 'out of order'],
    ['a negative price', { price: '1:-1' }, 'price'],
    ['a promotional price above the price', { price: '1:0.1:0.2' }, 'promotional'],
    ['a minimum that is no multiple', { minimum: '10', multiple: '3' }, 'not a multiple'],
    ['half a piece', { stock: '1.5' }, 'not a number of pieces'],
    ['an unknown lifecycle', { lifecycle: 'sleeping' }, 'not known'],
    ['a currency that is not sold in', { currency: 'XXX' }, 'The store sells in USD, CNY, not in XXX.'],
    ['an address inside the network', { datasheet: 'http://10.0.0.1/a.pdf' }, 'inside the network'],
    ['an odd ECCN', { eccn: 'whatever' }, 'ECCN'],
    ['a negative cost', { cost: '-1' }, 'The cost is wrong'],
    ['a cost in an unknown currency', { cost: '1 JPY' }, 'which the store does not know'],
    ['no description', { description: '' }, 'description'],
    ['an unknown kind of document', { documents: 'Poem: https://a.example/p.pdf' }, 'not known'],
    ['a packaging without a price', { packings: [{ ...REEL, price: '', minimum: '0' }] }, 'below 1'],
    [
      'a reel without its size',
      { packings: [{ ...REEL, size: '', minimum: '', multiple: '' }] },
      'Full reel: the pieces',
    ],
    ['a packaging given twice', { packings: [REEL, REEL] }, 'once'],
  ])('refuses %s and changes nothing', async (_what, fields, message) => {
    const { id } = await world.goods({ tiers })
    await expect(edit(id, { ...fields, name: 'Other name' === fields.name ? '' : 'Other name' })).rejects.toMatchObject(
      {
        reason: 'invalid_input',
        message: expect.stringContaining(message),
      },
    )
    expect((await detailOf(id)).name).toBe('Test part')
    expect(await historyOf(id)).toEqual([])
  })

  test('made from an old version is refused; a sale in between does not matter', async () => {
    const { goods } = await buyerWithOrder(world)
    const { version } = await detailOf(goods.id)
    await world.sql`update goods set stock = stock - 1 where goods_id = ${goods.id}`
    await admin.call(contract.editPart, { goodsId: goods.id, version, fields: { name: 'First' } })
    const second = admin.call(contract.editPart, { goodsId: goods.id, version, fields: { name: 'Second' } })
    await expect(second).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect((await detailOf(goods.id)).name).toBe('First')
  })

  test('of packagings, documents and related parts is saved, and undone as a whole', async () => {
    const [{ id }, other] = [await world.goods({ tiers }), await world.goods()]
    const parameterNames = async () => (await world.visitor().call(goodsDetail, { goodsId: id })).parameters
    const { packings, trade } = await detailOf(id)
    await edit(id, {
      packings: [REEL, { ...REEL, kind: 'customReel', price: '', size: '', fee: '7', minimum: '100', number: '' }],
      documents: 'PCN: New site; 2026-03-01; https://a.example/pcn.pdf\nerrata: https://a.example/e.pdf',
      cadModel: 'https://a.example/x.step',
      accessories: `${other.model}; NO-SUCH-PART`,
      origin: 'Japan',
      nonCancellable: 'yes',
    })
    const shown = await world.visitor().call(goodsDetail, { goodsId: id })
    expect(shown).toMatchObject({
      packingChoices: [
        { packing: '' },
        { packing: 'fullReel', minBuyCount: 3000, partNumber: 'R1', priceList: [{ price: '0.2' }] },
        { packing: 'customReel', minBuyCount: 100, fee: '7' },
      ],
      documents: [
        { kind: 'pcn', title: 'New site', url: 'https://a.example/pcn.pdf', date: '2026-03-01', language: null },
        { kind: 'errata', title: 'Errata', date: null },
      ],
      cad: [{ kind: 'model', url: 'https://a.example/x.step' }],
      related: [
        { relation: 'accessories', goods: { goodsId: other.id } },
        { relation: 'accessories', goodsModel: 'NO-SUCH-PART', goods: null },
      ],
      trade: { originCountry: 'JP', isNonCancellable: true },
    })
    // Origin is a filter and also shown with the trade data.
    expect((await parameterNames()).map(({ code }) => code)).not.toContain('originCountry')
    const { categoryId } = shown.category
    const { facets } = await world
      .visitor()
      .call(categoryGoods, { categoryId, withFacets: true, parameters: [{ code: 'originCountry' }] })
    const origins = facets?.parameters.find(({ code }) => code === 'originCountry')?.values
    const valueIds = origins?.filter(({ name }) => name === 'JP').map((value) => value.id) ?? []
    const parameters = [{ code: 'originCountry', valueIds }]
    const { list } = await world.visitor().call(categoryGoods, { categoryId, parameters })
    expect(list.map(({ goodsId }) => goodsId)).toContain(id)
    const now = await detailOf(id)
    expect(now.packings[1]).toMatchObject({ kind: 'customReel', fee: '7', minimum: '100' })
    expect(now.trade.documents.split('\n')).toHaveLength(2)
    const [change] = await historyOf(id)
    await admin.call(contract.undoPartChange, { goodsId: id, changeId: change?.changeId ?? 0 })
    expect(await detailOf(id)).toMatchObject({ packings, trade })
  })

  test('of the stock counts what open orders hold', async () => {
    const { goods } = await buyerWithOrder(world)
    const { held } = await detailOf(goods.id)
    expect(held).toBeGreaterThan(0)
    await edit(goods.id, { stock: '50' })
    expect((await detailOf(goods.id)).stock).toBe(50 - held)
  })

  test('of the cost is only for staff who write quotes: others neither see nor change it, also not in history and audit trail', async () => {
    const { id } = await world.goods({ tiers })
    await edit(id, { cost: '0.31' })
    await edit(id, { cost: '0.2468', name: 'Costed part' })
    await edit(id, { cost: '1.23456 CNY' })
    expect((await detailOf(id)).cost).toBe('1.23456 CNY')
    const history = await historyOf(id)
    expect(history[0]).toMatchObject({ before: { trade: { cost: 0.2468, cost_currency: 'USD' } }, isHidden: false })

    const [role] = await world.sql<{ role: string }[]>`
      insert into staff_role values ('parts-only', 'Parts', '', 9, '{me.*,parts.*,audit.read}')
      on conflict (role) do update set name = excluded.name returning role`
    const keeper = await world.staff('read-only')
    await world.sql`update account set staff_role = ${role?.role ?? ''} where account_id = ${keeper.accountId}`
    const { version, ...seen } = await keeper.call(contract.staffPart, { goodsId: id })
    const listed = await keeper.call(contract.partHistory, { goodsId: id })
    const trail = await keeper.call(auditTrail, { keyword: String(id) })
    expect(JSON.stringify([seen, listed.list, trail.list])).not.toMatch(/0\.2468|0\.31|1\.2345/)
    expect(listed.list.map(({ isHidden }) => isHidden)).toEqual([true, true, true])
    expect(listed.list[1]?.after).toEqual({ goods_name: 'Costed part' })
    const changes = [
      keeper.call(contract.editPart, { goodsId: id, version, fields: { cost: '9' } }),
      keeper.call(contract.undoPartChange, { goodsId: id, changeId: history[0]?.changeId ?? 0 }),
    ]
    for (const change of changes) await expect(change).rejects.toMatchObject({ reason: 'not_allowed' })

    await admin.call(contract.undoPartChange, { goodsId: id, changeId: history[0]?.changeId ?? 0 })
    expect((await detailOf(id)).cost).toBe('0.2468')
    await edit(id, { cost: '' })
    expect((await detailOf(id)).cost).toBe('')
  })

  test('that changes nothing leaves no history', async () => {
    const { id } = await world.goods({ tiers })
    expect(await edit(id, { name: 'Test part', price: '1:0.5;100:0.4:0.3' })).toEqual({ changed: false })
    expect(await historyOf(id)).toEqual([])
  })

  test('of a parameter is read with its unit, and derived data is updated', async () => {
    const [part] = await world.sql<{ id: number; attributeId: number }[]>`
      select g.goods_id id, a.attribute_id "attributeId" from goods g join attribute_value v on v.value_id = any(g.value_ids)
      join attribute a using (attribute_id) where a.unit = 'Ω' and a.code = 'resistance' order by g.goods_id limit 1`
    const { id = 0, attributeId = 0 } = part ?? {}
    const before = (await detailOf(id)).parameters.find((one) => one.attributeId === attributeId)
    await edit(id, {}, [{ attributeId, value: '4k87' }])
    const after = await detailOf(id)
    expect(after.parameters.find((one) => one.attributeId === attributeId)?.value).toBe('4.87 kΩ')
    expect(after.parameters).toHaveLength((await detailOf(id)).parameters.length)
    const odd = edit(id, {}, [{ attributeId, value: 'blue' }])
    await expect(odd).rejects.toMatchObject({ message: expect.stringContaining('not a value in Ω') })
    const [change] = await historyOf(id)
    expect(change?.after).toMatchObject({ parameters: { [before?.name ?? '']: '4.87 kΩ' } })
    await admin.call(contract.undoPartChange, { goodsId: id, changeId: change?.changeId ?? 0 })
    expect((await detailOf(id)).parameters.find((one) => one.attributeId === attributeId)).toEqual(before)
  })
})

describe('undo of an edit', () => {
  test('restores prices exactly and keeps sales counted', async () => {
    const { id } = await world.goods({ tiers, stock: 100 })
    await edit(id, { price: '1:0.6', stock: '150', eccn: 'EAR99' })
    await world.sql`update goods set stock = stock - 20 where goods_id = ${id}`
    const [change] = await historyOf(id)
    await admin.call(contract.undoPartChange, { goodsId: id, changeId: change?.changeId ?? 0 })
    expect(await detailOf(id)).toMatchObject({
      stock: 80,
      trade: { eccn: '' },
      tiers: [
        { count: 1, price: '0.5', activity: '0' },
        { count: 100, price: '0.4', activity: '0.3' },
      ],
    })
    const again = admin.call(contract.undoPartChange, { goodsId: id, changeId: change?.changeId ?? 0 })
    await expect(again).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('is refused when the same field has changed since', async () => {
    const { id } = await world.goods({ tiers })
    await edit(id, { name: 'One' })
    await edit(id, { name: 'Two' })
    const first = (await historyOf(id)).at(-1)
    const undo = admin.call(contract.undoPartChange, { goodsId: id, changeId: first?.changeId ?? 0 })
    await expect(undo).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect((await detailOf(id)).name).toBe('Two')
  })
})
