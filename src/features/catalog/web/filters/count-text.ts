import { groupDigits } from '#web/ui/display/money-format.ts'

/** A lower bound has a plus sign; null is not shown. */
export const countText = (count: number | null, isLowerBound: boolean): string =>
  count === null ? '' : `${groupDigits(String(count))}${isLowerBound ? '+' : ''}`
