import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeZip, textRows, workbookParts } from '#features/bom/server/reading/test-support/make-zip.ts'
import { writeXlsx } from '#server/sheets/write-xlsx.ts'
import { emptyStore, openEmptyStore } from './test-support/empty-store.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_bad_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring, badLines, notes } = store

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
  ['two prices for one quantity', 'X1,Acme,1:0.5;1:0.6,,,,', 'There are two prices for 1 pieces: 0.5000 and 0.6000.'],
  [
    'another currency',
    'X1,Acme,€ 5,,,,',
    'The store sells in USD, not in EUR. To sell in EUR, add it under Settings, Currencies.',
  ],
  ['a cycle of categories', 'X1,Acme,1,A > B > A,,,', 'The category path is a cycle: it names "A" twice.'],
  ['a formula', '=HYPERLINK("http://x"),Acme,1,,,,', 'A cell contains a formula: "=HYPERLINK("http://x")".'],
  ['a command', `X1,Acme,1,+cmd|' /C calc'!A0,,,`, `A cell contains a formula: "+cmd|' /C calc'!A0".`],
  ['the same number again', 'GOOD,Acme,1,,,,', 'The number repeats that of line 2.'],
  [
    'the same number of the same manufacturer under another name',
    'GOOD,ACME Ltd.,2,,,,',
    'The number repeats that of line 2, with another price. The first one is used.',
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

/** Case, line, expected note. */
const NOTED_LINES: Array<[what: string, line: string, note: string]> = [
  ['a parameter that is no value', 'N1,Acme,1,,see datasheet,,', 'Capacitance: "see datasheet" is not a value in F.'],
  ['an unknown unit', 'N2,Acme,1,,5 kg,,', 'Capacitance: "5 kg" is not a value in F.'],
  [
    'a picture inside the network',
    'N3,Acme,1,,,http://169.254.169.254/latest,',
    '"http://169.254.169.254/latest" points inside the network.',
  ],
  ['a picture that is a file', 'N4,Acme,1,,,file:///etc/passwd,', '"file:///etc/passwd" is not a web address.'],
  ['an amount of stock that is none', 'N5,Acme,1,,,,plenty', 'The stock is wrong: "plenty" is not a number of pieces.'],
]

describe('a part comes in without a value that cannot be read, with a note', () => {
  test('for every kind of value', async () => {
    const { newCount, badCount, noteCount, importId } = await bring(
      [HEAD, ...NOTED_LINES.map(([, line]) => line), ''].join('\n'),
    )
    expect([newCount, badCount, noteCount]).toEqual([NOTED_LINES.length, 0, NOTED_LINES.length])
    expect(await notes(importId)).toEqual(
      NOTED_LINES.map(([, , note], place) => `${place + 2}: ${note} This value was left out.`),
    )
    expect(
      await sql`select from goods where value_ids <> '{}' or cover_pic like 'http%' or cover_pic like 'file%' or stock > 0`,
    ).toHaveLength(0)
  })

  test('trade data; the rest of the line is imported', async () => {
    const lines = ['X1,Acme,XX,,,,', 'X2,Acme,,12,,,', 'X3,Acme,,,Atlantis,,', 'X4,Acme,,,,9,', 'X5,Acme,EAR99,,,,0']
    const { newCount, importId } = await bring(['MPN,Maker,ECCN,HTS,Origin,MSL,Weight (g)', ...lines, ''].join('\n'))
    expect(newCount).toBe(5)
    expect(await notes(importId)).toEqual([
      '2: "XX" is not an ECCN such as EAR99 or 3A991. This value was left out.',
      '3: "12" is not a tariff number such as 8541.21.00. This value was left out.',
      '4: "Atlantis" is not a country. This value was left out.',
      '5: "9" is not a moisture sensitivity level from 1 to 6. This value was left out.',
      '6: The weight is zero. This value was left out.',
    ])
    expect(await sql`select model, eccn from goods_trade join goods using (goods_id) where eccn is not null`).toEqual([
      { model: 'X5', eccn: 'EAR99' },
    ])
  })

  test('documents of an unknown kind, without an address or with one that is not a web address', async () => {
    const { importId, newCount } = await bring(
      [
        'MPN,Maker,Documents,3D model',
        'X1,Acme,Poem: https://a.example/p.pdf,',
        'X2,Acme,PCN: a title,',
        'X3,Acme,PCN: javascript://alert(1),',
        'X4,Acme,PCN: http://10.0.0.1/p.pdf,',
        'X5,Acme,,ftp://a.example/x.step',
        'X6,Acme,PCN: 2026-02-30; https://a.example/p.pdf,',
        '',
      ].join('\n'),
    )
    expect(newCount).toBe(6)
    expect(await notes(importId)).toEqual(
      [
        '2: The kind of document "Poem" is not known.',
        '3: "PCN: a title" has no web address.',
        '4: "javascript://alert(1)" is not a web address.',
        '5: "http://10.0.0.1/p.pdf" points inside the network.',
        '6: "ftp://a.example/x.step" is not a web address.',
        '7: "2026-02-30" is not a day.',
      ].map((note) => `${note} This value was left out.`),
    )
    expect(await sql`select from goods_trade where documents <> '[]' or cad_model is not null`).toHaveLength(0)
  })

  test('a value that the store has stays when the list says something unreadable', async () => {
    await bring('MPN,Maker,Price,Capacitance (µF),Status,Stock\nX1,Acme,1,4.7,NRND,50\n')
    const again = await bring('MPN,Maker,Price,Capacitance (µF),Status,Stock\nX1,Acme,2,see datasheet,who knows,some\n')
    expect([again.changedCount, again.badCount, again.noteCount]).toEqual([1, 0, 3])
    expect(
      await sql`select stock, lifecycle, tier_prices::float8[] prices, cardinality(value_ids) "values" from goods`,
    ).toEqual([{ stock: 50, lifecycle: 'NRND', prices: [2], values: 1 }])
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
