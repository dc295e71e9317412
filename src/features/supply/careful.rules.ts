import { formatCount } from '#shared/text/format-count.ts'

/** Limits for lists that are applied automatically. Beyond them a person decides. */
const MAX_BAD_SHARE = 0.05
const MAX_GONE_SHARE = 0.1
const MAX_PRICE_FACTOR = 3
/** Below this size percentages are not meaningful. */
const FEW = 10

interface Outcome {
  lineCount: number
  badCount: number
  changedCount: number
  unchangedCount: number
  goneCount: number
  /** The largest first. */
  priceJumps: ReadonlyArray<{ model: string; oldPrice: string; newPrice: string; factor: number }>
}

/** Reasons to review an import before it is applied. */
export function findObjection(outcome: Outcome): string | undefined {
  const { lineCount, badCount, changedCount, unchangedCount, goneCount, priceJumps } = outcome
  if (lineCount === 0) return 'The list has no lines.'
  if (badCount > Math.max(FEW, lineCount * MAX_BAD_SHARE))
    return `${formatCount(badCount)} of ${formatCount(lineCount)} lines cannot be read.`
  const known = changedCount + unchangedCount + goneCount
  if (goneCount > Math.max(FEW, known * MAX_GONE_SHARE))
    return `${formatCount(goneCount)} of ${formatCount(known)} parts are missing from the list.`
  const [jump] = priceJumps
  if (jump && (jump.factor > MAX_PRICE_FACTOR || jump.factor < 1 / MAX_PRICE_FACTOR))
    return `The price of ${jump.model} would change from ${jump.oldPrice} to ${jump.newPrice}.`
  return undefined
}
