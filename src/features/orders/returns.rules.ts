import { AppError } from '#shared/app-error.ts'
import type { Decimal } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { addUp, lineAmount, minus } from './money.rules.ts'

/** A line of a request that waits for an answer. */
export interface RequestedLine {
  lineId: number
  goodsModel: string
  count: number
}

/** What staff decide about a line. */
export interface LineDecision {
  lineId: number
  accepted: number
  /** The accepted pieces can be sold again. */
  restock: boolean
}

const NOTHING = 'Please accept at least one piece, or refuse the request.'

/** A decision about every line of a request. Lines that are not named are refused. */
export function decideLines(requested: readonly RequestedLine[], given: readonly LineDecision[]): LineDecision[] {
  const decisions = new Map(given.map((one) => [one.lineId, one]))
  if (decisions.size !== given.length) throw new AppError('invalid_input', 'A line was answered twice.')
  const known = new Set(requested.map(({ lineId }) => lineId))
  if (given.some(({ lineId }) => !known.has(lineId)))
    throw new AppError('not_found', 'A line is not part of this request.')
  const decided = requested.map(({ lineId, goodsModel, count }) => {
    const { accepted = 0, restock = false } = decisions.get(lineId) ?? {}
    if (accepted > count) throw new AppError('above_ordered', `${goodsModel}: at most ${count} pieces were requested.`)
    return { lineId, accepted, restock: restock && accepted > 0 }
  })
  if (decided.every(({ accepted }) => accepted === 0)) throw new AppError('invalid_input', NOTHING)
  return decided
}

/** The same decision for all pieces of all lines. */
export const acceptAll = (requested: readonly RequestedLine[], restock: boolean): LineDecision[] =>
  requested.map(({ lineId, count }) => ({ lineId, accepted: count, restock }))

export const acceptedField = (lineId: number) => `accepted${lineId}`
export const restockField = (lineId: number) => `restock${lineId}`

/** Problems of the form of an answer, by field. The server checks again. */
export function checkDecisions(
  requested: readonly RequestedLine[],
  text: (field: string) => string,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { lineId, count } of requested) {
    const entered = text(acceptedField(lineId))
    if (!/^\d{1,9}$/.test(entered) || Number(entered) > count)
      problems[acceptedField(lineId)] = `Please enter a whole number from 0 to ${formatCount(count)}`
  }
  const [first] = requested
  const isNothing = requested.every(({ lineId }) => Number(text(acceptedField(lineId))) === 0)
  if (first && isNothing && Object.keys(problems).length === 0) problems[acceptedField(first.lineId)] = NOTHING
  return problems
}

export const readDecisions = (
  requested: readonly RequestedLine[],
  text: (field: string) => string,
  ticked: (field: string) => boolean,
): LineDecision[] =>
  requested.map(({ lineId }) => ({
    lineId,
    accepted: Number(text(acceptedField(lineId))),
    restock: ticked(restockField(lineId)),
  }))

/** "BC547B: 3 of 5 accepted", for each line that is not accepted as a whole; empty when all are. */
export function describeReduced(requested: readonly RequestedLine[], decided: readonly LineDecision[]): string {
  const accepted = new Map(decided.map((one) => [one.lineId, one.accepted]))
  return requested
    .filter(({ lineId, count }) => accepted.get(lineId) !== count)
    .map(({ lineId, goodsModel, count }) => `${goodsModel}: ${accepted.get(lineId) ?? 0} of ${count} accepted`)
    .join(', ')
}

export interface PricedLine {
  count: number
  unitPrice: Decimal
  feeAmount: Decimal
  /** Pieces that were refunded before. */
  refunded: number
}

/** The price of so many pieces of a line. A fee is refunded with the last of them. */
export const costOf = ({ unitPrice, count, feeAmount }: PricedLine, pieces: number): Decimal =>
  addUp([lineAmount(unitPrice, pieces), pieces === count ? feeAmount : '0'])

/** What further pieces of a line cost, after those that were refunded. */
export const costOfFurther = (line: PricedLine, pieces: number): Decimal =>
  minus(costOf(line, line.refunded + pieces), costOf(line, line.refunded))

export interface RefundedLine {
  /** Never sent. */
  missing: number
  refunded: number
  /** Of them, pieces that were returned. */
  refundedReturned: number
  /** Requests with pieces that are not refunded yet, oldest first. */
  due: ReadonlyArray<{ afterSaleId: number; pieces: number }>
}

/** Which requests a refund of pieces is for: missing pieces come first, then what was returned. */
export function shareRefund(line: RefundedLine, pieces: number): Array<{ afterSaleId: number; pieces: number }> {
  let left = pieces - Math.max(0, line.missing - (line.refunded - line.refundedReturned))
  const shares: Array<{ afterSaleId: number; pieces: number }> = []
  for (const { afterSaleId, pieces: due } of line.due) {
    const share = Math.min(left, due)
    if (share <= 0) break
    shares.push({ afterSaleId, pieces: share })
    left -= share
  }
  return shares
}
