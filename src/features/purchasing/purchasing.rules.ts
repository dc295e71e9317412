/** Where a purchase order is on its way. The database has the same list. */
export const PURCHASE_STATUSES = ['draft', 'sent', 'partly_received', 'received', 'cancelled'] as const
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number]

export const PURCHASE_STATUS_NAMES: Readonly<Record<PurchaseStatus, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_received: 'Partly received',
  received: 'Received',
  cancelled: 'Cancelled',
}

/** Something may still come. */
export const isUnderWay = (status: PurchaseStatus): boolean => status === 'sent' || status === 'partly_received'

interface LineState {
  receivedCount: number
  openCount: number
}

/** The status of an order that was sent, by its lines. */
export function statusOf(lines: readonly LineState[]): PurchaseStatus {
  const isReceived = lines.some(({ receivedCount }) => receivedCount > 0)
  if (lines.some(({ openCount }) => openCount > 0)) return isReceived ? 'partly_received' : 'sent'
  return isReceived ? 'received' : 'cancelled'
}

export const MAX_PIECES = 100_000_000
export const MAX_LINES = 500

export interface PartLine {
  model: string
  count: number
  /** Undefined: not given. */
  unitCost: string | undefined
  /** Empty: not given. */
  brandName: string
}

const COUNT = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/
const COST = /^\d{1,9}(?:\.\d{1,6})?$/

/**
 * One part a line: number, pieces, cost and manufacturer, separated by tabs, semicolons or spaces; the last three may be
 * left out. A comma belongs to the number unless a space follows: BAV99,215. Returns a sentence for what cannot be read.
 */
export function readPartLines(text: string): PartLine[] | string {
  const read: PartLine[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [model = '', pieces, cost = '', ...brand] = line.split(/\s*[\t;]\s*|,?\s+/)
    if (pieces !== undefined && !COUNT.test(pieces))
      return `"${line.slice(0, 60)}": ${pieces} is not a number of pieces.`
    const count = Number((pieces ?? '1').replaceAll(',', ''))
    if (count < 1 || count > MAX_PIECES) return `"${line.slice(0, 60)}": please enter 1 piece or more.`
    if (cost !== '' && !COST.test(cost)) return `"${line.slice(0, 60)}": ${cost} is not a cost such as 0.12.`
    read.push({ model, count, unitCost: cost || undefined, brandName: brand.join(' ') })
  }
  if (read.length > MAX_LINES) return `Please enter at most ${MAX_LINES} lines at a time.`
  return read
}

interface ReceivedLine {
  model: string
  openCount: number
  count: number
  refusedCount: number
  refusedReason: string
}

/** Why these pieces cannot be received; undefined when they can. */
export function findReceiptProblem(
  lines: readonly ReceivedLine[],
  mayBeMore: boolean,
): { reason: 'invalid_input' | 'above_ordered'; message: string } | undefined {
  if (lines.every(({ count, refusedCount }) => count + refusedCount === 0))
    return { reason: 'invalid_input', message: 'Please enter what has arrived.' }
  const unexplained = lines.find(({ refusedCount, refusedReason }) => refusedCount > 0 && refusedReason === '')
  if (unexplained)
    return { reason: 'invalid_input', message: `${unexplained.model}: please enter why pieces were refused.` }
  const above = lines.find(({ count, openCount }) => count > openCount)
  if (above && !mayBeMore)
    return {
      reason: 'above_ordered',
      message: `${above.model}: ${above.count - above.openCount} more than ordered. Please confirm that they are kept.`,
    }
  return undefined
}

interface Waiting {
  lineId: number
  count: number
}

/** Shares pieces out to the lines that wait for them, in their order. The rest is free. */
export function shareOut<W extends Waiting>(count: number, waiting: readonly W[]): { shares: W[]; rest: number } {
  let rest = count
  const shares: W[] = []
  for (const line of waiting) {
    const share = Math.min(rest, line.count)
    if (share <= 0) break
    shares.push({ ...line, count: share })
    rest -= share
  }
  return { shares, rest }
}

/** Free pieces and those on order, without what orders wait for. */
export const availableOf = (stock: number, onOrder: number, backordered: number): number =>
  stock + onOrder - backordered

interface Reorder {
  available: number
  reorderPoint: number
  /** 0: up to the reorder point. */
  reorderQuantity: number
  /** Pieces in a pack as supplied, or the multiple that it is sold in. */
  pack: number
}

/** What to order: the usual quantity, at least what is missing, in whole packs. */
export function suggestCount({ available, reorderPoint, reorderQuantity, pack }: Reorder): number {
  const wanted = Math.max(reorderPoint - available, reorderQuantity, 1)
  return Math.ceil(wanted / pack) * pack
}
