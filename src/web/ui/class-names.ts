/** Joins class names and drops what is switched off. */
export const classNames = (...names: Array<string | false | undefined>): string => names.filter(Boolean).join(' ')
