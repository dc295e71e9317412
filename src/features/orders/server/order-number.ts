import { drawLetters } from '#shared/text/readable-number.ts'

export type NumberKind = 'OS' | 'AS' | 'PM' | 'TR' | 'RF'

/**
 * Such as OS-261115-7K2M9QXD: the day for people, eight random letters so that nobody guesses another one or counts
 * our orders.
 */
export function generateNumber(kind: NumberKind, day = new Date()): string {
  return `${kind}-${day.toISOString().slice(2, 10).replaceAll('-', '')}-${drawLetters()}`
}
