import { readDisarmed } from '#shared/csv/csv.ts'
import { type BomRole, type LineQuestion, MAX_ALTERNATES, MAX_READ_CHARACTERS, type ReadLine } from './bom-table.ts'
import { isPlaceholder, looksLikeModel, onOneLine } from './cell-kinds.rules.ts'
import { isLargeMaker } from './column-content.rules.ts'
import { type FittedMark, fittedMarkOf, saysNotFitted, withoutFittedMark } from './fitted.rules.ts'
import { saysLeftOut } from './header-words.rules.ts'
import type { AlternateColumn } from './pair-alternates.rules.ts'
import { expandReferences } from './references.rules.ts'

/** Where a cell names several numbers: `RP2040 (or RP2350)`, `A / B`, one below the other. */
const BETWEEN_MODELS = /\s*[\n;|]\s*|\s+(?:or|\/|oder|ou|o|alt\.?:?)\s+|\s*\((?:or|alt\.?:?|oder|ou)\s+|\)\s*$/i
const TEXT_FORMULA = /^=\s*"(.*)"$/s

export interface NamedColumns {
  byRole: Record<BomRole, number[]>
  heading: readonly string[]
  alternates: readonly AlternateColumn[]
  /** Columns besides those of the part where a short mark is a question: "NC" among the remarks. */
  askedBeside: readonly number[]
}

/** A row as it is written, before its quantity is read: rows below it may still belong to it. */
export interface DraftLine extends Omit<ReadLine, 'count'> {
  countText: string
}

/** One row as a line. */
export function readLine(
  row: number,
  asWritten: readonly string[],
  named: NamedColumns,
  maxReferences: number,
): DraftLine {
  const { byRole: columns, alternates: alternateColumns } = named
  const cells = asWritten.map((cell) => cleanCell(cell.slice(0, MAX_READ_CHARACTERS)))
  const text = (index: number) => cells[index] ?? ''
  const written = (index: number) => {
    const cell = text(index)
    return isPlaceholder(onOneLine(cell)) ? '' : cell
  }
  const texts = (indexes: number[]) => indexes.map(written).filter((cell) => cell !== '')
  const first = (indexes: number[]) => onOneLine(texts(indexes)[0] ?? '')

  const numbers = [
    ...pairMakers(written(columns.model[0] ?? -1), written(columns.brandName[0] ?? -1)),
    ...columns.model.slice(1).flatMap((index) => pairMakers(written(index), '')),
    ...alternateColumns.flatMap(({ model, brand }) => pairMakers(written(model), written(brand ?? -1))),
  ]
  const [{ model = '', brandName = '' } = {}, ...others] = uniqueNumbers(numbers)
  const alternates = others.slice(0, MAX_ALTERNATES)
  const description = [...new Set(texts(columns.description).map((cell) => withoutFittedMark(onOneLine(cell))))]
  const mark = findFittedMark(cells, named)
  return {
    row,
    ref: expandReferences(cleanCell(asWritten[columns.ref[0] ?? -1] ?? ''), maxReferences),
    model,
    alternatives: alternates.map((one) => one.model),
    alternativeBrands: alternates.map((one) => one.brandName),
    brandName: model === '' ? first(columns.brandName) : brandName,
    countText: onOneLine(text(columns.count[0] ?? -1)),
    description: description.filter((part) => part !== '').join(', '),
    package: first(columns.package),
    sku: first(columns.sku),
    fitted: mark !== 'no',
    ownNumber: first(columns.ownNumber) === model ? '' : first(columns.ownNumber),
    customerRef: first(columns.customerRef),
    questions: mark === 'ask' ? [askFitted(cells, named)] : [],
  }
}

/** Removes the marks that keep spreadsheets from converting a text (="0402", '0402), and invisible ones. */
function cleanCell(cell: string): string {
  const text = cell.replace(INVISIBLE, '').trim()
  return readDisarmed((TEXT_FORMULA.exec(text)?.[1] ?? text).replace(/^'(?=\d)/, ''))
}

/** They come along when a cell is copied from a web page. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

interface NumberOfMaker {
  model: string
  brandName: string
}

/** The numbers of a cell with the makers of another: as many makers as numbers belong to them one by one. */
function pairMakers(models: string, brands: string): NumberOfMaker[] {
  const numbers = (splitAtSlashes(models, brands) ?? splitModels(models)).map(withoutFittedMark)
  const makers = numbers.length > 1 ? splitMakers(brands) : [onOneLine(brands)]
  return numbers.map((text, place) => {
    const [, before = '', behind = ''] = MAKER_BEHIND.exec(text) ?? []
    if (isLargeMaker(behind)) return { model: before, brandName: behind }
    const [, maker = '', named = ''] = NAMED.exec(text) ?? []
    if (maker !== '' && !LABEL.test(maker)) return { model: named, brandName: maker }
    const model = /^https?$/i.test(maker) || named === '' ? text : named
    const own = place === 0 ? onOneLine(brands) : ''
    return { model, brandName: makers.length === numbers.length ? (makers[place] ?? '') : own }
  })
}

/** "LM358DR (TI)"; the closing bracket may have been taken for one around an alternate. */
const MAKER_BEHIND = /^((?=\S*\d)\S+) \((\p{L}[\p{L}&. -]{1,40})\)?$/u

/** "TI: LM358DR", and "P/N: LM358DR", which names no maker. */
const NAMED = /^(\p{L}[\p{L}&./ -]{1,40}?)\s?[:：]\s?((?=\S*\d)\S+)$/u
const LABEL = /^(?:https?|p\/?n|mpn|mfr|part|type|typ|alt|number|no|nr)\b/i

function uniqueNumbers(numbers: readonly NumberOfMaker[]): NumberOfMaker[] {
  const known = new Map<string, NumberOfMaker>()
  for (const one of numbers) if (one.model !== '' && !known.has(one.model)) known.set(one.model, one)
  return [...known.values()]
}

const splitMakers = (cell: string): string[] =>
  cell
    .replace(/[^\S\n]+/g, ' ')
    .split(/\s*[\n;|,]\s*|\s+(?:or|\/|oder|ou)\s+|\//i)
    .map(onOneLine)
    .filter((part) => part !== '')

function splitModels(cell: string): string[] {
  if (cell === '') return []
  const parts = cell
    .replace(/[^\S\n]+/g, ' ')
    .split(BETWEEN_MODELS)
    .map(onOneLine)
    .filter((part) => !isPlaceholder(part))
    .flatMap(splitAtCommas)
  // A single number among words is not split; matching finds it.
  return parts.length > 1 && parts.every(couldBeModel) ? parts : [onOneLine(cell)]
}

const couldBeModel = (text: string) =>
  looksLikeModel(MAKER_BEHIND.exec(text)?.[1] ?? NAMED.exec(text)?.[2] ?? text) || /^[A-Z]{2,}\d{3,}$/i.test(text)

/** Long enough to be a number of its own; `BAT54S,215` and `1,000` go on behind the comma. */
const isWholeModel = (text: string) => text.length >= 6 && /[A-Z]/i.test(text) && couldBeModel(text)

function splitAtCommas(part: string): string[] {
  const pieces = part.split(',').map((piece) => piece.trim())
  return pieces.length > 1 && pieces.every(isWholeModel) ? pieces : [part]
}

/** `LM358DR/LM358DT` of `TI/ST`. A slash alone belongs to the number: MHE2-M1SH-3/2G-M7. */
function splitAtSlashes(models: string, brands: string): string[] | undefined {
  const pieces = models.split('/').map((piece) => piece.trim())
  const isPaired = pieces.length > 1 && brands.split('/').length === pieces.length
  return isPaired && pieces.every(isWholeModel) ? pieces : undefined
}

/** Cells of these roles may hold short marks such as NM; any cell may hold words that mean nothing else. */
const MARKED: readonly BomRole[] = ['model', 'description', 'count', 'package']

function findFittedMark(
  cells: readonly string[],
  { byRole: columns, heading, askedBeside }: NamedColumns,
): FittedMark | undefined {
  // "2 (1 DNP)" is a question about the quantity.
  const marked = (index: number) => {
    const cell = cells[index] ?? ''
    return columns.count.includes(index) && /\d\D+\d/.test(cell) ? '' : cell
  }
  const marks = MARKED.flatMap((role) => columns[role].map((index) => fittedMarkOf(onOneLine(marked(index)))))
  const isOut =
    columns.fitted.some((index) => isLeftOut(cells[index] ?? '', heading[index] ?? '')) ||
    cells.some((cell, index) => cell.length < 24 && saysNotFitted(marked(index))) ||
    marks.includes('no')
  if (isOut) return 'no'
  const isAsked = marks.includes('ask') || askedBeside.some((index) => isShortMark(cells[index] ?? ''))
  return isAsked ? 'ask' : undefined
}

const isShortMark = (cell: string): boolean => cell.length < 24 && fittedMarkOf(cell) !== undefined

const askFitted = (cells: readonly string[], { byRole, askedBeside }: NamedColumns): LineQuestion => {
  const asked = MARKED.flatMap((role) => byRole[role].map((index) => cells[index] ?? ''))
  const beside = askedBeside.map((index) => cells[index] ?? '')
  return {
    about: 'fitted',
    written: onOneLine(asked.find((cell) => fittedMarkOf(cell) === 'ask') ?? beside.find(isShortMark) ?? '').slice(
      0,
      60,
    ),
    choices: [],
  }
}

const NO = /^(?:0|no|n|non|false|nein|not? .*|exclude(?:d)?(?: .*)?|-|否|无|×|✗)$/i

/** `DNP = x` leaves out, `Fitted = no` leaves out; an empty cell never does. */
function isLeftOut(text: string, heading: string): boolean {
  if (text === '') return false
  const mark = fittedMarkOf(text)
  if (mark === 'ask') return false
  if (mark === 'no' || /^exclude/i.test(text)) return true
  return saysLeftOut(heading) ? !NO.test(text) : NO.test(text)
}
