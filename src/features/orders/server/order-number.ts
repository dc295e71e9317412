import { randomBytes } from 'node:crypto'

/** Without I, L, O and U: nothing to misread on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export type NumberKind = 'OS' | 'AS' | 'PM' | 'TR' | 'RF'

/**
 * Such as OS-261115-7K2M9QXD: the day for people, eight random letters so that nobody guesses another one or counts
 * our orders. 32 divides 256, so each letter is as likely as the others.
 */
export function drawNumber(kind: NumberKind, day = new Date()): string {
  const letters = Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${kind}-${day.toISOString().slice(2, 10).replaceAll('-', '')}-${letters}`
}
