/** Without I, L, O and U: nothing to misread on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Letters of a number to tell people: `7K2M9XWA`. Random, not counted, so that it tells nothing about the others; 32
 * divides 256, so each letter is as likely as the others.
 */
export const drawLetters = (count = 8): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => LETTERS[byte % LETTERS.length]).join('')
