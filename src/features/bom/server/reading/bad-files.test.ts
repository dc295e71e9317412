import { describe, expect, test } from 'vitest'
import { readBom } from './read-bom.ts'
import { makeZip, textRows, workbookParts } from './test-support/make-zip.ts'

const refusalOf = (bytes: Uint8Array | string): { reason: string; message: string } => {
  try {
    readBom(Buffer.from(bytes))
  } catch (error) {
    return error as { reason: string; message: string } // a refusal, or the test fails on its reason
  }
  return { reason: 'none', message: '' }
}

const sheet = (data: string, after = '') => workbookParts([{ name: 'Parts', data, after }])

describe('files without a list are refused with a message', () => {
  test.each([
    ['nothing', '', 'bom_empty', 'This file is empty.'],
    ['blank lines', ' \n'.repeat(50_000), 'bom_empty', 'This file is empty.'],
    ['a PDF', '%PDF-1.7 …', 'bom_unreadable', 'This is a PDF.'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'bom_unreadable', 'This is a picture.'],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'bom_unreadable',
      'This is an Excel file of the old kind (.xls)',
    ],
    ['a packed file', Buffer.from('1f8b080000000000', 'hex'), 'bom_unreadable', 'This is a compressed file.'],
    ['a web page', '<!DOCTYPE html><table></table>', 'bom_unreadable', 'This is a web page'],
    [
      'noise',
      Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)),
      'bom_unreadable',
      'This is not a text or a spreadsheet.',
    ],
    [
      'one endless line',
      'a'.repeat(500_000),
      'bom_unreadable',
      'A single cell of this file is longer than a spreadsheet can hold.',
    ],
    ['one endless row', 'a,'.repeat(250_000), 'bom_oversized', 'This file has more than 256 columns.'],
    ['half a million short lines', 'a,b\n'.repeat(500_000), 'bom_oversized', 'This file has more than 10,000 lines.'],
    [
      'a million short cells',
      `${'a,'.repeat(200)}a\n`.repeat(5000),
      'bom_oversized',
      'This file has more than 1,000,000 cells.',
    ],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'bom_oversized', 'This file is larger than 5 MB.'],
    ['nothing but quotes', '"'.repeat(500_000), 'bom_unreadable', 'A single cell'],
    [
      'a plain archive',
      makeZip({ 'readme.txt': 'hello' }),
      'bom_unreadable',
      'This is a compressed file, not a workbook.',
    ],
    ['an OpenDocument sheet', makeZip({ 'content.xml': '<a/>' }), 'bom_unreadable', 'This is an OpenDocument file.'],
    ['half a workbook', makeZip(sheet('')).subarray(0, 200), 'bom_unreadable', 'This workbook is damaged.'],
    ['an empty workbook', makeZip(sheet('')), 'bom_empty', 'This file is empty.'],
  ])('%s', (_, bytes, reason, sentence) => {
    const refusal = refusalOf(bytes)
    expect(refusal.reason).toBe(reason)
    expect(refusal.message).toContain(sentence)
  })
})

describe('compressed workbooks that unpack to large sizes', () => {
  test('a zip bomb is refused by its declared size', () => {
    const bomb = makeZip(sheet(' '.repeat(30_000_000)))
    expect(bomb.length).toBeLessThan(100_000)
    expect(refusalOf(bomb)).toMatchObject({
      reason: 'bom_oversized',
      message: expect.stringContaining('much larger than'),
    })
  })

  test('a zip bomb with a false size is refused while unpacking', () => {
    expect(refusalOf(makeZip(sheet(' '.repeat(30_000_000)), 1000))).toMatchObject({ reason: 'bom_oversized' })
  })

  test('too many rows and columns are refused', () => {
    expect(refusalOf(makeZip(sheet('<row><c t="str"><v>a</v></c></row>'.repeat(11_000))))).toMatchObject({
      reason: 'bom_oversized',
    })
    expect(refusalOf(makeZip(sheet(`<row>${'<c t="str"><v>a</v></c>'.repeat(300)}</row>`)))).toMatchObject({
      reason: 'bom_oversized',
    })
  })

  test('too many cells are refused, however few bytes they have', () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(200)}</row>`
    expect(refusalOf(makeZip(sheet(row.repeat(5001))))).toMatchObject({
      reason: 'bom_oversized',
      message: expect.stringContaining('more than 1,000,000 cells'),
    })
  })

  test('a text in a million pieces is cut to the maximum of a cell', () => {
    const parts = workbookParts(
      [{ name: 'Parts', data: '<row><c t="s"><v>0</v></c><c t="str"><v>LM358</v></c></row>' }],
      {
        'xl/sharedStrings.xml': `<sst><si>${'<t>abcdefgh</t>'.repeat(1_000_000)}</si></sst>`,
      },
    )
    expect(readBom(makeZip(parts)).rows[0]?.map((cell) => cell.length)).toEqual([32_767, 5])
  })

  test('nested XML entities are not expanded', () => {
    const parts = workbookParts([
      { name: 'Parts', data: '<row><c t="str"><v>&lol9;</v></c><c t="str"><v>LM358&amp;1</v></c></row>' },
    ])
    parts['xl/worksheets/sheet1.xml'] = `<!DOCTYPE w [<!ENTITY lol9 "ha">]>${parts['xl/worksheets/sheet1.xml']}`
    expect(readBom(makeZip(parts)).rows).toEqual([['&lol9;', 'LM358&1']])
  })

  test('overlapping merged ranges are filled up to a limit', () => {
    const data = textRows(Array.from({ length: 2000 }, (_, n) => [`LM358-${n}`]))
    const after = `<mergeCells>${'<mergeCell ref="A1:A2000"/>'.repeat(5000)}</mergeCells>`
    expect(readBom(makeZip(sheet(data, after))).rows).toHaveLength(2000)
  })
})

describe('odd texts that are still lists', () => {
  test('200 columns are read', () => {
    const names = Array.from({ length: 198 }, (_, n) => `field ${n}`)
    expect(readBom(Buffer.from(`MPN,Qty,${names.join(',')}\nLM358DR,2${',x'.repeat(198)}\n`))).toMatchObject({
      lines: [{ model: 'LM358DR', count: 2 }],
    })
  })

  test('formulas in text files stay text', () => {
    const { lines, rows } = readBom(Buffer.from('MPN,Qty\n"=HYPERLINK(""http://x.example"")",1\n=1+1,2\n'))
    expect(rows.slice(1)).toEqual([
      ['=HYPERLINK("http://x.example")', '1'],
      ['=1+1', '2'],
    ])
    expect(lines.map(({ count }) => count)).toEqual([1, 2])
  })

  test('ranges of a million references are not expanded', () => {
    const lines = Array.from({ length: 200 }, (_, n) => `R1-R9000,LM${n}00`)
    const read = readBom(Buffer.from(`Ref,MPN\n${lines.join('\n')}\n`)).lines
    expect(read.reduce((places, { ref }) => places + ref.length, 0)).toBeLessThan(110_000)
  })
})
