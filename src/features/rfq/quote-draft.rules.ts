import type { PackingChoice, PackingCode } from '#features/catalog/catalog.contract.ts'
import { findChoice } from '#features/catalog/packing/packing.rules.ts'
import { cheapestPacking } from '#features/catalog/packing/packing-proposal.rules.ts'

/** The fields of one line of a quote form. */
export interface DraftLine {
  lineId: number
  goodsModel: string
  /** The part offered; null for one that the catalogue does not have. */
  goodsId: number | null
  price: string
  count: string
  /** Further quantities with their prices: "1000 at 0.04, 5000 at 0.035". */
  more: string
  leadWeeks: string
  note: string
  packing: PackingCode
}

export interface OfferedLine {
  lineId: number
  /** Absent: a part that is not in the catalogue, as requested. */
  goodsId?: number
  price: string
  count: number
  more: { count: number; price: string }[]
  leadWeeks: number
  note: string
  packing: PackingCode
}

export type DraftProblems = Map<number, string>

const PRICE = /^\d{1,9}(\.\d{1,6})?$/
const COUNT = /^[1-9]\d{0,8}$/
const WEEKS = /^\d{1,3}$/

/** Whether the typed text is a complete price. */
export const isPriceText = (text: string): boolean => PRICE.test(text.trim()) && Number(text) > 0

/** Lines without a price are not offered; the others must be complete. */
export function readDraft(lines: readonly DraftLine[]): { offered: OfferedLine[]; problems: DraftProblems } {
  const problems: DraftProblems = new Map()
  const offered: OfferedLine[] = []
  for (const { lineId, goodsId, price, count, more, leadWeeks, note, packing } of lines) {
    if (price.trim() === '') continue
    const further = readTiers(more)
    const problem = findProblem({ price, count, leadWeeks }) ?? findTierProblem(further, Number(count))
    if (problem) problems.set(lineId, problem)
    else
      offered.push({
        lineId,
        ...(goodsId !== null && { goodsId }),
        price: price.trim(),
        count: Number(count),
        more: further ?? [],
        leadWeeks: Number(leadWeeks),
        note,
        packing: goodsId === null ? '' : packing,
      })
  }
  return { offered, problems }
}

const TIER = /^(\d{1,9})\s*(?:at|@|=|:|x)\s*(\d{1,9}(?:\.\d{1,6})?)$/i
const MAX_FURTHER = 5

/** Undefined when it is not written as "1000 at 0.04, 5000 at 0.035". */
export function readTiers(text: string): { count: number; price: string }[] | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const tiers = parts.map((part) => TIER.exec(part))
  if (tiers.some((tier) => tier === null)) return undefined
  return tiers.map((tier) => ({ count: Number(tier?.[1]), price: tier?.[2] ?? '' }))
}

export const writeTiers = (tiers: readonly { count: number; price: string }[]): string =>
  tiers.map(({ count, price }) => `${count} at ${price}`).join(', ')

function findTierProblem(tiers: ReturnType<typeof readTiers>, count: number): string | undefined {
  if (!tiers) return 'Write further quantities as "1000 at 0.04, 5000 at 0.035".'
  if (tiers.length > MAX_FURTHER) return `Offer at most ${MAX_FURTHER} further quantities.`
  if (tiers.some((tier) => tier.count < 1 || Number(tier.price) === 0)) return 'Enter prices and quantities above 0.'
  const counts = [count, ...tiers.map((tier) => tier.count)]
  return new Set(counts).size < counts.length ? 'Each quantity has one price.' : undefined
}

function findProblem({ price, count, leadWeeks }: Pick<DraftLine, 'price' | 'count' | 'leadWeeks'>) {
  if (!PRICE.test(price.trim()) || Number(price) === 0) return 'Enter a price above 0, such as 0.045.'
  if (!COUNT.test(count.trim())) return 'Enter the quantity as a whole number.'
  if (!WEEKS.test(leadWeeks.trim()) || Number(leadWeeks) > 520) return 'Enter the lead time in weeks, 0 to 520.'
  return undefined
}

interface Tier {
  count: number
  price: string
  activityPrice: string
}

/** List price at this quantity; below the first tier, the price of the first. */
export function listPriceFor(tiers: readonly Tier[], count: number): string | undefined {
  const tier = tiers.findLast((one) => one.count <= count) ?? tiers[0]
  if (!tier) return undefined
  return Number(tier.activityPrice) > 0 ? tier.activityPrice : tier.price
}

/** The requested packaging, if the part has it; else the cheapest for the quantity. */
export function proposedPacking(
  { packings, stockCount }: { packings: readonly PackingChoice[]; stockCount: number },
  asked: { packing: PackingCode; count: number },
): PackingCode {
  const wanted = asked.packing === '' ? undefined : findChoice(packings, asked.packing)
  return (wanted ?? cheapestPacking(packings, asked.count, stockCount))?.packing ?? ''
}
