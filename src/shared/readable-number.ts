/** Without I, L, O and U: nothing to misread on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/**
 * A number to tell people: `Q7K2M9XWA`. Random, not counted, so it tells nothing about the others; 32 divides 256, so
 * each letter is as likely as the others.
 */
export const drawReadableNumber = (prefix: string): string =>
  `${prefix}${Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
