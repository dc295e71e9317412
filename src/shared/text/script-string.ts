const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A text as a string of JavaScript inside a script element, which it must not be able to end. In single quotes: JSON is
 * full of double ones, and each would take one character more.
 */
export const scriptString = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replace(/[<\r\n\u2028\u2029]/g, escaped)}'`
