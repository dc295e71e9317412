import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { runImport } from './import.service.ts'
import { withImportLock } from './import-lock.service.ts'
import { exportParts } from './parts/export-parts.service.ts'
import { countsOf, emptyStore, openEmptyStore } from './test-support/empty-store.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring } = store

beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

const goodsNow = () => sql`
  select model, stock, lifecycle, tier_counts counts, tier_prices::float8[] prices from goods order by model`

const FIRST = 'MPN,Manufacturer,Price\nLM358DR,Texas Instruments,0.123456\nNE555P,Texas Instruments,1:0.25;10:0.2\n'

describe('a list', () => {
  test('[CONST-07] needs three columns; a finer price is rounded half up, and the report says so', async () => {
    const done = await bring(FIRST)
    expect(countsOf(done)).toEqual([2, 0, 0, 0, 0])
    expect(done.noteCount).toBe(1)
    expect(await sql`select line::int, reason from supply_line_report where not bad`).toEqual([
      { line: 2, reason: 'A price was rounded to four decimals.' },
    ])
    expect(
      await sql`
      select model, brand_name brand, category_name category, package_name package, tier_counts counts,
        tier_prices::float8[] prices, lowest_price::float8 lowest, stock, lifecycle, source_name source
      from goods join brand using (brand_id) join category using (category_id) join package using (package_id)
      join supply_source using (source_id) where model = 'LM358DR'`,
    ).toEqual([
      {
        model: 'LM358DR',
        brand: 'Texas Instruments',
        category: 'Uncategorised',
        package: 'Not specified',
        counts: [1],
        prices: [0.1235],
        lowest: 0.1235,
        stock: 0,
        lifecycle: 'Unknown',
        source: 'test',
      },
    ])
  })

  test('of JSON Lines imports every field of a part', async () => {
    const done = await bring(
      `${JSON.stringify({
        mpn: 'GRM188R71H104KA93D',
        manufacturer: 'Murata',
        category: 'Capacitors > Ceramic > MLCC',
        package: '0603',
        description: '100 nF 50 V X7R',
        tiers: [
          { count: 10, price: '0.10', activityPrice: '0.09' },
          { count: 100, price: '0.08' },
        ],
        stocks: { Rotterdam: 300, Shenzhen: 700 },
        'reorder point': 500,
        reorderQuantity: '4k',
        multiple: 10,
        packing: 'T&R',
        'pack size': 4000,
        lifecycle: 'In production',
        rohs: 'yes',
        datasheet: 'https://docs.example.com/grm.pdf',
        picture: 'https://img.example.com/grm.png',
        alternatives: ['CL10B104KB8NNNC', 'KEMET: C0603C104K5RAC'],
        trade: {
          eccn: 'EAR99',
          hts: '8532.24.00',
          origin: 'Japan',
          reach: 'Compliant',
          msl: '1',
          weight: '5 mg',
          'date code': '2540',
          ncnr: 'yes',
        },
        documents: [
          {
            kind: 'PCN',
            title: 'New site',
            url: 'https://docs.example.com/pcn.pdf',
            date: '2026-03-01',
            language: 'en',
          },
          { kind: 'Application note', url: 'https://docs.example.com/note.pdf' },
        ],
        'cad symbol': 'https://cad.example.com/c.lib',
        'pcb footprint': 'https://cad.example.com/c.mod',
        '3d model': 'https://cad.example.com/c.step',
        mating: ['XHP-4'],
        accessories: [{ model: 'SXH-001T', brand: 'JST' }],
        'evaluation boards': 'DK-1; DK-2',
        packagings: { 'full reel': { size: 4000, price: '0.05', number: 'GRM-R' }, 'custom reel': { fee: '7' } },
        parameters: { Capacitance: '100nF', 'Rated voltage': '50 V', Dielectric: 'X7R', 'Shelf life (h)': '8760' },
      })}\n`,
    )
    expect(countsOf(done)).toEqual([1, 0, 0, 0, 0])
    const [part] = await sql`
      select stock, min_buy_count minimum, mult_count multiple, rohs, lifecycle, data_manual, cover_pic, tier_counts counts,
        tier_prices::float8[] prices, tier_activity_prices::text activity, lowest_price::float8 lowest,
        (select array_agg(c.category_name order by c.level) from category c) path,
        (select jsonb_object_agg(a.attribute_name || coalesce(' ' || a.unit, ''), coalesce(to_jsonb(v.number_value), to_jsonb(v.text_value)))
         from unnest(value_ids) id join attribute_value v on v.value_id = id join attribute a using (attribute_id)) parameters,
        to_jsonb(t) - 'goods_id' trade
      from goods left join goods_trade t using (goods_id)`
    expect(part).toEqual({
      stock: 1000,
      minimum: 10,
      multiple: 10,
      rohs: true,
      lifecycle: 'Active',
      data_manual: 'https://docs.example.com/grm.pdf',
      cover_pic: 'https://img.example.com/grm.png',
      counts: [10, 100],
      prices: [0.1, 0.08],
      activity: '{0.090000,NULL}',
      lowest: 0.08,
      path: ['Capacitors', 'Ceramic', 'MLCC'],
      parameters: {
        'Capacitance F': 1e-7,
        'Rated voltage V': 50,
        Dielectric: 'X7R',
        'Shelf life h': 8760,
        Packing: 'Tape & reel',
        'Pieces per pack ': 4000,
        // For the filters.
        ECCN: 'EAR99',
        'Country of origin': 'JP',
        REACH: 'Compliant',
        'Moisture sensitivity level': '1',
      },
      trade: {
        eccn: 'EAR99',
        hts: '8532.24.00',
        origin_country: 'JP',
        reach: 'Compliant',
        msl: '1',
        weight_grams: 0.005,
        reorder_point: 500,
        reorder_quantity: 4000,
        reorder_version: null,
        series: null,
        cost: null,
        cost_currency: null,
        date_code: '2540',
        lot: null,
        non_cancellable: true,
        packings: [
          {
            kind: 'fullReel',
            minimum: 4000,
            multiple: 4000,
            size: 4000,
            number: 'GRM-R',
            counts: [4000],
            prices: ['0.0500'],
          },
          { kind: 'customReel', minimum: 10, multiple: 1, fee: '7', counts: [], prices: [] },
        ],
        documents: [
          {
            kind: 'pcn',
            title: 'New site',
            url: 'https://docs.example.com/pcn.pdf',
            date: '2026-03-01',
            language: 'en',
          },
          { kind: 'applicationNote', title: 'Application note', url: 'https://docs.example.com/note.pdf' },
        ],
        cad_symbol: 'https://cad.example.com/c.lib',
        cad_footprint: 'https://cad.example.com/c.mod',
        cad_model: 'https://cad.example.com/c.step',
        mating: [{ model: 'XHP-4' }],
        accessories: [{ model: 'SXH-001T', brand: 'JST' }],
        boards: [{ model: 'DK-1' }, { model: 'DK-2' }],
        ship_days: null,
        incoming: null,
        alternatives: [{ model: 'CL10B104KB8NNNC' }, { model: 'C0603C104K5RAC', brand: 'KEMET' }],
        warehouses: { Rotterdam: 300, Shenzhen: 700 },
      },
    })
    // An export imported again changes nothing; imported into an empty store it gives the same parts.
    const all = { keyword: '', format: 'csv' as const }
    const { body } = (await exportParts(sql, all)).file
    expect(countsOf(await bring(String(body)))).toEqual([0, 0, 1, 0, 0])
    const tradeNow = async () =>
      (await sql`select to_jsonb(t) - '{goods_id,warehouses}'::text[] trade from goods_trade t`)[0]
    const before = await tradeNow()
    await emptyStore(sql)
    expect(countsOf(await bring(String(body)))).toEqual([1, 0, 0, 0, 0])
    expect(await tradeNow()).toEqual(before)
    // A shorter list of documents is a change.
    const { changedCount } = await bring(
      'MPN,Maker,Documents,Boards\nGRM188R71H104KA93D,Murata,PCN: https://a.example/1.pdf,-\n',
    )
    expect(changedCount).toBe(1)
    expect(await tradeNow()).toMatchObject({ trade: { documents: [{ title: 'Product change notice' }], boards: [] } })
  })

  test('names a manufacturer by any of its names', async () => {
    await sql`insert into brand (brand_name, aliases) values ('Texas Instruments', '{TI,德州仪器}')`
    await bring('MPN,Manufacturer,Price\nA1,TI,1\nA2,德州仪器,1\nA3,Texas Instruments Inc.,1\nA4,Texas Devices,1\n')
    expect(await sql`select brand_name, goods_count from brand order by 1`).toEqual([
      { brand_name: 'Texas Devices', goods_count: 1 },
      { brand_name: 'Texas Instruments', goods_count: 3 },
    ])
  })

  test('accepts new manufacturers, and keys that only some lines have', async () => {
    const lines = [
      { mpn: 'A1', brand: 'TI', tiers: [{ count: 1, price: '2' }] },
      { 'part number': 'A2', manufacturer: '德州仪器', price: '3' },
      {
        mpn: 'A3',
        brand: 'Texas Instruments Inc.',
        prices: { USD: [{ count: 5, price: 4 }], CNY: [{ count: 5, price: 30 }] },
      },
    ]
    expect(countsOf(await bring(lines.map((line) => `${JSON.stringify(line)}\n`).join('')))).toEqual([3, 0, 0, 0, 0])
    expect(
      await sql`
      select model, brand_name, currency, tier_prices::float8[] prices, 'TI' = any(aliases) aliased
      from goods join brand using (brand_id) order by 1`,
    ).toEqual(
      [[2], [3], [4]].map((prices, n) => ({
        model: `A${n + 1}`,
        brand_name: 'Texas Instruments',
        currency: 'USD',
        prices,
        aliased: true,
      })),
    )
  })

  test('keeps fields it does not mention, and adds to the existing parameters', async () => {
    await bring('MPN;Maker;Category;Resistance;Price;Stock\nR1;Yageo;Resistors;10k;0,01;5\n')
    expect(countsOf(await bring('MPN,Maker,Tolerance\nR1,Yageo,1%\n'))).toEqual([0, 1, 0, 0, 0])
    expect(countsOf(await bring('MPN,Maker,Tolerance,Resistance\nR1,Yageo,1%,10 kΩ\n'))).toEqual([0, 0, 1, 0, 0])
    expect(
      await sql`select stock, tier_prices::float8[] prices, cardinality(value_ids) n, category_name from goods join category using (category_id)`,
    ).toEqual([{ stock: 5, prices: [0.01], n: 2, category_name: 'Resistors' }])
  })

  test('keeps the column mapping', async () => {
    const text = 'Our code,Maker,Cost each\nZZ9,Acme,1\n'
    await expect(bring(text)).rejects.toThrow('There is no column with part numbers.')
    await bring(text, { mapping: { 'our code': 'model', 'cost each': 'price' } })
    expect(countsOf(await bring('Our code,Maker,Cost each\nZZ9,Acme,2\n'))).toEqual([0, 1, 0, 0, 0])
    expect(await goodsNow()).toMatchObject([{ model: 'ZZ9', prices: [2] }])
  })
})

describe('a dry run', () => {
  test('counts, finds the largest price jumps, and changes nothing', async () => {
    await bring('MPN,Maker,Price,Stock\nA,Acme,1,1\nB,Acme,1,1\nC,Acme,1,1\n', { kind: 'full' })
    const before = await everything()
    const dry = await bring(
      'MPN,Maker,Price,Stock,Category,Gate charge\nA,Acme,1.1,1,,\nB,Acme,9,1,,\nD,New maker,1,1,New > Kind > Of part,3 nC\nE,Acme,-4,1,,\n',
      { kind: 'full', dryRun: true },
    )
    expect(countsOf(dry)).toEqual([1, 2, 0, 1, 1])
    expect(dry.priceJumps).toMatchObject([
      { model: 'B', factor: 9 },
      { model: 'A', factor: 1.1 },
    ])
    expect(await everything()).toEqual(before)
  })

  const everything = async () => [
    await sql`select * from goods order by 1`,
    await sql`select * from brand order by 1`,
    await sql`select * from category order by 1`,
    await sql`select * from attribute order by 1`,
    await sql`select * from attribute_value order by 1`,
    await sql`select * from category_value order by 1, 2`,
    await sql`select version from catalog_version`,
  ]
})

test('only one import runs at a time', async () => {
  const path = await store.file(FIRST)
  await withImportLock(sql, async () => {
    await expect(runImport(sql, { paths: [path], kind: 'delta', source: 'test', dryRun: false })).rejects.toThrow(
      'Another import is running',
    )
  })
  expect(await goodsNow()).toHaveLength(0)
})
