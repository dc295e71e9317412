import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { makeZip, textRows, workbookParts } from '#features/bom/server/reading/test-support/make-zip.ts'
import type { ImportKind } from '../../supply.contract.ts'
import { countsOf, emptyStore, openEmptyStore } from '../test-support/empty-store.ts'

/** Lists as distributors send them. Each is read in a dry run and then imported: both must come to the same. */
const store = await openEmptyStore(inject('templateUrl'), `supply_dirty_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring, badLines, notes } = store

beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

async function importBoth(text: string | Uint8Array, kind: ImportKind = 'delta') {
  const dry = await bring(text, { kind, dryRun: true })
  const done = await bring(text, { kind })
  expect(countsOf(done)).toEqual(countsOf(dry))
  expect(done.noteCount).toBe(dry.noteCount)
  return { ...done, bad: await badLines(done.importId), notes: await notes(done.importId) }
}

const goods = () => sql`
  select model, brand_name maker, stock, min_buy_count minimum, tier_counts counts, tier_prices::float8[] prices
  from goods join brand using (brand_id) order by model`

test('an export with empty rows, group titles, subtotals and the heading on every page', async () => {
  const done = await importBoth(
    [
      'Preisliste Musterhandel GmbH;;;;',
      'Stand: 17.11.2026;;;;',
      ';;;;',
      'Herstellernummer;Hersteller;Preis;Bestand;Mindestmenge',
      'Widerstände;;;;',
      'RC0603-10K;Yageo;0,0150;4.200;100',
      ';;;;',
      'RC0603-22K;Yageo;0,0150;1.000;100',
      'Zwischensumme Widerstände;;;5.200;',
      'Herstellernummer;Hersteller;Preis;Bestand;Mindestmenge',
      'Kondensatoren;;;;',
      'GRM188-100N;Murata;0,0420;12.000;50',
      'Summe;;;17.200;',
      '',
    ].join('\r\n'),
  )
  expect(countsOf(done)).toEqual([3, 0, 0, 0, 0])
  expect(done.lineCount).toBe(3)
  expect(done.notes.map((note) => note.replace(/: (?:not a part, )?passed over\.$/, ''))).toEqual([
    '5: A title or a remark, not a part',
    '9: A total, not a part',
    '10: The heading is repeated here',
    '11: A title or a remark, not a part',
    '13: A total, not a part',
  ])
  expect(await goods()).toEqual([
    { model: 'GRM188-100N', maker: 'Murata', stock: 12_000, minimum: 50, counts: [50], prices: [0.042] },
    { model: 'RC0603-10K', maker: 'Yageo', stock: 4200, minimum: 100, counts: [100], prices: [0.015] },
    { model: 'RC0603-22K', maker: 'Yageo', stock: 1000, minimum: 100, counts: [100], prices: [0.015] },
  ])
})

test('stock in words, with backorders', async () => {
  await bring('MPN,Maker,Price,Stock\nA,Acme,1,70\nB,Acme,1,70\nC,Acme,1,70\nD,Acme,1,70\nE,Acme,1,70\nF,Acme,1,70\n')
  const done = await importBoth(
    'MPN,Maker,Stock\nA,Acme,-5\nB,Acme,>1000\nC,Acme,10k+\nD,Acme,in 2 Wochen\nE,Acme,plenty\nF,Acme,12-\n',
    'stock',
  )
  expect(done.bad).toEqual(['6: The stock is wrong: "plenty" is not a number of pieces.'])
  expect(done.notes).toEqual([
    '2: The stock of -5 is negative and counts as 0.',
    '5: The stock "in 2 Wochen" names no pieces in the warehouse and counts as 0.',
    '7: The stock of 12- is negative and counts as 0.',
  ])
  expect((await goods()).map(({ model, stock }) => `${model} ${stock}`)).toEqual([
    'A 0',
    'B 1000',
    'C 10000',
    'D 0',
    'E 70',
    'F 0',
  ])
})

test('typing errors in price tiers', async () => {
  const done = await importBoth(
    [
      'MPN,Maker,Price breaks',
      'RISES,Acme,1:0.50;10:0.60;100:0.30',
      'SORTED,Acme,100:0.30;1:0.50',
      'ZERO,Acme,0:0.50;10:0.40',
      'TWICE,Acme,1:0.50;10:0.40;10:0.40',
      'OPEN,Acme,1:0.50;10:0.40;10:0.04',
      'NEGATIVE,Acme,1:0.50;10:-0.40',
      '',
    ].join('\n'),
  )
  expect(done.bad).toEqual([
    '6: There are two prices for 10 pieces: 0.4000 and 0.0400.',
    '7: The price -0.40 is negative.',
  ])
  expect(done.notes).toEqual([
    '2: A piece costs more from 10 (0.6000) than from 1 (0.5000). The prices were imported as written: please check them.',
    '3: The price tiers were not in the order of their quantities and were sorted.',
    '4: A price from 0 pieces was imported as the price from 1 piece.',
    '5: The price for 10 pieces is given twice and was imported once.',
  ])
  expect((await goods()).map(({ model, counts, prices }) => [model, counts, prices])).toEqual([
    ['RISES', [1, 10, 100], [0.5, 0.6, 0.3]],
    ['SORTED', [1, 100], [0.5, 0.3]],
    ['TWICE', [1, 10], [0.5, 0.4]],
    ['ZERO', [1, 10], [0.5, 0.4]],
  ])
})

test('tiers in columns, unused ones filled with zeros', async () => {
  const done = await importBoth(
    [
      'MPN\tMaker\tQty 1\tPrice 1\tQty 2\tPrice 2\tQty 3\tPrice 3',
      'A\tAcme\t1\t0.50\t10\t0.40\t0\t0.00',
      'B\tAcme\t1\t0.50\t0\t0\t0\t0',
      'C\tAcme\t100\t0.10\t1\t0.50\t\t',
      '',
    ].join('\n'),
  )
  expect(done.bad).toEqual([])
  expect((await goods()).map(({ model, counts }) => [model, counts])).toEqual([
    ['A', [1, 10]],
    ['B', [1]],
    ['C', [1, 100]],
  ])
})

test('prices on request, with currencies and dashes', async () => {
  const done = await importBoth(
    [
      'Part no.;Brand;Unit price',
      'A;Acme;auf Anfrage',
      'B;Acme;0,52 USD',
      'C;Acme;12,- $',
      'D;Acme;1.250,00\u00a0$',
      'E;Acme;ask sales',
      'F;Acme;0,38 $ / 100',
      '',
    ].join('\n'),
  )
  expect(done.bad).toEqual(['6: "ask sales" is not a price.', '7: "0.38 $ / 100" is not a price.'])
  expect((await goods()).map(({ model, prices }) => [model, prices])).toEqual([
    ['A', []],
    ['B', [0.52]],
    ['C', [12]],
    ['D', [1250]],
  ])
})

test('prices for 100 or 1000 pieces', async () => {
  const done = await importBoth(
    [
      'Herstellernummer;Hersteller;Preis;Preiseinheit;Einkaufspreis;Bestand',
      'A;Acme;38,00;100;25,00;10',
      'B;Acme;12,50;1.000;;10',
      'C;Acme;0,38;1;;10',
      'D;Acme;0,38;;;10',
      'E;Acme;38,00;Rolle;;10',
      'F;Acme;1,25;1.000;;10',
      '',
    ].join('\n'),
  )
  expect(done.bad).toEqual(['6: The price unit is wrong: "Rolle" is not a number of pieces.'])
  expect(done.notes).toEqual(['7: A price was rounded to four decimals.'])
  expect((await goods()).map(({ model, prices }) => [model, prices])).toEqual([
    ['A', [0.38]],
    ['B', [0.0125]],
    ['C', [0.38]],
    ['D', [0.38]],
    ['F', [0.0013]],
  ])
  expect(await sql`select cost::float8 cost from goods_trade where cost is not null`).toEqual([{ cost: 0.25 }])
})

test('orders in packs, minimum 0, and a multiple without a minimum', async () => {
  const done = await importBoth(
    [
      'MPN,Maker,Price,MOQ,Multiple,SPQ',
      'REEL,Acme,0.01,1 Reel,1 Reel,3000',
      'WRITTEN,Acme,0.01,Reel of 4000,,4000/Reel',
      'UNKNOWN,Acme,0.01,1 Reel,,',
      'ZERO,Acme,0.01,0,0,',
      'MULTIPLE,Acme,0.01,,100,',
      'EMPTY,Acme,0.01,n/a,-,',
      'ODD,Acme,0.01,250,100,',
      '',
    ].join('\n'),
  )
  expect(done.bad).toEqual([
    '4: The minimum is wrong: "1 Reel" does not say how many pieces that is.',
    '8: The minimum of 250 is not a multiple of 100.',
  ])
  expect(done.notes).toEqual(['5: The minimum of 0 counts as 1.', '5: The multiple of 0 counts as 1.'])
  expect((await goods()).map(({ model, minimum, counts }) => [model, minimum, counts])).toEqual([
    ['EMPTY', 1, [1]],
    ['MULTIPLE', 100, [100]],
    ['REEL', 3000, [3000]],
    ['WRITTEN', 4000, [4000]],
    ['ZERO', 1, [1]],
  ])
})

test('parts twice with different prices, and manufacturers that are missing', async () => {
  const done = await importBoth(
    'MPN,Maker,Price\nA,Acme,1\nA,Acme,0.9\nA,ACME Inc.,1\nB,n/a,1\nC,-,1\nD,,1\nE,Acme,1\n',
  )
  expect(countsOf(done)).toEqual([2, 0, 0, 0, 5])
  expect(done.bad).toEqual([
    '3: The number repeats that of line 2, with another price. The first one is used.',
    '4: The number repeats that of line 2.',
    '5: The manufacturer is missing.',
    '6: The manufacturer is missing.',
    '7: The manufacturer is missing.',
  ])
})

test('remains of web pages: entities, non-breaking spaces, characters without a width', async () => {
  const done = await importBoth(
    [
      'MPN,Maker,Description,Packaging,Price',
      'LM358\u200bDR,Texas\u00a0Instruments,Op amp &ndash; 2&nbsp;channels &amp; 0.7&#8239;MHz,T&amp;R,0.20',
      '\ufeffLM358N,Texas Instruments,,,&nbsp;0.30&nbsp;',
      'BAD,Acme,&#61;HYPERLINK(1),,1',
      '',
    ].join('\n'),
  )
  expect(done.bad).toEqual(['4: A cell contains a formula: "=HYPERLINK(1)".'])
  expect((await goods()).map(({ model, maker, prices }) => [model, maker, prices])).toEqual([
    ['LM358DR', 'Texas Instruments', [0.2]],
    ['LM358N', 'Texas Instruments', [0.3]],
  ])
  expect(await sql`select introduce from goods where model = 'LM358DR'`).toEqual([
    { introduce: 'Op amp – 2 channels & 0.7\u202fMHz' },
  ])
})

test('a workbook with merged cells and several lists', async () => {
  const list = (rows: string[][]) => textRows([['MPN', 'Manufacturer', 'Price', 'Stock'], ...rows])
  const workbook = makeZip(
    workbookParts([
      { name: 'Read me', data: textRows([['Prices without tax']]) },
      {
        name: 'Resistors',
        data: list([
          ['R1', 'Yageo', '0.01', '100'],
          ['R2', '', '0.02', ''],
          ['R3', '', '0.03', '300'],
          ['Semiconductors', '', '', ''],
          ['Q1', 'onsemi', '0.10', '50'],
        ]),
        after: '<mergeCells><mergeCell ref="B2:B4"/><mergeCell ref="D2:D3"/><mergeCell ref="A5:D5"/></mergeCells>',
      },
      { name: 'Capacitors', data: list([['C1', 'Murata', '0.02', '7']]) },
    ]),
  )
  const done = await importBoth(workbook)
  expect(done.bad).toEqual([])
  expect(done.notes).toEqual([
    '1: The sheet "Capacitors" looks like a list as well and was not read. Please import it as a file of its own.',
    '5: A title or a remark, not a part: passed over.',
  ])
  // A number of pieces merged over two rows is not counted twice.
  expect((await goods()).map(({ model, maker, stock }) => [model, maker, stock])).toEqual([
    ['Q1', 'onsemi', 50],
    ['R1', 'Yageo', 100],
    ['R2', 'Yageo', 0],
    ['R3', 'Yageo', 300],
  ])
})

test('lead times and values as people write them', async () => {
  const done = await importBoth(
    [
      'MPN;Maker;Price;Lieferzeit;Capacitance (µF);Status;RoHS',
      'A;Acme;1;8-10 Wochen;4,7;aktiv;ja',
      'B;Acme;1;ab Lager;see datasheet;Auslaufartikel;ja',
      'C;Acme;1;nach Vereinbarung;0,1;;k.A.',
      '',
    ].join('\n'),
  )
  expect(countsOf(done)).toEqual([3, 0, 0, 0, 0])
  expect(done.notes).toEqual([
    '3: The lifecycle "Auslaufartikel" is not known. This value was left out.',
    '3: Capacitance: "see datasheet" is not a value in F. This value was left out.',
    '4: RoHS: "k.A." is neither yes nor no. This value was left out.',
    '4: The lead time "nach Vereinbarung" is not a number of weeks. This value was left out.',
  ])
  expect(await sql`select model, lead_weeks weeks from goods order by model`).toEqual([
    { model: 'A', weeks: 10 },
    { model: 'B', weeks: 0 },
    { model: 'C', weeks: 0 },
  ])
})
