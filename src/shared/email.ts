/** A loose check: stricter rules refuse real addresses, and only a confirmation mail proves one. */
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@.<>(),;:"[\]\\]{2,}$/
const MAX_ADDRESS_LENGTH = 254

export const looksLikeEmail = (text: string): boolean => text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text)

export const NOT_AN_EMAIL = 'This does not look like an e-mail address.'
