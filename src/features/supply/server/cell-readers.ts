import { chooseDrawing, pictureAddress } from '#features/pictures/server/choose-picture.ts'
import { readAddress } from '#shared/web-address.ts'
import type { Field } from '../columns/column-words.ts'
import { saysNone } from '../rows/part-number.rules.ts'
import { remember } from '../rows/remember.ts'
import {
  perPiece,
  readLeadWeeks,
  readOrderPieces,
  readPackSize,
  readPriceUnit,
} from '../rows/stock/order-terms.rules.ts'
import type { SupplyRow } from '../rows/supply-row.ts'
import { readLifecycle, readPieces, readRohs } from '../rows/values.rules.ts'

/** Rejects the whole line with a message. */
export class BadLine extends Error {}
/** A line between the parts, such as a total: passed over with a note. */
export class NotAPart extends Error {}

const lifecycleNamed = remember(readLifecycle)
const rohsNamed = remember(readRohs)

/** The note about a cell that cannot be read: it counts as empty, and the part is imported without it. */
export const leftOut = (problem: string): string => `${problem} This value was left out.`

/** What a cell says, or a note that it cannot be read. For cells that describe a part, not for its terms. */
export function orNote<T>(notes: string[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BadLine)) throw error
    notes.push(leftOut(error.message))
    return undefined
  }
}

/** Prices and cost of a line that are for 100 pieces, as prices of one. */
export function applyPriceUnit(row: SupplyRow, text: string): void {
  if (text === '' || saysNone(text)) return
  const unit = readPriceUnit(text)
  if (typeof unit === 'string') throw new BadLine(unit)
  if (unit === 1) return
  if (row.tiers?.some(({ price, activity }) => price % unit !== 0 || activity % unit !== 0))
    row.notes.push('A price was rounded to four decimals.')
  row.tiers = row.tiers?.map(({ count, price, activity }) => ({
    count,
    price: perPiece(price, unit),
    activity: perPiece(activity, unit),
  }))
  if (typeof row.trade?.cost === 'number')
    row.trade = { ...row.trade, cost: Number((row.trade.cost / unit).toFixed(6)) }
}

export function packSizeOf(text: string): number {
  const read = readPackSize(text)
  if (typeof read === 'string') throw new BadLine(`The pack size is wrong: ${read}`)
  return read
}

export function pieces(what: string, text: string): number {
  const read = readPieces(text)
  if (typeof read === 'string') throw new BadLine(`The ${what} is wrong: ${read}`)
  return read
}

/** When the part is bought again, and how many then. A dash is null: as the shop's settings say. */
export function readReorder(row: SupplyRow, text: (field: Field) => string): void {
  for (const [field, column, name, least] of REORDER) {
    const cell = text(field)
    if (cell === '') continue
    const count = saysNone(cell) ? null : orNote(row.notes, () => atLeast(least, name, pieces(name, cell)))
    if (count !== undefined) row.trade = { ...row.trade, [column]: count }
  }
}

const REORDER = [
  ['reorderPoint', 'reorder_point', 'reorder point', 0],
  ['reorderQuantity', 'reorder_quantity', 'reorder quantity', 1],
] as const

function atLeast(least: number, what: string, count: number): number {
  if (count < least) throw new BadLine(`The ${what} is wrong: it is ${least} or more.`)
  return count
}

/** Smallest order or multiple; 0 means that there is none. */
export function orderPieces(what: string, text: string, packSize: number | undefined, notes: string[]): number {
  const read = readOrderPieces(text, packSize)
  if (typeof read === 'string') throw new BadLine(`The ${what} is wrong: ${read}`)
  if (read === 0) notes.push(`The ${what} of 0 counts as 1.`)
  return Math.max(1, read)
}

export function lifecycleOf(text: string): string | undefined {
  if (text === '') return undefined
  const read = lifecycleNamed(text)
  if (text !== '' && read === undefined && !/^(?:-|unknown|n\/?a)$/i.test(text))
    throw new BadLine(`The lifecycle "${text.slice(0, 40)}" is not known.`)
  return read
}

export function rohsOf(text: string): boolean | undefined {
  if (text === '') return undefined
  const read = rohsNamed(text)
  if (typeof read === 'string') throw new BadLine(`RoHS: ${read}`)
  return read
}

export function addressOf(text: string): string | undefined {
  if (text === '' || saysNone(text)) return undefined
  const read = readAddress(text)
  if (typeof read === 'string') throw new BadLine(read)
  return read.address
}

export function weeksOf(text: string): number | undefined {
  const read = readLeadWeeks(text)
  if (typeof read === 'string') throw new BadLine(read)
  return read
}

const isDay = remember((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))

export function dayOf(text: string): string | undefined {
  if (text === '') return undefined
  if (!isDay(text)) throw new BadLine(`"${text.slice(0, 40)}" is not a day such as 2026-10-31.`)
  return text
}

const SHOWCASES = new Set(['new', 'recommend', 'hot', 'scarcity'])

/** Lists of the home page; other words are passed over. */
export const showcasesOf = (text: string): string[] =>
  text === ''
    ? []
    : text
        .toLowerCase()
        .split(/[,;\s]+/)
        .filter((list) => SHOWCASES.has(list))

const drawingNamed = remember((names) => {
  const [packageName = '', category = ''] = names.split('\n')
  return packageName === '' ? undefined : chooseDrawing(packageName, category)
})

/** The address of a drawing of the package, for a part without a picture. */
export function drawingOf(packageName: string, category: string, model: string): string | undefined {
  const drawing = drawingNamed(`${packageName}\n${category}`)
  return drawing && pictureAddress(drawing, model)
}

export type Filled = { cells: readonly string[]; filled: readonly number[] }

/** Of hundreds of columns a line fills a few. */
export function filledOf(cells: readonly string[]): number[] {
  const filled: number[] = []
  for (let column = 0; column < cells.length; column += 1) if (cells[column]) filled.push(column)
  return filled
}
