/** As much of an order line as the form needs. */
interface Returnable {
  lineId: number
  returnableCount: number
}

/** Chosen lines by their id, and how many pieces of each. */
export type ChosenCounts = ReadonlyMap<number, number>

export interface AfterSaleEntry {
  chosen: ChosenCounts
  reason: string
  solution: string
  description: string
}

/** Messages of the form and of the endpoint. */
export const AFTER_SALE_MESSAGES = {
  lines: 'Please choose at least one line.',
  reason: 'Please choose a reason.',
  solution: 'Please choose a solution.',
  description: 'Please describe the problem.',
}

export type AfterSaleProblems = Partial<Record<'lines' | 'reason' | 'solution' | 'description', string>>

/** Toggles a line with all its returnable pieces. */
export function toggleLine(chosen: ChosenCounts, { lineId, returnableCount }: Returnable): ChosenCounts {
  const next = new Map(chosen)
  if (!next.delete(lineId) && returnableCount > 0) next.set(lineId, returnableCount)
  return next
}

/** "Other" needs a description. */
export const findDescriptionProblem = (entry: Pick<AfterSaleEntry, 'reason' | 'description'>): string | undefined =>
  entry.reason === 'Other' && entry.description === '' ? AFTER_SALE_MESSAGES.description : undefined

/** Problems in the order of the fields. The server checks again. */
export function findAfterSaleProblems(entry: AfterSaleEntry, lines: readonly Returnable[]): AfterSaleProblems {
  const most = new Map(lines.map((line) => [line.lineId, line.returnableCount]))
  const wrong = [...entry.chosen].some(([lineId, count]) => count < 1 || count > (most.get(lineId) ?? 0))
  const description = findDescriptionProblem(entry)
  return {
    ...(entry.chosen.size === 0 && { lines: AFTER_SALE_MESSAGES.lines }),
    ...(wrong && { lines: 'Please choose no more than can still be returned.' }),
    ...(entry.reason === '' && { reason: AFTER_SALE_MESSAGES.reason }),
    ...(entry.solution === '' && { solution: AFTER_SALE_MESSAGES.solution }),
    ...(description && { description }),
  }
}
