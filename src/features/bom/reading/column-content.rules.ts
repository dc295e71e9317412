import type { BomRows } from './bom-table.ts'
import {
  isPlaceholder,
  isWholeNumber,
  looksLikeModel,
  looksLikeReferences,
  looksLikeSku,
  onOneLine,
} from './cell-kinds.rules.ts'
import { looksLikeQuantity } from './quantity.rules.ts'

/** Which part of the cells that hold something looks like what; 0 to 1. */
export interface ColumnContent {
  written: number
  models: number
  skus: number
  references: number
  wholeNumbers: number
  quantities: number
  money: number
  sentences: number
  /** 1, 2, 3 …: it counts the lines, not the pieces. */
  isNumbering: boolean
}

const MONEY = /[$€£¥₩]|\b(?:usd|eur|cny|jpy|gbp)\b/i

/** Enough to know a column by. */
const LOOKED_AT = 300

export function contentOf(rows: BomRows, firstRow: number, column: number): ColumnContent {
  const cells = rows
    .slice(firstRow, firstRow + LOOKED_AT)
    .map((row) => onOneLine(row[column] ?? ''))
    .filter((cell) => !isPlaceholder(cell))
  const share = (is: (cell: string) => boolean) => (cells.length === 0 ? 0 : cells.filter(is).length / cells.length)
  return {
    written: cells.length,
    models: share(looksLikeModel),
    skus: share(looksLikeSku),
    references: share(looksLikeReferences),
    wholeNumbers: share(isWholeNumber),
    quantities: share(looksLikeQuantity),
    money: share((cell) => MONEY.test(cell)),
    sentences: share((cell) => cell.includes(' ')),
    isNumbering: cells.length > 2 && cells.every((cell, index) => Number(cell) === Number(cells[0]) + index),
  }
}
