import { groupDigits } from '../../../web/ui/money-format.ts'

/** What was counted partly is "that many and more". */
export const countText = (count: number, countedPartly: boolean): string =>
  `${groupDigits(String(count))}${countedPartly ? '+' : ''}`
