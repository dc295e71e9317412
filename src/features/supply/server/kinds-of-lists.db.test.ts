import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { saveReorderPoint } from './parts/reorder-point.service.ts'
import { countsOf, emptyStore, openEmptyStore } from './test-support/empty-store.ts'
import { undoImport } from './undo/undo.service.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_partial_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring, badLines, notes } = store

beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

const goodsNow = () => sql`
  select model, stock, lifecycle, tier_counts counts, tier_prices::float8[] prices from goods order by model`

const packingsNow = async () => {
  const [row] = await sql<
    { packings: unknown }[]
  >`select packings from goods_trade join goods using (goods_id) where model = 'AB-1'`
  return row?.packings
}
const reel = (price: string) => ({
  kind: 'fullReel',
  minimum: 100,
  multiple: 100,
  size: 100,
  counts: [100],
  prices: [price],
})
const custom = { kind: 'customReel', minimum: 1, multiple: 1, fee: '7', counts: [], prices: [] }

test('costs are imported with a list, changed by a price list, and restored by undo', async () => {
  const costsNow = async () =>
    (
      await sql`select cost::float8, cost_currency currency from goods_trade join goods using (goods_id) order by model`
    ).map(({ cost, currency }) => [cost, currency])
  await bring('MPN,Maker,Price,Purchase price (CNY)\nAB-1,Acme,1,0.625\nAB-2,Acme,2,-\n')
  expect(await costsNow()).toEqual([[0.625, 'CNY']])
  const list = 'MPN,Maker,Cost price\nAB-1,Acme,0.5\nAB-2,Acme,1.25\n'
  const done = await bring(list, { kind: 'price' })
  expect(countsOf(done)).toEqual([0, 2, 0, 0, 0])
  expect(await costsNow()).toEqual([
    [0.5, 'USD'],
    [1.25, 'USD'],
  ])
  expect(countsOf(await bring(list, { kind: 'price' }))).toEqual([0, 0, 2, 0, 0])
  await undoImport(sql, done.importId)
  expect(await costsNow()).toEqual([[0.625, 'CNY']])
  const wrong = await bring('MPN,Maker,Cost price\nAB-1,Acme,cheap\n', { kind: 'price' })
  expect(await badLines(wrong.importId)).toEqual(['2: The cost is wrong: "cheap" is not a price.'])
})

describe('when a part is bought again', () => {
  const now = async () =>
    (
      await sql`select reorder_point point, reorder_quantity quantity from goods_trade join goods using (goods_id) order by model`
    ).map(({ point, quantity }) => [point, quantity])

  test('comes with a list of parts or of stock, stays without a value, and is restored by undo', async () => {
    await bring('MPN,Maker,Price,Reorder point,Reorder quantity\nAB-1,Acme,1,50,200\nAB-2,Acme,2,,\nAB-3,Acme,3,0,-\n')
    expect(await now()).toEqual([
      [50, 200],
      [0, null],
    ])
    const list = 'MPN,Maker,Stock,ROP,Reorder qty\nAB-1,Acme,5,80,\nAB-2,Acme,7,10,25\n'
    const done = await bring(list, { kind: 'stock' })
    expect(countsOf(done)).toEqual([0, 2, 0, 0, 0])
    const changed = [
      [80, 200],
      [10, 25],
      [0, null],
    ]
    expect(await now()).toEqual(changed)
    expect(countsOf(await bring(list, { kind: 'stock' }))).toEqual([0, 0, 2, 0, 0])
    await bring('MPN,Maker,Price,Reorder point\nAB-1,Acme,1,999\n', { kind: 'price' })
    expect(await now()).toEqual(changed)
    await undoImport(sql, done.importId)
    expect(await now()).toEqual([
      [50, 200],
      [0, null],
    ])
  })

  test('is removed by a dash, but not by an empty cell, and restored by undo', async () => {
    await bring(
      'MPN,Maker,Price,Reorder point,Reorder quantity\nAB-1,Acme,1,50,200\nAB-2,Acme,2,60,300\nAB-3,Acme,3,,\n',
    )
    const list = 'MPN,Maker,Stock,ROP,Reorder qty\nAB-1,Acme,,-,\nAB-2,Acme,,,-\nAB-3,Acme,,-,-\n'
    const done = await bring(list, { kind: 'stock' })
    expect(countsOf(done)).toEqual([0, 2, 1, 0, 0])
    expect(await now()).toEqual([
      [null, 200],
      [60, null],
    ])
    expect(countsOf(await bring(list, { kind: 'stock' }))).toEqual([0, 0, 3, 0, 0])
    await undoImport(sql, done.importId)
    expect(await now()).toEqual([
      [50, 200],
      [60, 300],
    ])
  })

  test('that cannot be read is left out with a note', async () => {
    const { importId } = await bring(
      'MPN,Maker,Price,Reorder point,Reorder quantity\nAB-1,Acme,1,soon,5\nAB-2,Acme,1,5,0\n',
    )
    expect(await now()).toEqual([
      [null, 5],
      [5, null],
    ])
    expect(await notes(importId)).toEqual([
      expect.stringContaining('The reorder point is wrong'),
      '3: The reorder quantity is wrong: it is 1 or more. This value was left out.',
    ])
  })

  test('and was changed by staff since the import stays when it is undone', async () => {
    await bring('MPN,Maker,Price,ECCN\nAB-1,Acme,1,EAR99\n')
    const done = await bring('MPN,Maker,Price,ECCN,Reorder point\nAB-1,Acme,1,3A991,50\n')
    const [part] = await sql<{ goodsId: number }[]>`select goods_id "goodsId" from goods`
    const given = { goodsId: part?.goodsId ?? 0, version: 0, reorderPoint: 70, reorderQuantity: null }
    expect(await sql.begin((tx) => saveReorderPoint(tx, given))).toEqual({ version: 1 })
    expect(await sql.begin((tx) => saveReorderPoint(tx, given))).toBeUndefined()
    await undoImport(sql, done.importId)
    expect(await now()).toEqual([[70, null]])
    expect(await sql`select eccn from goods_trade`).toEqual([{ eccn: 'EAR99' }])
  })
})

describe('packagings of one number', () => {
  test('are imported with the part, changed by a price list, removed by a dash, and restored by undo', async () => {
    await bring('MPN,Maker,Price,Full reel size,Full reel price,Custom reel fee\nAB-1,Acme,1,100,0.8,7\n')
    expect(await packingsNow()).toEqual([reel('0.8000'), custom])
    await bring('MPN,Maker,Stock\nAB-1,Acme,5\n')
    const again = 'MPN,Maker,Price,Full reel size,Full reel price,Custom reel fee\nAB-1,Acme,1,100,0.8,7\n'
    expect(countsOf(await bring(again, { kind: 'price' }))).toEqual([0, 0, 1, 0, 0])
    const fewer = 'MPN,Maker,Price,Full reel size,Full reel price,Custom reel fee\nAB-1,Acme,1,100,0.75,-\n'
    const done = await bring(fewer, { kind: 'price' })
    expect(countsOf(done)).toEqual([0, 1, 0, 0, 0])
    expect(await packingsNow()).toEqual([reel('0.7500')])
    await undoImport(sql, done.importId)
    expect(await packingsNow()).toEqual([reel('0.8000'), custom])
  })

  test('are imported from JSON; without a price the line is skipped', async () => {
    const lines = [
      {
        mpn: 'AB-1',
        maker: 'Acme',
        price: '1',
        packagings: { 'full reel': { size: 100, tiers: [{ count: 100, price: '0.8' }] } },
      },
      { mpn: 'AB-2', maker: 'Acme', price: 'call', packagings: { tray: { size: 50 } } },
      { mpn: 'AB-3', maker: 'Acme', price: '1', packagings: [{ kind: 'tube', size: 'many' }] },
    ]
    const done = await bring(lines.map((line) => JSON.stringify(line)).join('\n'))
    expect(await packingsNow()).toEqual([reel('0.8000')])
    expect(await badLines(done.importId)).toEqual([
      '2: Tray: there is no price for 1 pieces.',
      '3: Tube: the size is wrong: "many" is not a number of pieces.',
    ])
  })

  test('follow a percentage change of prices; fees stay', async () => {
    await bring('MPN,Maker,Price,Full reel size,Full reel price,Custom reel fee\nAB-1,Acme,1,100,0.8,7\n')
    await sql`update goods_trade set packings = scale_packings(packings, 1.1)`
    expect(await packingsNow()).toEqual([reel('0.8800'), custom])
  })
})

describe('a list of prices or of stock', () => {
  test('changes only that, matches other spellings, and reports unknown parts', async () => {
    await bring('MPN,Maker,Price,Stock\nAB-1,Acme,1,5\nAB-2,Acme,2,5\n')
    const prices = await bring('MPN,Maker,Price,Stock\nAB1,ACME Inc,1.5,99\nAB-2,Acme,2,99\nZZ,Nobody,1,1\n', {
      kind: 'price',
    })
    expect(countsOf(prices)).toEqual([0, 1, 1, 0, 1])
    expect(await badLines(prices.importId)).toEqual(['4: The store has no such part.'])
    expect(countsOf(await bring('MPN,Maker,Price,Stock\nAB-2,Acme,77,0\n', { kind: 'stock' }))).toEqual([0, 1, 0, 0, 0])
    expect(await goodsNow()).toMatchObject([
      { model: 'AB-1', prices: [1.5], stock: 5 },
      { model: 'AB-2', prices: [2], stock: 0 },
    ])
    expect(await sql`select brand_name from brand`).toEqual([{ brand_name: 'Acme' }])
  })

  test('draws the package of a new part without a photograph, and never replaces a photograph', async () => {
    const pictures = () =>
      sql<{ model: string; cover_pic: string }[]>`select model, cover_pic from goods order by model`
    await bring('MPN,Maker,Category,Package,Price\nAB-1,Acme,Amplifiers,SOIC-8,1\nAB-2,Acme,Oddities,Special,1\n')
    expect(await pictures()).toEqual([
      { model: 'AB-1', cover_pic: '/pictures/soic-8/AB-1.svg' },
      { model: 'AB-2', cover_pic: '' },
    ])
    await bring('MPN,Maker,Picture\nAB-1,Acme,https://img.example.com/ab-1.png\n')
    await bring('MPN,Maker,Category,Package,Price\nAB-1,Acme,Amplifiers,SOIC-8,2\n')
    expect((await pictures())[0]).toEqual({ model: 'AB-1', cover_pic: 'https://img.example.com/ab-1.png' })
  })

  test('leaves reserved stock to the orders', async () => {
    await bring('MPN,Maker,Price,Stock\nHELD,Acme,1,100\n')
    const [goods] = await sql<{ id: number }[]>`select goods_id id from goods`
    if (!goods) throw new Error('the part was not imported')
    await order(goods.id, 30, 2)
    await order(goods.id, 50, 3) // was shipped
    await sql`update goods set stock = 20`
    await bring('MPN,Maker,Stock\nHELD,Acme,45\n', { kind: 'stock' })
    expect(await goodsNow()).toMatchObject([{ stock: 15 }])
    await bring('MPN,Maker,Stock\nHELD,Acme,10\n', { kind: 'stock' })
    expect(await goodsNow()).toMatchObject([{ stock: 0 }])
  })

  /** Inserts an order in a status. */
  async function order(goodsId: number, count: number, status: number) {
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      const [row] = await tx<{ id: number }[]>`
        insert into orders (order_no, status, currency, amount, freight_amount, total_count, line_count, cover_pic, email,
          delivery_address, bill_address, express_name, express_days, weight_grams, po_number, remark, pay_method, pay_by, search_text)
        values (${`T${goodsId}-${status}`}, ${status}, 'USD', ${count}, 0, ${count}, 1, '', 'a@b.example', '{}', '{}', '', '', 1, '', '', 'online', now(), '')
        returning order_id id`
      await tx`
        insert into order_line (order_id, position, goods_id, model, brand_name, goods_name, package, cover_pic, count, unit_price, amount)
        values (${row?.id ?? 0}, 1, ${goodsId}, 'HELD', 'Acme', '', '', '', ${count}, 1, ${count})`
    })
  }
})

describe('a full list', () => {
  test('discontinues parts of its source that it no longer lists, until they are listed again', async () => {
    await bring('MPN,Maker,Price,Stock\nOTHER,Acme,1,9\n', { source: 'another', kind: 'full' })
    await bring('MPN,Maker,Price,Stock,Status\nA,Acme,1,5,NRND\nB,Acme,1,5,\n', { kind: 'full' })
    expect(countsOf(await bring('MPN,Maker,Price,Stock\nB,Acme,1,5\n', { kind: 'full' }))).toEqual([0, 0, 1, 1, 0])
    expect(await goodsNow()).toMatchObject([
      { model: 'A', stock: 0, lifecycle: 'No longer in range' },
      { model: 'B', stock: 5, lifecycle: 'Unknown' },
      { model: 'OTHER', stock: 9, lifecycle: 'Unknown' },
    ])
    expect(countsOf(await bring('MPN,Maker,Price,Stock\nB,Acme,1,5\n', { kind: 'full' }))).toEqual([0, 0, 1, 0, 0])
    await bring('MPN,Maker,Price,Stock\nA,Acme,1,5\nB,Acme,1,5\n', { kind: 'full' })
    expect(await goodsNow()).toMatchObject([{ model: 'A', stock: 5, lifecycle: 'NRND' }, {}, {}])
  })
})

test('a list as a German shop exports it: title, merged heading, two numbers, decimal commas, words for prices', async () => {
  const list = [
    'Preisliste Nr. 47;;;;;;;',
    ';;;Staffelpreise in USD (netto);;;Lager;',
    'Artikel-Nr.;Hersteller;Herstellernummer;1;100;1000;Bestand;EAN',
    'Kondensatoren;;;;;;;',
    'C-1;Murata;GRM188R71C104KA01D;0,05 $;0,015 $;auf Anfrage;20.000;4012345678925',
    'Q-1;AOS;AO3400A;1,250;0,990;0,505;1k;4012345678926',
    'A-1;Analog Devices;AD620ANZ;auf Anfrage;;;ausverkauft;',
    'Summe;;;;;;21.000;',
  ].join('\r\n')
  const { importId } = await bring(list)
  expect(await goodsNow()).toEqual([
    { model: 'AD620ANZ', stock: 0, lifecycle: expect.any(String), counts: [], prices: [] },
    {
      model: 'AO3400A',
      stock: 1000,
      lifecycle: expect.any(String),
      counts: [1, 100, 1000],
      prices: [1.25, 0.99, 0.505],
    },
    {
      model: 'GRM188R71C104KA01D',
      stock: 20_000,
      lifecycle: expect.any(String),
      counts: [1, 100],
      prices: [0.05, 0.015],
    },
  ])
  expect(await badLines(importId)).toEqual([])
  expect(await notes(importId)).toEqual([
    '4: A title or a remark, not a part: passed over.',
    '8: A total, not a part: passed over.',
  ])
  expect(await sql`select attribute_name from attribute where attribute_name = 'EAN'`).toEqual([])
})
