import { AppError } from '#shared/app-error.ts'
import type { UploadedBom } from '../../bom-reading.contract.ts'
import { aboutTheWhole } from '../../reading/about-the-whole.rules.ts'
import { type BomRows, MAX_BYTES, type ReadWarning } from '../../reading/bom-table.ts'
import { columnNames, detectLayout, type LayoutOptions } from '../../reading/detect.rules.ts'
import { interpretBom } from '../../reading/interpret.rules.ts'
import { readTable } from '../../reading/table-text.rules.ts'
import { decodeText } from './decode-text.ts'
import { assertKnownKind, isZip } from './file-kind.ts'
import { readWorkbook } from './read-workbook.ts'

export interface ReadingOptions extends LayoutOptions {
  sheet?: string
}

type Decoded = Pick<UploadedBom, 'format' | 'sheets'> & { rows: BomRows; warnings: ReadWarning[] }

/** Bytes of a file to the lines of a bill of materials. */
export function readBom(bytes: Uint8Array, { sheet, ...options }: ReadingOptions = {}): UploadedBom {
  if (bytes.length > MAX_BYTES) throw new AppError('bom_oversized', 'This file is larger than 5 MB.')
  const { rows, warnings, ...decoded } = isZip(bytes) ? decodeWorkbook(bytes, sheet) : decodeTable(bytes)
  if (rows.length === 0) throw new AppError('bom_empty', 'This file is empty.')
  const layout = detectLayout(rows, options)
  const reading = interpretBom(rows, layout)
  const { headerRow, firstRow, lastRow, roles } = layout
  const names = columnNames(rows, headerRow)
  return {
    ...decoded,
    headerRow,
    firstRow,
    lastRow,
    columns: names.map((name, index) => ({ index, name, role: roles[index] ?? 'other' })),
    rows: rows.map((row) => [...row]),
    ...reading,
    warnings: [...warnings, ...aboutTheWhole(layout, reading.lines.length, names), ...reading.warnings],
  }
}

function decodeWorkbook(bytes: Uint8Array, sheet?: string): Decoded {
  return { format: { kind: 'xlsx', encoding: null, delimiter: null }, ...readWorkbook(bytes, sheet) }
}

function decodeTable(bytes: Uint8Array): Decoded {
  assertKnownKind(bytes)
  const { text, encoding } = decodeText(bytes)
  const { rows, delimiter, unbalanced } = readTable(text)
  const [row] = unbalanced
  return {
    format: { kind: 'text', encoding, delimiter },
    sheets: { names: [], chosen: null },
    rows,
    warnings:
      row === undefined
        ? []
        : [{ row, text: 'A quotation mark is opened here and not closed. Please check this row.' }],
  }
}
