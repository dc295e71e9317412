import { randomBytes } from 'node:crypto'

/** Without I, L, O and U: nothing to misread on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** Random, not counted: 32 divides 256, so each letter is as likely as the others. */
export const drawNeedNumber = (): string =>
  `N${Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
