/** Characters that nobody takes for another, however they are turned. */
export const SIGNS = '23456789ACEFHJKLMNPRTUVWXY'

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Case and spaces between the characters do not matter. */
export const answerKey = (answer: string): string => answer.normalize('NFKC').replace(/\s+/g, '').toUpperCase()

export const askInWords = (digits: string): string =>
  `Write as digits: ${[...digits].map((digit) => DIGITS[Number(digit)]).join(', ')}`
