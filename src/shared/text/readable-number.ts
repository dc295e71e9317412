/** Without I, L, O and U, which are easily confused. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Characters of a readable number: `7K2M9XWA`. Random, not sequential, so that it reveals nothing about others; 32
 * divides 256, so each letter is as likely as the others.
 */
export const drawLetters = (count = 8): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => LETTERS[byte % LETTERS.length]).join('')
