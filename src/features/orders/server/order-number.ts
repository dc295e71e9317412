import { drawLetters } from '#shared/text/readable-number.ts'

export type NumberKind = 'OS' | 'AS' | 'PM' | 'TR' | 'RF'

/**
 * Such as OS-261115-7K2M9QXD: the date, and eight random characters, so that numbers cannot be guessed or
 * counted.
 */
export function generateNumber(kind: NumberKind, day = new Date()): string {
  return `${kind}-${day.toISOString().slice(2, 10).replaceAll('-', '')}-${drawLetters()}`
}
