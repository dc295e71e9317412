import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { readListedPart, withoutProse } from '#shared/part-list.ts'
import { type RfqItem, rfqItemKey } from './rfq-list.rules.ts'

export const MAX_LINES = 500
export const MAX_COUNT = 1_000_000_000
export const MAX_ATTACHMENTS = 5
export const MAX_REMARK_LENGTH = 2000

/** Messages of the form and of the endpoint. */
export const ENQUIRY_MESSAGES = {
  goodsModel: 'Please enter a part number.',
  // Short, because the field is narrow.
  count: 'Use a whole number.',
  smallCount: 'Enter 1 or more.',
  largeCount: 'This quantity is too large.',
  targetPrice: 'Please enter a price such as 0.045.',
  deliveryDate: 'This date is in the past.',
  name: 'Please enter your name.',
  email: 'Please enter your e-mail address.',
}

export const TARGET_PRICE = /^\d{1,12}(\.\d{1,6})?$/

/** A line of the form: every field is text until it is sent. */
export interface EnteredLine extends Partial<LineLabels> {
  /** React key; not sent. */
  key: string
  goodsModel: string
  brandName: string
  count: string
  targetPrice: string
  deliveryDate: string
  remark: string
  /** Empty: the cheapest. Drafts saved by earlier versions have none. */
  packing?: PackingCode
}

export interface EnteredContact {
  name: string
  email: string
  company: string
  countryId: string
  phone: string
}

export const emptyLine = (key: string): EnteredLine => ({
  key,
  goodsModel: '',
  brandName: '',
  count: '1',
  targetPrice: '',
  deliveryDate: '',
  remark: '',
})

export const isBlank = (line: EnteredLine): boolean =>
  [line.goodsModel, line.brandName, line.targetPrice, line.deliveryDate, line.remark].every(
    (text) => text.trim() === '',
  )

export type LineProblems = Partial<Record<'goodsModel' | 'count' | 'targetPrice' | 'deliveryDate', string>>
export type ContactProblems = Partial<Record<'name' | 'email', string>>

function findCountProblem(text: string): string | undefined {
  if (!/^-?\d*$/.test(text)) return ENQUIRY_MESSAGES.count
  const count = Number(text)
  if (!(count >= 1)) return ENQUIRY_MESSAGES.smallCount
  return count > MAX_COUNT ? ENQUIRY_MESSAGES.largeCount : undefined
}

/** Dates as text, such as 2026-11-15. */
export const findDateProblem = (date: string, today: string): string | undefined =>
  date !== '' && date < today ? ENQUIRY_MESSAGES.deliveryDate : undefined

/** Today where the day begins last (UTC-12). The server does not know the visitor's day, and it is this or a later one. */
export const earliestToday = (now: Date): string => new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)

export function findLineProblems(line: EnteredLine, today: string): LineProblems {
  const count = findCountProblem(line.count.trim().replaceAll(',', ''))
  const price = line.targetPrice.trim()
  const deliveryDate = findDateProblem(line.deliveryDate, today)
  return {
    ...(line.goodsModel.trim() === '' && { goodsModel: ENQUIRY_MESSAGES.goodsModel }),
    ...(count && { count }),
    ...(price !== '' && !TARGET_PRICE.test(price) && { targetPrice: ENQUIRY_MESSAGES.targetPrice }),
    ...(deliveryDate && { deliveryDate }),
  }
}

export const findContactProblems = ({ name, email }: EnteredContact): ContactProblems => ({
  ...(name.trim() === '' && { name: ENQUIRY_MESSAGES.name }),
  ...(email.trim() === '' && { email: ENQUIRY_MESSAGES.email }),
  ...(email.trim() !== '' && !looksLikeEmail(email.trim()) && { email: NOT_AN_EMAIL }),
})

/** What is sent for a line that has no problems. */
export const askedOf = (line: EnteredLine) => ({
  goodsModel: line.goodsModel.trim(),
  brandName: line.brandName.trim(),
  count: Number(line.count.trim().replaceAll(',', '')),
  ...(line.targetPrice.trim() !== '' && { targetPrice: line.targetPrice.trim() }),
  ...(line.deliveryDate !== '' && { deliveryDate: line.deliveryDate }),
  remark: line.remark.trim(),
  ...(line.ownNumber && { ownNumber: line.ownNumber }),
  ...(line.customerRef && { customerRef: line.customerRef }),
  ...(line.packing && { packing: line.packing }),
})

export interface PastedLine {
  goodsModel: string
  /** Null: it has to be asked for. */
  count: number | null
  brandName: string
}

/**
 * A pasted list, one part a line, as a mail or a sheet has it. In a list of numbers alone each part is one piece; where
 * other lines have a quantity, one that is missing or unreadable has to be asked for.
 */
export function readPastedLines(text: string): PastedLine[] {
  const lines = withoutProse(text.split(/\r?\n/).map(readListedPart)).filter(({ model }) => model !== '')
  const hasCounts = lines.some(({ count }) => count !== null)
  return lines.map(({ model, count, brandName }) => ({
    goodsModel: model.slice(0, 200),
    count: count === null ? (hasCounts ? null : 1) : Math.min(count, MAX_COUNT),
    brandName: brandName.slice(0, 200),
  }))
}

/** Items of the RFQ list that an enquiry with so many lines takes next. The rest stays on the list. */
export function itemsForEnquiry(items: readonly RfqItem[], taken: readonly string[], lineCount: number): RfqItem[] {
  const before = new Set(taken)
  return items.filter((item) => !before.has(rfqItemKey(item))).slice(0, Math.max(0, MAX_LINES - lineCount))
}
