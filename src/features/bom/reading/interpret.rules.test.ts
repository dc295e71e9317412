import { describe, expect, test } from 'vitest'
import type { BomRole, BomRows } from './bom-table.ts'
import { detectLayout, mappingKey } from './detect.rules.ts'
import { interpretBom } from './interpret.rules.ts'

const read = (rows: BomRows, options: Parameters<typeof detectLayout>[1] = {}) =>
  interpretBom(rows, detectLayout(rows, options))
const table = (text: string): string[][] => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

describe('quantities', () => {
  test('without a quantity the references are counted', () => {
    const { lines } = read(table('MPN|Ref\nLM358DR|U1-U3\nNE555P|U4'))
    expect(lines.map(({ count }) => count)).toEqual([3, 1])
  })

  test('a quantity that is not the number of references is taken, with a warning', () => {
    const { lines, warnings } = read(table('MPN|Qty|Ref\nLM358DR|5|U1,U2'))
    expect(lines[0]).toMatchObject({ count: 5, ref: ['U1', 'U2'] })
    expect(warnings).toEqual([{ row: 1, text: 'The quantity is 5, but 2 references are listed.' }])
  })

  test('warnings beyond the limit are summed up in one', () => {
    const rows = Array.from({ length: 250 }, (_, place) => `LM${place}|5|U${2 * place + 1},U${2 * place + 2}`)
    const { warnings } = read(table(`MPN|Qty|Ref\n${rows.join('\n')}`))
    expect(warnings).toHaveLength(201)
    expect(warnings.at(-1)).toEqual({ row: 201, text: '50 more notes from here on.' })
  })

  test.each(['12 cm', '1.000', '-', '', '1-2'])('%j in the quantity column is asked about and never a 1', (cell) => {
    const { lines } = read(table(`MPN|Qty\nLM358DR|1\nNE555P|${cell}\nTL072CDR|2`))
    expect(lines.map(({ count, questions }) => [count, questions.map(({ about }) => about)])).toEqual([
      [1, []],
      [0, ['count']],
      [2, []],
    ])
  })

  test('a quantity column that is hardly readable stays the quantity column', () => {
    const { lines } = read(table('MPN|Q-ty\nLM358DR|4.0\nNE555P|10 pcs\nTL072CDR|4,00\nBAT54S|2 x\nBC847|-\nBC857|?'))
    expect(lines.map(({ count }) => count)).toEqual([4, 10, 4, 2, 0, 0])
  })

  test('references resolve an ambiguous quantity with three decimals', () => {
    const { lines } = read(table('MPN|Menge|Ref\nLM358DR|2,000|U1,U2\nNE555P|1,000|U3\nTL072CDR|3,000|'))
    expect(lines.map(({ count, questions }) => [count, questions.length])).toEqual([
      [2, 0],
      [1, 0],
      [3, 0],
    ])
  })

  test('the customer can choose the decimal separator', () => {
    const rows = table('MPN|Qty\nLM358DR|1.000\nNE555P|2.000')
    const countsWith = (decimalSign: '.' | ',') =>
      interpretBom(rows, { ...detectLayout(rows), decimalSign }).lines.map(({ count }) => count)
    expect([countsWith('.'), countsWith(',')]).toEqual([
      [1, 2],
      [1000, 2000],
    ])
  })
})

describe('parts that are not fitted', () => {
  test.each([
    ['DNP', 'DNP', false],
    ['DNP', 'x', false],
    ['DNP', '1', false],
    ['DNP', '', true],
    ['DNP', '0', true],
    ['DNP', 'no', true],
    ['Fitted', 'no', false],
    ['Fitted', 'yes', true],
    ['Fitted', '', true],
    ['On Board', 'No', false],
    ['Config', 'dnf', false],
    ['Config', '+fit', true],
    ['Notes', 'DNP', false],
    ['Notes', 'not fitted', false],
    ['Notes', 'see drawing', true],
    ['Value', '10k DNP', false],
    ['Qty', '0', false],
  ])('%s = %j: fitted is %s', (heading, cell, fitted) => {
    const { lines } = read([
      ['Ref', 'MPN', heading],
      ['R1', 'RC0603FR-0710KL', cell],
      ['R2', 'RC0603FR-071KL', ''],
    ])
    expect(lines[0]).toMatchObject({ model: 'RC0603FR-0710KL', count: 1, fitted })
  })
})

test('an ambiguous mark is a question, and the line is not ordered before the answer', () => {
  const { lines } = read(table('Ref|Value|MPN\nR1|10k OPT|RC0603FR-0710KL\nR2|10k|RC0603FR-0710KL'))
  expect(lines.map(({ fitted, description, questions }) => [fitted, description, questions])).toEqual([
    [true, '10k', [{ about: 'fitted', written: '10k OPT', choices: [] }]],
    [true, '10k', []],
  ])
})

describe('alternates', () => {
  const numbersOf = (text: string) =>
    read(table(text)).lines.map(({ model, brandName, alternatives, alternativeBrands, count }) => [
      count,
      `${model} ${brandName}`.trim(),
      ...alternatives.map((other, place) => `${other} ${alternativeBrands[place]}`.trim()),
    ])

  test('rows without references and quantity below a line are its second sources', () => {
    expect(
      numbersOf(
        'Item|Qty|Reference|Description|MFR|P/N\n1|2|C1,C2|CAP 100nF|Murata|GRM188R71H104KA93D\n||||Samsung|CL10B104KB8NNNC\n||||KEMET|C0603C104K5RACTU\n2|1|U1|OPAMP|TI|LM358DR',
      ),
    ).toEqual([
      [2, 'GRM188R71H104KA93D Murata', 'CL10B104KB8NNNC Samsung', 'C0603C104K5RACTU KEMET'],
      [1, 'LM358DR TI'],
    ])
  })

  test('rows that repeat references and quantity with another number are second sources, too', () => {
    expect(
      numbersOf(
        'Ref|Qty|Description|Manufacturer|MPN\nC1,C2|2|CAP 100nF|Murata|GRM188R71H104KA93D\nC1,C2|2|CAP 100nF|Samsung|CL10B104KB8NNNC',
      ),
    ).toEqual([[2, 'GRM188R71H104KA93D Murata', 'CL10B104KB8NNNC Samsung']])
  })

  test('a row marked as an alternate is one, whatever quantity it gives', () => {
    expect(numbersOf('Type|MPN|Qty\nMain|LM358DR|4\nALT|LM2904DR|4\nMain|NE555P|1')).toEqual([
      [4, 'LM358DR', 'LM2904DR'],
      [1, 'NE555P'],
    ])
  })

  test('the same item number once more is an alternate', () => {
    expect(numbersOf('Item|MPN|Qty\n1|LM358DR|4\n1|LM2904DR|4\n2|NE555P|1')).toEqual([
      [4, 'LM358DR', 'LM2904DR'],
      [1, 'NE555P'],
    ])
  })

  test.each([
    'Primary MFR|Primary MPN|Alt 1 MFR|Alt 1 MPN|Qty',
    'Manufacturer|MPN|2nd Source Manufacturer|2nd Source|Qty',
    'AVL1 MFR|AVL1 MPN|AVL2 MFR|AVL2 MPN|Qty',
    'Manufacturer 1|Manufacturer Part Number 1|Manufacturer 2|Manufacturer Part Number 2|Qty',
    'Hersteller|Herstellernummer|Alternativer Hersteller|Alternative Teilenummer|Menge',
    '品牌|型号|替代品牌|替代型号|数量',
    'メーカー|型番|代替メーカー|代替型番|数量',
  ])('columns %s', (heading) => {
    expect(numbersOf(`${heading}\nMurata|GRM188R71H104KA93D|Samsung|CL10B104KB8NNNC|2\nTI|LM358DR|||1`)).toEqual([
      [2, 'GRM188R71H104KA93D Murata', 'CL10B104KB8NNNC Samsung'],
      [1, 'LM358DR TI'],
    ])
  })

  test('a list in one cell, with its makers in another', () => {
    expect(
      numbersOf('Manufacturer|MPN|Qty\nMurata, Samsung|GRM188R71H104KA93D, CL10B104KB8NNNC|2\nNexperia|BAT54S,215|1'),
    ).toEqual([
      [2, 'GRM188R71H104KA93D Murata', 'CL10B104KB8NNNC Samsung'],
      [1, 'BAT54S,215 Nexperia'],
    ])
  })

  test('another kind of part under the same references is asked about, not ordered and not hidden', () => {
    const { lines } = read(table('Ref|MPN|Qty|Description\nJ1|B4B-XH-A|1|PCB header\nJ1|XHP-4|1|Crimp housing'))
    expect(lines.map(({ questions }) => questions.map(({ about }) => about))).toEqual([[], ['repeat']])
  })

  test('an adapter under the references of its chip is asked about', () => {
    const { lines } = read(
      table(
        'Ref|MPN|Qty|Description\nU1|6116SA15SOG|1|SRAM chip async 16K-bit 24-pin SOIC\nU1|PA0009|1|SOIC-24 to DIP-24 SMT adapter',
      ),
    )
    expect(lines.map(({ model, questions }) => [model, questions.length])).toEqual([
      ['6116SA15SOG', 0],
      ['PA0009', 1],
    ])
  })

  test('a row without a quantity that is described as something else is asked about', () => {
    const { lines } = read(table('Ref|MPN|Qty|Description\nU1|LM358DR|1|Opamp dual\n|1593KBK|| Enclosure black'))
    expect(lines.map(({ model, count }) => [model, count])).toEqual([
      ['LM358DR', 1],
      ['1593KBK', 0],
    ])
  })

  test('the same row twice is one line', () => {
    const { lines, skipped } = read(table('Ref|MPN|Qty\nU1|LM358DR|1\nU1|LM358DR|1'))
    expect([lines.length, skipped]).toEqual([1, [{ row: 2, why: 'repeated' }]])
  })

  test('references that go on in the next row belong to the line above', () => {
    const { lines, warnings } = read(table('Item|Quantity|Reference|Part\n1|4|C1,C2,|100nF\n||C3,C4|\n2|1|R1|10k'))
    expect(lines.map(({ ref, count }) => [ref.join(), count])).toEqual([
      ['C1,C2,C3,C4', 4],
      ['R1', 1],
    ])
    expect(warnings).toEqual([])
  })
})

describe('part numbers', () => {
  test('further columns and further numbers of a cell are alternatives, each once', () => {
    const { lines } = read([
      ['MPN', 'Qty', 'MPN 2', 'MPN 3'],
      ['RP2040 (or RP2350A)', '1', 'LPC1768FBD100', 'RP2040'],
      ['', '1', 'NE555P', ''],
    ])
    expect(lines.map(({ model, alternatives }) => [model, ...alternatives])).toEqual([
      ['RP2040', 'RP2350A', 'LPC1768FBD100'],
      ['NE555P'],
    ])
  })

  test.each(['ANY', 'N/A', '-', '~', 'TBD', 'DNP'])('%s is no part number', (cell) => {
    expect(
      read([
        ['MPN', 'Ref'],
        [cell, 'R1'],
      ]).lines[0],
    ).toMatchObject({ model: '' })
  })

  test.each([
    ['09551667812741', '09551667812741'],
    ['1E3', '1E3'],
    ['="0402"', '0402'],
    ["'0402", '0402'],
    ['PMEG4010BEA,115', 'PMEG4010BEA,115'],
    ['LM3489MM/NOPB', 'LM3489MM/NOPB'],
    ['PTS810 SJM 250 SMTR LFS', 'PTS810 SJM 250 SMTR LFS'],
  ])('%s stays the text it is', (cell, model) => {
    expect(
      read([
        ['MPN', 'Ref'],
        [cell, 'R1'],
      ]).lines[0],
    ).toMatchObject({ model, alternatives: [] })
  })
})

describe('what is left out', () => {
  const rows = table(
    'Board rev. B||\nMPN|Qty|Ref\nPower||\nLM358DR|1|U1\nMPN|Qty|Ref\nNE555P|1|U2\nLM358DR|1|U1\nTotal|3|\nDate:|today|',
  )

  test('titles, repeated headings, totals, notes and duplicates are skipped with a reason', () => {
    const { lines, skipped } = read(rows)
    expect(lines.map(({ model }) => model)).toEqual(['LM358DR', 'NE555P'])
    expect(skipped.map(({ why }) => why)).toEqual(['title', 'heading', 'repeated'])
  })

  test('inside the chosen rows notes are left out as well', () => {
    const { skipped } = read(rows, { lastRow: rows.length - 1 })
    expect(skipped.map(({ why }) => why)).toEqual(['title', 'heading', 'repeated', 'footer', 'footer'])
  })
})

describe('what the user changes', () => {
  const rows = table('A|B|C\nLM358DR|2|yes\nNE555P|3|no')
  const roles: BomRole[] = ['model', 'count', 'fitted']

  test('other roles make other lines of the same rows', () => {
    expect(read(rows, { headerRow: 0, roles }).lines).toMatchObject([
      { row: 1, model: 'LM358DR', count: 2, fitted: true },
      { row: 2, model: 'NE555P', count: 3, fitted: false },
    ])
    expect(read(rows, { headerRow: 0, roles: ['other', 'count', 'model'] }).lines).toMatchObject([
      { model: 'yes' },
      { model: 'no' },
    ])
  })

  test('first and last row bound the lines', () => {
    expect(read(rows, { headerRow: 0, firstRow: 2, roles }).lines).toMatchObject([{ row: 2 }])
    expect(read(rows, { headerRow: 0, lastRow: 1, roles }).lines).toMatchObject([{ row: 1 }])
  })

  test('rows beyond the sheet are no fault', () => {
    expect(read(rows, { headerRow: 0, firstRow: 90, lastRow: 5, roles }).lines).toMatchObject([{ row: 2 }])
  })

  test('a mapping is remembered for headings that mean the same', () => {
    expect(mappingKey(['Part No.', 'Qty '])).toBe(mappingKey(['part number', 'qty']))
    expect(mappingKey(['Part No.', 'Qty'])).not.toBe(mappingKey(['Qty', 'Part No.']))
  })
})

test('a list that this store has written is read without the apostrophes before its signs', () => {
  const rows = [
    ['MPN', 'Description', 'Qty'],
    ["'-5V-REG", "LDO; '-5 V; '+5 V", '2'],
  ]
  expect(read(rows).lines).toMatchObject([{ model: '-5V-REG', description: 'LDO; -5 V; +5 V', count: 2 }])
})
