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

/** Share of the non-empty cells that look like each kind, 0 to 1. */
export interface ColumnContent {
  written: number
  models: number
  skus: number
  references: number
  wholeNumbers: number
  quantities: number
  money: number
  makers: number
  sentences: number
  /** 1, 2, 3 …: line numbers, not quantities. */
  isNumbering: boolean
}

const MONEY = /[$€£¥₩]|\b(?:usd|eur|cny|jpy|gbp)\b/i

/** Enough of the large ones to recognise a column of makers without a heading. */
const MAKERS =
  /^(?:texas instruments|ti|st(?:microelectronics)?|nxp|murata|yageo|samsung|kemet|tdk|vishay|panasonic|rohm|koa|on ?semi(?:conductor)?|fairchild|infineon|microchip|atmel|analog devices|adi|linear technology|maxim|nexperia|diodes|molex|te connectivity|tyco|amphenol|hirose|jst|w(?:ü|ue|u)rth|bourns|littelfuse|kyocera|avx|taiyo yuden|walsin|uni-?royal|espressif|nordic|renesas|silicon labs|intel|altera|xilinx|lattice|abracon|epcos|nichicon|rubycon|toshiba|omron|wago|phoenix contact|samtec)(?![a-z])/i

export const isLargeMaker = (text: string): boolean => MAKERS.test(text)

/** Number of cells that are sampled. */
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
    makers: share(isLargeMaker),
    sentences: share((cell) => cell.includes(' ')),
    isNumbering:
      cells.length > 2 &&
      Number(cells[0]) < 1000 &&
      cells.every((cell, index) => Number(cell) === Number(cells[0]) + index),
  }
}
