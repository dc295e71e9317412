import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { makeZip, type SheetOptions, textRows, workbookParts } from './test-support/make-zip.ts'

const LIST = textRows([
  ['MPN', 'Qty'],
  ['LM358DR', '2'],
])
const read = (sheets: SheetOptions[], others?: Record<string, string>, sheetName?: string) =>
  readWorkbook(makeZip(workbookParts(sheets, others)), sheetName)

test('of several sheets the one with the parts is chosen, or the one that is asked for', () => {
  const sheets = [
    { name: 'Cover', data: textRows([['Board X']]) },
    { name: 'BOM', data: LIST },
  ]
  expect(read(sheets).sheets).toEqual({ names: ['Cover', 'BOM'], chosen: 'BOM' })
  expect(read(sheets, {}, 'Cover').rows).toEqual([['Board X']])
})

test('hidden sheets are not read, with a note', () => {
  const { sheets, warnings } = read([
    { name: 'Old', data: LIST, state: 'hidden' },
    { name: 'Secret', data: LIST, state: 'veryHidden' },
    { name: 'BOM', data: LIST },
  ])
  expect(sheets).toEqual({ names: ['BOM'], chosen: 'BOM' })
  expect(warnings).toEqual([{ row: null, text: 'Hidden sheets were skipped: Old, Secret.' }])
})

test('hidden rows are read, with a note', () => {
  const { rows, warnings } = read([{ name: 'BOM', data: LIST.replace('<row r="2"', '<row r="2" hidden="1"') }])
  expect(rows).toHaveLength(2)
  expect(warnings).toEqual([{ row: null, text: '1 hidden rows are read as well.' }])
})

test('a cell merged over rows counts for each of them, a quantity only once', () => {
  const data = textRows([
    ['MPN', 'Qty', 'Ref'],
    ['LM358DR', '2', 'U1'],
    ['', '', 'U2'],
  ])
  const after = '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/></mergeCells>'
  expect(read([{ name: 'BOM', data, after }]).rows).toEqual([
    ['MPN', 'Qty', 'Ref'],
    ['LM358DR', '2', 'U1'],
    ['LM358DR', '', 'U2'],
  ])
})

test('the stored result of a formula is read; a missing one is reported', () => {
  const data = '<row><c t="str"><f>A1</f><v>LM358DR</v></c><c><f>1+1</f><v>2</v></c><c><f>NOW()</f></c></row>'
  const { rows, warnings } = read([{ name: 'BOM', data }])
  expect(rows).toEqual([['LM358DR', '2']])
  expect(warnings[0]?.text).toBe(
    'The results of 1 formulas are not in the file. Please open it, save it and send it again.',
  )
})

test('shared texts: rich text is joined, phonetic text is left out', () => {
  const strings =
    '<sst><si><t>MPN</t></si><si><r><t>LM</t></r><r><t xml:space="preserve">358 </t></r><rPh><t>x</t></rPh></si><si><t>a_x000D_b</t></si></sst>'
  const data = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>99</v></c></row>'
  expect(read([{ name: 'BOM', data }], { 'xl/sharedStrings.xml': strings }).rows).toEqual([['MPN', 'LM358', 'a\rb']])
})

test('numbers as they are meant: no powers of ten, zeros a format shows, dates', () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>'
  const data =
    '<row><c><v>8.85012207092E11</v></c><c><v>0.10000000000000001</v></c><c s="1"><v>850006</v></c><c s="2"><v>46096</v></c><c s="2"><v>99999999999</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>'
  expect(read([{ name: 'BOM', data }], { 'xl/styles.xml': styles }).rows).toEqual([
    ['885012207092', '0.1', '0850006', '2026-03-15', '99999999999', 'TRUE', '#N/A'],
  ])
})

test('names with a prefix, comments and marked text are understood', () => {
  const data =
    '<!-- > --><x:row r="3"><x:c r="B3" t="inlineStr"><x:is><x:t><![CDATA[<LM358>]]></x:t></x:is></x:c></x:row>'
  expect(read([{ name: 'BOM', data }]).rows).toEqual([[], [], ['', '<LM358>']])
})
