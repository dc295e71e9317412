import { isDifference, isSure, matchReasons, type Reason } from '../../bom.rules.ts'
import type { PricedLine } from '../../bom-matching.contract.ts'
import type { WorkLine } from './bom-work.ts'

export type Shown = { place: number; work: WorkLine; priced: PricedLine }

export const bomFilters = ['all', 'ask', 'look', 'short', 'missing', 'unfitted'] as const
export type BomFilter = (typeof bomFilters)[number]

export const filterLabels: Record<BomFilter, string> = {
  all: 'All',
  ask: 'Questions',
  look: 'To confirm',
  short: 'Short',
  missing: 'Not found',
  unfitted: 'Not fitted',
}

const SHORT = new Set(['no_stock', 'short_stock', 'no_price'])

export const isShort = ({ warnings }: PricedLine): boolean => warnings.some((warning) => SHORT.has(warning.code))

export function passes(filter: BomFilter, { work: { line, found }, priced }: Shown): boolean {
  if (filter === 'all') return true
  if (filter === 'unfitted') return !line.fitted
  if (!line.fitted) return false
  if (filter === 'ask') return line.questions.length > 0
  if (filter === 'missing') return found.goods === null
  if (filter === 'look') return found.goods !== null && !found.taken
  return found.taken && isShort(priced)
}

/** Whether a line has these words in its row or in its part. */
export function holds(words: string, { work: { line, found } }: Shown): boolean {
  if (words === '') return true
  const { goods } = found
  const texts = [
    line.model,
    line.ref,
    line.brandName,
    line.ownNumber,
    line.customerRef,
    line.description,
    goods?.goodsModel,
    goods?.brand.brandName,
  ]
  const text = texts.join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Whether the part contradicts its row. */
export const isDiffering = ({ work }: Shown): boolean => work.found.notes.some(({ code }) => isDifference(code))

/** The guesses by their kind, the surest first. Parts that disagree with their rows are confirmed one by one. */
export function groupGuesses(all: readonly Shown[]): { reason: Reason; places: Set<number> }[] {
  const guesses = all.filter((one) => passes('look', one) && !isDiffering(one))
  return matchReasons.flatMap((reason) => {
    const places = new Set(guesses.filter(({ work }) => work.found.match === reason).map(({ place }) => place))
    // Unconfirmed lines with a certain number each have their own contradiction.
    return places.size > 0 && !isSure(reason) ? [{ reason, places }] : []
  })
}
