import { groupDigits } from '#web/ui/display/money-format.ts'

/** What was counted partly is "that many and more"; what was not counted has no number. */
export const countText = (count: number | null, isLowerBound: boolean): string =>
  count === null ? '' : `${groupDigits(String(count))}${isLowerBound ? '+' : ''}`
