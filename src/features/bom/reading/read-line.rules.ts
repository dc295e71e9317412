import type { BomRole, ReadLine } from './bom-table.ts'
import { isPlaceholder, looksLikeModel, onOneLine, saysNotFitted } from './cell-kinds.rules.ts'
import { saysLeftOut } from './header-words.rules.ts'
import { readQuantity } from './quantity.rules.ts'
import { expandReferences } from './references.rules.ts'

/** Where a cell names several numbers: `RP2040 (or RP2350)`, `A / B`, one below the other. The comma is part of many. */
const BETWEEN_MODELS = /\s*[\n;|]\s*|\s+(?:or|\/|oder|alt\.?:?)\s+|\s*\((?:or|alt\.?:?|oder)\s+|\)\s*$/i
const TEXT_FORMULA = /^=\s*"(.*)"$/s

export interface NamedColumns {
  byRole: Record<BomRole, number[]>
  heading: readonly string[]
}

/** One row as a line, and what is odd about it. */
export function readLine(
  row: number,
  cells: readonly string[],
  { byRole: columns, heading }: NamedColumns,
  mostReferences: number,
): { line: ReadLine; warnings: string[] } {
  const text = (index: number) => cleanCell(cells[index] ?? '')
  const texts = (indexes: number[]) => indexes.map(text).filter((cell) => !isPlaceholder(onOneLine(cell)))
  const first = (indexes: number[]) => onOneLine(texts(indexes)[0] ?? '')

  const [model = '', ...alternatives] = [...new Set(texts(columns.model).flatMap(splitModels))].filter(isNoMark)
  const description = [...new Set(texts(columns.description).map(onOneLine))].join(', ')
  const ref = expandReferences(text(columns.ref[0] ?? -1), mostReferences)
  const { count, none, warning } = countPieces(first(columns.count.slice(0, 1)), ref.length)
  const leftOut =
    none ||
    columns.fitted.some((index) => isLeftOut(text(index), heading[index] ?? '')) ||
    cells.some(isNotFittedMark) ||
    saysNotFitted(`${model} ${description}`)
  const line = {
    row,
    ref,
    model,
    alternatives,
    brandName: first(columns.brandName),
    count,
    description,
    package: first(columns.package),
    sku: first(columns.sku),
    fitted: !leftOut,
  }
  return { line, warnings: warning ? [warning] : [] }
}

/** Text as the writer meant it: without the marks that keep a spreadsheet from changing it (="0402", '0402). */
function cleanCell(cell: string): string {
  const text = cell.trim()
  return (TEXT_FORMULA.exec(text)?.[1] ?? text).replace(/^'(?=[=+\-@\d])/, '')
}

function splitModels(cell: string): string[] {
  const parts = cell
    .replace(/[^\S\n]+/g, ' ')
    .split(BETWEEN_MODELS)
    .map(onOneLine)
    .filter((part) => !isPlaceholder(part))
  // Words around one number are left as they are; matching finds the number inside.
  return parts.length > 1 && parts.every(couldBeModel) ? parts : [onOneLine(cell)]
}

const couldBeModel = (text: string) => looksLikeModel(text) || /^[A-Z]{2,}\d{3,}$/i.test(text)

function countPieces(text: string, places: number): { count: number; none?: true; warning?: string } {
  const fallback = Math.max(places, 1)
  if (text === '') return { count: fallback }
  const read = readQuantity(text)
  if (read === undefined)
    return { count: fallback, warning: `"${text.slice(0, 30)}" is no quantity; ${fallback} is taken instead.` }
  if (read === 0) return { count: fallback, none: true }
  if (places > 0 && places !== read)
    return {
      count: read,
      warning: `The quantity is ${read}, but ${places} ${places === 1 ? 'reference is' : 'references are'} listed.`,
    }
  return { count: read }
}

const NO = /^(?:0|no|n|false|nein|not? .*|exclude(?:d)?(?: .*)?|-)$/i

/** `DNP = x` leaves out, `Fitted = no` leaves out; an empty cell never does. */
function isLeftOut(text: string, heading: string): boolean {
  if (text === '') return false
  if (saysNotFitted(text)) return true
  if (/^exclude/i.test(text)) return true
  return saysLeftOut(heading) ? !NO.test(text) : NO.test(text)
}

const isNoMark = (model: string): boolean => !isNotFittedMark(model)

/** A cell that says nothing else, in whichever column. */
const isNotFittedMark = (cell: string): boolean => cell.length < 24 && saysNotFitted(cell.trim())
