import { groupDigits } from '../../../web/ui/money-format.ts'

/** Counting stops at a limit; from there on it is "that many and more". */
export const countText = (count: number, countedUpTo: number): string =>
  `${groupDigits(String(Math.min(count, countedUpTo)))}${count >= countedUpTo ? '+' : ''}`
