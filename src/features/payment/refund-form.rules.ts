import { addUp, lineAmount, minus } from '#features/orders/money.rules.ts'
import { type Decimal, isPositive } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'

export interface RefundableLine {
  lineId: number
  goodsModel: string
  count: number
  unitPrice: Decimal
}

/** Input of a refund form: an amount, or pieces of lines. */
export interface RefundEntry {
  by: 'amount' | 'pieces'
  amount: string
  note: string
  /** As typed; empty: none of this line. */
  piecesOf: (lineId: number) => string
}

export const pieceField = (lineId: number) => `refund${lineId}`

const isWhole = (text: string, most: number) => /^\d{1,9}$/.test(text) && Number(text) <= most

export const readRefundPieces = ({ piecesOf }: Pick<RefundEntry, 'piecesOf'>, lines: readonly RefundableLine[]) =>
  lines
    .map(({ lineId, count }) => ({ lineId, count: isWhole(piecesOf(lineId), count) ? Number(piecesOf(lineId)) : 0 }))
    .filter(({ count }) => count > 0)

/** By field. A number of pieces that cannot be read is a problem, never a refund of something else. */
export function checkRefund(entry: RefundEntry, lines: readonly RefundableLine[]): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {}
  if (entry.by === 'amount') {
    if (!/^\d{1,12}(\.\d{1,4})?$/.test(entry.amount)) problems.amount = 'Please enter an amount such as 12.50'
  } else {
    for (const { lineId, count } of lines) {
      const text = entry.piecesOf(lineId)
      if (text !== '' && !isWhole(text, count))
        problems[pieceField(lineId)] = `Please enter a whole number up to ${formatCount(count)}`
    }
    const [first] = lines
    if (first && Object.keys(problems).length === 0 && readRefundPieces(entry, lines).length === 0)
      problems[pieceField(first.lineId)] = 'Please enter the number of pieces to refund'
  }
  if (entry.note === '') problems.note = 'Please enter the reason of the refund'
  return problems
}

/** Of the goods alone; tax and fees are added when it is refunded. */
export const priceOfPieces = (
  pieces: ReadonlyArray<{ lineId: number; count: number }>,
  lines: readonly RefundableLine[],
): Decimal =>
  addUp(
    pieces.map(({ lineId, count }) => lineAmount(lines.find((one) => one.lineId === lineId)?.unitPrice ?? '0', count)),
  )

/** What was reported missing, by line, as a form starts with it; nothing once something was refunded, which may be that. */
export const missingToRefund = (
  picking: ReadonlyArray<{ lineId: number; missing: number }>,
  refundedAmount: Decimal,
): Readonly<Record<number, string>> =>
  isPositive(refundedAmount)
    ? {}
    : Object.fromEntries(
        picking.filter(({ missing }) => missing > 0).map(({ lineId, missing }) => [lineId, `${missing}`]),
      )

/** What is left of what was paid. */
export function leftToRefund({ totalAmount, refundedAmount }: { totalAmount: Decimal; refundedAmount: Decimal }) {
  const left = minus(totalAmount, refundedAmount)
  return isPositive(left) ? left : '0.0000'
}
