import { formatCount } from '#shared/text/format-count.ts'

/** A lower bound has a plus sign; null is not shown. */
export const countText = (count: number | null, isLowerBound: boolean): string =>
  count === null ? '' : `${formatCount(count)}${isLowerBound ? '+' : ''}`
