/** Capitals, a hyphen and a digit: LQFP-48, SOT-23-5, TO-220AB. Browsers break a line after such a hyphen. */
const CODE = /(\b[A-Z][A-Z0-9]*-\d[\w.]*(?:-\w+)*)/

/** Every second piece is a code; together they are the text. */
export const splitCodes = (text: string): string[] => text.split(CODE)
