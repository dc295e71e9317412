import { AppError } from '#shared/app-error.ts'
import { MAX_CHARACTERS, type ReadWarning } from '../../reading/bom-table.ts'
import { countMeanings, findHeaderRow } from '../../reading/find-header.rules.ts'
import { fillMerged } from './fill-merged.ts'
import { readNumberFormats } from './number-formats.ts'
import { readSheet, type SheetContext } from './read-sheet.ts'
import { openZip, type Zip } from './read-zip.ts'
import { attributeOf, scanXml } from './scan-xml.ts'

export interface Workbook {
  rows: string[][]
  sheets: { names: string[]; chosen: string }
  warnings: ReadWarning[]
}

export interface SheetEntry {
  name: string
  path: string
  hidden: boolean
}

/** Sheets looked into to find the one with the parts, and rows of each. */
const LOOKED_INTO = 12
const LOOKED_AT = 60
/** A list of 10,000 lines has fewer different texts. */
const MAX_TEXTS = 300_000

/** The requested sheet, else the one that looks most like a list of parts. */
export function readWorkbook(bytes: Uint8Array, sheetName?: string): Workbook {
  const zip = openZip(bytes)
  const sheets = listSheets(zip)
  const context = readContext(zip)
  const hidden = sheets.filter((sheet) => sheet.hidden)
  const visible = hidden.length === sheets.length ? sheets : sheets.filter((sheet) => !sheet.hidden)
  const chosen = visible.find(({ name }) => name === sheetName) ?? findBestSheet(zip, visible, context)
  if (!chosen) throw new AppError('bom_unreadable', 'This workbook contains no sheet.')
  const sheet = readSheet(textOf(zip, chosen.path), context)
  const filled = fillMerged(sheet.rows, sheet.merged)
  const remarks = [
    hidden.length > 0 &&
      visible !== sheets &&
      `Hidden sheets were skipped: ${hidden.map(({ name }) => name).join(', ')}.`,
    sheet.hiddenRows > 0 && `${sheet.hiddenRows} hidden rows are read as well.`,
    filled > 0 && 'Merged cells count for each of their rows, quantities only once.',
    sheet.unknownResults > 0 &&
      `The results of ${sheet.unknownResults} formulas are not in the file. Please open it, save it and send it again.`,
  ]
  return {
    rows: sheet.rows,
    sheets: { names: visible.map(({ name }) => name), chosen: chosen.name },
    warnings: remarks.flatMap((text) => (text ? [{ row: null, text: text.slice(0, 300) }] : [])),
  }
}

function findBestSheet(zip: Zip, sheets: SheetEntry[], context: SheetContext): SheetEntry | undefined {
  if (sheets.length < 2) return sheets[0]
  const [best] = sheets
    .slice(0, LOOKED_INTO)
    .map((sheet) => ({ sheet, rows: readSheet(textOf(zip, sheet.path), context, { stopAfter: LOOKED_AT }).rows }))
    .map(({ sheet, rows }) => ({
      sheet,
      meanings: countMeanings(rows[findHeaderRow(rows)] ?? []),
      written: rows.length,
    }))
    .sort((a, b) => b.meanings - a.meanings || Number(b.written > 0) - Number(a.written > 0))
  return best?.sheet
}

export function listSheets(zip: Zip): SheetEntry[] {
  if (!zip.names.has('xl/workbook.xml')) throw new AppError('bom_unreadable', whatZipIs(zip))
  const targets = new Map<string, string>()
  scanXml(textOf(zip, 'xl/_rels/workbook.xml.rels'), {
    open(name, attributes) {
      if (name === 'Relationship')
        targets.set(attributeOf(attributes, 'Id') ?? '', attributeOf(attributes, 'Target') ?? '')
      return undefined
    },
  })
  const sheets: SheetEntry[] = []
  scanXml(textOf(zip, 'xl/workbook.xml'), {
    open(name, attributes) {
      if (name !== 'sheet') return undefined
      const target = targets.get(/ \w+:id=["']([^"']*)/.exec(attributes)?.[1] ?? '') ?? ''
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      // Charts and dialogs are listed as sheets, too.
      if (zip.names.has(path) && path.includes('worksheets/'))
        sheets.push({
          name: attributeOf(attributes, 'name') ?? '',
          path,
          hidden: /hidden/i.test(attributeOf(attributes, 'state') ?? ''),
        })
      return undefined
    },
  })
  return sheets
}

function whatZipIs(zip: Zip): string {
  if (zip.names.has('content.xml')) return 'This is an OpenDocument file. Please save it as XLSX or CSV.'
  if (zip.names.has('word/document.xml')) return 'This is a Word document. Please send the BOM as XLSX or CSV.'
  if (zip.names.has('xl/workbook.bin')) return 'This is a binary workbook (.xlsb). Please save it as XLSX or CSV.'
  return 'This is a compressed file, not a workbook. Please unpack it first.'
}

export function readContext(zip: Zip, maxTexts = MAX_TEXTS): SheetContext {
  const sharedStrings: string[] = []
  let text = ''
  let inText = false
  let phonetic = false
  scanXml(textOf(zip, 'xl/sharedStrings.xml'), {
    open(name) {
      if (sharedStrings.length >= maxTexts) return false
      if (name === 'si') text = ''
      else if (name === 'rPh') phonetic = true
      else if (name === 't') inText = !phonetic
      return undefined
    },
    close(name) {
      if (name === 'si') sharedStrings.push(unescapeText(text.slice(0, MAX_CHARACTERS)).trim())
      else if (name === 'rPh') phonetic = false
      else if (name === 't') inText = false
    },
    text(piece) {
      if (inText && text.length < MAX_CHARACTERS) text += piece
    },
  })
  return { sharedStrings, formats: readNumberFormats(textOf(zip, 'xl/styles.xml')) }
}

/** Workbooks write control characters as _x000D_. */
const unescapeText = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

const textOf = (zip: Zip, path: string): string => zip.read(path)?.toString('utf8') ?? ''
