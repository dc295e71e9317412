import { describe, expect, test } from 'vitest'
import type { BomRole, BomRows } from './bom-table.ts'
import { detectLayout, mappingKey } from './detect.rules.ts'
import { interpretBom } from './interpret.rules.ts'

const read = (rows: BomRows, options: Parameters<typeof detectLayout>[1] = {}) =>
  interpretBom(rows, detectLayout(rows, options))
const table = (text: string): string[][] => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

describe('quantities', () => {
  test('without a quantity the references are counted', () => {
    const { lines } = read(table('MPN|Ref\nLM358DR|U1-U3\nNE555P|'))
    expect(lines.map(({ count }) => count)).toEqual([3, 1])
  })

  test('a quantity that is not the number of references is taken, with a warning', () => {
    const { lines, warnings } = read(table('MPN|Qty|Ref\nLM358DR|5|U1,U2'))
    expect(lines[0]).toMatchObject({ count: 5, ref: ['U1', 'U2'] })
    expect(warnings).toEqual([{ row: 1, text: 'The quantity is 5, but 2 references are listed.' }])
  })

  test('hundreds of doubts are not all told: where the rest begins is', () => {
    const rows = Array.from({ length: 250 }, (_, place) => `LM${place}|5|U${2 * place + 1},U${2 * place + 2}`)
    const { warnings } = read(table(`MPN|Qty|Ref\n${rows.join('\n')}`))
    expect(warnings).toHaveLength(201)
    expect(warnings.at(-1)).toEqual({ row: 201, text: '50 more to look at from here on.' })
  })

  test('what is no quantity is replaced, with a warning', () => {
    const { lines, warnings } = read(table('MPN|Qty\nLM358DR|1\nNE555P|2\n22759/16|12 cm'))
    expect(lines[2]).toMatchObject({ count: 1 })
    expect(warnings).toEqual([{ row: 3, text: '"12 cm" is no quantity; 1 is taken instead.' }])
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

  test('titles, second headings, totals, notes and what was listed above, each with its reason', () => {
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
