/** The characters of a phone number; it may be empty. */
export const PHONE = /^[+\d ()./-]*$/
export const NOT_A_PHONE = 'Please use digits, spaces and + ( ) . / - only.'
