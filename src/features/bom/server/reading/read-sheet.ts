import { AppError } from '#shared/app-error.ts'
import { MAX_CELLS, MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS } from '../../reading/bom-table.ts'
import { type NumberFormat, writeNumber } from './number-formats.ts'
import { attributeOf, scanXml } from './scan-xml.ts'

export interface SheetContext {
  sharedStrings: readonly string[]
  formats: ReadonlyMap<number, NumberFormat>
}

export interface ReadSheet {
  rows: string[][]
  /** Ranges such as A2:A5. */
  merged: string[]
  hiddenRows: number
  /** Formulas without a stored result. */
  unknownResults: number
}

export interface SheetPart {
  /** Rows read for detection. */
  stopAfter?: number
  /** A piece of a sheet: the row before its first one, and as many rows as it has. */
  firstRow?: number
  maxRows?: number
}

/** The cells of one sheet. */
export function readSheet(
  xml: string,
  { sharedStrings, formats }: SheetContext,
  { stopAfter = Number.POSITIVE_INFINITY, firstRow = 0, maxRows = MAX_ROWS }: SheetPart = {},
): ReadSheet {
  const sheet: ReadSheet = { rows: [], merged: [], hiddenRows: 0, unknownResults: 0 }
  let row = -1
  let column = -1
  let hidden = false
  let cell = { type: '', style: 0, value: '', text: '', formula: false }
  let inside: 'v' | 't' | '' = ''
  let written = 0

  const put = () => {
    const text = textOf(cell).slice(0, MAX_CHARACTERS)
    if (text === '' && cell.formula) sheet.unknownResults++
    if (text === '') return
    if (row >= maxRows)
      throw new AppError('bom_oversized', 'This sheet has more than 10,000 lines. Please split it into several files.')
    if (column >= MAX_COLUMNS)
      throw new AppError(
        'bom_oversized',
        `This sheet has more than ${MAX_COLUMNS} columns. Please remove those that do not describe parts.`,
      )
    if (++written > MAX_CELLS)
      throw new AppError(
        'bom_oversized',
        'This sheet has more than 1,000,000 cells. Please remove the columns that do not describe parts.',
      )
    while (sheet.rows.length <= row) sheet.rows.push([])
    const cells = sheet.rows[row] ?? []
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
  const textOf = ({ type, style, value, text }: typeof cell): string => {
    if (type === 's') return sharedStrings[Number(value)] ?? ''
    if (type === 'inlineStr') return text.trim()
    if (type === 'b') return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : ''
    if (type === 'str' || type === 'e' || value === '') return value.trim()
    return writeNumber(value.trim(), formats.get(style))
  }

  scanXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = Number(attributeOf(attributes, 'r') ?? firstRow + row + 2) - 1 - firstRow
        column = -1
        hidden = /^(?:1|true)$/.test(attributeOf(attributes, 'hidden') ?? '')
        if (row > stopAfter) return false
      } else if (name === 'c') {
        column = columnOf(attributeOf(attributes, 'r')) ?? column + 1
        cell = {
          type: attributeOf(attributes, 't') ?? '',
          style: Number(attributeOf(attributes, 's') ?? 0),
          value: '',
          text: '',
          formula: false,
        }
      } else if (name === 'f') cell.formula = true
      else if (name === 'v' || name === 't') inside = name
      else if (name === 'mergeCell' && sheet.merged.length < MAX_ROWS)
        sheet.merged.push(attributeOf(attributes, 'ref') ?? '')
      return undefined
    },
    close(name) {
      if (name === 'c') put()
      if (name === 'v' || name === 't') inside = ''
      if (name === 'row' && hidden && sheet.rows[row]?.length) sheet.hiddenRows++
    },
    text(text) {
      if (inside === 'v' && cell.value.length < MAX_CHARACTERS) cell.value += text
      if (inside === 't' && cell.text.length < MAX_CHARACTERS) cell.text += text
    },
  })
  return sheet
}

/** `AB12` is column 27, from 0. */
export function columnOf(address: string | undefined): number | undefined {
  const letters = address && /^[A-Z]{1,3}/.exec(address)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
