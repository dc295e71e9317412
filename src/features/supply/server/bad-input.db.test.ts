import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeZip, textRows, workbookParts } from '#features/bom/server/reading/test-support/make-zip.ts'
import { writeXlsx } from '#server/sheets/write-xlsx.ts'
import { emptyStore, openEmptyStore } from './test-support/empty-store.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_bad_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring, badLines } = store

beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

const models = async () =>
  (await sql<{ model: string }[]>`select model from goods order by goods_id`).map(({ model }) => model)
const HEAD = 'MPN,Maker,Price,Category,Capacitance (F),Picture,Stock'
const GOOD = 'GOOD,Acme,1,,,,'

const zipOf = (rows: string[][], others: Record<string, string> = {}) =>
  makeZip(workbookParts([{ name: 'List', data: textRows(rows) }], others))

/** Imports one good and one bad line: the good one is imported, the other is in the report. */
async function leftOut(line: string) {
  const { importId, newCount, badCount } = await bring(`${HEAD}\n${GOOD}\n${line}\n`)
  expect([newCount, badCount]).toEqual([1, 1])
  expect(await models()).toEqual(['GOOD'])
  return badLines(importId)
}

/** Case, line, expected message. */
const BAD_LINES: Array<[what: string, line: string, reason: string]> = [
  ['no number', ',Acme,1,,,,', 'The part number is missing.'],
  ['no manufacturer', 'X1,,1,,,,', 'The manufacturer is missing.'],
  ['a negative price', 'X1,Acme,-0.5,,,,', 'The price -0.5 is negative.'],
  ['no price at all', 'X1,Acme,cheap,,,,', '"cheap" is not a price.'],
  ['tiers out of order', 'X1,Acme,10:0.5;1:0.6,,,,', 'The price tiers are out of order.'],
  [
    'tiers that rise',
    'X1,Acme,1:0.5;10:0.6,,,,',
    'The price tiers are out of order: a piece costs more from 10 than from 1.',
  ],
  [
    'another currency',
    'X1,Acme,€ 5,,,,',
    'The store sells in USD, not in EUR. To sell in EUR, add it under Settings, Currencies.',
  ],
  ['an unknown unit', 'X1,Acme,1,,5 kg,,', 'Capacitance: "5 kg" is not a value in F.'],
  ['a cycle of categories', 'X1,Acme,1,A > B > A,,,', 'The category path is a cycle: it names "A" twice.'],
  ['a formula', '=HYPERLINK("http://x"),Acme,1,,,,', 'A cell contains a formula: "=HYPERLINK("http://x")".'],
  ['a command', `X1,Acme,1,+cmd|' /C calc'!A0,,,`, `A cell contains a formula: "+cmd|' /C calc'!A0".`],
  [
    'a picture inside the network',
    'X1,Acme,1,,,http://169.254.169.254/latest,',
    '"http://169.254.169.254/latest" points inside the network.',
  ],
  ['a picture that is a file', 'X1,Acme,1,,,file:///etc/passwd,', '"file:///etc/passwd" is not a web address.'],
  ['a stock below nothing', 'X1,Acme,1,,,,-5', 'The stock is wrong: "-5" is negative.'],
  ['the same number again', 'GOOD,Acme,2,,,,', 'The number repeats that of line 2.'],
  [
    'the same number of the same manufacturer under another name',
    'GOOD,ACME Ltd.,2,,,,',
    'The number repeats that of line 2.',
  ],
  ['a quote that is never closed', 'X1,"Acme,1,,,,', 'A quotation mark is opened and not closed.'],
]

describe('a bad line is skipped and reported with its number', () => {
  test('for every kind of error', async () => {
    const { newCount, badCount, importId } = await bring(
      [HEAD, GOOD, ...BAD_LINES.map(([, line]) => line), ''].join('\n'),
    )
    expect([newCount, badCount]).toEqual([1, BAD_LINES.length])
    expect(await models()).toEqual(['GOOD'])
    expect(await badLines(importId)).toEqual(BAD_LINES.map(([, , reason], place) => `${place + 3}: ${reason}`))
  })

  test('10 MB in one cell', async () => {
    expect(await leftOut(`X1,Acme,1,${'x'.repeat(10_000_000)},,,`)).toEqual([
      '3: The line is longer than 1,000,000 characters.',
    ])
    await emptyStore(sql)
    expect(await leftOut(`X1,Acme,1,${'x'.repeat(50_000)},,,`)).toEqual(['3: A cell is longer than 32,767 characters.'])
  })

  test('invalid trade data', async () => {
    const lines = ['X1,Acme,XX,,,,', 'X1,Acme,,12,,,', 'X1,Acme,,,Atlantis,,', 'X1,Acme,,,,9,', 'X1,Acme,,,,,0']
    const { newCount, importId } = await bring(
      ['MPN,Maker,ECCN,HTS,Origin,MSL,Weight (g)', 'GOOD,Acme,,,,,', ...lines, ''].join('\n'),
    )
    expect(newCount).toBe(1)
    expect(await models()).toEqual(['GOOD'])
    expect(await badLines(importId)).toEqual([
      '3: "XX" is not an ECCN such as EAR99 or 3A991.',
      '4: "12" is not a tariff number such as 8541.21.00.',
      '5: "Atlantis" is not a country.',
      '6: "9" is not a moisture sensitivity level from 1 to 6.',
      '7: The weight is zero.',
    ])
  })

  test('documents of an unknown kind, without an address or with one that is not a web address', async () => {
    const { importId, newCount } = await bring(
      [
        'MPN,Maker,Documents,3D model',
        'GOOD,Acme,,',
        'X1,Acme,Poem: https://a.example/p.pdf,',
        'X2,Acme,PCN: a title,',
        'X3,Acme,PCN: javascript://alert(1),',
        'X4,Acme,PCN: http://10.0.0.1/p.pdf,',
        'X5,Acme,,ftp://a.example/x.step',
        'X6,Acme,PCN: 2026-02-30; https://a.example/p.pdf,',
        '',
      ].join('\n'),
    )
    expect(newCount).toBe(1)
    expect(await badLines(importId)).toEqual([
      '3: The kind of document "Poem" is not known.',
      '4: "PCN: a title" has no web address.',
      '5: "javascript://alert(1)" is not a web address.',
      '6: "http://10.0.0.1/p.pdf" points inside the network.',
      '7: "ftp://a.example/x.step" is not a web address.',
      '8: "2026-02-30" is not a day.',
    ])
  })

  test('a line of another encoding among good ones', async () => {
    const text = Buffer.concat([
      Buffer.from('MPN,Maker,Description\nGOOD,Müller,Größe Ω µ\n'),
      Buffer.from('X1,Acme,\xb5\n', 'latin1'),
    ])
    const { importId, badCount } = await bring(text)
    expect(badCount).toBe(1)
    expect(await badLines(importId)).toEqual(['3: A character is broken: the line is not in the encoding of the file.'])
    expect(await sql`select brand_name, goods.introduce from goods join brand using (brand_id)`).toEqual([
      { brand_name: 'Müller', introduce: 'Größe Ω µ' },
    ])
  })

  test('invalid JSON', async () => {
    const { importId, newCount } = await bring(
      '{"mpn":"GOOD","maker":"Acme"}\n{"mpn":"X1"\n[1]\n\n{"mpn":"X2","maker":"Acme","price":{"a":{}}}\n',
    )
    expect(newCount).toBe(1)
    expect(await badLines(importId)).toEqual([
      '2: The line is not valid JSON.',
      '3: The line is not a JSON object.',
      '5: "a:{}" is not a price.',
    ])
  })
})

describe('encodings and forms of text', () => {
  test.each([
    ['UTF-16 with a mark', Buffer.from('\uFEFFMPN\tMaker\nGOOD\tWürth µ\n', 'utf16le')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFMPN,Maker\r\nGOOD,Würth µ\r\n')],
    ['Windows-1252', Buffer.from('MPN;Maker\nGOOD;W\xfcrth \xb5\n', 'latin1')],
    [
      'a title above the heading, and a separator line',
      Buffer.from('sep=;\nPrice list of May;\nMPN;Maker\nGOOD;Würth µ\n'),
    ],
  ])('%s', async (_, text) => {
    expect((await bring(text)).newCount).toBe(1)
    expect(await sql`select model, brand_name from goods join brand using (brand_id)`).toEqual([
      { model: 'GOOD', brand_name: 'Würth µ' },
    ])
  })

  test('a workbook: texts, numbers, leading zeros, dates', async () => {
    const workbook = await writeXlsx([
      { name: 'About', rows: [['Read me'], ['Nothing to see']] },
      {
        name: 'Prices',
        rows: [
          ['Acme price list', null],
          ['MPN', 'Maker', 'Price', 'Stock'],
          ['0402', 'Acme', 0.125, 1000],
          ['X2', 'Acme', 'call', 0],
        ],
      },
    ])
    expect(await bring(workbook)).toMatchObject({ newCount: 2, badCount: 0 })
    expect(await sql`select model, stock, tier_prices::float8[] prices from goods order by 1`).toEqual([
      { model: '0402', stock: 1000, prices: [0.125] },
      { model: 'X2', stock: 0, prices: [] },
    ])
  })

  test('a workbook of many rows is read in pieces', async () => {
    const rows = [['MPN', 'Maker', 'Price'], ...Array.from({ length: 30_000 }, (_, n) => [`P-${n}`, 'Acme', '1.5'])]
    const parts = workbookParts([{ name: 'List', data: textRows(rows) }])
    const dry = await bring(makeZip(parts), { dryRun: true })
    expect([dry.newCount, dry.badCount]).toEqual([30_000, 0])
  })
})

describe('an unreadable file changes nothing and reports why', () => {
  test.each([
    ['an empty one', '', 'is empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'is a picture'],
    ['a PDF', '%PDF-1.7 …', 'is a PDF'],
    ['no column of numbers', 'Colour,Maker\nred,Acme\n', 'There is no column with part numbers.'],
    ['a damaged workbook', Buffer.from('504b0304aabbccdd', 'hex'), 'This workbook is damaged'],
    [
      'a cell of 60 MB',
      zipOf([
        ['MPN', 'Maker'],
        [' '.repeat(60_000_000), 'Acme'],
      ]),
      'A row of this workbook is too long',
    ],
    [
      'a ZIP bomb',
      zipOf([['MPN', 'Maker']], { 'xl/sharedStrings.xml': ' '.repeat(110_000_000) }),
      'larger than allowed',
    ],
  ])('%s', async (_, text, reason) => {
    await expect(bring(text)).rejects.toThrow(reason)
    expect(await models()).toEqual([])
    expect(
      await sql`select from pg_tables where tablename like 'supply_stage%' or tablename like 'supply_plan%'`,
    ).toHaveLength(0)
  })
})
