/** A quote while it is written: what stands in the fields of one line. */
export interface DraftLine {
  lineId: number
  goodsModel: string
  /** The part offered; null while none of the catalogue is chosen. */
  goodsId: number | null
  price: string
  count: string
  leadWeeks: string
  note: string
}

export interface OfferedLine {
  lineId: number
  goodsId: number
  price: string
  count: number
  leadWeeks: number
  note: string
}

export type DraftProblems = Map<number, string>

const PRICE = /^\d{1,9}(\.\d{1,6})?$/
const COUNT = /^[1-9]\d{0,8}$/
const WEEKS = /^\d{1,3}$/

/** Lines without a price are not offered; the others must be whole. */
export function readDraft(lines: readonly DraftLine[]): { offered: OfferedLine[]; problems: DraftProblems } {
  const problems: DraftProblems = new Map()
  const offered: OfferedLine[] = []
  for (const { lineId, goodsId, price, count, leadWeeks, note } of lines) {
    if (price.trim() === '') continue
    const problem = findProblem({ goodsId, price, count, leadWeeks })
    if (problem) problems.set(lineId, problem)
    else if (goodsId !== null)
      offered.push({ lineId, goodsId, price: price.trim(), count: Number(count), leadWeeks: Number(leadWeeks), note })
  }
  return { offered, problems }
}

function findProblem({
  goodsId,
  price,
  count,
  leadWeeks,
}: Pick<DraftLine, 'goodsId' | 'price' | 'count' | 'leadWeeks'>) {
  if (goodsId === null) return 'Choose the part of the catalogue that you offer.'
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

/** What the shop asks for so many pieces; below the first tier, the price of the first. */
export function listPriceFor(tiers: readonly Tier[], count: number): string | undefined {
  const tier = tiers.findLast((one) => one.count <= count) ?? tiers[0]
  if (!tier) return undefined
  return Number(tier.activityPrice) > 0 ? tier.activityPrice : tier.price
}
