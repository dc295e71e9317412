import type { BomRows } from './bom-table.ts'
import {
  isPlaceholder,
  isWholeNumber,
  looksLikeModel,
  looksLikeReferences,
  looksLikeSku,
  onOneLine,
} from './cell-kinds.rules.ts'
import { looksLikeQuantity, readQuantity } from './quantity.rules.ts'

/** Share of the non-empty cells that look like each kind, 0 to 1. */
export interface ColumnContent {
  written: number
  models: number
  /** Part numbers with letters; those of some distributors are digits only. */
  letteredModels: number
  skus: number
  references: number
  wholeNumbers: number
  quantities: number
  /** 0.06: no whole pieces. */
  fractions: number
  money: number
  makers: number
  sentences: number
  /** 1, 2, 3 …: line numbers, not quantities. */
  isNumbering: boolean
  /** ACM-1001, ACM-1002: all of one form, as numbers of one's own are. */
  isUniform: boolean
}

const MONEY = /[$€£¥₩]|\b(?:usd|eur|cny|jpy|gbp)\b/i

/** Enough of the large ones to recognise a column of makers without a heading. */
const MAKERS =
  /^(?:texas instruments|ti|st(?:microelectronics)?|nxp|murata|yageo|samsung|kemet|tdk|vishay|panasonic|rohm|koa|on ?semi(?:conductor)?|fairchild|infineon|microchip|atmel|analog devices|adi|linear technology|maxim|nexperia|diodes|molex|te connectivity|tyco|amphenol|hirose|jst|w(?:ü|ue|u)rth|bourns|littelfuse|kyocera|avx|taiyo yuden|walsin|uni-?royal|espressif|nordic|renesas|silicon labs|intel|altera|xilinx|lattice|abracon|epcos|nichicon|rubycon|toshiba|omron|wago|phoenix contact|samtec)(?![a-z])/i

export const isLargeMaker = (text: string): boolean => MAKERS.test(text)

const formOf = (cell: string): string => cell.replace(/\p{L}+/gu, 'a').replace(/\d/g, '0')

/** Number of cells that are sampled. */
export const LOOKED_AT = 300

export function contentOf(rows: BomRows, firstRow: number, column: number): ColumnContent {
  const cells = rows
    .slice(firstRow, firstRow + LOOKED_AT)
    .map((row) => onOneLine(row[column] ?? ''))
    .filter((cell) => !isPlaceholder(cell))
  const share = (is: (cell: string) => boolean) => (cells.length === 0 ? 0 : cells.filter(is).length / cells.length)
  return {
    written: cells.length,
    models: share(looksLikeModel),
    letteredModels: share((cell) => /[a-z]{2}/i.test(cell) && looksLikeModel(cell)),
    skus: share(looksLikeSku),
    references: share(looksLikeReferences),
    wholeNumbers: share(isWholeNumber),
    quantities: share(looksLikeQuantity),
    fractions: share((cell) => readQuantity(cell).isRounded === true),
    money: share((cell) => MONEY.test(cell)),
    makers: share(isLargeMaker),
    sentences: share((cell) => cell.includes(' ')),
    isNumbering:
      cells.length > 2 &&
      Number(cells[0]) < 1000 &&
      cells.every((cell, index) => Number(cell) === Number(cells[0]) + index),
    isUniform: cells.length > 2 && new Set(cells.map(formOf)).size === 1,
  }
}
