import { chooseDrawing, pictureAddress } from '#features/pictures/server/choose-picture.ts'
import { readAddress } from '#shared/web-address.ts'
import { saysNone } from '../rows/part-number.rules.ts'
import { remember } from '../rows/remember.ts'
import { readLifecycle, readPieces, readRohs } from '../rows/values.rules.ts'

/** Rejects the whole line with a message. */
export class BadLine extends Error {}

const lifecycleNamed = remember(readLifecycle)
const rohsNamed = remember(readRohs)

export function pieces(what: string, text: string): number {
  const read = readPieces(text)
  if (typeof read === 'string') throw new BadLine(`The ${what} is wrong: ${read}`)
  return read
}

export function positive(what: string, text: string): number {
  const read = pieces(what, text)
  if (read < 1) throw new BadLine(`The ${what} is below 1.`)
  return read
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

export function readWeeks(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})\s*(weeks?|wks?|w|days?|d)?$/i.exec(text) ?? []
  if (!count) throw new BadLine(`The lead time "${text.slice(0, 40)}" is not a number of weeks.`)
  const weeks = /^d/i.test(unit) ? Math.ceil(Number(count) / 7) : Number(count)
  if (weeks > 520) throw new BadLine('The lead time is longer than ten years.')
  return weeks
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
